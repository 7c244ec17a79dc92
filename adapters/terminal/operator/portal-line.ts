import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { isCallFailure, type CallFailure } from '../../../application/failure';
import { apiPrefix, apiVersion, type Call } from '../../contract/call';
import { readAnswer, writeRequest } from '../../contract/envelope';

/** Where the portal answers, and what lets an operator in. */
export interface OperatorAccess {
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly operatorToken: string;
}

/** Asks the portal; the answer, or the sentence that says why there is none. */
export type AskPortal = <I, O, R extends { readonly _tag: string }>(
  call: Call<I, O, R, 'operator'>,
  input: I,
) => Promise<E.Either<string, O>>;

const sayFailure = (failure: CallFailure): string =>
  'message' in failure && failure.message !== ''
    ? failure.message
    : `The portal's answer is none that this program knows (${failure._tag}).`;

/** How long an answer may take before the line counts as lost, in milliseconds. */
const answerWithin = 20_000;

/** The portal over HTTP. Nothing is sent twice: whoever typed the command sees that it was lost, and asks how it stands. */
export const portalLine =
  ({ publicUrl, operatorToken }: OperatorAccess): AskPortal =>
  async (call, input) => {
    const { path, body } = writeRequest(call, input);
    const sent = await TE.tryCatch(
      async () => {
        const response = await fetch(`${publicUrl}${apiPrefix}/${path}`, {
          method: call.method,
          headers: {
            'api-version': apiVersion,
            'content-type': 'application/json',
            authorization: `Bearer ${operatorToken}`,
          },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(answerWithin),
        });
        const answered: unknown = await response.json();
        return { httpStatus: response.status, body: answered, requestId: undefined };
      },
      () => `The portal does not answer at ${publicUrl}. Start it, or set PUBLIC_URL to where it is.`,
    )();
    if (E.isLeft(sent)) return sent;
    const answer = readAnswer(call, sent.right);
    if (E.isRight(answer)) return answer;
    return E.left(isCallFailure(answer.left) ? sayFailure(answer.left) : call.sayRefusal(answer.left));
  };
