import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { isCallFailure, type CallFailure } from '../../../application/failure';
import type { Operations } from '../../../application/ports/candidate-api/call';
import type { NotCarriedOut, OperatorOperations, OperatorSide } from '../../../application/ports/operator';
import { apiPrefix, apiVersion, type Call } from '../../contract/call';
import { operatorCalls } from '../../contract/calls/operator';
import { readAnswer, writeRequest, type Answer } from '../../contract/envelope';
import type { TravelsOf } from '../../contract/operation';

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
  <I, O, R extends { readonly _tag: string }>(call: Call<I, O, R>) =>
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

type Asked<All extends Operations<keyof All>> = {
  readonly [Name in keyof All]: (
    input: All[Name]['input'],
  ) => TE.TaskEither<All[Name]['refusal'] | NotCarriedOut, All[Name]['output']>;
};

const sideOf = <All extends Operations<keyof All>>(access: OperatorAccess, travels: TravelsOf<All>): Asked<All> => {
  const made: { -readonly [Name in keyof All]?: Asked<All>[Name] } = {};
  const isWhole = (side: typeof made): side is Asked<All> => Object.keys(travels).every((name) => name in side);
  for (const name in travels) made[name] = (input) => send(access)(travels[name].callFor(input))(input);
  if (!isWhole(made)) throw new Error('An operation was not made.');
  return made;
};

/** The operator's side of a portal that runs, over HTTP. */
export const portalSide = (access: OperatorAccess): OperatorSide => sideOf<OperatorOperations>(access, operatorCalls);
