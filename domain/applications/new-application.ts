import type { Position } from '../positions/position';
import type { Instant } from '../time/instant';
import { noAppointments, type Allowance, type Application } from './application';
import type { MoveKind } from '../positions/kinds';
import { named } from './status-catalogue';
import { whenCreated } from './turns';

/** What an application is before anything was done about it, whatever its position. */
export const untouched = {
  applied: 'not-submitted',
  screening: 'open',
  hasResume: false,
  blocked: false,
  selfRecordCompleted: false,
  recordingSubmittedAt: undefined,
  offeredAt: undefined,
  onsiteLocked: false,
  slot: undefined,
  scheduledAt: undefined,
  otherAppointments: noAppointments,
  meetingLink: undefined,
  techCheck: { mandatory: 'not-done', optional: 'not-done' },
} satisfies Partial<Application>;

/** What apply_job creates: applied_status 0, status 0, everything else from the position (R6a, R10). It counts as invited now (R13). */
export const newApplication = (position: Position, now: Instant): Application => {
  const allowance = (kind: MoveKind): Allowance => {
    const left = position.moveLimits[kind];
    return { flag: left !== 0, left };
  };
  return {
    ...untouched,
    positionId: position.positionId,
    communityId: position.communityId,
    status: named(whenCreated),
    interviewKind: position.interviewKind,
    onboarding: position.onboarding,
    resume: position.resume,
    externalApplicationUrl: position.externalApplicationUrl,
    invitedOn: now,
    allowances: {
      video: allowance('video'),
      'in-person': allowance('in-person'),
      onboarding: allowance('onboarding'),
      onsite: allowance('onsite'),
    },
  };
};
