import { bodyField, readStatusCode } from '../../../domain/resilience/error-text';
import type { Verdict } from './verdict';

/** An answer as received, and the request it belongs to. */
export interface Reply {
  /** `POST /api/candidate/send_otp {…}`, for the report's reader. */
  readonly request: string;
  /** 0: there was no answer. */
  readonly http: number;
  readonly header: (name: string) => string | undefined;
  readonly text: string;
  /** The text as JSON; undefined if it is not JSON. */
  readonly body: unknown;
}

export const statusOf = ({ http, body }: Reply): number => readStatusCode(http, body);

/** The reason of a refusal, as in the answer. */
export const reasonOf = ({ body }: Reply): unknown => bodyField(bodyField(body, 'refusal'), 'reason');

/** The names of its fields; none if it is not an object. */
export const namesIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

const longest = 300;

/** A report is shown to others, so tokens, codes and file addresses are removed. */
export const withoutSecrets = (text: string): string =>
  text.replace(/"(code|otp|url|secret|resume_path|(?:\w+_)?token)":\s*"[^"]+"/g, '"$1":"•••"').replace(/\s+/g, ' ');

export const shortened = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest)}… (${text.length} characters)`;

export const replyInWords = ({ http, text }: Reply): string =>
  http === 0 ? text : `HTTP ${http} ${shortened(withoutSecrets(text)) || '(no body)'}`;

/** The fault: what was expected, and the answer found, or the part of it given separately. */
export const failed = (reply: Reply, expected: string, found = replyInWords(reply)): Verdict => ({
  _tag: 'Failed',
  expected,
  found,
  request: reply.request,
});
