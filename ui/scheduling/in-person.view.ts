import type { Application } from '../../domain/applications/application';
import { appointmentPhase, type AppointmentPhase } from '../../domain/applications/appointment-phase';
import { wasMissed } from '../../domain/applications/appointments';
import { isClosedToCandidate } from '../../domain/applications/apply-answer';
import type { Position } from '../../domain/positions/position';
import { placeOf } from '../../domain/positions/stage-place';
import { localMoment, printDay, printMoment, sameClock } from '../../domain/time/display';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import { printTwelveHour } from '../../domain/time/wall-time';
import type { FailureView } from '../kit/failure-notice';
import { heldTexts } from '../applications/held.texts';
import { inPersonTexts as t } from '../applications/in-person.texts';
import { jobTexts } from '../applications/job.texts';
import { scheduledTexts } from './scheduled.texts';
import { actionsView, type JobActionView } from '../applications/actions.view';
import { durationFact, placeView, type PlaceView } from '../applications/appointment.view';
import { jobBandView, jobKindFacts, type JobBandView } from '../applications/job.view';
import type { FactView } from '../kit/facts';

export interface InPersonState {
  readonly position: Position;
  /** Undefined: this candidate has not applied to the job. */
  readonly application: Application | undefined;
  readonly ownZone: TimeZone;
  readonly now: Instant;
}

export type InPersonView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | { readonly _tag: 'NothingBooked' }
  /** Given up on this page; the list opens next (spec 1 §4). */
  | { readonly _tag: 'GivenUp'; readonly message: string; readonly after: string }
  | {
      readonly _tag: 'Ready';
      readonly job: JobBandView;
      /** `Friday, 04 December, 2026 at 10:30 AM - 11:00 AM CT` */
      readonly when: string;
      /** Its time has come or passed, and who is next. */
      readonly news: { readonly title: string; readonly text: string | undefined } | undefined;
      readonly forYou: string | undefined;
      readonly facts: readonly FactView[];
      readonly where: PlaceView;
      readonly instructions: string;
      readonly actions: readonly JobActionView[];
      readonly subject: string;
    };

const newsOf = (phase: AppointmentPhase, community: string) => {
  if (phase === 'over')
    return { title: scheduledTexts.over.interview, text: scheduledTexts.afterwards.interview(community) };
  return phase === 'running' ? { title: scheduledTexts.now.interview, text: undefined } : undefined;
};

/** When and where an in-person interview is, and what can be done about it (spec 2 §2.11). */
export const inPersonView = ({ position, application, ownZone, now }: InPersonState): InPersonView => {
  if (application?.interviewKind !== 'in-person') return { _tag: 'NothingBooked' };
  const { slot, scheduledAt } = application;
  // A time that will not take place any more is history (R27).
  if (slot === undefined || scheduledAt === undefined || wasMissed(application)) return { _tag: 'NothingBooked' };
  if (application.blocked || isClosedToCandidate(application)) return { _tag: 'NothingBooked' };
  const phase = appointmentPhase(application, now);
  const { zoneShort } = localMoment(scheduledAt, position.zone);
  return {
    _tag: 'Ready',
    job: jobBandView(position),
    when: t.slot(printDay(slot.date), printTwelveHour(slot.from), printTwelveHour(slot.to), zoneShort),
    news: newsOf(phase, position.communityName),
    forYou: sameClock(scheduledAt, position.zone, ownZone)
      ? undefined
      : heldTexts.forYou(printMoment(localMoment(scheduledAt, ownZone))),
    facts: [
      { label: t.role, value: position.role },
      { label: t.client, value: position.clientName },
      { label: jobTexts.community, value: position.communityName },
      ...jobKindFacts(position),
      durationFact(application),
    ].filter(({ value }) => value !== ''),
    where: placeView(placeOf('in-person', position)),
    instructions: position.instructions,
    // 'View Details' leads to this very page, so it is left out.
    actions: actionsView(application, { now, zone: position.zone, moveLimits: position.moveLimits }).filter(
      ({ action }) => action !== 'view-details',
    ),
    subject: jobTexts.subject(position.positionName, position.communityName),
  };
};
