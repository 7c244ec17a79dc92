import { noAppointments, type Application } from './application';
import type { ActName, Topic } from './news';
import type { Reason } from './reason';
import type { ApplicationStatus } from './status-catalogue';
import type { Instant } from '../time/instant';

/**
 * The type of the event of each act (R27), in the words that employers' systems receive. Storing a resume and an answer are acts, too. An act without one
 * does not compile.
 */
export const typeOfAct = {
  PassScreening: 'application.screening_passed',
  FailScreening: 'application.screening_failed',
  ConfirmExternalApplication: 'application.external_application_confirmed',
  StoreResume: 'resume.stored',
  StoreAnswer: 'answer.received',
  SubmitRecording: 'application.recording_submitted',
  Book: 'application.booked',
  Move: 'application.moved',
  RescheduleLater: 'application.put_off',
  Withdraw: 'application.withdrawn',
  DeclineOffer: 'application.offer_declined',
  DeclineInvitation: 'application.invitation_declined',
  review: 'application.reviewed',
  shortlist: 'application.shortlisted',
  'interview-held': 'application.interview_held',
  'candidate-no-show': 'application.candidate_no_show',
  'interviewer-no-show': 'application.interviewer_no_show',
  'ask-for-new-time': 'application.new_time_asked',
  'cancel-interview': 'application.interview_canceled',
  'not-selected': 'application.not_selected',
  transfer: 'application.transferred',
  'invite-to-onsite': 'application.invited_to_onsite',
  'invitation-expired': 'application.invitation_expired',
  'onsite-not-scheduled': 'application.onsite_not_scheduled',
  'onsite-held': 'application.onsite_held',
  'onsite-candidate-no-show': 'application.onsite_candidate_no_show',
  'onsite-manager-no-show': 'application.onsite_manager_no_show',
  'cancel-onsite': 'application.onsite_canceled',
  offer: 'application.offered',
  'offer-expired': 'application.offer_expired',
  'take-offer-back': 'application.offer_taken_back',
  onboarded: 'application.onboarded',
  'not-onboarded': 'application.not_onboarded',
  'onboarding-candidate-no-show': 'application.onboarding_candidate_no_show',
  'onboarding-manager-no-show': 'application.onboarding_manager_no_show',
  'cancel-onboarding': 'application.onboarding_canceled',
  block: 'application.blocked',
  unblock: 'application.unblocked',
} as const satisfies Readonly<Record<ActName, string>>;

/** How an application came to be: by the candidate, or by an import. */
export const beginnings = ['application.applied', 'application.imported'] as const;

/** What changes no application: a file that the employer opened, a message, coming to a live interview and leaving it. */
export const occurrences = [
  'resume.opened',
  'answer.opened',
  'message.sent',
  'attendance.joined',
  'attendance.left',
] as const;

/** A type of event, as employers' systems receive it. */
export type EventType = (typeof typeOfAct)[ActName] | (typeof beginnings)[number] | (typeof occurrences)[number];

/** Every type of event. */
export const eventTypes: readonly EventType[] = [...beginnings, ...Object.values(typeOfAct), ...occurrences];

/** Who did it. `name`: the named token that was used, or the manager who wrote a message; undefined if neither is known. */
export type Actor =
  | { readonly _tag: 'Candidate' }
  | { readonly _tag: 'Employer'; readonly name: string | undefined }
  | { readonly _tag: 'Portal' };

/** An application before and after an act. Its whole state before is what the event before it left. */
export interface ApplicationChange {
  /** Undefined: there was no application yet. */
  readonly before: ApplicationStatus | undefined;
  /** With the appointment of its stage; those of other stages were told by the events that made them. */
  readonly after: Application;
}

/** What an act changed. `before` is undefined for a new application. */
export const changeFrom = (before: Application | undefined, after: Application): ApplicationChange => ({
  before: before?.status,
  after: { ...after, otherAppointments: noAppointments },
});

/** Something that happened to an application: never changed afterwards. */
export interface ApplicationEvent {
  readonly type: EventType;
  readonly at: Instant;
  readonly by: Actor;
  /** Undefined: the application is as it was. */
  readonly change: ApplicationChange | undefined;
  /** The candidate's reason, if the act asks for one (R18). */
  readonly reason: Reason | undefined;
  /** What the act tells the candidate; undefined: it is no news (R27). */
  readonly topic: Topic | undefined;
}

/** What changed no application. */
export const occurred = (type: (typeof occurrences)[number], by: Actor, at: Instant): ApplicationEvent => ({
  ...{ type, by, at },
  change: undefined,
  reason: undefined,
  topic: undefined,
});

/** A new application. */
export const begun = (
  type: (typeof beginnings)[number],
  by: Actor,
  at: Instant,
  application: Application,
): ApplicationEvent => ({
  ...{ type, by, at },
  change: changeFrom(undefined, application),
  reason: undefined,
  topic: undefined,
});

/** The actor of the candidate's own acts. */
export const theCandidate: Actor = { _tag: 'Candidate' };
/** The actor of what follows from a rule, without anybody's press. */
export const thePortal: Actor = { _tag: 'Portal' };
