import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { ActRefusal } from '../../../domain/applications/act-refusals';
import { candidateAct, type CandidateAct } from '../../../domain/applications/lifecycle';
import type { TakeTime } from '../../../domain/applications/taking-a-time';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { Store } from '../../ports/unit-of-work';
import type { StoreUnavailable } from '../../ports/unit-of-work/store';
import type { OwnApplication } from './own-application';
import type { Request } from './request';
import { noMail, writeStep } from './write-step';

/** An act that takes no slot and gives none back. */
export type PlainAct = Exclude<CandidateAct, TakeTime>;

/** Writes such an act in the unit of work that has the application in hand, or says why it is not taken (R27). */
export const writePlainAct = (
  store: Store,
  caller: CandidateId,
  { application, terms }: Pick<OwnApplication, 'application' | 'terms'>,
  act: PlainAct,
  request: Request | undefined,
): TE.TaskEither<ActRefusal | StoreUnavailable, undefined> => {
  const decision = candidateAct(application, act, terms);
  if (decision._tag === 'Refused') return TE.left(decision.reason);
  return pipe(
    writeStep(store, caller, {
      step: decision.value,
      act: act._tag,
      reason: undefined,
      request,
      mail: noMail,
      meetingLink: '',
      at: terms.now,
    }),
    TE.map(() => undefined),
  );
};
