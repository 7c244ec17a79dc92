import type { Position } from '../positions/position';
import type { Instant } from '../time/instant';
import { noAppointments, type Allowance, type Application, type MoveKind } from './application';
import { statusOf } from './status-catalogue';
import { whenCreated } from './turns';

/** What apply_job creates: applied_status 0, status 0, and everything else as the position has it (R6a, R10). It counts as invited now (R13). */
export const newApplication = (position: Position, now: Instant): Application => {
  const allowance = (kind: MoveKind): Allowance => {
    const left = position.moveLimits[kind];
    return { flag: left !== 0, left };
  };
  return {
    positionId: position.positionId,
    communityId: position.communityId,
    status: statusOf(whenCreated),
    applied: 'not-submitted',
    screening: 'open',
    interviewKind: position.interviewKind,
    onboarding: position.onboarding,
    resume: position.resume,
    hasResume: false,
    blocked: false,
    externalApplicationUrl: position.externalApplicationUrl,
    selfRecordCompleted: false,
    recordingSubmittedAt: undefined,
    offeredAt: undefined,
    onsiteLocked: false,
    slot: undefined,
    scheduledAt: undefined,
    otherAppointments: noAppointments,
    invitedOn: now,
    meetingLink: undefined,
    allowances: {
      video: allowance('video'),
      'in-person': allowance('in-person'),
      onboarding: allowance('onboarding'),
      onsite: allowance('onsite'),
    },
  };
};
