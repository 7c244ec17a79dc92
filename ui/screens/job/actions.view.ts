import { screenOf } from '../../../application/navigation/action-screens';
import { type Job } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import { sayActionBarrier } from '../../../application/words/card';
import { actionDestination } from '../../../domain/applications/action-destination';
import type { Application, MoveKind } from '../../../domain/applications/application';
import {
  cardActions,
  decidingRow,
  type CardAction,
  type OfferedAction,
} from '../../../domain/applications/card-actions';
import { rescheduleLimit } from '../../../domain/interviews/rescheduling';
import type { Position } from '../../../domain/positions/position';
import type { Instant } from '../../../domain/time/instant';
import type { TimeZone } from '../../../domain/time/time-zone';
import { actionTexts as t } from '../../texts/actions';

/** What can be done about an application, as it is drawn. */
export type JobActionView =
  | {
      readonly _tag: 'Leads';
      readonly action: CardAction;
      readonly label: string;
      readonly href: string;
      /** What the next page is told beside its address (R3). */
      readonly told?: { readonly job: Job } | { readonly begins: true };
      /** The one that the card is for; the others stand quietly beside it. */
      readonly main: boolean;
      /** `1 of 2 reschedules left`, said before one is used. */
      readonly note: string | undefined;
    }
  | { readonly _tag: 'Asks'; readonly action: CardAction; readonly label: string }
  /** Shown, and not to be used now: `why` stands beside it (spec 1 §4). */
  | { readonly _tag: 'Barred'; readonly action: CardAction; readonly label: string; readonly why: string };

export interface ActionTerms {
  readonly now: Instant;
  /** The position's: when an interview can be joined is said on its clock (R14). */
  readonly zone: TimeZone;
  /** How many moves the position allows, where that is known. */
  readonly moveLimits?: Position['moveLimits'] | undefined;
  /** tech_check_completion (R10a). */
  readonly techCheckDone?: boolean;
}

const movesNote = (
  action: CardAction,
  application: Application,
  limits: Readonly<Partial<Record<MoveKind, number | undefined>>> = {},
): string | undefined => {
  if (!decidingRow(application).gated.includes(action)) return undefined;
  const { kind, left } = rescheduleLimit(application);
  return left === undefined ? undefined : t.movesLeft(left, limits[kind]);
};

const quiet: readonly CardAction[] = ['reschedule', 'reschedule-onsite', 'reschedule-onboarding'];

const actionView = (
  { action, barrier }: OfferedAction,
  application: Application,
  { zone, moveLimits, techCheckDone = false }: ActionTerms,
  waits: boolean,
): readonly JobActionView[] => {
  const label = t.labels[action];
  const destination = actionDestination(action, application, techCheckDone);
  if (destination._tag === 'CancelDialog') return [{ _tag: 'Asks', action, label }];
  const screen = screenOf(destination, application);
  if (screen === undefined) return [];
  if (barrier !== undefined) return [{ _tag: 'Barred', action, label, why: sayActionBarrier(barrier, zone) }];
  const main = waits || !quiet.includes(action);
  const note = movesNote(action, application, moveLimits);
  const leads = { _tag: 'Leads', action, label, href: toPath(screen), main, note } as const;
  const { communityId, positionId } = application;
  if (screen._tag === 'SkillFilter') return [{ ...leads, told: { job: { communityId, positionId } } }];
  // On the employer's own site one goes by a press of one's own: browsers open no other window by themselves.
  return [destination._tag === 'Apply' ? { ...leads, told: { begins: true } } : leads];
};

/** Every action of R10 whose screen is there, in its order; one that can't be used now stays, with its reason. */
export const actionsView = (application: Application, terms: ActionTerms): readonly JobActionView[] => {
  const offered = cardActions(application, terms.now);
  const holdsTime = offered.some(({ action }) => action.startsWith('cancel'));
  return offered.flatMap((one) => actionView(one, application, terms, !holdsTime));
};
