import type { Application } from '../../../domain/applications/application';
import { untouched } from '../../../domain/applications/new-application';
import type { ApplicationStatus } from '../../../domain/applications/status-catalogue';
import { known } from '../../../domain/brand';
import type { CommunityId, PositionId } from '../../../domain/ids/position-ids';
import type { Case } from '../chapter';

/* Real cases that more than one chapter uses. */

const unlimited = { flag: true, left: undefined } as const;

/** An application in the given status, of a candidate who passed the questions; its other fields don't matter where the status alone decides. */
export const applicationInStatus = (status: ApplicationStatus): Application => ({
  ...untouched,
  positionId: known<PositionId>(101),
  communityId: known<CommunityId>(11),
  status,
  applied: 'interview-arranged',
  screening: 'passed',
  interviewKind: 'video',
  onboarding: true,
  resume: 'none',
  externalApplicationUrl: undefined,
  invitedOn: undefined,
  allowances: { video: unlimited, 'in-person': unlimited, onboarding: unlimited, onsite: unlimited },
});

/** Friday, 10:00 in New York. */
export const friday = '2026-12-04T15:00:00Z';

/** A video interview on Monday at 09:30 in New York, of a candidate who passed the questions. */
export const heldInterview: Case = {
  status: 0,
  applied_status: 2,
  sf_status: 8,
  interview_type: 'video_interview',
  schd_date: '2026-12-07',
  slot_from: '09:30',
  slot_to: '10:00',
  schedule_time: '2026-12-07T14:30:00Z',
  zoom_link: 'https://meet.example.org/room',
};
