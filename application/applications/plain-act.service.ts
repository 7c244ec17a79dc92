import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { ActRefusal } from '../../domain/applications/act-refusals';
import { candidateAct, type CandidateAct } from '../../domain/applications/lifecycle';
import type { TakeTime } from '../../domain/applications/taking-a-time';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Store } from '../ports/unit-of-work';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { OwnApplication } from './own-application.service';
import type { Request } from './request.service';
import { writeStep } from './write-step.service';

/** An act that neither books nor releases a slot. */
export type PlainAct = Exclude<CandidateAct, TakeTime>;

/** Writes such an act in the unit of work that locked the application, or says why it is refused (R27). */
export const writePlainAct = (
  store: Store,
  publicUrl: string,
  caller: CandidateId,
  { application, position, terms }: OwnApplication,
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
      before: application,
      position,
      publicUrl,
      meetingLink: '',
      at: terms.now,
    }),
    TE.map(() => undefined),
  );
};
