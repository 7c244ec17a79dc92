import { joinOpensBefore } from '../../../domain/applications/join-window';
import { minutes } from '../../../domain/time/duration';
import type { Case, Row } from '../chapter';
import { friday, heldInterview } from './examples';

/* R10's rows in an expert's words, each with a real case that it decides. The domain determines their order, and which row decides. */

/** The row for everything else. */
export const otherwise = 21;

const now = friday;
const passed: Case = { applied_status: 1, sf_status: 8, interview_type: 'video_interview', now };
const recorded: Case = { applied_status: 2, sf_status: 8, interview_type: 'self_record_interview', now };
const inPerson: Case = { ...heldInterview, interview_type: 'in_person_interview', zoom_link: null, now };
const withoutResume: Case = { upload_resume: 1, resume_path: '' };

const cases: Readonly<Record<string, Omit<Row, 'id'>>> = {
  '1': { when: 'the candidate is blocked', example: { ...passed, block_candidate: true } },
  '2': { when: 'invited to onsite: status 32', example: { ...passed, status: 32 } },
  '3': {
    when: 'onsite is scheduled: status 35; Cancel only while the employer has not taken it in hand',
    example: { ...heldInterview, status: 35, available_onsite_reschedules: 1, now },
  },
  '4a': {
    when: 'the candidate did not come to onsite: status 37; a move is used',
    example: { ...passed, status: 37, available_onsite_reschedules: 1 },
  },
  '4b': {
    when: 'the manager did not come to onsite, or the candidate put it off: status 38 or 41; no move is used',
    example: { ...passed, status: 41, available_onsite_reschedules: 0 },
  },
  '5': {
    when: 'offered: status 1, and onboarding belongs to the application',
    example: { ...passed, status: 1, onboarding_status: true },
  },
  '6': {
    when: 'onboarding is scheduled: status 21',
    example: { ...heldInterview, status: 21, onboarding_status: true, available_onboard_reschedules: 1, now },
  },
  '7a': {
    when: 'the candidate did not come to the onboarding: status 24; a move is used',
    example: { ...passed, status: 24, onboarding_status: true, available_onboard_reschedules: 1 },
  },
  '7b': {
    when: 'the manager did not come to the onboarding: status 25; no move is used',
    example: { ...passed, status: 25, onboarding_status: true, available_onboard_reschedules: 0 },
  },
  '8a': {
    when: 'the candidate did not come to the interview: status 3; a move is used',
    example: { ...heldInterview, status: 3, available_video_reschedules: 1, now },
  },
  '8b': {
    when: 'the interviewer did not come, the candidate put it off, or the employer asks for a new time: status 12, 16 or 17; no move is used',
    example: { ...passed, applied_status: 2, status: 17, available_video_reschedules: 0 },
  },
  '9': {
    when: 'any other status but 0, 19 and 20, or the questions came to Not Selected (11)',
    example: { ...passed, status: 13 },
  },
  '10': {
    when: 'no interview yet, and a resume is required and missing',
    example: { ...passed, ...withoutResume },
  },
  '11': { when: 'applied, and the questions are still open', example: { ...passed, sf_status: 0 } },
  '12': { when: 'applied, and the questions came to none of 8, 9 and 10', example: { ...passed, sf_status: 5 } },
  '13': {
    when: 'nothing submitted, and the employer takes applications on a site of its own',
    example: { ...passed, applied_status: 0, sf_status: 0, adp_url: 'https://jobs.example.org/apply/101' },
  },
  '14': {
    when: 'no interview yet, and the candidate records it, without onboarding',
    example: { ...passed, interview_type: 'self_record_interview' },
  },
  '15': { when: 'no interview yet, of any other kind', example: passed },
  '16': {
    when: 'the recording was submitted, and a resume is required and missing',
    example: { ...recorded, ...withoutResume, self_record_completed: true },
  },
  '17': { when: 'the recording was begun and not submitted', example: recorded },
  '18': {
    when: 'a recorded interview with onboarding, and no time is held',
    example: { ...recorded, onboarding_status: true, self_record_completed: true },
  },
  '19': {
    when: `a video interview is arranged; Join only with a link, and only from ${joinOpensBefore / minutes(1)} minutes before on`,
    example: { ...heldInterview, available_video_reschedules: 1, now },
  },
  '20': {
    when: 'an interview in person is arranged',
    example: { ...inPerson, available_inperson_reschedules: 1 },
  },
  [otherwise]: {
    when: 'everything else: a recording that was submitted',
    example: { ...recorded, self_record_completed: true },
  },
};

/** A row by its number, or by its number and part. A row that the domain has and this book lacks is shown as missing, and fails its test. */
export const cardCase = (id: string): Omit<Row, 'id'> => cases[id] ?? { when: '', example: {} };
