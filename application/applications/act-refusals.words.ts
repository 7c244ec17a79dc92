import type { ActRefusal, CandidateActName } from '../../domain/applications/act-refusals';
import { meaningOf, statusOf } from '../../domain/applications/status-catalogue';
import { printDay } from '../../domain/time/display';
import { printTwelveHour } from '../../domain/time/wall-time';
import { sayCancellationRefusal } from './canceling.words';

const sayMinutes = (n: number): string => (n === 1 ? '1 minute' : `${n} minutes`);

const undone: Readonly<Record<CandidateActName, string>> = {
  PassScreening: 'answer the questions',
  FailScreening: 'answer the questions',
  ConfirmExternalApplication: 'confirm an application on another site',
  StoreResume: 'add a resume',
  StoreAnswer: 'record an answer',
  SubmitRecording: 'submit a recording',
  Book: 'book a time',
  Move: 'move an appointment',
  RescheduleLater: 'reschedule for later',
  Withdraw: 'cancel an appointment',
  DeclineOffer: 'decline an offer',
  DeclineInvitation: 'decline an invitation',
};

/** 'Pending' explains nothing: there is nothing here for the act, usually because another page has done it already. */
const nothingFor: Readonly<Record<CandidateActName, string>> = {
  PassScreening: 'There are no questions to answer for this job right now.',
  FailScreening: 'There are no questions to answer for this job right now.',
  ConfirmExternalApplication: 'There is nothing to confirm for this job right now.',
  StoreResume: 'There is no resume to add for this job right now.',
  StoreAnswer: 'There is nothing to record for this job right now.',
  SubmitRecording: 'There is no recording to submit for this job right now.',
  Book: 'There is no time to book for this job right now.',
  Move: 'You have no time for this job that you could move.',
  RescheduleLater: 'You have no time for this job that you could give up.',
  Withdraw: 'You have no time for this job that you could cancel.',
  DeclineOffer: 'There is no offer to decline for this job right now.',
  DeclineInvitation: 'There is no invitation to decline for this job right now.',
};

const pending = meaningOf(statusOf(0));

/** Why a candidate's act is refused (R10b, R14, R27): what can't be done, why, and what to do instead. */
export const sayActRefusal = (refusal: ActRefusal): string => {
  switch (refusal._tag) {
    case 'SlotTooSoon':
      return refusal.startsInMinutes < 0
        ? `This time has already passed. Choose one at least ${refusal.leadMinutes} minutes ahead.`
        : `This time starts in ${sayMinutes(refusal.startsInMinutes)}. Choose one at least ${refusal.leadMinutes} minutes ahead.`;
    case 'SlotIsToday':
      return "You can't book a time for today. Choose a time tomorrow or later.";
    case 'SlotTimeSkipped':
      return `Clocks change that night and skip ${printTwelveHour(refusal.slot.from)} on ${printDay(refusal.slot.date)}. Choose another time.`;
    case 'ActNotOffered':
      if (refusal.held !== undefined)
        return `You already have ${printDay(refusal.held.date)} at ${printTwelveHour(refusal.held.from)}.`;
      if (refusal.status === pending) return nothingFor[refusal.act];
      return `You can't ${undone[refusal.act]} for this job right now. Its status is '${refusal.status}'.`;
    case 'NoMovesLeft':
      return sayCancellationRefusal(refusal);
    case 'ScreeningNotPassed':
      return refusal.screening === 'not-selected'
        ? 'You were not selected for this job this time, so there is nothing to schedule.'
        : 'Answer the questions of this job first.';
    case 'SlotAlreadyHeld':
      return 'You already have this time. Choose another one.';
  }
};
