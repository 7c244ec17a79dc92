import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CallFailure } from '../../../application/failure';
import type { LineWatch } from '../../../application/live/line-watch';
import {
  areaOf,
  operationNames,
  type CallArea,
  type CandidateApi,
  type CandidateOperations,
} from '../../../application/ports/candidate-api';
import { apiOf, type ApiOf, type Operations } from '../../../application/ports/candidate-api/call';
import type { SessionStore } from '../../../application/ports/session-store';
import { watchingSession } from '../../contract/client';
import { over, type Send, type TravelsOf } from '../../contract/operation';
import { send } from './send';

/** Loads the calls of an area, with the screens that ask them. */
export type CallLoaders = Readonly<Record<CallArea, () => Promise<Partial<TravelsOf<CandidateOperations>>>>>;

const lazyApi = <All extends Operations<keyof All>>(
  names: readonly (keyof All)[],
  load: (name: keyof All) => TE.TaskEither<CallFailure, Partial<TravelsOf<All>>>,
  line: () => Send,
): ApiOf<All> =>
  apiOf<All>(names, (name) => (input, cancel) => {
    // Signing out wipes the token before its call is on its way: the one that is held now still counts.
    const asking = line();
    return pipe(
      load(name),
      TE.flatMap((travels) => {
        const found = travels[name];
        return found === undefined
          ? TE.left<CallFailure>({ _tag: 'PartMissing' })
          : over(asking)<All[typeof name]>(found)(input, cancel);
      }),
    );
  });

/** The port over HTTP. Calls that did not arrive are as good as no line; with a line, they are gone: a newer portal took their place. */
export const httpCandidateApi = ({
  session,
  onServerTime,
  onSessionEnd,
  line,
  loaders,
}: {
  readonly session: Pick<SessionStore, 'token'>;
  readonly onServerTime: (iso: string) => void;
  readonly onSessionEnd: (message: string) => void;
  readonly line: Pick<LineWatch, 'isOffline' | 'travelled'>;
  readonly loaders: CallLoaders;
}): CandidateApi =>
  lazyApi<CandidateOperations>(
    operationNames,
    (name) =>
      TE.tryCatch(loaders[areaOf[name]], (): CallFailure => ({
        _tag: line.isOffline() ? 'NoConnection' : 'PartMissing',
      })),
    () => {
      const held = O.toUndefined(session.token.read());
      const token = (): string | undefined => O.toUndefined(session.token.read()) ?? held;
      return watchingSession(send({ token, onServerTime, ...line }), onSessionEnd);
    },
  );
