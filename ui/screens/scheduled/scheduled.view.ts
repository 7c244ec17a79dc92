import { myJobs, schedule } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import type { Application } from '../../../domain/applications/application';
import { externalApplication } from '../../../domain/positions/external-application';
import type { Position } from '../../../domain/positions/position';
import { printAppointment } from '../../../domain/scheduling/appointment-moment';
import { localMoment, printMoment, sameClock } from '../../../domain/time/display';
import type { Instant } from '../../../domain/time/instant';
import type { TimeZone } from '../../../domain/time/time-zone';
import type { FailureView } from '../../kit/failure-notice';
import type { StepsView } from '../../kit/steps';
import { jobTexts } from '../../texts/job';
import { scheduledTexts as t } from '../../texts/scheduled';
import { actionsView, type JobActionView } from '../job/actions.view';
import { durationFact, whereView, type WhereView } from '../job/appointment.view';
import { jobBandView, jobKindFacts, type FactView, type JobBandView } from '../job/job.view';
import { stepsView } from '../job/steps.view';
import type { ExternalFormView } from './external-form';

export interface ScheduledState {
  readonly position: Position;
  /** Undefined: this candidate has not applied to the job. */
  readonly application: Application | undefined;
  /** Another time instead of an earlier one. */
  readonly moved: boolean;
  readonly ownZone: TimeZone;
  readonly now: Instant;
}

export type ScheduledView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | { readonly _tag: 'NothingBooked'; readonly scheduleHref: string }
  /** Given up on this page; the list opens next (spec 1 §4). */
  | { readonly _tag: 'GivenUp'; readonly message: string }
  | {
      readonly _tag: 'Ready';
      readonly job: JobBandView;
      readonly steps: StepsView;
      readonly heading: string;
      readonly message: string;
      /** `Friday, 04 December, 2026 at 10:30 AM CT` */
      readonly when: string;
      /** The same moment in the candidate's own time zone, if it differs. */
      readonly forYou: string | undefined;
      readonly introVideoUrl: string | undefined;
      /** Shown once after booking: for a video interview, its time and medium. */
      readonly congratulation: string | undefined;
      /** The employer's own form, which follows a booking; undefined if its link is not a web address. */
      readonly externalForm: ExternalFormView | undefined;
      readonly facts: readonly FactView[];
      /** For an in-person interview: the address and directions. */
      readonly where: WhereView | undefined;
      /** The employer's instructions; empty: none. */
      readonly instructions: string;
      readonly help: readonly string[];
      /** Reschedule, Cancel, and for an in-person interview its details. */
      readonly actions: readonly JobActionView[];
      readonly subject: string;
      readonly myJobsHref: string;
    };

type Kind = 'video' | 'in-person';

const kindOf = ({ interviewKind }: Application): Kind => (interviewKind === 'in-person' ? 'in-person' : 'video');

const factsOf = (position: Position, application: Application, kind: Kind): readonly FactView[] =>
  [
    { label: t.role, value: position.role },
    { label: t.client, value: position.clientName },
    { label: t.community, value: position.communityName },
    // For an in-person interview it is shown above, with the directions.
    { label: jobTexts.address, value: kind === 'video' ? position.address : '' },
    ...jobKindFacts(position),
    { label: t.interview, value: `${t.oneToOne} ${kind === 'video' ? t.overVideo : t.inPerson}` },
    durationFact(application),
  ].filter(({ value }) => value !== '');

const externalFormOf = ({ hrisUrl, clientName }: Position): ExternalFormView | undefined => {
  const decision = externalApplication(hrisUrl);
  return decision._tag === 'Allowed' ? { client: clientName, url: decision.value } : undefined;
};

/** What was booked or rescheduled, when, where and how (spec 1 §2), and what can be done about it. */
export const scheduledView = ({ position, application, moved, ownZone, now }: ScheduledState): ScheduledView => {
  const scheduledAt = application?.scheduledAt;
  if (application === undefined || scheduledAt === undefined)
    return { _tag: 'NothingBooked', scheduleHref: toPath(schedule(position)) };
  const kind = kindOf(application);
  const when = printAppointment(scheduledAt, application.slot, position.zone);
  return {
    _tag: 'Ready',
    job: jobBandView(position),
    steps: stepsView('done', position),
    heading: moved ? t.movedHeading : t.heading,
    message: t.message(kind, moved),
    when,
    forYou: sameClock(scheduledAt, position.zone, ownZone)
      ? undefined
      : t.forYou(printMoment(localMoment(scheduledAt, ownZone))),
    introVideoUrl: position.introVideoUrl,
    congratulation: kind === 'video' && !moved ? t.setFor(when, position.videoPreference ?? 'dailyco') : undefined,
    externalForm: externalFormOf(position),
    facts: factsOf(position, application, kind),
    where: kind === 'in-person' && position.address !== '' ? whereView(position.address) : undefined,
    instructions: position.instructions,
    help: t.help[kind],
    // A candidate who has just booked is done: the other actions are secondary.
    actions: actionsView(application, { now, zone: position.zone, moveLimits: position.moveLimits }).map((action) =>
      action._tag === 'Leads' ? { ...action, main: false } : action,
    ),
    subject: jobTexts.subject(position.positionName, position.communityName),
    myJobsHref: toPath(myJobs),
  };
};
