import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { myJobs, schedule, toPath } from '../../../application/navigation/destination';
import { jobTypeLabel, shiftLabel } from '../../../domain/positions/labels';
import type { Position } from '../../../domain/positions/position';
import { readableTheme, type Theme } from '../../../domain/positions/theme';
import { localMoment, printDateAndTime, sameClock } from '../../../domain/time/display';
import type { Instant } from '../../../domain/time/instant';
import type { TimeZone } from '../../../domain/time/time-zone';
import { dateIn, wallTimeIn } from '../../../domain/time/zoned';
import type { FailureView } from '../../kit/failure-notice';
import type { StepsView } from '../../kit/steps';
import { jobTexts } from '../../texts/job';
import { scheduledTexts as t } from '../../texts/scheduled';
import type { FactView } from '../job/job.view';
import { stepsView } from '../job/steps.view';

export interface ScheduledState {
  readonly position: Position;
  /** Undefined: nothing is booked for this job. */
  readonly scheduledAt: Instant | undefined;
  readonly ownZone: TimeZone;
}

export type ScheduledView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | { readonly _tag: 'NothingBooked'; readonly scheduleHref: string }
  | {
      readonly _tag: 'Ready';
      readonly theme: Theme;
      readonly steps: StepsView;
      /** `04 December, 2026 at 10:30 AM CT` */
      readonly when: string;
      /** The same moment on the candidate's own clock, where it shows another time. */
      readonly forYou: string | undefined;
      readonly introVideoUrl: string | undefined;
      readonly facts: readonly FactView[];
      readonly myJobsHref: string;
    };

/** `DD MMMM, YYYY at hh:mm A` (spec 1 §9) on a clock in `zone`, with the zone's short name. */
const inZone = (instant: Instant, zone: TimeZone): string =>
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

const factsOf = (position: Position): readonly FactView[] =>
  [
    { label: t.role, value: position.role },
    { label: t.community, value: position.communityName },
    { label: jobTexts.address, value: position.address },
    { label: jobTexts.jobTypes, value: position.jobTypes.map((type) => jobTypeLabel[type]).join(', ') },
    { label: jobTexts.shifts, value: position.shifts.map((shift) => shiftLabel[shift]).join(', ') },
    { label: t.interview, value: `${t.oneToOne} ${t.overVideo}` },
  ].filter(({ value }) => value !== '');

/** What was booked, when, where and how (spec 1 §2). */
export const scheduledView = ({ position, scheduledAt, ownZone }: ScheduledState): ScheduledView =>
  scheduledAt === undefined
    ? { _tag: 'NothingBooked', scheduleHref: toPath(schedule(position)) }
    : {
        _tag: 'Ready',
        theme: readableTheme(position.primary, position.primaryFont),
        steps: stepsView('done', position.resume),
        when: inZone(scheduledAt, position.zone),
        forYou: sameClock(scheduledAt, position.zone, ownZone) ? undefined : t.forYou(inZone(scheduledAt, ownZone)),
        introVideoUrl: position.introVideoUrl,
        facts: factsOf(position),
        myJobsHref: toPath(myJobs),
      };
