import { bodyField, readStatusCode } from '../../../domain/resilience/error-text';
import type { Verdict } from './verdict';

/** An answer as it came, and what was asked for it. */
export interface Reply {
  /** `POST /api/candidate/send_otp {…}`, for who reads the report. */
  readonly asked: string;
  /** 0: there was none. */
  readonly http: number;
  readonly header: (name: string) => string | undefined;
  readonly text: string;
  /** What the text says as JSON; undefined where it is none. */
  readonly body: unknown;
}

export const statusOf = ({ http, body }: Reply): number => readStatusCode(http, body);

/** The reason of a refusal, as it stands in the answer. */
export const reasonOf = ({ body }: Reply): unknown => bodyField(bodyField(body, 'refusal'), 'reason');

/** The names of its fields; none for what is no object. */
export const namesIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

const longest = 300;

/** A report is shown to others: tokens, codes and what opens a file stay out of it. */
export const withoutSecrets = (text: string): string =>
  text.replace(/"(code|otp|url|resume_path)":\s*"[^"]+"/g, '"$1":"•••"').replace(/\s+/g, ' ');

export const shortened = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest)}… (${text.length} characters)`;

export const told = ({ http, text }: Reply): string =>
  http === 0 ? text : `HTTP ${http} ${shortened(withoutSecrets(text)) || '(no body)'}`;

/** Expected that, and found this answer, or what of it is told apart. */
export const failed = (reply: Reply, expected: string, found = told(reply)): Verdict => ({
  _tag: 'Failed',
  expected,
  found,
  asked: reply.asked,
});
