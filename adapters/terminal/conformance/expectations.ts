import * as E from 'fp-ts/Either';
import { bodyField, bodyText, readErrorText } from '../../../domain/resilience/error-text';
import type { Call } from '../../contract/call';
import { faultsOf } from '../../contract/codec';
import { failed, namesIn, reasonOf, statusOf, type Reply } from './reply';
import { passed, type Verdict } from './verdict';

/* What an answer must be, by the contract. */

type AnyCall<O, R extends { readonly _tag: string }> = Pick<
  Call<never, O, R>,
  'name' | 'response' | 'refusal' | 'refusalStatus'
>;

const jsonType = /^application\/json\b/;

/** What every API answer has in common: JSON, with the status inside (R4). */
const enveloped = (reply: Reply): Verdict => {
  if (reply.http === 0) return failed(reply, 'an answer');
  if (!jsonType.test(reply.header('content-type') ?? ''))
    return failed(
      reply,
      'content-type: application/json',
      `content-type: ${reply.header('content-type') ?? 'none'}, ${reply.text.slice(0, 80)}`,
    );
  return typeof bodyField(reply.body, 'statusCode') === 'number'
    ? passed
    : failed(reply, 'a JSON object with a number `statusCode` inside (R4)');
};

/** A success: HTTP 200, statusCode 200, and the shape in the contract. */
export const succeeds = <O, R extends { readonly _tag: string }>(call: AnyCall<O, R>, reply: Reply): Verdict => {
  const envelope = enveloped(reply);
  if (envelope._tag !== 'Passed') return envelope;
  if (reply.http !== 200 || statusOf(reply) !== 200) return failed(reply, 'HTTP 200 with statusCode 200 (R4)');
  const decoded = call.response.type.decode(reply.body);
  return E.isRight(decoded)
    ? passed
    : failed(
        reply,
        `the shape that openapi.json gives the answer of ${call.name}`,
        faultsOf(decoded.left, 5).join('; '),
      );
};

/** A success's decoded payload; undefined for anything else. */
export const answered = <O, R extends { readonly _tag: string }>(call: AnyCall<O, R>, reply: Reply): O | undefined => {
  const decoded = call.response.type.decode(reply.body);
  return statusOf(reply) === 200 && E.isRight(decoded) ? decoded.right : undefined;
};

/** A failure has a message for people and a request id for the log (R4). */
const explained = (reply: Reply): Verdict => {
  const envelope = enveloped(reply);
  if (envelope._tag !== 'Passed') return envelope;
  if (readErrorText(reply.body) === '') return failed(reply, 'a text that a candidate may read, as `error` (R4)');
  return bodyText(bodyField(reply.body, 'request_id')) === ''
    ? failed(reply, 'a `request_id`, by which the log is found')
    : passed;
};

/** A refusal in the contract: HTTP 200, the reason with its numbers, and the call's status for this reason. */
export const refuses = <O, R extends { readonly _tag: string }>(
  call: AnyCall<O, R>,
  reply: Reply,
  ...reasons: readonly R['_tag'][]
): Verdict => {
  const expected = reasons.length === 0 ? 'a refusal of the contract' : `the refusal ${reasons.join(' or ')}`;
  if (reply.http !== 200 || statusOf(reply) === 200) return failed(reply, `HTTP 200 with ${expected}`);
  const explanation = explained(reply);
  if (explanation._tag !== 'Passed') return explanation;
  const decoded = call.refusal.type.decode(bodyField(reply.body, 'refusal'));
  if (E.isLeft(decoded))
    return failed(reply, `${expected}, as openapi.json describes it`, faultsOf(decoded.left, 5).join('; '));
  const { _tag } = decoded.right;
  if (reasons.length > 0 && !reasons.some((reason) => reason === _tag)) return failed(reply, expected);
  const status = call.refusalStatus(decoded.right);
  return statusOf(reply) === status ? passed : failed(reply, `statusCode ${status} for ${_tag}`);
};

/** The decoded refusal. */
export const refusalIn = <O, R extends { readonly _tag: string }>(call: AnyCall<O, R>, reply: Reply): R | undefined => {
  const decoded = call.refusal.type.decode(bodyField(reply.body, 'refusal'));
  return E.isRight(decoded) ? decoded.right : undefined;
};

const own: readonly string[] = ['statusCode', 'error', 'message', 'request_id', 'errors'];

/** Refused before the call: a real HTTP status, the same inside, and no other content (R3b, R4). */
export const turnedAway = (reply: Reply, ...statuses: readonly number[]): Verdict => {
  const expected = `HTTP ${statuses.join(' or ')} with the same statusCode, and nothing but why`;
  if (!statuses.includes(reply.http) || statusOf(reply) !== reply.http) return failed(reply, expected);
  const more = namesIn(reply.body).filter((name) => !own.includes(name));
  return more.length > 0 ? failed(reply, expected, `besides: ${more.join(', ')}`) : explained(reply);
};

/** An unreadable request is refused with 400 or 406, inside or in HTTP too; it is never accepted, and never a server fault. */
export const unreadable = (reply: Reply, what: string, ...more: readonly number[]): Verdict => {
  const statuses = [400, 406, ...more];
  const fine = statuses.includes(statusOf(reply)) && (reply.http === 200 || reply.http === statusOf(reply));
  return fine ? explained(reply) : failed(reply, `${what} is refused with statusCode ${statuses.join(' or ')} (R4)`);
};

/** The same answer again. */
export const sameAnswer = (first: Reply, again: Reply): Verdict =>
  again.http === first.http && again.text === first.text
    ? passed
    : failed(again, `the answer of the first time, ${first.text.slice(0, 120)}`);

export const refusesAgain = <O, R extends { readonly _tag: string }>(call: AnyCall<O, R>, reply: Reply): Verdict =>
  reasonOf(reply) === 'KeyUsedBefore'
    ? failed(reply, 'a refusal for what it is, not for its key')
    : refuses(call, reply);
