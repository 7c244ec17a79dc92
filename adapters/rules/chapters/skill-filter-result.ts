import { placeAfterScreening } from '../../../application/navigation/outcome-screens';
import { toPath } from '../../../application/navigation/path';
import { isPass, screeningDestination, type ScreeningDestination } from '../../../domain/screening/outcome';
import { jobIn } from '../application';
import { chapter, type Case } from '../chapter';
import { isNot, yes } from '../table';
import { skillFilterResultQuestion, skillFilterResultRule } from '../questions/skill-filter-result';
import { uploadResumeField } from './form';
import { resumeInput } from './inputs';
import { pageAfterScreening } from './outcome-pages';
import { listed } from './words';

const answered: Case = { status: 1, community_id: 11, position_id: 101 };

const rowOf: Readonly<Record<ScreeningDestination['_tag'], string>> = {
  ScreeningFail: '1',
  SelfRecordScreeningSuccess: '2',
  ScreeningSuccess: '3',
};

const last = 4;
const passes = Array.from({ length: last + 1 }, (_, status) => status).filter(isPass);

export const skillFilterResultChapter = chapter({
  rule: skillFilterResultRule,
  question: skillFilterResultQuestion,
  part: 'Applying',
  title: 'Where do the answered questions lead?',
  sentence: `Status ${listed(passes, 'or')} is a pass, every other a fail. Who passes, records the interview and is asked for a resume goes to a page of its own; everybody else who passes to the page that says so.`,
  asked:
    'after the screening questions, pass or fail the questionnaire, wrong answer, result of the screening, which results count as passed, sent to the fail page, did she pass',
  sources: [
    { cites: 'R8', says: 'What is a pass, and which page follows. Our service answers 1 for a pass and 0 for a fail.' },
    { cites: 'spec 1 §4', says: 'Response status 1, 2 or 3 is a pass; any other goes to /skillfilter/fail.' },
  ],
  fields: [
    { name: 'status', label: 'Status of the answer', kind: 'number' },
    { name: 'self_record_interview', label: 'A recorded interview exists', kind: 'flag', optional: true },
    uploadResumeField,
    { name: 'community_id', label: 'Number of the community', kind: 'number', optional: true },
    { name: 'position_id', label: 'Number of the position', kind: 'number', optional: true },
  ],
  inputs: {
    status: { label: 'Status of the answer', read: ({ status }) => status },
    selfRecord: { label: 'A recorded interview exists', read: ({ self_record_interview }) => self_record_interview },
    resume: { ...resumeInput, read: ({ upload_resume }) => upload_resume },
  },
  rows: [
    {
      id: '1',
      fits: [{ status: isNot(...passes) }],
      when: `the status is none of ${listed(passes, 'and')}`,
      asked: 'failed the screening, why did they fail',
      example: { ...answered, status: 0 },
    },
    {
      id: '2',
      fits: [{ selfRecord: yes, resume: isNot('none') }],
      when: 'passed, a recorded interview exists, and a resume is required or optional',
      example: { ...answered, self_record_interview: true, upload_resume: 2 },
    },
    { id: '3', fits: [{}], when: 'passed, otherwise', example: answered },
  ],
  boundary: {
    what: 'the status of the answer',
    from: -1,
    to: 5,
    step: 1,
    shown: [0, ...passes, last],
    caseAt: (status) => ({ ...answered, status }),
  },
  code: ['domain/screening/outcome.ts'],
  tests: ['tests/domain/screening/outcome.test.ts'],
  decide: ({ status, self_record_interview, upload_resume, ...job }) => {
    const destination = screeningDestination({ status, selfRecord: self_record_interview, resume: upload_resume });
    const because = isPass(status) ? 'is a pass' : 'is a fail';
    return {
      row: rowOf[destination._tag],
      says: `It ${because}, and leads to ${pageAfterScreening[destination._tag]} (${toPath(placeAfterScreening(destination, jobIn(job)))}).`,
      reason: `Status ${status} ${because}; a recorded interview ${self_record_interview ? 'exists' : 'does not exist'}; the resume asked for is '${upload_resume}': to ${toPath(placeAfterScreening(destination, jobIn(job)))}.`,
    };
  },
});
