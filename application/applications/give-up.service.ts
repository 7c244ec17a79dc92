import * as TE from 'fp-ts/TaskEither';
import { notOffered } from '../../domain/applications/act-refusals';
import type { Application } from '../../domain/applications/application';
import { cancellationStage, type CancellationRequest } from '../../domain/applications/cancellation';
import { candidateAct } from '../../domain/applications/lifecycle';
import type { Reason } from '../../domain/applications/reason';
import type { Declinable } from '../../domain/applications/turns';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Declining, GivingUp, GivingUpRefusal } from './giving-up.api';
import type { Store } from '../ports/unit-of-work';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { granted, inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { takeInHand } from './own-application.service';
import { requestOf } from './request.service';
import { writeStep } from './write-step.service';

type Failure = GivingUpRefusal | StoreUnavailable;

const declineActs = { offer: 'DeclineOffer', invitation: 'DeclineInvitation' } as const;

/** What the candidate gives up, and all that they said: the same key with anything else is another request (R17). */
interface Act {
  readonly act: CancellationRequest['_tag'] | (typeof declineActs)[Declinable];
  readonly reason: Reason | undefined;
  readonly said: unknown;
  /** Whether the call matches the application's kind (R18): otherwise it would cancel something the candidate didn't mean. */
  readonly isRightCall: (application: Application) => boolean;
}

const carryOut = (
  { unitOfWork, clock, publicUrl, secrets, sendMails }: ServiceDependencies,
  caller: CandidateId,
  wish: GivingUp | Declining,
  { act, reason, said, isRightCall }: Act,
): TE.TaskEither<Failure, undefined> => {
  const request = requestOf(secrets, wish.key, `${act} ${wish.positionId}`, said);
  const write = (store: Store) =>
    inOrder(function* () {
      const { application, position, terms, repeated } = yield* take(takeInHand(store, clock, caller, wish, request));
      if (repeated) return;
      if (!isRightCall(application)) return yield* refuse(notOffered(act, application).reason);
      const step = yield* granted(candidateAct(application, { _tag: act }, terms));
      yield* take(
        writeStep(store, caller, {
          step,
          act,
          reason,
          request,
          before: application,
          position,
          publicUrl,
          meetingLink: '',
          at: terms.now,
        }),
      );
    });
  return inOrder(function* () {
    yield* take(unitOfWork.run(write));
    yield* take(TE.fromTask(sendMails));
    return undefined;
  });
};

/** 'Reschedule later' or withdrawing (R18, R27): releases the slot and notifies the candidate by mail. */
export const giveUp =
  (deps: ServiceDependencies) =>
  (caller: CandidateId, wish: GivingUp): TE.TaskEither<Failure, undefined> => {
    const { cancellation } = wish;
    return carryOut(deps, caller, wish, {
      act: cancellation._tag,
      reason: cancellation._tag === 'Withdraw' ? cancellation.reason : undefined,
      said: cancellation,
      isRightCall: (application) =>
        cancellation.route === 'client-community' || cancellation.route === cancellationStage(application),
    });
  };

/** Declines an offer or an onsite invitation with the candidate's reason, and confirms it by mail (R27, spec 2 §4.8). */
export const decline =
  (deps: ServiceDependencies) =>
  (caller: CandidateId, wish: Declining): TE.TaskEither<Failure, undefined> =>
    carryOut(deps, caller, wish, {
      act: declineActs[wish.what],
      reason: wish.reason,
      said: wish.reason,
      isRightCall: () => true,
    });
