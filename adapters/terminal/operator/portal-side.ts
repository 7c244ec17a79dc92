import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { isCallFailure, type CallFailure } from '../../../application/failure';
import type { NotCarriedOut, OperatorSide } from '../../../application/ports/operator';
import { apiPrefix, apiVersion, type Call } from '../../contract/call';
import { actOnApplication, openSlots, publishPosition, seeApplication } from '../../contract/calls/operator';
import { importFiles } from '../../contract/calls/operator-import';
import { chooseForMail, seeMails } from '../../contract/calls/operator-mails';
import { readAnswer, writeRequest, type Answer } from '../../contract/envelope';

/** Where the portal answers, and what lets an operator in. */
export interface OperatorAccess {
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly operatorToken: string;
}

const notCarriedOut = (why: string): NotCarriedOut => ({ _tag: 'NotCarriedOut', why });

const sayFailure = (failure: CallFailure): string =>
  'message' in failure && failure.message !== ''
    ? failure.message
    : `The portal's answer is none that this program knows (${failure._tag}).`;

/** How long an answer may take before it counts as lost, in milliseconds: an import writes as much as 20 MB. */
const answerWithin = (largestBody: number | undefined): number => (largestBody === undefined ? 20_000 : 290_000);

const post = (
  { publicUrl, operatorToken }: OperatorAccess,
  path: string,
  body: string,
  within: number,
): TE.TaskEither<NotCarriedOut, Answer> =>
  TE.tryCatch(
    async () => {
      const response = await fetch(`${publicUrl}${apiPrefix}/${path}`, {
        method: 'POST',
        headers: {
          'api-version': apiVersion,
          'content-type': 'application/json',
          authorization: `Bearer ${operatorToken}`,
        },
        body,
        signal: AbortSignal.timeout(within),
      });
      const answered: unknown = await response.json();
      return { httpStatus: response.status, body: answered, requestId: undefined };
    },
    () =>
      notCarriedOut(
        `The answer of the portal at ${publicUrl} was lost: it may have been done or not. Ask how it stands, then try again.`,
      ),
  );

/** One call. Nothing is sent twice: whoever typed the command sees that its answer was lost, and asks how it stands. */
const send =
  (access: OperatorAccess) =>
  <I, O, R extends { readonly _tag: string }>(call: Call<I, O, R, 'operator'>) =>
  (input: I): TE.TaskEither<R | NotCarriedOut, O> => {
    const { path, body } = writeRequest(call, input);
    const text = JSON.stringify(body);
    const { largestBody } = call;
    if (largestBody !== undefined && Buffer.byteLength(text) > largestBody)
      return TE.left(
        notCarriedOut(
          `The files are larger than the ${largestBody / 1024 / 1024} MB that a running portal takes at once: load them one by one, or while it is stopped.`,
        ),
      );
    return pipe(
      post(access, path, text, answerWithin(largestBody)),
      TE.flatMapEither((answer): E.Either<R | NotCarriedOut, O> =>
        pipe(
          readAnswer(call, answer),
          E.mapLeft((reason) => (isCallFailure(reason) ? notCarriedOut(sayFailure(reason)) : reason)),
        ),
      ),
    );
  };

/** The operator's side of a portal that runs, over HTTP. */
export const portalSide = (access: OperatorAccess): OperatorSide => {
  const over = send(access);
  return {
    act: over(actOnApplication),
    seeApplication: over(seeApplication),
    publish: over(publishPosition),
    openSlots: over(openSlots),
    seeMails: over(seeMails)(undefined),
    chooseForMail: over(chooseForMail),
    importFiles: over(importFiles),
  };
};
