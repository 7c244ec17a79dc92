import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { isCallFailure, type CallFailure } from '../../../application/failure';
import type { Operations } from '../../../application/ports/candidate-api/call';
import type {
  AsksOf,
  NotCarriedOut,
  OperatorOperations,
  OperatorSide,
} from '../../../application/operator/operator.port';
import type { FilesRefused, ImportId, ImportState, Loaded, NoSuchImport } from '../../../application/import/import.api';
import { sayNoSuchImport } from '../../../application/operator/operator-refusals.words';
import { apiPrefix, apiVersion, type Call } from '../../contract/call';
import { operatorCalls } from '../../contract/operator/operator.calls';
import { readAnswer, writeRequest, type Answer } from '../../contract/envelope';
import { answerWithin, isAway } from '../../contract/over-http';
import type { Bindings } from '../../contract/operation';

/** The portal's address, and the operator's token. */
export interface OperatorAccess {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly operatorToken: string;
}

const notCarriedOut = (why: string): NotCarriedOut => ({ _tag: 'NotCarriedOut', why });

const sayFailure = (failure: CallFailure): string =>
  'message' in failure && failure.message !== ''
    ? failure.message
    : `The portal's answer is none that this program knows (${failure._tag}).`;

const ofFailure = (failure: CallFailure): NotCarriedOut =>
  failure._tag === 'TooManyCalls'
    ? {
        ...notCarriedOut('The portal takes no more calls from here within this minute. Try again.'),
        tooManyCalls: true,
      }
    : notCarriedOut(sayFailure(failure));

const post = (
  { publicUrl, operatorToken }: OperatorAccess,
  path: string,
  body: string,
  within: number,
): TE.TaskEither<NotCarriedOut, Answer & { readonly portalAway: boolean }> =>
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
      const text = await response.text();
      const answered: unknown = JSON.parse(text);
      const portalAway = isAway({
        ...{ status: response.status, text },
        header: (name) => response.headers.get(name) ?? undefined,
      });
      return { httpStatus: response.status, body: answered, requestId: undefined, portalAway };
    },
    (): NotCarriedOut => ({
      ...notCarriedOut(
        `The answer of the portal at ${publicUrl} was lost: it may have been done or not. Ask how it stands, then try again.`,
      ),
      connectionLost: true,
    }),
  );

/** One call. Nothing is retried: the operator sees that the answer was lost, and checks. */
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
      post(access, path, text, call.answerWithin ?? answerWithin),
      TE.flatMapEither((answer): E.Either<R | NotCarriedOut, O> =>
        pipe(
          readAnswer(call, answer),
          E.mapLeft((reason) =>
            isCallFailure(reason)
              ? { ...ofFailure(reason), ...(answer.portalAway ? { portalAway: true } : {}) }
              : reason,
          ),
        ),
      ),
    );
  };

/** How often an import's state is requested, and how many requests in a row may fail before giving up. */
const askEvery = 1_000;
const mostSilence = 30;

/** Polls an import until it has ended. The connection that sent it may have been cut long ago. */
const followed = async (
  ask: (id: ImportId) => TE.TaskEither<NoSuchImport | NotCarriedOut, ImportState>,
  id: ImportId,
  tell: (id: ImportId, state: ImportState) => void,
): Promise<E.Either<FilesRefused | NotCarriedOut, Loaded>> => {
  for (let silent = 0; silent < mostSilence;) {
    const answer = await ask(id)();
    if (E.isRight(answer)) {
      silent = 0;
      const state = answer.right;
      if (state._tag === 'Loaded') return E.right(state.loaded);
      if (state._tag === 'Refused') return E.left({ _tag: 'FilesRefused', faults: state.faults });
      tell(id, state);
    } else if (answer.left._tag === 'NoSuchImport') return E.left(notCarriedOut(sayNoSuchImport(answer.left)));
    else silent += 1;
    await pause(askEvery);
  }
  return E.left(
    notCarriedOut(`The portal no longer says how import ${id} stands. Ask again: npm run import -- --state ${id}`),
  );
};

const callsOver = <All extends Operations<keyof All>>(access: OperatorAccess, bindings: Bindings<All>): AsksOf<All> => {
  const made: { -readonly [Name in keyof All]?: AsksOf<All>[Name] } = {};
  const isWhole = (side: typeof made): side is AsksOf<All> => Object.keys(bindings).every((name) => name in side);
  for (const name in bindings) made[name] = (input) => send(access)(bindings[name].callFor(input))(input);
  if (!isWhole(made)) throw new Error('An operation was not made.');
  return made;
};

/** The operator's side of a running portal, over HTTP. */
export const portalSide = (access: OperatorAccess): OperatorSide => {
  const side = callsOver<OperatorOperations>(access, operatorCalls);
  return {
    ...side,
    importFiles:
      (request, tell = () => undefined) =>
      async () => {
        const importId = request.importId ?? randomUUID();
        const answer = await side.importFiles({ ...request, importId })();
        if (E.isRight(answer)) return answer;
        const { left } = answer;
        if (left._tag === 'FilesRefused') return E.left(left);
        // A cut connection says nothing about the import, so the portal is asked.
        if (left._tag === 'ImportGoesOn' || left.connectionLost === true)
          return followed(side.importState, importId, tell);
        return E.left(left);
      },
  };
};
