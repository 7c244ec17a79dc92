import { screenAfterApplying } from '../../../application/navigation/outcome-screens';
import { toPath } from '../../../application/navigation/path';
import { sayApplyError } from '../../../application/applications/apply.words';
import type { ResumeRequirement } from '../../../domain/positions/kinds';
import type { ApplyDestination } from '../../../domain/applications/apply-result';
import { jobIn } from '../application';
import { chapter, type Case } from '../chapter';
import { given, is, isNot, no, yes } from '../table';
import { applyResultQuestion, applyResultRule, resultOf } from '../questions/apply-result';
import { blockedField, interviewTypeField, resumePathField, uploadResumeField } from './form';
import { pageAfterApplying } from './outcome-pages';
import { blockedInput, kindInput, onFileInput, resumeInput } from './inputs';

const applied: Case = {
  token: 'signed in',
  published: 1,
  statusCode: 200,
  status: 0,
  interview_type: 'video_interview',
  community_id: 11,
  position_id: 101,
};

/** The row that leads there. Three rows lead to the page without positions: what was known before the call distinguishes them. */
const rowOf: Readonly<Record<Exclude<ApplyDestination['_tag'], 'NoPositions' | 'PositionClosed'>, string>> = {
  SignUp: '1',
  Screening: '6',
  ScreeningRepeated: '8',
  ScreeningSuccess: '10',
  Schedule: '11',
  MyJobs: '12',
};

const askedFor: Readonly<Record<ResumeRequirement, string>> = {
  none: 'not asked for',
  required: 'required',
  optional: 'optional',
};

/** The service took the application, and says how far the candidate got. */
const answered = { code: isNot(406) };
const passed = { ...answered, status: is(2, 3) };

const closedRow = { '1': '7', '2': '9', '4': '13' } as const;

export const applyResultChapter = chapter({
  rule: applyResultRule,
  question: applyResultQuestion,
  part: 'Applying',
  title: 'What happens after a candidate presses Apply?',
  sentence:
    'Who is not signed in signs up first; a job that is not open, and a candidate who is blocked, end at the page without positions. ' +
    'After that the answer of the service says how far this candidate already got, and where they go on.',
  asked: 'apply button, applying twice, already applied, job closed, blocked candidate applies, start an application',
  sources: [
    {
      cites: 'R6',
      says: 'Status 1, 2 and 3 lead by the kind of interview: video, in person, self-record, or none known.',
      instead: [
        'Status 1: spec 1 §4 has both /skillfilter/reapply and /positionClosed/1; the first is for a job whose kind of interview is not known.',
        "Status 2 and 3: spec 1 §4 has both /schedule and My Jobs with the hint 'schedule interview'; the second is for a kind that is not known.",
      ],
    },
    {
      cites: 'R6a',
      says: 'What our server answers: 0 while the screening is open, 1 booked or recorded, 2 passed and not yet booked, 4 closed.',
    },
    { cites: 'spec 2 §4.5', says: 'The pages for those who applied before, by kind of interview.' },
  ],
  fields: [
    { name: 'token', label: 'Signed in', hint: 'any text: yes; empty: no', kind: 'text', optional: true },
    { name: 'published', label: 'The job is open', hint: '1 is open', kind: 'number', optional: true },
    blockedField,
    {
      name: 'statusCode',
      label: 'Code of the answer',
      kind: 'choice',
      optional: true,
      options: [
        { value: 200, label: '200, taken' },
        { value: 202, label: '202, no position' },
        { value: 406, label: '406, refused with words' },
      ],
    },
    { name: 'error', label: 'Words of the answer', kind: 'text', optional: true },
    {
      name: 'status',
      label: 'What the answer says of this candidate',
      kind: 'choice',
      optional: true,
      options: [
        { value: 0, label: '0, questions open' },
        { value: 1, label: '1, booked or recorded' },
        { value: 2, label: '2, passed and not yet booked' },
        { value: 3, label: '3, as 2' },
        { value: 4, label: '4, closed for this candidate' },
        { value: 5, label: '5, which has no meaning' },
      ],
    },
    interviewTypeField,
    uploadResumeField,
    resumePathField,
    { name: 'community_id', label: 'Number of the community', kind: 'number', optional: true },
    { name: 'position_id', label: 'Number of the position', kind: 'number', optional: true },
  ],
  inputs: {
    signedIn: { label: 'Signed in', read: ({ token }) => token !== undefined },
    published: { label: 'The job is open', read: ({ published }) => published },
    blocked: { ...blockedInput, read: ({ block_candidate }) => block_candidate },
    code: { label: 'Code of the answer', read: ({ statusCode }) => statusCode },
    words: { label: 'The answer says why', read: ({ error }) => error !== '' },
    status: { label: 'What the answer says of this candidate', none: 'nothing', read: ({ status }) => status },
    kind: { ...kindInput, read: ({ interview_type }) => interview_type },
    resume: { ...resumeInput, read: ({ upload_resume }) => upload_resume },
    onFile: { ...onFileInput, read: ({ resume_path }) => resume_path !== undefined },
  },
  rows: [
    {
      id: '1',
      fits: [{ signedIn: no }],
      when: 'not signed in',
      asked: 'without an account, not logged in',
      example: { ...applied, token: '' },
    },
    {
      id: '2',
      fits: [{ published: no }],
      when: 'the job is not open',
      asked: 'a closed or unpublished job, position not published',
      example: { ...applied, published: 0 },
    },
    {
      id: '3',
      fits: [{ blocked: yes }],
      when: 'the candidate is blocked',
      asked: 'may a blocked candidate apply, do blocked people get to apply',
      example: { ...applied, block_candidate: true },
    },
    { id: '4', fits: [{ code: is(202) }], when: 'the answer is 202', example: { ...applied, statusCode: 202 } },
    {
      id: '5',
      fits: [{ code: is(406), words: yes }],
      when: 'the answer is 406 and says why',
      example: { ...applied, statusCode: 406, error: 'You have applied for this job today already.' },
    },
    {
      id: '6',
      fits: [{ ...answered, status: is(0) }],
      when: 'status 0: the questions are open',
      example: applied,
    },
    {
      id: '7',
      fits: [{ ...answered, status: is(1), kind: given }],
      when: 'status 1, and the kind of interview is known',
      called: 'apply again',
      asked: 'apply again or twice, second application, has already applied for the job',
      example: { ...applied, status: 1 },
    },
    {
      id: '8',
      fits: [{ ...answered, status: is(1) }],
      when: 'status 1, of no known kind',
      example: { ...applied, status: 1, interview_type: '' },
    },
    {
      id: '9',
      fits: [{ ...passed, kind: is('self-record') }],
      when: 'status 2 or 3, and the candidate records the interview',
      example: { ...applied, status: 2, interview_type: 'self_record_interview' },
    },
    {
      id: '10',
      fits: [{ ...passed, resume: is('required'), onFile: no }],
      when: 'status 2 or 3, and a resume is required and missing',
      asked: 'apply without the resume, resume before the booking',
      example: { ...applied, status: 2, upload_resume: 1, resume_path: '' },
    },
    {
      id: '11',
      fits: [{ ...passed, kind: given }],
      when: 'status 2 or 3, by video or in person',
      example: { ...applied, status: 2 },
    },
    {
      id: '12',
      fits: [passed],
      when: 'status 2 or 3, of no known kind',
      example: { ...applied, status: 2, interview_type: '' },
    },
    {
      id: '13',
      fits: [{ ...answered, status: is(4) }],
      when: 'status 4: closed for this candidate',
      asked: 'apply for a closed job, apply says the position is closed',
      example: { ...applied, status: 4 },
    },
    {
      id: '14',
      fits: [{}],
      when: 'anything else, a 406 without words among it',
      example: { ...applied, status: 5 },
    },
  ],
  code: ['domain/applications/apply-result.ts'],
  tests: ['tests/domain/applications/apply-result.test.ts'],
  decide: (asked) => {
    const result = resultOf(asked);
    const { status, statusCode } = asked;
    const answer =
      `The answer is ${statusCode}, status ${status ?? 'none'}; the kind of interview is ${asked.interview_type ?? 'not known'}; ` +
      `a resume is ${askedFor[asked.upload_resume]} and ${asked.resume_path === undefined ? 'none is' : 'one is'} on file`;
    if (result._tag === 'Stays')
      return {
        row: result.error._tag === 'SaidByServer' ? '5' : '14',
        says: `The candidate stays and reads '${sayApplyError(result.error)}'.`,
        reason: `${answer}: the candidate stays and reads '${sayApplyError(result.error)}'.`,
      };
    const { destination } = result;
    const path = toPath(screenAfterApplying(destination, jobIn(asked)));
    const says = `They go on to ${pageAfterApplying(destination)} (${path}).`;
    switch (destination._tag) {
      case 'NoPositions':
        if (!asked.published) return { row: '2', says, reason: `The job is not open: to ${path}.` };
        return asked.block_candidate
          ? { row: '3', says, reason: `The candidate is blocked: to ${path}.` }
          : { row: '4', says, reason: `${answer}: to ${path}.` };
      case 'PositionClosed':
        return { row: closedRow[destination.value], says, reason: `${answer}: to ${path}.` };
      case 'SignUp':
        return {
          row: rowOf.SignUp,
          says,
          reason: `Nobody is signed in: to ${path}, and the job is remembered.`,
        };
      case 'Screening':
      case 'ScreeningRepeated':
      case 'ScreeningSuccess':
      case 'Schedule':
      case 'MyJobs':
        return { row: rowOf[destination._tag], says, reason: `${answer}: to ${path}.` };
    }
  },
});
