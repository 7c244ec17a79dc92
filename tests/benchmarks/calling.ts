import type * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../application/failure';
import type { SessionToken } from '../../application/identity/secrets.port';
import { apiPrefix, apiVersion, type Call } from '../../adapters/contract/call';
import { sendOtp, submitOtp } from '../../adapters/contract/identity/identity.calls';
import { readAnswer, writeRequest } from '../../adapters/contract/envelope';
import type { Email } from '../../domain/text/email';
import { code } from '../support/builders/identity';
import { codeIn, type Inbox } from '../support/portal/inbox';
import { answerOf } from '../support/world/answers';

/** The contract's calls over HTTP from Node: the browser adapter's job, without a browser. */
export const callsAt =
  (url: string) =>
  <I, O, R extends { readonly _tag: string }>(
    call: Call<I, O, R>,
    input: I,
    token?: SessionToken,
  ): TE.TaskEither<CallFailure | R, O> =>
  async () => {
    const { path, idempotencyKey, body } = writeRequest(call, input);
    const response = await fetch(`${url}${apiPrefix}/${path}`, {
      method: call.method,
      headers: {
        'api-version': apiVersion,
        ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(call.method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    const answered: unknown = await response.json();
    return readAnswer(call, { httpStatus: response.status, body: answered, requestId: undefined });
  };

/** Signs in as a candidate would: requests a code, reads the mail, enters the code. */
export const signInAt = async (url: string, inbox: Inbox, email: Email): Promise<SessionToken> => {
  const call = callsAt(url);
  const seen = inbox.mailsTo(email).length;
  await answerOf(call(sendOtp, email));
  const given = code(codeIn(await inbox.next(email, seen)));
  const { token } = await answerOf(call(submitOtp, { email, code: given }));
  return token;
};
