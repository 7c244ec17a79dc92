import type { ListedApplication } from '../../../application/applications/applications.api';
import { noAppointments, type Allowance, type Application } from '../../../domain/applications/application';
import type { MoveKind } from '../../../domain/positions/kinds';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { parseCommunityId, parsePositionId, type CommunityId, type PositionId } from '../../../domain/ids/position-ids';
import { decoded } from './decoded';
import { zone } from './time';

export const positionId = (n: number): PositionId => decoded(parsePositionId(n), n);
export const communityId = (n: number): CommunityId => decoded(parseCommunityId(n), n);

/** Nothing prevents a move: the flag is true, the counter missing (R10). */
export const unlimited: Allowance = { flag: true, left: undefined };

/** All four allowances unlimited, except those given. */
export const allowances = (changes: Partial<Record<MoveKind, Allowance>> = {}): Application['allowances'] => ({
  video: unlimited,
  'in-person': unlimited,
  onboarding: unlimited,
  onsite: unlimited,
  ...changes,
});

/**
 * A candidate who has passed the screening of a video position and may choose a time: applied_status 1, sf_status 8, status 0. A test sets only what
 * it is about.
 */
export const anApplication = (changes: Partial<Application> = {}): Application => ({
  positionId: positionId(4711),
  communityId: communityId(42),
  status: statusOf(0),
  applied: 'screening-submitted',
  screening: 'passed',
  interviewKind: 'video',
  onboarding: false,
  resume: 'none',
  hasResume: false,
  blocked: false,
  techCheck: { mandatory: 'not-done', optional: 'not-done' },
  externalApplicationUrl: undefined,
  selfRecordCompleted: false,
  recordingSubmittedAt: undefined,
  offeredAt: undefined,
  onsiteLocked: false,
  slot: undefined,
  scheduledAt: undefined,
  otherAppointments: noAppointments,
  invitedOn: undefined,
  meetingLink: undefined,
  allowances: allowances(),
  ...changes,
});

/** An application as the list shows it, with the position's texts on its card. */
export const aListed = (application: Application, changes: Partial<ListedApplication> = {}): ListedApplication => ({
  application,
  positionName: 'Caregiver',
  communityName: 'Linden Court',
  clientName: 'Hearthside Living',
  address: '2400 N Lincoln Ave',
  description: 'You help residents.',
  zone: zone('America/Chicago'),
  colors: { primary: '#7a3b2e', primaryFont: '#ffffff' },
  appointmentRevision: 1,
  published: true,
  proceededWithoutResume: false,
  asks: undefined,
  ...changes,
});
