import type { Application } from '../../../domain/applications/application';
import { joinOpensBefore } from '../../../domain/applications/join-window';
import { minutes } from '../../../domain/time/duration';
import type { Case, Row } from '../chapter';
import { is, isNot, no, yes, type Input } from '../table';
import { friday, heldInterview } from './examples';
import {
  appliedInput,
  blockedInput,
  inputOf,
  kindInput,
  onboardingInput,
  onFileInput,
  resumeInput,
  statusInput,
} from './inputs';

/* R10's rows in an expert's words, each with a real case that it decides. The domain determines their order, and which row decides. */

/** The row for everything else. */
export const otherwise = 21;

const now = friday;
const passed: Case = { applied_status: 1, sf_status: 8, interview_type: 'video_interview', now };
const recorded: Case = { applied_status: 2, sf_status: 8, interview_type: 'self_record_interview', now };
const inPerson: Case = { ...heldInterview, interview_type: 'in_person_interview', zoom_link: null, now };
const withoutResume: Case = { upload_resume: 1, resume_path: '' };

interface Asked {
  readonly application: Application;
}

const ofApplication = (input: Input<Application>): Input<Asked> => inputOf(input, ({ application }) => application);

/** What R10 looks at. */
export const cardInputs = {
  blocked: ofApplication(blockedInput),
  status: ofApplication(statusInput),
  onboarding: ofApplication(onboardingInput),
  screening: ofApplication({
    label: 'What the questions came to',
    words: { 'not-selected': 'not selected', unknown: 'no meaning' },
    read: ({ screening }) => screening,
  }),
  applied: ofApplication(appliedInput),
  resume: ofApplication(resumeInput),
  onFile: ofApplication(onFileInput),
  ownSite: ofApplication({
    label: 'The employer has a site of its own for applying',
    read: ({ externalApplicationUrl }) => externalApplicationUrl !== undefined,
  }),
  kind: ofApplication(kindInput),
  completed: ofApplication({
    label: 'The recording was submitted',
    read: ({ selfRecordCompleted }) => selfRecordCompleted,
  }),
  scheduled: ofApplication({ label: 'A time is held', read: ({ scheduledAt }) => scheduledAt !== undefined }),
};

type CardRowCase = Omit<Row<keyof typeof cardInputs>, 'id'>;

const before = is('not-submitted', 'screening-submitted');

const cases: Readonly<Record<string, CardRowCase>> = {
  '1': {
    fits: [{ blocked: yes }],
    asked: 'card without buttons, blocked candidate sees no buttons',
    when: 'the candidate is blocked',
    example: { ...passed, block_candidate: true },
  },
  '2': { fits: [{ status: is(32) }], when: 'invited to onsite: status 32', example: { ...passed, status: 32 } },
  '3': {
    fits: [{ status: is(35) }],
    asked: 'buttons when onsite is scheduled',
    when: 'onsite is scheduled: status 35; Cancel only while the employer has not taken it in hand',
    example: { ...heldInterview, status: 35, available_onsite_reschedules: 1, now },
  },
  '4a': {
    fits: [{ status: is(37) }],
    when: 'the candidate did not come to onsite: status 37; a move is used',
    example: { ...passed, status: 37, available_onsite_reschedules: 1 },
  },
  '4b': {
    fits: [{ status: is(38, 41) }],
    asked: 'what can be done after the manager did not come to onsite',
    when: 'the manager did not come to onsite, or the candidate put it off: status 38 or 41; no move is used',
    example: { ...passed, status: 41, available_onsite_reschedules: 0 },
  },
  '5': {
    fits: [{ status: is(1), onboarding: yes }],
    asked: 'button after an offer, what can be pressed after the offer',
    when: 'offered: status 1, and onboarding belongs to the application',
    example: { ...passed, status: 1, onboarding_status: true },
  },
  '6': {
    fits: [{ status: is(21) }],
    when: 'onboarding is scheduled: status 21',
    example: { ...heldInterview, status: 21, onboarding_status: true, available_onboard_reschedules: 1, now },
  },
  '7a': {
    fits: [{ status: is(24) }],
    when: 'the candidate did not come to the onboarding: status 24; a move is used',
    example: { ...passed, status: 24, onboarding_status: true, available_onboard_reschedules: 1 },
  },
  '7b': {
    fits: [{ status: is(25) }],
    when: 'the manager did not come to the onboarding: status 25; no move is used',
    example: { ...passed, status: 25, onboarding_status: true, available_onboard_reschedules: 0 },
  },
  '8a': {
    fits: [{ status: is(3) }],
    when: 'the candidate did not come to the interview: status 3; a move is used',
    example: { ...heldInterview, status: 3, available_video_reschedules: 1, now },
  },
  '8b': {
    fits: [{ status: is(12, 16, 17) }],
    when: 'the interviewer did not come, the candidate put it off, or the employer asks for a new time: status 12, 16 or 17; no move is used',
    example: { ...passed, applied_status: 2, status: 17, available_video_reschedules: 0 },
  },
  '9': {
    fits: [{ status: isNot(0, 19, 20) }, { screening: is('not-selected') }],
    asked: 'why are there no buttons, nothing can be pressed, card has no button at all',
    when: 'any other status but 0, 19 and 20, or the questions came to Not Selected (11)',
    example: { ...passed, status: 13 },
  },
  '10': {
    fits: [{ applied: before, resume: is('required'), onFile: no }],
    asked: 'resume must be uploaded before booking, book without the required resume',
    when: 'no interview yet, and a resume is required and missing',
    example: { ...passed, ...withoutResume },
  },
  '11': {
    fits: [{ applied: is('screening-submitted'), screening: is('open') }],
    when: 'applied, and the questions are still open',
    example: { ...passed, sf_status: 0 },
  },
  '12': {
    fits: [{ applied: is('screening-submitted'), screening: isNot('passed') }],
    when: 'applied, and the questions came to none of 8, 9 and 10',
    example: { ...passed, sf_status: 5 },
  },
  '13': {
    fits: [{ applied: is('not-submitted'), ownSite: yes }],
    asked: "employer's own site, external application button",
    when: 'nothing submitted, and the employer takes applications on a site of its own',
    example: { ...passed, applied_status: 0, sf_status: 0, adp_url: 'https://jobs.example.org/apply/101' },
  },
  '14': {
    fits: [{ applied: before, kind: is('self-record'), onboarding: no }],
    when: 'no interview yet, and the candidate records it, without onboarding',
    example: { ...passed, interview_type: 'self_record_interview' },
  },
  '15': { fits: [{ applied: before }], when: 'no interview yet, of any other kind', example: passed },
  '16': {
    fits: [{ completed: yes, resume: is('required'), onFile: no }],
    when: 'the recording was submitted, and a resume is required and missing',
    example: { ...recorded, ...withoutResume, self_record_completed: true },
  },
  '17': {
    fits: [{ completed: no, kind: is('self-record'), onboarding: no }],
    when: 'the recording was begun and not submitted',
    example: recorded,
  },
  '18': {
    fits: [{ kind: is('self-record'), onboarding: yes, scheduled: no }],
    when: 'a recorded interview with onboarding, and no time is held',
    example: { ...recorded, onboarding_status: true, self_record_completed: true },
  },
  '19': {
    fits: [{ kind: is('video') }],
    when: `a video interview is arranged; Join only with a link, and only from ${joinOpensBefore / minutes(1)} minutes before on`,
    example: { ...heldInterview, available_video_reschedules: 1, now },
  },
  '20': {
    fits: [{ kind: is('in-person') }],
    when: 'an interview in person is arranged',
    example: { ...inPerson, available_inperson_reschedules: 1 },
  },
  [otherwise]: {
    fits: [{}],
    when: 'everything else: a recording that was submitted',
    example: { ...recorded, self_record_completed: true },
  },
};

/** A row by its number, or by its number and part. A row that the domain has and this book lacks is shown as missing, and fails its test. */
export const cardCase = (id: string): CardRowCase => cases[id] ?? { fits: [], when: '', example: {} };
