import type { ActRefusal, CandidateActName } from '../../domain/applications/act-refusals';
import { printDay } from '../../domain/time/display';
import { printTwelveHour } from '../../domain/time/wall-time';
import { sayCancellationRefusal } from './interviews';

const sayMinutes = (n: number): string => (n === 1 ? '1 minute' : `${n} minutes`);

const undone: Readonly<Record<CandidateActName, string>> = {
  PassScreening: "The questions can't be answered",
  FailScreening: "The questions can't be answered",
  ConfirmExternalApplication: "An application on another site can't be confirmed",
  StoreResume: "A resume can't be added",
  StoreAnswer: "An answer can't be recorded",
  SubmitRecording: "A recording can't be submitted",
  Book: "A time can't be booked",
  Move: "An appointment can't be moved",
  RescheduleLater: "An appointment can't be put off",
  Withdraw: "An appointment can't be canceled",
  DeclineOffer: "An offer can't be declined",
  DeclineInvitation: "An invitation can't be declined",
};

/** Why a candidate's act is refused (R10b, R14, R27): what can't be done, why, and what to do instead. */
export const sayActRefusal = (refusal: ActRefusal): string => {
  switch (refusal._tag) {
    case 'SlotTooSoon':
      return refusal.startsInMinutes < 0
        ? `This time has already passed. Choose one at least ${refusal.leadMinutes} minutes ahead.`
        : `This time starts in ${sayMinutes(refusal.startsInMinutes)}. Choose one at least ${refusal.leadMinutes} minutes ahead.`;
    case 'SlotIsToday':
      return 'This position takes no interviews on the same day. Choose a time from tomorrow on.';
    case 'SlotTimeSkipped':
      return `Clocks change that night and skip ${printTwelveHour(refusal.slot.from)} on ${printDay(refusal.slot.date)}. Choose another time.`;
    case 'ActNotOffered':
      return `${undone[refusal.act]} for this application now. Its status is '${refusal.status}'.`;
    case 'NoMovesLeft':
      return sayCancellationRefusal(refusal);
    case 'ScreeningNotPassed':
      return refusal.screening === 'not-selected'
        ? 'This application was not selected. Nothing can be arranged for it.'
        : 'Answer the questions of this job first.';
    case 'SlotAlreadyHeld':
      return 'You already have this time. Choose another one.';
  }
};
