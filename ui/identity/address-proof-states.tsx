import { seconds } from '../../domain/time/duration';
import { plus } from '../../domain/time/instant';
import type { AddressProofState } from '../../application/identity/address-proof.live';
import { codeSent } from '../../application/identity/code-step.live';
import { AddressProofDialog } from './address-proof-dialog';
import { addressProofView } from './address-proof.view';
import { TimeSlotPage } from '../scheduling/time-slot-page';
import { timeSlotView } from '../scheduling/time-slot.view';
import * as given from '../gallery/fixtures';
import { Framed } from '../gallery/framed';
import { nothing } from '../gallery/noop';

const { email } = given;

/** Shown over the page on which Confirm was pressed. */
const proofDialog = (state: AddressProofState) => (
  <Framed>
    <TimeSlotPage
      view={timeSlotView({
        position: given.position,
        application: given.application,
        wanted: { act: 'Book', kind: 'video' },
        day: given.interviewDaySlots,
        days: given.days,
        chosen: given.time('10:30'),
        booking: { _tag: 'Refused', refusal: { _tag: 'ProofNeeded', email } },
        ownZone: given.chicago,
        now: given.now,
      })}
      send={nothing}
    />
    <AddressProofDialog
      view={addressProofView(state, given.now, given.chicago)}
      supportEmail={given.supportMailbox}
      send={nothing}
    />
  </Framed>
);

const wanted = { email, goOn: nothing };

const typing = (changes: Partial<Extract<AddressProofState, { readonly _tag: 'GivingCode' }>> = {}) =>
  proofDialog({ _tag: 'GivingCode', ...wanted, ...codeSent(email, plus(given.now, seconds(42))), ...changes });

const notSent = (changes: Partial<Extract<AddressProofState, { readonly _tag: 'AskingForCode' }>>) =>
  proofDialog({ _tag: 'AskingForCode', ...wanted, sending: false, fault: undefined, failure: undefined, ...changes });

export const addressProofStates = {
  'proof-sending': () => notSent({ sending: true }),
  'proof-not-sent': () => notSent({ failure: { _tag: 'NoConnection' } }),
  'proof-too-many-codes': () =>
    notSent({ fault: { _tag: 'TooManyCodes', limit: 5, per: 'hour', retryAt: plus(given.now, seconds(2_400)) } }),
  'proof-code': () => typing(),
  'proof-checking': () => typing({ digits: '0042', checking: true }),
  'proof-wrong-code': () => typing({ fault: { _tag: 'CodeWrong', triesLeft: 2 } }),
  'proof-too-many-tries': () => typing({ fault: { _tag: 'CodeTriesUsedUp', limit: 5 }, resendAt: given.now }),
  'proof-resend': () => typing({ resendAt: given.now }),
  'proof-line-dropped': () => typing({ digits: '0042', failure: { _tag: 'AnswerLost' } }),
} as const;
