import type { Codec } from './codec';

export type Method = 'GET' | 'POST' | 'PUT';

/** Public calls need no token (R3b), a candidate's that of a session, an operator's the one that the deployment keeps. */
export type Access = 'public' | 'candidate' | 'operator';

/** The status a refusal or failure travels with (R4): 202 no position, 204 nothing there, 401 no session, 404 not known, 406 not acceptable. */
export type RefusalStatus = 202 | 204 | 404 | 406;

/**
 * One call of the portal, described once. The client, the server's route, the OpenAPI document and the conformance tests are derived from it.
 * `request` describes one object: the fields named in `path` travel in the URL, `idempotency-key` as a header, the rest as a JSON body.
 */
export interface Call<Input, Output, Refusal extends { readonly _tag: string }, Who extends Access = Access> {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** Below /api, parameters in braces: `candidate/get_position_data/{community_id}/{position_id}`. */
  readonly path: string;
  /** In the type as well, so that the server can't take a call for one that needs no token. */
  readonly access: Who;
  /** The field that may also travel as a file, in a form (multipart/form-data); as JSON it is the name of one that came before. */
  readonly file?: string;
  readonly request: Codec<Input>;
  /** The largest body that is read, in bytes; most calls say nothing and have little to say. */
  readonly largestBody?: number;
  readonly response: Codec<Output>;
  readonly refusal: Codec<Refusal>;
  readonly refusalStatus: (refusal: Refusal) => RefusalStatus;
  readonly sayRefusal: (refusal: Refusal) => string;
}

export const apiPrefix = '/api';
export const apiVersion = '1.0';
