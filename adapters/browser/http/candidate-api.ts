import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CallFailure } from '../../../application/failure';
import type { Connectivity } from '../../../application/live/connectivity';
import {
  areaOf,
  operationNames,
  type CallArea,
  type CandidateApi,
  type CandidateOperations,
} from '../../../application/ports/candidate-api';
import { apiOf, type ApiOf, type Operations } from '../../../application/ports/candidate-api/call';
import type { Bearer } from '../../contract/bearer';
import { operationOver, type Send, type Bindings } from '../../contract/operation';
import { sendByXhr } from './xhr';

/** Loads the calls of an area, together with its screens. */
export type CallLoader = (area: CallArea) => Promise<Partial<Bindings<CandidateOperations>>>;

const lazyApi = <All extends Operations<keyof All>>(
  names: readonly (keyof All)[],
  load: (name: keyof All) => TE.TaskEither<CallFailure, Partial<Bindings<All>>>,
  sender: () => Send,
): ApiOf<All> =>
  apiOf<All>(names, (name) => (input, cancel) => {
    // Signing out wipes the token before the call is sent, so the token is read now.
    const send = sender();
    return pipe(
      load(name),
      TE.flatMap((bindings) => {
        const found = bindings[name];
        return found === undefined
          ? TE.left<CallFailure>({ _tag: 'PartMissing' })
          : operationOver(send)<All[typeof name]>(found)(input, cancel);
      }),
    );
  });

/**
 * The port over HTTP. If the code of an area fails to load while the device is offline, that is a lost connection; if it is online, a newer portal
 * has replaced that code.
 */
export const httpCandidateApi = ({
  bearer,
  onServerTime,
  connectivity,
  load,
}: {
  readonly bearer: Bearer;
  readonly onServerTime: (iso: string) => void;
  readonly connectivity: Pick<Connectivity, 'isOffline' | 'travelled'>;
  readonly load: CallLoader;
}): CandidateApi =>
  lazyApi<CandidateOperations>(
    operationNames,
    (name) =>
      TE.tryCatch(
        () => load(areaOf(name)),
        (): CallFailure => ({
          _tag: connectivity.isOffline() ? 'NoConnection' : 'PartMissing',
        }),
      ),
    () => {
      const sendWithToken = bearer();
      return sendByXhr({ bearer: () => sendWithToken, onServerTime, ...connectivity });
    },
  );
