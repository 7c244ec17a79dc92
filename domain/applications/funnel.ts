import { serviceNumbers } from '../parameters/service-values';
import { between, plus, type Instant } from '../time/instant';
import { days, type Milliseconds } from '../time/duration';
import type { Actor, ApplicationEvent, EventType } from './application-event';

/* How far one application came, and how it ended, read from its events alone: no name, no answer and no reason in a candidate's own words. */

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
  /** It can happen only after this step, which may be from before the first event. */
  readonly implies?: FunnelStep;
  /** Who did not come to an appointment. */
  readonly missing?: Side;
  /** It ends the application. `time`: nobody said no, the candidate let it pass. */
  readonly ended?: Side | 'time';
  /** Who acts next. Undefined: whoever was to act before. */
  readonly turn?: Side;
  /** What closed the application before is over; who acts next stays. */
  readonly reopens?: boolean;
  readonly blocks?: boolean;
}

/** It moves nothing on, but the candidate may be heard of by it. */
const nothingMoves: Meaning = {};

/** The employer's alone, and it moves nothing on. */
const ignored: Meaning = {};

/**
 * Every type of event: one that is not sorted in does not compile.
 *
 * - Coming to a live interview is not yet that it took place: the interviewer may be missing.
 * - After an import it isn't known whose turn it is, so nobody counts as silent before something happens.
 */
const meanings: Readonly<Record<EventType, Meaning>> = {
  'application.applied': { reaches: 'applied', turn: 'candidate' },
  'application.imported': { reaches: 'applied' },
  'application.screening_passed': { reaches: 'screened', turn: 'candidate' },
  'application.screening_failed': { reaches: 'screened', ended: 'employer', turn: 'employer' },
  'application.external_application_confirmed': { reaches: 'screened', turn: 'candidate' },
  'resume.stored': nothingMoves,
  'answer.received': { reaches: 'booked', turn: 'candidate' },
  'application.recording_submitted': { reaches: 'held', turn: 'employer' },
  'application.booked': { reaches: 'booked', turn: 'employer' },
  'application.moved': { reaches: 'booked', turn: 'employer' },
  'application.put_off': { implies: 'booked', turn: 'candidate' },
  'application.withdrawn': { implies: 'booked', ended: 'candidate' },
  'application.offer_declined': { implies: 'offered', ended: 'candidate' },
  'application.invitation_declined': { implies: 'held', ended: 'candidate' },
  'application.reviewed': ignored,
  'application.shortlisted': { reopens: true },
  'application.interview_held': { reaches: 'held', turn: 'employer' },
  'application.candidate_no_show': { implies: 'booked', missing: 'candidate', turn: 'candidate' },
  'application.interviewer_no_show': { implies: 'booked', missing: 'employer', turn: 'candidate' },
  'application.new_time_asked': { implies: 'booked', turn: 'candidate' },
  'application.interview_canceled': { ended: 'employer' },
  'application.not_selected': { ended: 'employer' },
  'application.transferred': { ended: 'employer' },
  'application.invited_to_onsite': { implies: 'held', turn: 'candidate' },
  'application.invitation_expired': { implies: 'held', ended: 'time' },
  'application.onsite_not_scheduled': { implies: 'held', turn: 'employer' },
  'application.onsite_held': { reaches: 'held', turn: 'employer' },
  'application.onsite_candidate_no_show': { implies: 'held', missing: 'candidate', turn: 'candidate' },
  'application.onsite_manager_no_show': { implies: 'held', missing: 'employer', turn: 'candidate' },
  'application.onsite_canceled': { implies: 'held', ended: 'employer' },
  'application.offered': { reaches: 'offered', turn: 'candidate' },
  'application.offer_expired': { implies: 'offered', ended: 'time' },
  'application.offer_taken_back': { implies: 'offered', ended: 'employer' },
  'application.onboarded': { reaches: 'started', turn: 'employer' },
  'application.not_onboarded': { implies: 'offered', ended: 'employer' },
  'application.onboarding_candidate_no_show': { implies: 'offered', missing: 'candidate', turn: 'candidate' },
  'application.onboarding_manager_no_show': { implies: 'offered', missing: 'employer', turn: 'candidate' },
  'application.onboarding_canceled': { implies: 'offered', ended: 'employer' },
  'application.blocked': { blocks: true },
  'application.unblocked': { blocks: false },
  'resume.opened': ignored,
  'answer.opened': ignored,
  'message.sent': nothingMoves,
  'attendance.joined': nothingMoves,
  'attendance.left': nothingMoves,
};

/** Whether events of this type can change a course: the others needn't be read. */
export const movesCourse = (type: EventType): boolean => meanings[type] !== ignored;

/** What a course needs of an event. */
export interface FunnelEvent extends Pick<ApplicationEvent, 'type' | 'at'> {
  readonly by: Actor['_tag'];
}

/** A step that was reached, at the latest then. */
export interface ReachedStep {
  readonly step: FunnelStep;
  readonly at: Instant;
  /** An event says that it was this one. If not, it is known from what came later, as for an application that was imported. */
  readonly told: boolean;
}

/** An appointment to which somebody did not come. */
export interface MissedAppointment {
  readonly by: Side;
  readonly at: Instant;
}

/** How an application was closed, in the word of the event that did it. */
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
  /** Since when we've been waiting for the candidate, or had been when the application was closed; undefined: we aren't. */
  readonly awaitedSince: Instant | undefined;
  readonly ended: Closing | undefined;
  /** Beside `ended`, because it can be undone. */
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

/** Once the application is closed, nothing that is said about it changes since when the candidate had been awaited. */
const awaitedAfter = (
  { awaitedSince, ended, blocked }: Course,
  { by, at }: FunnelEvent,
  { turn, blocks }: Meaning,
): Instant | undefined => {
  if (turn !== undefined) return turn === 'candidate' ? at : undefined;
  const heard = blocks === false || (by === 'Candidate' && blocked === undefined);
  return heard && ended === undefined && awaitedSince !== undefined ? at : awaitedSince;
};

/**
 * The course with one more event of the application, in their order; undefined: it is the first one. Whoever reaches a step has reached those before it, and is
 * counted there at the same instant: a funnel never grows from step to step. What comes after an end, such as an interview after failed questions, undoes it.
 */
export const courseWith = (before: Course | undefined, event: FunnelEvent): Course => {
  const { type, at } = event;
  if (before !== undefined && !movesCourse(type)) return before;
  const meaning = meanings[type];
  const { reaches, implies = 'applied', missing, ended, turn, reopens = turn !== undefined, blocks } = meaning;
  const course: Course = before ?? {
    ...{ step: 'applied', reached: [{ step: 'applied', at, told: reaches === 'applied' }], missed: [] },
    ...{ awaitedSince: undefined, ended: undefined, blocked: undefined },
  };
  const to = reaches ?? implies;
  const goesFurther = funnelSteps.indexOf(to) >= course.reached.length;
  return {
    step: goesFurther ? to : course.step,
    reached: goesFurther ? reachedWith(course.reached, to, reaches, at) : course.reached,
    missed: missing === undefined ? course.missed : [...course.missed, { by: missing, at }],
    awaitedSince: awaitedAfter(course, event, meaning),
    ended: ended === undefined ? (reopens ? undefined : course.ended) : { reason: type, by: ended, at },
    blocked: blocks === undefined ? course.blocked : blocks ? { reason: type, by: 'employer', at } : undefined,
  };
};

/** How an application was closed, also by a block that was not undone. Undefined: it goes on, or the candidate started. */
export const closingOf = ({ step, ended, blocked }: Course): Closing | undefined =>
  ended ?? (step === 'started' ? undefined : blocked);

/** How a candidate left: by saying so, or without a word. */
export type HowLeft = 'gave-up' | 'silent';

/** A candidate who did not go on, and since when. */
export interface Leaving {
  readonly how: HowLeft;
  readonly at: Instant;
}

/** Whoever could go on and does nothing for this long has left without a word (ours). */
export const givenUpAfter: Milliseconds = days(serviceNumbers.given_up_after);

/**
 * Whether the candidate left by their own choice: withdrew, declined, let an offer or an invitation expire, or was silent for `givenUpAfter` though it was
 * their turn, before anything closed the application. Whoever had left so stays counted when the employer closes it: a week that is over keeps its numbers.
 */
export const leavingOf = ({ ended, blocked, awaitedSince }: Course, now: Instant): Leaving | undefined => {
  if (ended?.by === 'candidate') return { how: 'gave-up', at: ended.at };
  const until = [ended?.at ?? now, blocked?.at ?? now].reduce((one, other) => (other < one ? other : one), now);
  if (awaitedSince !== undefined && between(awaitedSince, until) >= givenUpAfter)
    return { how: 'silent', at: plus(awaitedSince, givenUpAfter) };
  return ended?.by === 'time' ? { how: 'silent', at: ended.at } : undefined;
};
