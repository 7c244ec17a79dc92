import { screenOf } from '../../application/applications/action.screens';
import { myJobs, schedule, type Destination } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { helpFor } from '../../application/applications/appointment.words';
import { actionDestination } from '../../domain/applications/action-destination';
import type { Application } from '../../domain/applications/application';
import type { MoveKind, Stage } from '../../domain/positions/kinds';
import { appointmentPhase, type AppointmentPhase } from '../../domain/applications/appointment-phase';
import { wasMissed } from '../../domain/applications/appointments';
import { isClosedToCandidate } from '../../domain/applications/apply-answer';
import type { StatusName } from '../../domain/applications/status-catalogue';
import { timeOffered } from '../../domain/applications/time-offer';
import { cancellationStage } from '../../domain/applications/cancellation';
import { employerName } from '../../domain/positions/employer-name';
import { externalApplication } from '../../domain/positions/external-application';
import type { Position } from '../../domain/positions/position';
import { placeOf } from '../../domain/positions/stage-place';
import { printAppointment } from '../../domain/applications/appointment-moment';
import { stageOfSlots } from '../../domain/positions/slot-kind';
import { localMoment, printMoment, sameClock } from '../../domain/time/display';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { FailureView } from '../kit/failure-notice';
import type { StepsView } from '../applications/steps';
import { jobTexts } from '../applications/job.texts';
import { scheduledTexts as t } from './scheduled.texts';
import { openingTexts } from '../applications/stages.texts';
import { statusWords } from '../applications/status.texts';
import { actionsView, type JobActionView } from '../applications/actions.view';
import { durationFact, placeView, type PlaceView } from '../applications/appointment.view';
import { jobBandView, jobKindFacts, type JobBandView } from '../applications/job.view';
import type { FactView } from '../kit/facts';
import { stepsView } from '../applications/steps.view';
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
  | {
      readonly _tag: 'NothingBooked';
      readonly heading: string;
      readonly title: string;
      readonly text: string;
      /** Where a time can be chosen, or how the application stands if none can. */
      readonly link: { readonly label: string; readonly href: string };
    }
  /** Given up on this page; the list opens next (spec 1 §4). */
  | { readonly _tag: 'GivenUp'; readonly message: string; readonly after: string }
  | {
      readonly _tag: 'Ready';
      readonly stage: Stage;
      readonly job: JobBandView;
      readonly steps: StepsView;
      readonly heading: string;
      readonly message: string;
      /** The link to the call is missing: how and when it comes. */
      readonly linkToCome: string | undefined;
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
      /** Whether the appointment belongs in a calendar: not once it is over. */
      readonly forCalendar: boolean;
      /** For an appointment on site: the address, directions and map. */
      readonly where: PlaceView | undefined;
      readonly whereHeading: string;
      /** The employer's instructions; empty: none. */
      readonly instructions: string;
      readonly help: readonly string[];
      /** Reschedule, Cancel, and for an in-person interview its details. */
      readonly actions: readonly JobActionView[];
      readonly subject: string;
      /** Where the page leads once the candidate has read it. */
      readonly onward: { readonly label: string; readonly href: string };
    };

/** How an interview is held; a later stage's meeting is not a 1-1 interview. */
const heldAs: Readonly<Record<MoveKind, string>> = {
  video: `${t.oneToOne} ${t.overVideo}`,
  'in-person': `${t.oneToOne} ${t.inPerson}`,
  onboarding: '',
  onsite: '',
};

const factsOf = (position: Position, application: Application, kind: MoveKind): readonly FactView[] =>
  [
    { label: t.role, value: position.role },
    { label: t.client, value: position.clientName },
    { label: t.community, value: position.communityName },
    // For an onsite appointment it is shown above, with the directions.
    { label: jobTexts.address, value: kind === 'video' ? position.address : '' },
    ...jobKindFacts(position),
    { label: t.interview, value: heldAs[kind] },
    durationFact(application),
  ].filter(({ value }) => value !== '');

const externalFormOf = (position: Position): ExternalFormView | undefined => {
  const decision = externalApplication(position.hrisUrl);
  return decision._tag === 'Allowed' ? { client: employerName(position), url: decision.value } : undefined;
};

/** What was booked, that its time has come, or that it is over and who is next. */
const told = (
  phase: AppointmentPhase,
  { kind, moved, position }: { readonly kind: MoveKind; readonly moved: boolean; readonly position: Position },
) => {
  const stage = stageOfSlots[kind];
  if (phase === 'over') return { heading: t.over[stage], message: t.afterwards[stage](position.communityName) };
  return {
    heading: phase === 'running' ? t.now[stage] : t.heading[stage][moved ? 'moved' : 'booked'],
    message: t.message(kind, moved),
  };
};

/** No appointment takes place any more, whatever slot is on record (R27). */
const isEnded = (application: Application): boolean => application.blocked || isClosedToCandidate(application);

const isWorded = (name: StatusName): name is keyof typeof statusWords => Object.hasOwn(statusWords, name);

/** Why nothing is booked, and the way on: to the dates only if a time can be chosen there. */
const nothingBooked = (position: Position, application: Application | undefined, stage: Stage) => {
  const toJobs = { label: t.seeJobs, href: toPath(myJobs) };
  const ended = application !== undefined && isEnded(application);
  const mayChoose = application === undefined || (!ended && timeOffered(application) !== undefined);
  const words = ended || (application && wasMissed(application)) ? cardWords(application, position) : undefined;
  const unworded = mayChoose ? t.nothingBooked : ended ? t.nothingMore : t.noTimeNow;
  return {
    title: words?.headline ?? t.nothingBookedTitle[stage],
    text: words?.next ?? unworded,
    link: mayChoose ? { label: t.chooseDate, href: toPath(whereChosen(application, position)) } : toJobs,
  };
};

/** How the card says that this application stands. */
const cardWords = ({ status }: Application, { communityName }: Position) =>
  status._tag === 'Listed' && isWorded(status.name) ? statusWords[status.name](communityName) : undefined;

/** Where the next time of this job is chosen: what its card offers now. */
const whereChosen = (application: Application | undefined, position: Position): Destination => {
  const offer = application && timeOffered(application);
  if (application === undefined || offer === undefined) return schedule(position);
  return screenOf(actionDestination(offer.action, application), application) ?? schedule(position);
};

/**
 * The heading if there is no confirmation to show. /success is the page of an interview and of an onboarding (spec 2 §2.10), and the list at hand may
 * be from before the booking, so it names neither. /onsiteSuccess is the page of one stage (spec 2 §2.14).
 */
export const headingBefore = (page: Stage): string => (page === 'onsite' ? t.details.onsite : t.detailsOfAny);

/** What was booked or rescheduled, when, where and how (spec 1 §2, spec 2 §2.10, §2.14), and what can be done about it. */
export const scheduledView = ({ position, application, moved, ownZone, now }: ScheduledState): ScheduledView => {
  const scheduledAt = application?.scheduledAt;
  const kind = application === undefined ? 'video' : cancellationStage(application);
  const stage = stageOfSlots[kind];
  // A missed time stays as history (R27); the card says how it goes on.
  if (application === undefined || scheduledAt === undefined || isEnded(application) || wasMissed(application))
    return { _tag: 'NothingBooked', heading: t.details[stage], ...nothingBooked(position, application, stage) };
  const phase = appointmentPhase(application, now);
  const when = printAppointment(scheduledAt, application.slot, position.zone);
  const place = placeOf(kind, position);
  const isInterview = stage === 'interview';
  return {
    _tag: 'Ready',
    stage,
    job: jobBandView(position),
    steps: stepsView('done', position, stage, application.status),
    ...told(phase, { kind, moved, position }),
    linkToCome:
      kind === 'video' && application.meetingLink === undefined && phase !== 'over' ? t.linkToCome : undefined,
    when,
    forYou: sameClock(scheduledAt, position.zone, ownZone)
      ? undefined
      : t.forYou(printMoment(localMoment(scheduledAt, ownZone))),
    introVideoUrl: isInterview ? position.introVideoUrl : undefined,
    congratulation:
      kind === 'video' && !moved && phase !== 'over'
        ? t.setFor(when, position.videoPreference ?? 'dailyco')
        : undefined,
    externalForm: isInterview ? externalFormOf(position) : undefined,
    facts: factsOf(position, application, kind),
    forCalendar: phase !== 'over',
    where: kind !== 'video' && place.address !== '' ? placeView(place) : undefined,
    // A later stage may be elsewhere than the job: the address says what it is of.
    whereHeading: stage === 'interview' ? jobTexts.where : openingTexts.where[stage],
    instructions: place.instructions,
    help: phase === 'over' ? [] : helpFor(kind),
    // A candidate who has just booked is done: the other actions are secondary.
    actions: actionsView(application, { now, zone: position.zone, moveLimits: position.moveLimits }).map((action) =>
      action._tag === 'Leads' ? { ...action, main: false } : action,
    ),
    subject: jobTexts.subject(position.positionName, position.communityName),
    onward: { label: t.continue[stage], href: toPath(myJobs) },
  };
};
