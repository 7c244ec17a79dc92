import type { Application } from './application';
import { actionsShown } from './card-actions';
import { codeOf, isAnyOf } from './status-catalogue';
import { permitted, refused, type Decision } from '../decision';
import type { Instant } from '../time/instant';
import { joinWindow, type JoinRefusal } from './join-window';
import { resumeAtJoin, type ResumeMissing } from './resume-at-join';

/** Nobody joins before they have agreed to a live interview (R62). */
export interface ConsentMissing {
  readonly _tag: 'ConsentMissing';
}

/** It is held in person, recorded, or over the phone. */
export interface NotAVideoInterview {
  readonly _tag: 'NotAVideoInterview';
}

/** Why a live interview's room doesn't open to its candidate now; only the first reason found is told. */
export type RoomClosed = JoinRefusal | ResumeMissing | ConsentMissing | NotAVideoInterview;

/**
 * Whether the card has Join Meeting once there is a link (R10, R10b): never for a blocked candidate, an ended application, an unlisted status or the
 * appointment of a later stage. An interviewer no-show stays on, because an interview that is held late counts all the same (R36).
 */
export const liveIsOn = (application: Application): boolean => {
  const { blocked, interviewKind, status, meetingLink = '' } = application;
  if (isAnyOf(status, ['interviewer no show'])) return !blocked && interviewKind === 'video';
  return actionsShown({ ...application, meetingLink }).includes('join-meeting');
};

/** Whether a live interview can be joined now: in its window (R12), while the application still has one (R10b). */
export const liveWindow = (application: Application, now: Instant): Decision<JoinRefusal> => {
  const { scheduledAt, meetingLink, status } = application;
  const window = joinWindow(scheduledAt, meetingLink, status, now);
  if (window._tag === 'Refused' && window.reason._tag !== 'JoinOpensLater') return window;
  return liveIsOn(application) ? window : refused({ _tag: 'InterviewNotOn', code: codeOf(status) });
};

/**
 * Whether the room of a live interview opens to its candidate now: inside the join window (R12), while the application still has the interview (R10b),
 * with a required resume stored (spec 2 §4.6, R50), and once they have agreed to it (R62). The same holds for a call into an audio interview (R49).
 */
export const liveOpening = (live: Application, agreedAt: Instant | undefined, now: Instant): Decision<RoomClosed> => {
  if (live.interviewKind !== 'video') return refused({ _tag: 'NotAVideoInterview' });
  const window = liveWindow(live, now);
  if (window._tag === 'Refused') return window;
  const resume = resumeAtJoin(live.resume, live.hasResume);
  if (resume._tag === 'Refused') return resume;
  return agreedAt === undefined ? refused({ _tag: 'ConsentMissing' }) : permitted;
};
