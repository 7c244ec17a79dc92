import { serviceNumbers } from '../parameters/service-values';
import { plus, type Instant } from '../time/instant';
import { days, type Milliseconds } from '../time/duration';
import type { Actor, ApplicationEvent, EventType } from './application-event';

/* How far one application came, and how it was closed or left, read from its events alone: no name, no answer and no reason in a candidate's own words. */

/**
 * The way in, in order: the application was begun; the questions were answered, whatever came of it, or the job was applied for at the employer's site (R6a);
 * a first time was booked, or a first recorded answer arrived; an interview or a visit took place by the employer's word, or the recording was submitted; an
 * offer was made; the first day at work came.
 */
export const funnelSteps = ['applied', 'screened', 'booked', 'held', 'offered', 'started'] as const;
/** One of `funnelSteps`. */
export type FunnelStep = (typeof funnelSteps)[number];

type Side = 'candidate' | 'employer';

/** What an event says about the course of its application. */
interface Meaning {
  readonly reaches?: FunnelStep;
  /** It can happen only after this step, even if no event tells the step. */
  readonly implies?: FunnelStep;
  /** The side that missed an appointment. */
  readonly missing?: Side;
  /** The side that closes the application. `time`: an offer or an invitation expired. */
  readonly closes?: Side | 'time';
  /** Whose turn is next. Undefined: the same side's as before. */
  readonly turn?: Side;
  /** Reopens the application; the turn stays the same. */
  readonly reopens?: boolean;
  /** True: a block begins; false: it ends. */
  readonly blocks?: boolean;
}

/** Neither a step nor a closing, but a sign of life if the candidate does it. */
const nothingMoves: Meaning = {};

/** Done only by the employer; nothing counted changes. */
const ignored: Meaning = {};

/**
 * Every type of event; the compiler refuses one that is missing.
 *
 * - Whoever joins a live interview may wait there for nobody: that it took place is only what the employer says.
 * - After an import it isn't known whose turn it is, so no candidate counts as silent before something happens.
 */
const meanings: Readonly<Record<EventType, Meaning>> = {
  'application.applied': { reaches: 'applied', turn: 'candidate' },
  'application.imported': { reaches: 'applied' },
  'application.screening_passed': { reaches: 'screened', turn: 'candidate' },
  'application.screening_failed': { reaches: 'screened', closes: 'employer', turn: 'employer' },
  'application.external_application_confirmed': { reaches: 'screened', turn: 'candidate' },
  'resume.stored': nothingMoves,
  'answer.received': { reaches: 'booked', turn: 'candidate' },
  'application.recording_submitted': { reaches: 'held', turn: 'employer' },
  'application.booked': { reaches: 'booked', turn: 'employer' },
  'application.moved': { reaches: 'booked', turn: 'employer' },
  'application.put_off': { implies: 'booked', turn: 'candidate' },
  'application.withdrawn': { implies: 'booked', closes: 'candidate' },
  'application.offer_declined': { implies: 'offered', closes: 'candidate' },
  'application.invitation_declined': { implies: 'held', closes: 'candidate' },
  'application.reviewed': ignored,
  'application.shortlisted': { reopens: true },
  'application.interview_held': { reaches: 'held', turn: 'employer' },
  'application.candidate_no_show': { implies: 'booked', missing: 'candidate', turn: 'candidate' },
  'application.interviewer_no_show': { implies: 'booked', missing: 'employer', turn: 'candidate' },
  'application.new_time_asked': { implies: 'booked', turn: 'candidate' },
  'application.interview_canceled': { closes: 'employer' },
  'application.not_selected': { closes: 'employer' },
  'application.transferred': { closes: 'employer' },
  'application.invited_to_onsite': { implies: 'held', turn: 'candidate' },
  'application.invitation_expired': { implies: 'held', closes: 'time' },
  'application.onsite_not_scheduled': { implies: 'held', turn: 'employer' },
  'application.onsite_held': { reaches: 'held', turn: 'employer' },
  'application.onsite_candidate_no_show': { implies: 'held', missing: 'candidate', turn: 'candidate' },
  'application.onsite_manager_no_show': { implies: 'held', missing: 'employer', turn: 'candidate' },
  'application.onsite_canceled': { implies: 'held', closes: 'employer' },
  'application.offered': { reaches: 'offered', turn: 'candidate' },
  'application.offer_expired': { implies: 'offered', closes: 'time' },
  'application.offer_taken_back': { implies: 'offered', closes: 'employer' },
  'application.onboarded': { reaches: 'started', turn: 'employer' },
  'application.not_onboarded': { implies: 'offered', closes: 'employer' },
  'application.onboarding_candidate_no_show': { implies: 'offered', missing: 'candidate', turn: 'candidate' },
  'application.onboarding_manager_no_show': { implies: 'offered', missing: 'employer', turn: 'candidate' },
  'application.onboarding_canceled': { implies: 'offered', closes: 'employer' },
  'application.blocked': { blocks: true },
  'application.unblocked': { blocks: false },
  'resume.opened': ignored,
  'answer.opened': ignored,
  'message.sent': nothingMoves,
  'attendance.joined': nothingMoves,
  'attendance.left': nothingMoves,
};

/** Whether events of this type can change a course. The others aren't read. */
export const movesCourse = (type: EventType): boolean => meanings[type] !== ignored;

/** What a course needs of an event. */
export interface FunnelEvent extends Pick<ApplicationEvent, 'type' | 'at'> {
  readonly by: Actor['_tag'];
}

/** A step, and the latest time by which it was reached. */
export interface ReachedStep {
  readonly step: FunnelStep;
  readonly at: Instant;
  /** Whether an event tells this very step. If not, it follows from a later one, as it often does after an import. */
  readonly told: boolean;
}

/** An appointment that one side missed. */
export interface MissedAppointment {
  readonly by: Side;
  readonly at: Instant;
}

/** How an application was closed. `reason`: the type of the event that did it. */
export interface Closing {
  readonly reason: EventType;
  readonly by: Side | 'time';
  readonly at: Instant;
}

/** How far one application came. */
export interface Course {
  /** The last step reached. */
  readonly step: FunnelStep;
  /** All steps up to it, in order. */
  readonly reached: readonly ReachedStep[];
  /** In the order in which they were missed. */
  readonly missed: readonly MissedAppointment[];
  /** When the candidate's turn began, if it is theirs or was at closing. Undefined: it is the employer's. */
  readonly awaitedSince: Instant | undefined;
  /** Undefined: nothing closed it, or it was opened again. */
  readonly closed: Closing | undefined;
  /** A block that lasts. Beside `closed`, because its end gives back what was before. */
  readonly blocked: Closing | undefined;
}

const reachedWith = (
  reached: readonly ReachedStep[],
  to: FunnelStep,
  told: FunnelStep | undefined,
  at: Instant,
): readonly ReachedStep[] => [
  ...reached,
  ...funnelSteps.slice(reached.length, funnelSteps.indexOf(to) + 1).map((step) => ({ step, at, told: step === told })),
];

const notBegun: Course = {
  step: 'applied',
  reached: [],
  missed: [],
  awaitedSince: undefined,
  closed: undefined,
  blocked: undefined,
};

/** Once the application is closed, messages and the like no longer change since when it had been the candidate's turn. */
const awaitedAfter = (
  { awaitedSince, closed, blocked }: Course,
  { by, at }: FunnelEvent,
  { turn, blocks }: Meaning,
): Instant | undefined => {
  if (turn !== undefined) return turn === 'candidate' ? at : undefined;
  const heard = blocks === false || (by === 'Candidate' && blocked === undefined);
  return heard && closed === undefined && awaitedSince !== undefined ? at : awaitedSince;
};

/**
 * The course after one more event of the application; `before` undefined: it is the first one. Events come in the order in which they happened. Whoever reaches a
 * step has reached those before it, at that instant at the latest: so a funnel never grows from step to step. A closed application that goes on, as with an
 * interview after failed questions, is open again.
 */
export const courseWith = (before: Course | undefined, event: FunnelEvent): Course => {
  const { type, at } = event;
  if (before !== undefined && !movesCourse(type)) return before;
  const meaning = meanings[type];
  const { reaches, implies = 'applied', missing, closes, turn, reopens = turn !== undefined, blocks } = meaning;
  const course = before ?? notBegun;
  const to = reaches ?? implies;
  const goesFurther = funnelSteps.indexOf(to) >= course.reached.length;
  return {
    step: goesFurther ? to : course.step,
    reached: goesFurther ? reachedWith(course.reached, to, reaches, at) : course.reached,
    missed: missing === undefined ? course.missed : [...course.missed, { by: missing, at }],
    awaitedSince: awaitedAfter(course, event, meaning),
    closed: closes === undefined ? (reopens ? undefined : course.closed) : { reason: type, by: closes, at },
    blocked: blocks === undefined ? course.blocked : blocks ? { reason: type, by: 'employer', at } : undefined,
  };
};

/** How an application was closed, also by a block that lasts. Undefined: it goes on, or the candidate started. */
export const closingOf = ({ step, closed, blocked }: Course): Closing | undefined =>
  closed ?? (step === 'started' ? undefined : blocked);

/** How a candidate dropped out: they said so, or they did nothing more. */
export type HowLeft = 'gave-up' | 'silent';

/** How and when a candidate dropped out. */
export interface Leaving {
  readonly how: HowLeft;
  readonly at: Instant;
}

/** After this long without a move on their turn, a candidate counts as having dropped out (our rule). */
export const givenUpAfter: Milliseconds = days(serviceNumbers.given_up_after);

/**
 * Whether the candidate dropped out: withdrew, declined, let an offer or an invitation expire, or did nothing for `givenUpAfter` though it was their turn and
 * the application was open. Who had dropped out by silence stays counted when the employer closes the application: a week that is over keeps its numbers.
 */
export const leavingOf = ({ closed, blocked, awaitedSince }: Course, now: Instant): Leaving | undefined => {
  if (closed?.by === 'candidate') return { how: 'gave-up', at: closed.at };
  if (awaitedSince !== undefined) {
    const at = plus(awaitedSince, givenUpAfter);
    if ([now, closed?.at, blocked?.at].every((end) => end === undefined || at <= end)) return { how: 'silent', at };
  }
  return closed?.by === 'time' ? { how: 'silent', at: closed.at } : undefined;
};
