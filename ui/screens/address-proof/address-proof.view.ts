import type { CodeFault } from '../../../application/live/sign-in';
import { saySendCodeRefusal, sayTooManyCodes } from '../../../application/words/identity-refusals';
import type { SendCodeRefusal } from '../../../application/ports/candidate-api/identity';
import type { Instant } from '../../../domain/time/instant';
import type { TimeZone } from '../../../domain/time/time-zone';
import type { FailureView } from '../../kit/failure-notice';
import { addressProofTexts as t } from '../../texts/address-proof';
import { codeFaultText, typedCodeView, type TypedCodeView } from '../code.view';
import { refusedView } from '../failure.view';
import type { AddressProofState } from './address-proof.state';

export type AddressProofView =
  | { readonly _tag: 'Closed' }
  | {
      readonly _tag: 'AskingForCode';
      /** The text before the address. */
      readonly lead: string;
      readonly email: string;
      readonly busy: string | undefined;
      readonly failure: FailureView | undefined;
    }
  | (TypedCodeView & { readonly _tag: 'GivingCode'; readonly lead: string });

/** As at sign-in, except for the limit: the link in the last mail would leave this page. */
const faultText = (fault: CodeFault, digits: string, ownZone: TimeZone): string =>
  typeof fault !== 'string' && fault._tag === 'TooManyCodes'
    ? sayTooManyCodes(fault, ownZone)
    : codeFaultText(fault, digits, ownZone);

const notSentText = (fault: SendCodeRefusal, ownZone: TimeZone): string =>
  fault._tag === 'TooManyCodes' ? sayTooManyCodes(fault, ownZone) : saySendCodeRefusal(fault, ownZone);

/** The e-mailed code, requested where it is required (R41). */
export const addressProofView = (state: AddressProofState, now: Instant, ownZone: TimeZone): AddressProofView => {
  switch (state._tag) {
    case 'Closed':
      return state;
    case 'AskingForCode':
      return {
        _tag: 'AskingForCode',
        lead: state.sending ? t.sending : t.notSent,
        email: state.email,
        busy: state.sending ? t.sendingNow : undefined,
        failure: state.failure ?? (state.fault && refusedView(t.notSent, notSentText(state.fault, ownZone))),
      };
    case 'GivingCode':
      return {
        _tag: 'GivingCode',
        lead: t.sentTo,
        ...typedCodeView(state, state.fault && faultText(state.fault, state.digits, ownZone), now),
      };
  }
};
