import type { GivingUpRefusal } from '../../../application/applications/giving-up.api';
import type { BookingRefusal, PositionRefusal } from '../../../application/applications/booking-refusals.api';
import { statusCatalogue, unlistedMeaning } from '../../../domain/applications/status-catalogue';
import { candidateActs } from '../../../domain/applications/act-refusals';
import { listOf, maybe, number, oneOf, variant, variants, type Codec } from '../codec';
import { proofNeeded } from '../identity/proof-needed.wire';
import { instant } from '../wire/fields';
import { slot } from '../positions/slots.wire';

const noSuchApplication = variant('NoSuchApplication', {});
const positionClosed = variant('PositionClosed', {});

/** `NoSuchApplication` or `PositionClosed`, without fields. */
export const positionRefusal: Codec<PositionRefusal> = variants<PositionRefusal>({
  NoSuchApplication: noSuchApplication,
  PositionClosed: positionClosed,
});

const slotRefusals = {
  SlotTooSoon: variant('SlotTooSoon', { startsInMinutes: number, leadMinutes: number }),
  SlotIsToday: variant('SlotIsToday', {}),
  SlotTimeSkipped: variant('SlotTimeSkipped', { slot }),
  SlotAlreadyHeld: variant('SlotAlreadyHeld', { slot }),
} as const;

const keyUsedBefore = variant('KeyUsedBefore', {});

/** Why an act is refused (R10b). */
export const actRefusals = {
  ...slotRefusals,
  NoMovesLeft: variant('NoMovesLeft', { kind: oneOf('video', 'in-person', 'onboarding', 'onsite'), left: number }),
  ScreeningNotPassed: variant('ScreeningNotPassed', { screening: oneOf('open', 'passed', 'not-selected', 'unknown') }),
  ActNotOffered: variant('ActNotOffered', {
    act: oneOf(...candidateActs),
    held: maybe(slot),
    status: oneOf(unlistedMeaning, ...Object.values(statusCatalogue).map(({ meaning }) => meaning)),
    offered: listOf(
      oneOf(
        'apply-external',
        'schedule',
        'upload-resume',
        'submit-skill-filter',
        'record-interview',
        'continue-recording',
        'join-meeting',
        'view-details',
        'reschedule',
        'cancel',
        'schedule-onsite',
        'reschedule-onsite',
        'cancel-onsite',
        'schedule-onboarding',
        'reschedule-onboarding',
        'cancel-onboarding',
      ),
    ),
  }),
} as const;

/** Why a time isn't booked or moved; a taken or unknown slot comes with the nearest free ones (R17). */
export const bookingRefusal: Codec<BookingRefusal> = variants<BookingRefusal>({
  ...actRefusals,
  NoSuchApplication: noSuchApplication,
  PositionClosed: positionClosed,
  SlotTaken: variant('SlotTaken', { wanted: slot, nearest: listOf(slot) }),
  NoSuchSlot: variant('NoSuchSlot', { wanted: slot, nearest: listOf(slot) }),
  ProofNeeded: proofNeeded,
  TooManyTimesForNewAccount: variant('TooManyTimesForNewAccount', { held: number, atMost: number, until: instant }),
  TooManyTimesFromNetwork: variant('TooManyTimesFromNetwork', {
    of: oneOf('network', 'position'),
    taken: number,
    atMost: number,
    until: instant,
  }),
  KeyUsedBefore: keyUsedBefore,
});

/** The refusals of acts, and those of any repeatable request on an application (R10b). */
export const givingUpRefusal: Codec<GivingUpRefusal> = variants<GivingUpRefusal>({
  ...actRefusals,
  NoSuchApplication: noSuchApplication,
  KeyUsedBefore: keyUsedBefore,
});
