import type { LinkSignInState } from '../../application/identity/sign-in-by-link.live';
import { saySignInLinkRefusal } from '../../application/identity/sign-in-link.words';
import { maskedEmail } from '../../domain/identity/sign-in-link';
import type { FailureView } from '../kit/failure-notice';
import { linkSignInTexts as t } from './link-sign-in.texts';
import { failureView } from '../hooks/failure.view';

export type LinkSignInView =
  | { readonly _tag: 'Opening' }
  | { readonly _tag: 'NotOpened'; readonly failure: FailureView }
  | {
      readonly _tag: 'Ready';
      readonly button: string;
      /** The button's words while it signs in. */
      readonly busy: string | undefined;
      readonly failure: FailureView | undefined;
    }
  | { readonly _tag: 'SomebodyElse'; readonly text: string }
  | { readonly _tag: 'Over'; readonly text: string };

/** What the page of a sign-in link shows. */
export const linkSignInView = (state: LinkSignInState): LinkSignInView => {
  switch (state._tag) {
    case 'Opening':
      return state;
    case 'NotOpened':
      return { _tag: 'NotOpened', failure: failureView(state.failure) };
    case 'Ready':
      return {
        _tag: 'Ready',
        button: t.signInAs(maskedEmail(state.email)),
        busy: state.pressed ? t.signingIn : undefined,
        failure: state.failure === undefined ? undefined : failureView(state.failure),
      };
    case 'SomebodyElse':
      return {
        _tag: 'SomebodyElse',
        text: t.someoneElse(maskedEmail(state.here), maskedEmail(state.email)),
      };
    case 'Over':
      return { _tag: 'Over', text: saySignInLinkRefusal(state.refusal) };
  }
};
