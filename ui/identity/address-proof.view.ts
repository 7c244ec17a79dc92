import type { AddressProofState } from '../../application/identity/address-proof.live';
import { saySendCodeRefusal, sayTooManyCodes } from '../../application/identity/identity-refusals.words';
import type { SendCodeRefusal } from '../../application/identity/identity.api';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { FailureView } from '../kit/failure-notice';
import { addressProofTexts as t } from './address-proof.texts';
import { typedCodeView, type TypedCodeView } from './code.view';
import { linklessCodeFaultText } from './linkless-code.view';
import { failureView, refusedView } from '../hooks/failure.view';

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

/** Without the link, which would leave this page. */
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
        failure: state.failure
          ? failureView(state.failure)
          : state.fault && refusedView(t.notSent, notSentText(state.fault, ownZone)),
      };
    case 'GivingCode':
      return {
        _tag: 'GivingCode',
        lead: t.sentTo,
        ...typedCodeView(
          state,
          {
            fault: state.fault && linklessCodeFaultText(state.fault, state.digits, ownZone),
            failure: state.failure && failureView(state.failure),
          },
          now,
        ),
      };
  }
};
