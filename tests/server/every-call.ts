import type { InjectOptions } from 'fastify';
import { apiPrefix, type Method } from '../../adapters/contract/call';
import type { Fields } from '../../adapters/terminal/conformance/asking';
import type { Access } from '../../application/ports/candidate-api/call';
import { calls } from '../../adapters/contract/calls';

/* Every call of the contract, for tests that walk them all: a new call is covered as soon as it is in the contract. */

export interface EveryCall {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  /** The field that may be a file. */
  readonly file?: string;
  /** In bytes; undefined: the default. */
  readonly largestBody?: number;
}

export const everyCall: readonly EveryCall[] = calls;

const inAddress = (value: unknown): string =>
  encodeURIComponent(typeof value === 'string' || typeof value === 'number' ? value : 0);

export const pathOf = (path: string, fields: Fields): string =>
  `${apiPrefix}/${path.replace(/\{([a-z_]+)\}/g, (_, name: string) => inAddress(fields[name]))}`;

/** One call with these fields, as `inject` takes it. It has its own key, so that no call repeats another. */
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
