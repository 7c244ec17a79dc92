import type { InjectOptions } from 'fastify';
import { apiPrefix, type Method } from '../../adapters/contract/call';
import type { Access } from '../../application/ports/candidate-api/call';
import { calls } from '../../adapters/contract/calls';

/* Every call of the contract, for tests that walk them all: one that is added is walked as soon as it stands there. */

export interface EveryCall {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  /** The field that may come as a file. */
  readonly file?: string;
  /** In bytes; undefined: the usual. */
  readonly largestBody?: number;
}

export const everyCall: readonly EveryCall[] = calls;

/** Values for whatever a call may ask for, by the field's name: a call reads what it knows and drops the rest. */
export type Fields = Readonly<Record<string, string | number | boolean | readonly object[]>>;

const inAddress = (value: Fields[string] | undefined): string =>
  encodeURIComponent(typeof value === 'string' || typeof value === 'number' ? value : 0);

export const pathOf = (path: string, fields: Fields): string =>
  `${apiPrefix}/${path.replace(/\{([a-z_]+)\}/g, (_, name: string) => inAddress(fields[name]))}`;

/** One call with these fields, as `inject` takes it. Its key is its own, so that no call repeats another. */
export const asked = (
  { method, path }: EveryCall,
  fields: Fields,
  headers: Readonly<Record<string, string>>,
): InjectOptions => ({
  method,
  url: pathOf(path, fields),
  headers: { 'idempotency-key': `stranger-${path.replace(/\W/g, '-')}`.slice(0, 64), ...headers },
  ...(method === 'GET' ? {} : { payload: fields }),
});
