import type * as TE from 'fp-ts/TaskEither';
import type { AbortSignalLike } from '../../application/ports/candidate-api/call';
import type { Milliseconds } from '../../domain/time/duration';

/* One HTTP request and its answer, however it travels: XMLHttpRequest in a browser, fetch in a terminal or as a page goes away. */

/** Headers by their names in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** A request as it is sent. */
export interface HttpRequest<Body = string> {
  readonly method: string;
  /** On the portal's address, with /api. */
  readonly path: string;
  readonly headers: Headers;
  readonly body?: Body | undefined;
  /** How long the answer may take before the connection counts as lost. */
  readonly within: Milliseconds;
  readonly signal?: AbortSignalLike | undefined;
  /** Called with how many bytes of the body have been sent. */
  readonly onUploaded?: ((bytes: number, ofAll: number) => void) | undefined;
}

/** An answer as it arrived, its body unread. */
export interface HttpAnswer {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly text: string;
}

/** No answer. `reached`: the request may have reached the server all the same. */
export interface LostExchange {
  readonly reached: boolean;
}

/** Sends one request. A lost connection is a value: the promise never rejects. */
export type Exchange<Body = string> = (request: HttpRequest<Body>) => TE.TaskEither<LostExchange, HttpAnswer>;
