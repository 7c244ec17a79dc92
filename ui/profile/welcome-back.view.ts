import type { FailureView } from '../kit/failure-notice';
import { welcomeBackTexts as t } from './welcome-back.texts';
import { fetchFailureView } from '../hooks/failure.view';
import type { Candidate } from '../../domain/profile/candidate';

export type WelcomeBackView =
  | { readonly _tag: 'Looking' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | { readonly _tag: 'Asking'; readonly name: string; readonly email: string };

/** The name in the dialog: the signed-in candidate, as stored on the server. A session that is over leads to sign-in by itself. */
export const welcomeBackView = (
  candidate: Pick<Candidate, 'firstName' | 'lastName' | 'email'> | undefined,
  failure: { readonly _tag: string } | object | undefined,
): WelcomeBackView => {
  if (candidate !== undefined)
    return { _tag: 'Asking', name: `${candidate.firstName} ${candidate.lastName}`.trim(), email: candidate.email };
  if (failure === undefined) return { _tag: 'Looking' };
  const shown = fetchFailureView(failure);
  return {
    _tag: 'Failed',
    failure: '_tag' in failure && failure._tag === 'ServerFault' ? { ...shown, title: t.couldNotLoad } : shown,
  };
};
