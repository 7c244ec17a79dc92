import type { Application } from '../applications/application';
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

/** A live interview, as the rules of its room see it. */
export type Live = Pick<
  Application,
  'interviewKind' | 'scheduledAt' | 'meetingLink' | 'status' | 'resume' | 'hasResume'
>;

/**
 * Whether the room of a live interview opens to its candidate now: inside the join window (R12), with a required resume stored (spec 2 §4.6, R50), and
 * once they have agreed to it (R62). The same holds for a call into an audio interview (R49).
 */
export const liveOpening = (live: Live, agreedAt: Instant | undefined, now: Instant): Decision<RoomClosed> => {
  if (live.interviewKind !== 'video') return refused({ _tag: 'NotAVideoInterview' });
  const window = joinWindow(live.scheduledAt, live.meetingLink, live.status, now);
  if (window._tag === 'Refused') return window;
  const resume = resumeAtJoin(live.resume, live.hasResume);
  if (resume._tag === 'Refused') return resume;
  return agreedAt === undefined ? refused({ _tag: 'ConsentMissing' }) : permitted;
};
