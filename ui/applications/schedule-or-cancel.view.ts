import type { ListedApplication } from '../../application/applications/applications.api';
import type { ChangesFromMail } from '../../domain/applications/schedule-or-cancel';
import type { Position } from '../../domain/positions/position';
import { printAppointment } from '../../domain/applications/appointment-moment';
import { localMoment, printMoment, sameClock } from '../../domain/time/display';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { FailureView } from '../kit/failure-notice';
import { heldTexts } from './held.texts';
import { jobTexts } from './job.texts';
import { scheduleOrCancelTexts as t } from './schedule-or-cancel.texts';
import { actionsView, type JobActionView } from './actions.view';
import { durationFact } from './appointment.view';
import { jobBandView, jobKindFacts, type JobBandView } from './job.view';
import type { FactView } from '../kit/facts';

export interface ScheduleOrCancelState {
  readonly position: Position;
  readonly listed: ListedApplication;
  readonly changes: ChangesFromMail;
  readonly ownZone: TimeZone;
  readonly now: Instant;
}

export type ScheduleOrCancelView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  /** Given up on this page; the list opens next (spec 2 §4.7). */
  | { readonly _tag: 'GivenUp'; readonly message: string; readonly after: string }
  | {
      readonly _tag: 'Ready';
      readonly job: JobBandView;
      readonly heading: string;
      /** `Friday, 04 December, 2026 at 10:30 AM CT`; undefined: no time is held. */
      readonly when: string | undefined;
      readonly forYou: string | undefined;
      readonly facts: readonly FactView[];
      readonly description: string;
      readonly actions: readonly JobActionView[];
      /** What Reschedule does here, stated before it is pressed. */
      readonly note: string | undefined;
      readonly subject: string;
    };

/** Reschedule gives the time back here, so it asks for confirmation instead of leading to the dates at once (R18). */
const asHere =
  ({ givesBack }: ChangesFromMail) =>
  (view: JobActionView): JobActionView =>
    view.action === givesBack && view._tag === 'Leads'
      ? { _tag: 'Asks', action: view.action, label: view.label, note: view.note }
      : view;

const whenOf = ({ position: { zone }, listed, ownZone }: ScheduleOrCancelState, holds: boolean) => {
  const { scheduledAt, slot } = listed.application;
  if (!holds || scheduledAt === undefined) return { when: undefined, forYou: undefined };
  return {
    when: printAppointment(scheduledAt, slot, zone),
    forYou: sameClock(scheduledAt, zone, ownZone)
      ? undefined
      : heldTexts.forYou(printMoment(localMoment(scheduledAt, ownZone))),
  };
};

/** The job of a mailed link, with Reschedule and Cancel as its card offers them (spec 2 §2.10). */
export const scheduleOrCancelView = (state: ScheduleOrCancelState): ScheduleOrCancelView => {
  const { position, listed, changes, now } = state;
  const { application } = listed;
  const holds = changes.actions.some((action) => action.startsWith('cancel'));
  const actions = actionsView(application, { now, zone: position.zone, moveLimits: position.moveLimits })
    .filter(({ action }) => changes.actions.includes(action))
    .map(asHere(changes));
  return {
    _tag: 'Ready',
    job: jobBandView(position),
    heading: holds ? t.heading : t.headingWithoutTime,
    ...whenOf(state, holds),
    facts: [
      { label: jobTexts.role, value: position.role },
      { label: jobTexts.address, value: position.address },
      ...jobKindFacts(position),
      durationFact(application),
    ].filter(({ value }) => value !== ''),
    description: position.description,
    actions,
    note: changes.givesBack === undefined ? undefined : t.givesBack,
    subject: jobTexts.subject(position.positionName, position.communityName),
  };
};
