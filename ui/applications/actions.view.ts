import { screenOf } from '../../application/applications/action.screens';
import type { Carried } from '../../application/navigation/carried';
import { toPath } from '../../application/navigation/path';
import { rowOf } from '../../application/navigation/routes';
import { sayActionBarrier } from '../../application/applications/card.words';
import { actionDestination } from '../../domain/applications/action-destination';
import type { Application } from '../../domain/applications/application';
import type { MoveKind } from '../../domain/positions/kinds';
import { awaitsOutcome } from '../../domain/applications/appointment-phase';
import { cardActions, decidingRow, type CardAction, type OfferedAction } from '../../domain/applications/card-actions';
import { appliesFirst } from '../../domain/applications/time-offer';
import { rescheduleLimit } from '../../domain/applications/rescheduling';
import { externalApplication } from '../../domain/positions/external-application';
import type { Position } from '../../domain/positions/position';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import { actionTexts as t } from './actions.texts';

/** The actions of an application, as they are shown. */
export type JobActionView =
  | {
      readonly _tag: 'Leads';
      readonly action: CardAction;
      readonly label: string;
      readonly href: string;
      /** The next page's navigation state, beside its address (R3). */
      readonly state?: Carried;
      /** The card's main action; the others are secondary. */
      readonly main: boolean;
      /** `1 of 2 reschedules left`, shown before one is used. */
      readonly note: string | undefined;
    }
  | {
      readonly _tag: 'Asks';
      readonly action: CardAction;
      readonly label: string;
      readonly note?: string | undefined;
    }
  /** The employer's own site in a new tab, and here the question whether the candidate has applied there (R10 row 13). */
  | { readonly _tag: 'OpensElsewhere'; readonly action: CardAction; readonly label: string; readonly url: string }
  /** Shown but disabled for now: `why` is shown beside it (spec 1 §4). */
  | { readonly _tag: 'Barred'; readonly action: CardAction; readonly label: string; readonly why: string };

export interface ActionTerms {
  readonly now: Instant;
  /** The position's time zone: when an interview can be joined is given in local time there (R14). */
  readonly zone: TimeZone;
  /** How many reschedules the position allows, if known. */
  readonly moveLimits?: Position['moveLimits'] | undefined;
  /** If the questions were begun: how many are still open. */
  readonly questionsLeft?: number | undefined;
  /** The job has no questions, or none are known to be open. */
  readonly asksNothing?: boolean;
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

/** The specification's label, unless it names a step that this job has not, or one that comes later than the button's. */
const labelOf = (
  action: CardAction,
  application: Application,
  { questionsLeft, asksNothing = false }: ActionTerms,
): string => {
  const applies = appliesFirst(application);
  const leadsToQuestions = action === 'submit-skill-filter' || applies;
  if (questionsLeft !== undefined && leadsToQuestions) return t.continueQuestions(questionsLeft);
  if (action === 'submit-skill-filter' && asksNothing) return t.sendApplication;
  return applies && (action === 'schedule' || action === 'record-interview') ? t.apply : t.labels[action];
};

const actionView = (
  { action, barrier }: OfferedAction,
  application: Application,
  terms: ActionTerms,
  mayBeMain: (action: CardAction) => boolean,
): readonly JobActionView[] => {
  const label = labelOf(action, application, terms);
  const destination = actionDestination(action, application);
  if (destination._tag === 'CancelDialog') return [{ _tag: 'Asks', action, label }];
  if (destination._tag === 'ExternalApplication') {
    const external = externalApplication(destination.url);
    // A link that is not a web address is never opened: the button leads to the job's page, which says how to apply.
    if (external._tag === 'Allowed') return [{ _tag: 'OpensElsewhere', action, label, url: external.value }];
  }
  const screen = screenOf(destination, application);
  if (screen === undefined) return [];
  if (barrier !== undefined) return [{ _tag: 'Barred', action, label, why: sayActionBarrier(barrier, terms.zone) }];
  const main = mayBeMain(action);
  const note = movesNote(action, application, terms.moveLimits);
  const leads = { _tag: 'Leads', action, label, href: toPath(screen), main, note } as const;
  const { communityId, positionId } = application;
  if (rowOf(screen._tag).gate === 'job in hand') return [{ ...leads, state: { job: { communityId, positionId } } }];
  return [destination._tag === 'Apply' ? { ...leads, state: { begins: true } } : leads];
};

const isToChange = ({ action }: OfferedAction): boolean => quiet.includes(action) || action.startsWith('cancel');

/**
 * Every action of R10 that has a screen, in its order; one that is disabled now stays, with its reason. After the appointment's end none is the main
 * one, and what changes it comes first: the employer is next.
 */
export const actionsView = (application: Application, terms: ActionTerms): readonly JobActionView[] => {
  const offered = cardActions(application, terms.now);
  const isOver = awaitsOutcome(application, terms.now);
  const holdsTime = offered.some(({ action }) => action.startsWith('cancel'));
  const inOrder = isOver ? [...offered.filter(isToChange), ...offered.filter((one) => !isToChange(one))] : offered;
  return inOrder.flatMap((one) =>
    actionView(one, application, terms, (action) => !isOver && (!holdsTime || !quiet.includes(action))),
  );
};
