import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Access, Operation } from '../../application/ports/candidate-api/call';
import type { OperatorRight } from '../../application/ports/operator-caller';
import type { Milliseconds } from '../../domain/time/duration';
import type { Codec } from './codec';

/** GET only reads; POST and PUT may change something. */
export type Method = 'GET' | 'POST' | 'PUT';

/** The status of a refusal or failure (R4): 202 no position, 204 no content, 401 no session, 404 not found, 406 not acceptable. */
export type RefusalStatus = 202 | 204 | 404 | 406;

type Tagged = { readonly _tag: string };

/**
 * One call of the portal, described once. The clients, the server's routes, the session watch, the OpenAPI document and the conformance tests are
 * derived from it. `request` describes one object: the fields named in `path` go into the URL, `idempotency-key` is a header, the rest is a JSON
 * body.
 */
export interface Call<Input, Output, Refusal extends Tagged, Who extends Access = Access> {
  readonly name: string;
  readonly summary: string;
  /** The source of the call: `spec 1 §7`, `R14`. */
  readonly source: string;
  readonly method: Method;
  /** Below /api, parameters in braces: `candidate/get_position_data/{community_id}/{position_id}`. */
  readonly path: string;
  readonly access: Who;
  /** What a named token needs for the call. Each of the operator's calls says it (`OperatorCall`), and no other. */
  readonly right?: OperatorRight;
  /** The field that may also be sent as a file, in a form (multipart/form-data); in JSON it is the name of a file that was sent before. */
  readonly file?: string;
  /** The largest such file, in bytes. */
  readonly largestFile?: number;
  readonly request: Codec<Input>;
  /** The largest accepted body, in bytes; undefined: the usual limit. */
  readonly largestBody?: number;
  /** How long an answer may take before the connection counts as lost; undefined: the usual time (`over-http`). */
  readonly answerWithin?: Milliseconds;
  /** The answers that end the caller's session. Undefined: only a 401. R3b has the exceptions. */
  readonly endsSessionOn?: readonly (401 | 406)[];
  readonly response: Codec<Output>;
  readonly refusal: Codec<Refusal>;
  readonly refusalStatus: (refusal: Refusal) => RefusalStatus;
  readonly sayRefusal: (refusal: Refusal) => string;
}

/** Where all calls live on the portal's address. */
export const apiPrefix = '/api';
/** What each call says in its `api-version` header; a call that says another version is refused (R4). */
export const apiVersion = '1.0';

/** The call that carries an operation. */
export type CallOf<Op extends Operation<unknown, unknown, Tagged, Access>> = Call<
  Op['input'],
  Op['output'],
  Op['refusal'],
  Op['access']
>;

/** A call of the operator. Without its right it doesn't compile. */
export interface OperatorCall<Input, Output, Refusal extends Tagged> extends Call<Input, Output, Refusal, 'operator'> {
  readonly right: OperatorRight;
}

/** The call that carries an operator's operation. */
export type OperatorCallOf<Op extends Operation<unknown, unknown, Tagged, 'operator'>> = OperatorCall<
  Op['input'],
  Op['output'],
  Op['refusal']
>;

/** A call in code that handles all of them: its request and answer are known only by their codecs. */
export interface DescribedCall extends Omit<
  Call<never, never, never>,
  'request' | 'response' | 'refusal' | 'refusalStatus' | 'sayRefusal'
> {
  readonly request: Pick<Codec<unknown>, 'schema'> & { readonly isReadable: (fields: unknown) => boolean };
  readonly response: Pick<Codec<unknown>, 'schema'> & { readonly isReadable: (body: unknown) => boolean };
  readonly refusal: Pick<Codec<unknown>, 'schema'>;
  /** A refusal on the wire. None: it is not one of this call's refusals. */
  readonly readRefusal: (wire: unknown) => O.Option<RefusalInWords>;
}

/** How a refusal is sent: the name of its reason, its status inside the answer, and its sentence. */
export interface RefusalInWords {
  readonly reason: string;
  readonly statusCode: RefusalStatus;
  readonly says: string;
}

/** Hides a call's types behind its schemas and checks, so that all calls fit in one list. */
export const describeCall = <I, O, R extends Tagged>(call: Call<I, O, R>): DescribedCall => {
  const { request, response, refusal, refusalStatus, sayRefusal, ...shared } = call;
  return {
    ...shared,
    request: { schema: request.schema, isReadable: (fields) => E.isRight(request.type.decode(fields)) },
    response: { schema: response.schema, isReadable: (body) => E.isRight(response.type.decode(body)) },
    refusal: { schema: refusal.schema },
    readRefusal: (wire) => {
      const read = refusal.type.decode(wire);
      return E.isLeft(read)
        ? O.none
        : O.some({
            reason: read.right._tag,
            statusCode: refusalStatus(read.right),
            says: sayRefusal(read.right),
          });
    },
  };
};
