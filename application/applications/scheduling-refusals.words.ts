import { isActRefusal } from '../../domain/applications/act-refusals';
import type { BookingRefusal, PositionRefusal } from './booking-refusals.api';
import { atClock } from '../words/shared-refusals';
import { sayProofNeeded } from '../identity/proof-needed.words';
import { sayActRefusal } from './act-refusals.words';
import { printDay } from '../../domain/time/display';
import { printTwelveHour } from '../../domain/time/wall-time';

/** Why a time isn't booked or moved, with the limits and instants that the refusal carries. */
export const sayBookingRefusal = (refusal: BookingRefusal): string => {
  if (isActRefusal(refusal)) return sayActRefusal(refusal);
  switch (refusal._tag) {
    case 'SlotTaken':
      return `Someone else has just taken ${printTwelveHour(refusal.wanted.from)} on ${printDay(refusal.wanted.date)}. Nothing was booked.`;
    case 'NoSuchSlot':
      return `${printTwelveHour(refusal.wanted.from)} on ${printDay(refusal.wanted.date)} is not available. Nothing was booked.`;
    case 'ProofNeeded':
      return sayProofNeeded(refusal);
    case 'TooManyTimesForNewAccount':
      return `A new account can have ${refusal.atMost} times booked at once, and you have ${refusal.held}. Cancel one, or book again after ${atClock(refusal.until)}.`;
    case 'TooManyTimesFromNetwork':
      return `New accounts booked ${refusal.taken} times${refusal.of === 'position' ? ' for this job' : ''} from your network within an hour, and ${refusal.atMost} is the limit. Nothing was booked. Please try again after ${atClock(refusal.until)}, or from another network.`;
    case 'NoSuchApplication':
      return 'We found no application of yours for this job.';
    case 'KeyUsedBefore':
      return 'This request was already used for something else. Please try again.';
    case 'PositionClosed':
      return 'We are sorry to inform you that, currently this position is closed.';
  }
};

/** Why a call about one job isn't answered: no application of the candidate's, or the job is closed. */
export const sayPositionRefusal = (refusal: PositionRefusal): string => sayBookingRefusal(refusal);
