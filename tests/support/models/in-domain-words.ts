import type { Application } from '../../../domain/applications/application';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { anApplication } from '../builders/applications';
import { atMs } from '../builders/time';
import type { WireApplication } from './ruled-card';

/** The wire's numbers in the domain's words (R9, R10, spec 1 §3). */
export const inDomainWords = (card: WireApplication): Application =>
  anApplication({
    blocked: card.block_candidate,
    status: statusOf(card.status),
    applied:
      card.applied_status === 0
        ? 'not-submitted'
        : card.applied_status === 1
          ? 'screening-submitted'
          : 'interview-arranged',
    screening:
      card.sf_status === 0
        ? 'open'
        : card.sf_status === 11
          ? 'not-selected'
          : [8, 9, 10].includes(card.sf_status)
            ? 'passed'
            : 'unknown',
    interviewKind:
      card.interview_type === 'video_interview'
        ? 'video'
        : card.interview_type === 'in_person_interview'
          ? 'in-person'
          : card.interview_type === 'self_record_interview'
            ? 'self-record'
            : undefined,
    onboarding: card.onboarding_status,
    onsiteLocked: card.onsite_status === 2,
    resume: card.upload_resume === 1 ? 'required' : card.upload_resume === 2 ? 'optional' : 'none',
    hasResume: card.resume_path !== '',
    externalApplicationUrl: card.adp_url === '' ? undefined : card.adp_url,
    selfRecordCompleted: card.self_record_completed,
    scheduledAt: card.schedule_time === undefined ? undefined : atMs(card.schedule_time),
    meetingLink: card.link === '' ? undefined : card.link,
  });
