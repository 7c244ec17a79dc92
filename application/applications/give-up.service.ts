import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { notOffered } from '../../domain/applications/act-refusals';
import type { Application } from '../../domain/applications/application';
import { cancellationStage, type CancellationRequest } from '../../domain/applications/cancellation';
import { candidateAct } from '../../domain/applications/lifecycle';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Declining, GivingUp, GivingUpRefusal } from './giving-up.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { takeInHand, type InHand } from './own-application.service';
import { requestOf, type Request } from './request.service';
import { writeStep, type Written } from './write-step.service';

type Failure = GivingUpRefusal | StoreUnavailable;

const done = TE.right<Failure, undefined>(undefined);

/** Whether the call matches the application's kind (R18): otherwise it would cancel something the candidate didn't mean. */
const isRightCall = (application: Application, { route }: CancellationRequest): boolean =>
  route === 'client-community' || route === cancellationStage(application);

const giveUpInHand =
  (deps: ServiceDependencies, caller: CandidateId, { cancellation }: GivingUp, request: Request) =>
  (store: Parameters<typeof writeStep>[0], { application, position, terms, repeated }: InHand) => {
    if (repeated) return done;
    const act = cancellation._tag;
    if (!isRightCall(application, cancellation)) return TE.left<Failure>(notOffered(act, application).reason);
    const decision = candidateAct(application, { _tag: act }, terms);
    if (decision._tag === 'Refused') return TE.left<Failure>(decision.reason);
    return pipe(
      writeStep(store, caller, {
        step: decision.value,
        act,
        reason: cancellation._tag === 'Withdraw' ? cancellation.reason : undefined,
        request,
        before: application,
        position,
        publicUrl: deps.publicUrl,
        meetingLink: '',
        at: terms.now,
      }),
      TE.flatMap(() => done),
    );
  };

/** 'Reschedule later' or withdrawing (R18, R27): releases the slot and notifies the candidate by mail. */
export const giveUp =
  (deps: ServiceDependencies) =>
  (caller: CandidateId, wish: GivingUp): TE.TaskEither<Failure, undefined> => {
    const request = requestOf(
      deps.secrets,
      wish.key,
      `${wish.cancellation._tag} ${wish.positionId}`,
      wish.cancellation,
    );
    return pipe(
      deps.unitOfWork.run((store) =>
        pipe(
          takeInHand(store, deps.clock, caller, wish, request),
          TE.flatMap((inHand) => giveUpInHand(deps, caller, wish, request)(store, inHand)),
        ),
      ),
      TE.tap(() => TE.fromTask(deps.sendMails)),
    );
  };

const declineActs = { offer: 'DeclineOffer', invitation: 'DeclineInvitation' } as const;

/** Declines an offer or an onsite invitation with the candidate's reason, and confirms it by mail (R27, spec 2 §4.8). */
export const decline =
  (deps: ServiceDependencies) =>
  (caller: CandidateId, wish: Declining): TE.TaskEither<Failure, undefined> => {
    const act = declineActs[wish.what];
    const request = requestOf(deps.secrets, wish.key, `${act} ${wish.positionId}`, wish.reason);
    const written = deps.unitOfWork.run((store) =>
      pipe(
        takeInHand(store, deps.clock, caller, wish, request),
        TE.flatMap(({ application, position, terms, repeated }): TE.TaskEither<Failure, undefined> => {
          if (repeated) return done;
          const decision = candidateAct(application, { _tag: act }, terms);
          if (decision._tag === 'Refused') return TE.left(decision.reason);
          const all: Written = {
            step: decision.value,
            act,
            reason: wish.reason,
            request,
            before: application,
            position,
            publicUrl: deps.publicUrl,
            meetingLink: '',
            at: terms.now,
          };
          return pipe(
            writeStep(store, caller, all),
            TE.flatMap(() => done),
          );
        }),
      ),
    );
    return pipe(
      written,
      TE.tap(() => TE.fromTask(deps.sendMails)),
    );
  };
