import type { Application } from './application';
import { cardActions, type CardAction } from './card-actions';
import { cancelActions } from './lifecycle';
import { timeOffered } from './time-offer';
import { allowed, refused, type Decision } from '../decision';
import { mayOpen, type StatusHasNoScheduling } from './scheduling-guard';
import type { Instant } from '../time/instant';

/** /scheduleOrCancel never opens for it: the page sends the candidate elsewhere (R16, spec 2 §4.7). */
export type NoChangeFromMail =
  | { readonly _tag: 'CandidateBlocked' }
  | StatusHasNoScheduling
  /** The card offers neither a time nor a cancellation now (R10b). */
  | { readonly _tag: 'NothingToChange' };

/** What the page offers, each as the card does (R10). */
export interface ChangesFromMail {
  /** The actions shown, disabled ones included, in the card's order. */
  readonly actions: readonly CardAction[];
  /** Reschedule gives the held time back at once, and the candidate then chooses another one (R18). Undefined: no time is held, or none may be moved. */
  readonly givesBack: CardAction | undefined;
}

const isCancel = (action: CardAction): boolean => cancelActions.some((one) => one === action);

/** What a candidate who follows a mail to /scheduleOrCancel can do there (R16, R18, R10b; spec 2 §2.10, §4.7). */
export const changesFromMail = (
  application: Application,
  now: Instant,
): Decision<NoChangeFromMail, ChangesFromMail> => {
  if (application.blocked) return refused({ _tag: 'CandidateBlocked' });
  const guard = mayOpen('schedule-or-cancel', application.status);
  if (guard._tag === 'Refused') return guard;
  const time = timeOffered(application)?.action;
  const offered = cardActions(application, now).filter(({ action }) => action === time || isCancel(action));
  if (offered.length === 0) return refused({ _tag: 'NothingToChange' });
  const holds = offered.some(({ action }) => isCancel(action));
  const move = offered.find(({ action }) => action === time);
  return allowed({
    actions: offered.map(({ action }) => action),
    givesBack: holds && move?.barrier === undefined ? move?.action : undefined,
  });
};
