import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { myJobs, schedule } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import type { Application } from '../../../domain/applications/application';
import { externalApplication } from '../../../domain/positions/external-application';
import { jobTypeLabel, shiftLabel } from '../../../domain/positions/labels';
import type { Position } from '../../../domain/positions/position';
import { localMoment, printDateAndTime, sameClock } from '../../../domain/time/display';
import type { Slot } from '../../../domain/scheduling/slot';
import type { Instant } from '../../../domain/time/instant';
import type { TimeZone } from '../../../domain/time/time-zone';
import { dateIn, wallTimeIn } from '../../../domain/time/zoned';
import type { FailureView } from '../../kit/failure-notice';
import type { StepsView } from '../../kit/steps';
import { jobTexts } from '../../texts/job';
import { scheduledTexts as t } from '../../texts/scheduled';
import { actionsView, type JobActionView } from '../job/actions.view';
import { jobBandView, type FactView, type JobBandView } from '../job/job.view';
import { stepsView } from '../job/steps.view';
import type { ExternalFormView } from './external-form';

export interface ScheduledState {
  readonly position: Position;
  /** Undefined: this candidate has not applied to the job. */
  readonly application: Application | undefined;
  /** Another time in place of an earlier one. */
  readonly moved: boolean;
  readonly ownZone: TimeZone;
  readonly now: Instant;
}

export type ScheduledView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | { readonly _tag: 'NothingBooked'; readonly scheduleHref: string }
  /** Given up on this very page; the list follows (spec 1 §4). */
  | { readonly _tag: 'GivenUp'; readonly message: string }
  | {
      readonly _tag: 'Ready';
      readonly job: JobBandView;
      readonly steps: StepsView;
      readonly heading: string;
      readonly message: string;
      /** `04 December, 2026 at 10:30 AM CT` */
      readonly when: string;
      /** The same moment on the candidate's own clock, where it shows another time. */
      readonly forYou: string | undefined;
      readonly introVideoUrl: string | undefined;
      /** What is said once when it was just booked: of a video interview its time and what carries it. */
      readonly congratulation: string | undefined;
      /** The employer's own form, which follows a booking; an address that isn't one of the web is none. */
      readonly externalForm: ExternalFormView | undefined;
      readonly facts: readonly FactView[];
      readonly help: readonly string[];
      /** Reschedule, Cancel, and for an interview in person its details. */
      readonly actions: readonly JobActionView[];
      readonly subject: string;
      readonly myJobsHref: string;
    };

/** `DD MMMM, YYYY at hh:mm A` (spec 1 §9) on a clock in `zone`, with the zone's short name. */
export const inZone = (instant: Instant, zone: TimeZone): string =>
  pipe(
    dateIn(instant, zone),
    O.flatMap((date) =>
      pipe(
        wallTimeIn(instant, zone),
        O.map((time) => `${printDateAndTime(date, time)} ${localMoment(instant, zone).zoneShort}`),
      ),
    ),
    O.getOrElse(() => ''),
  );

/** The same of an appointment, whose slot says itself what a clock at the position shows (R14). */
const atPosition = (startsAt: Instant, slot: Slot | undefined, zone: TimeZone): string =>
  slot === undefined
    ? inZone(startsAt, zone)
    : `${printDateAndTime(slot.date, slot.from)} ${localMoment(startsAt, zone).zoneShort}`;

type Kind = 'video' | 'in-person';

const kindOf = ({ interviewKind }: Application): Kind => (interviewKind === 'in-person' ? 'in-person' : 'video');

const factsOf = (position: Position, kind: Kind): readonly FactView[] =>
  [
    { label: t.role, value: position.role },
    { label: t.client, value: position.clientName },
    { label: t.community, value: position.communityName },
    { label: jobTexts.address, value: position.address },
    { label: jobTexts.jobTypes, value: position.jobTypes.map((type) => jobTypeLabel[type]).join(', ') },
    { label: jobTexts.shifts, value: position.shifts.map((shift) => shiftLabel[shift]).join(', ') },
    { label: t.interview, value: `${t.oneToOne} ${kind === 'video' ? t.overVideo : t.inPerson}` },
  ].filter(({ value }) => value !== '');

const externalFormOf = ({ hrisUrl, clientName }: Position): ExternalFormView | undefined => {
  const decision = externalApplication(hrisUrl);
  return decision._tag === 'Allowed' ? { client: clientName, url: decision.value } : undefined;
};

/** What was booked or moved, when, where and how (spec 1 §2), and what can be done about it. */
export const scheduledView = ({ position, application, moved, ownZone, now }: ScheduledState): ScheduledView => {
  const scheduledAt = application?.scheduledAt;
  if (application === undefined || scheduledAt === undefined)
    return { _tag: 'NothingBooked', scheduleHref: toPath(schedule(position)) };
  const kind = kindOf(application);
  const when = atPosition(scheduledAt, application.slot, position.zone);
  return {
    _tag: 'Ready',
    job: jobBandView(position),
    steps: stepsView('done', position.resume),
    heading: moved ? t.movedHeading : t.heading,
    message: t.message(kind, moved),
    when,
    forYou: sameClock(scheduledAt, position.zone, ownZone) ? undefined : t.forYou(inZone(scheduledAt, ownZone)),
    introVideoUrl: position.introVideoUrl,
    congratulation: kind === 'video' && !moved ? t.setFor(when, position.videoPreference ?? 'dailyco') : undefined,
    externalForm: externalFormOf(position),
    facts: factsOf(position, kind),
    help: t.help[kind],
    // Who has just booked is done: what else could be done stands quietly.
    actions: actionsView(application, { now, zone: position.zone, moveLimits: position.moveLimits }).map((action) =>
      action._tag === 'Leads' ? { ...action, main: false } : action,
    ),
    subject: jobTexts.subject(position.positionName, position.communityName),
    myJobsHref: toPath(myJobs),
  };
};
