import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Access, Operation } from '../../application/ports/candidate-api/call';
import type { Milliseconds } from '../../domain/time/duration';
import type { Codec } from './codec';

export type Method = 'GET' | 'POST' | 'PUT';

/** The status a refusal or failure travels with (R4): 202 no position, 204 nothing there, 401 no session, 404 not known, 406 not acceptable. */
export type RefusalStatus = 202 | 204 | 404 | 406;

type Tagged = { readonly _tag: string };

/**
 * One call of the portal, described once. The clients, the server's route, the watch for the end of a session, the OpenAPI document and the
 * conformance tests are derived from it.
 * `request` describes one object: the fields named in `path` travel in the URL, `idempotency-key` as a header, the rest as a JSON body.
 */
export interface Call<Input, Output, Refusal extends Tagged, Who extends Access = Access> {
  readonly name: string;
  readonly summary: string;
  /** Where it is asked for: `spec 1 §7`, `R14`. */
  readonly source: string;
  readonly method: Method;
  /** Below /api, parameters in braces: `candidate/get_position_data/{community_id}/{position_id}`. */
  readonly path: string;
  readonly access: Who;
  /** The field that may also travel as a file, in a form (multipart/form-data); as JSON it is the name of one that came before. */
  readonly file?: string;
  readonly request: Codec<Input>;
  /** The largest body that is read, in bytes; most calls say nothing and have little to say. */
  readonly largestBody?: number;
  /** How long an answer may take before the line counts as lost; most calls take the usual time (`over-http`). */
  readonly answerWithin?: Milliseconds;
  /** Which answers end the session that asked. Undefined: a 401 alone. R3b has the exceptions. */
  readonly endsSessionOn?: readonly (401 | 406)[];
  readonly response: Codec<Output>;
  readonly refusal: Codec<Refusal>;
  readonly refusalStatus: (refusal: Refusal) => RefusalStatus;
  readonly sayRefusal: (refusal: Refusal) => string;
}

export const apiPrefix = '/api';
export const apiVersion = '1.0';

/** The call that an operation travels as. */
export type CallOf<Op extends Operation<unknown, unknown, Tagged, Access>> = Call<
  Op['input'],
  Op['output'],
  Op['refusal'],
  Op['access']
>;

/** A call for who walks over all of them: what it takes and answers is known by its codecs alone. */
export interface DescribedCall extends Omit<
  Call<never, never, never>,
  'request' | 'response' | 'refusal' | 'refusalStatus' | 'sayRefusal'
> {
  readonly request: Pick<Codec<unknown>, 'schema'> & { readonly isReadable: (fields: unknown) => boolean };
  readonly response: Pick<Codec<unknown>, 'schema'> & { readonly isReadable: (body: unknown) => boolean };
  readonly refusal: Pick<Codec<unknown>, 'schema'>;
  /** A refusal as it travels: the name of its reason, and the sentence for it. None: not one of this call's. */
  readonly readRefusal: (wire: unknown) => O.Option<{ readonly reason: string; readonly says: string }>;
}

export const describeCall = <I, O, R extends Tagged>(call: Call<I, O, R>): DescribedCall => {
  const { request, response, refusal, refusalStatus: _, sayRefusal, ...told } = call;
  return {
    ...told,
    request: { schema: request.schema, isReadable: (fields) => E.isRight(request.type.decode(fields)) },
    response: { schema: response.schema, isReadable: (body) => E.isRight(response.type.decode(body)) },
    refusal: { schema: refusal.schema },
    readRefusal: (wire) => {
      const read = refusal.type.decode(wire);
      return E.isLeft(read) ? O.none : O.some({ reason: read.right._tag, says: sayRefusal(read.right) });
    },
  };
};
