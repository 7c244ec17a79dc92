import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { isActRefusal } from '../../../../domain/applications/act-refusals';
import {
  declineOffered,
  giveUpAppointment,
  type GivingUpFailure,
} from '../../../../application/applications/give-up.journey';
import type { CallFailure } from '../../../../application/failure';
import type { ListedApplication } from '../../../../application/applications/applications.api';
import type { GivingUpRefusal } from '../../../../application/applications/giving-up.api';
import { sayGivingUpRefusal } from '../../../../application/applications/giving-up-refusals.words';
import {
  cancelWords,
  declinedWords,
  sayCancellation,
  sayCancellationDone,
  sayCancellationRefusal,
  sayDeclineRefusal,
} from '../../../../application/applications/canceling.words';
import { cancellationOf, type CancellationChoice } from '../../../../domain/applications/cancellation';
import type { DeclineRefusal } from '../../../../domain/applications/decline';
import { flag, struct, text, withDefault } from '../../../contract/codec';
import { command, typedPositionId } from '../command';
import { myJob, standing } from '../my-jobs';
import { sayOr } from '../say-failure';

type CancelRefusal = Exclude<GivingUpFailure, CallFailure>;

/** The dialog's question, where it was not answered (R18). */
const sayChoice = ({ application }: ListedApplication): readonly string[] => [
  sayCancellation(cancellationOf(application)),
  `  --later                     ${cancelWords.rescheduleLater}`,
  `  --withdraw --reason TEXT    ${cancelWords.withdraw}`,
];

const sayCancelRefusal =
  (job: ListedApplication) =>
  (refusal: CancelRefusal): readonly string[] => {
    switch (refusal._tag) {
      case 'ChoiceMissing':
        return [sayCancellationRefusal(refusal), ...sayChoice(job)];
      case 'ReasonMissing':
      case 'ReasonTooLong':
        return [`--reason: ${sayCancellationRefusal(refusal)}`, sayCancellation(cancellationOf(job.application))];
      case 'NoMovesLeft':
        return [sayCancellationRefusal(refusal), sayCancellation(cancellationOf(job.application))];
      case 'SlotTooSoon':
      case 'SlotIsToday':
      case 'SlotTimeSkipped':
      case 'ActNotOffered':
      case 'ScreeningNotPassed':
      case 'SlotAlreadyHeld':
      case 'NoSuchApplication':
      case 'KeyUsedBefore':
        return [sayGivingUpRefusal(refusal)];
    }
  };

const choiceOf = (later: boolean, withdraw: boolean): CancellationChoice | undefined => {
  if (later === withdraw) return undefined;
  return later ? 'reschedule-later' : 'withdraw';
};

export const cancelCommand = command({
  name: 'cancel',
  usage: '--position ID (--later | --withdraw --reason TEXT)',
  does: 'gives a time up: for another one later, or for good',
  bare: undefined,
  options: { position: 'string', later: 'boolean', withdraw: 'boolean', reason: 'string' },
  wire: struct({
    position: typedPositionId,
    later: withDefault(flag, false),
    withdraw: withDefault(flag, false),
    reason: withDefault(text, ''),
  }),
  run: ({ position, later, withdraw, reason }, world) =>
    pipe(
      myJob(world, position),
      TE.flatMap((job) =>
        pipe(
          giveUpAppointment(world)(
            job.application,
            { choice: choiceOf(later, withdraw), reason },
            'dialog',
            world.environment.newKey(),
          ),
          TE.mapLeft(sayOr(world.portal, sayCancelRefusal(job))),
        ),
      ),
      TE.flatMap((request) => standing(world, position, [sayCancellationDone(request)])),
    ),
});

const sayNotDeclined = (refusal: DeclineRefusal | GivingUpRefusal): readonly string[] => {
  if (isActRefusal(refusal)) return [sayGivingUpRefusal(refusal)];
  switch (refusal._tag) {
    case 'CandidateBlocked':
    case 'NothingToDecline':
      return [sayDeclineRefusal(refusal)];
    case 'ReasonMissing':
    case 'ReasonTooLong':
      return [`--reason: ${sayDeclineRefusal(refusal)}`];
    case 'NoSuchApplication':
    case 'KeyUsedBefore':
      return [sayGivingUpRefusal(refusal)];
  }
};

export const declineCommand = command({
  name: 'decline',
  usage: '--position ID --reason TEXT',
  does: 'declines the offer, or the invitation to an onsite interview',
  bare: undefined,
  options: { position: 'string', reason: 'string' },
  wire: struct({ position: typedPositionId, reason: withDefault(text, '') }),
  run: ({ position, reason }, world) =>
    pipe(
      myJob(world, position),
      TE.flatMap((job) =>
        pipe(
          declineOffered(world)(job.application, reason, world.environment.newKey()),
          TE.mapLeft(sayOr(world.portal, sayNotDeclined)),
        ),
      ),
      TE.flatMap(() => standing(world, position, [declinedWords])),
    ),
});
