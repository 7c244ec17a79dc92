import { submissionOf } from '../../../domain/recording/submission';
import { chapter } from '../chapter';
import { is, missing, yes } from '../table';
import { submissionQuestion, submissionRule } from '../questions/submission';

export const submissionChapter = chapter({
  rule: submissionRule,
  question: submissionQuestion,
  part: 'Recorded interviews',
  title: 'Is a submitted recording whole, or does it still wait for a resume?',
  sentence:
    'A required resume has to be there; an optional one may be there or be done without; where none is asked for, the recording is whole.',
  asked:
    'full submission, partial submission, submit a recording without a resume, is the recording complete without a resume, what does partially submitted mean, handed in, incomplete submission',
  sources: [
    {
      cites: 'R23',
      says: 'Full by the option, the upload and going on without a resume; whatever else the option says, partial.',
    },
    { cites: 'spec 2 §4.3', says: 'Full or partial, by the option, the upload and going on without.' },
  ],
  fields: [
    {
      name: 'upload_resume_option',
      label: 'What the position asks of the resume',
      kind: 'choice',
      optional: true,
      options: [
        { value: 'required', label: 'it is required' },
        { value: 'optional', label: 'it is optional' },
        { value: 'not required', label: 'none is asked for' },
        { value: '', label: 'it does not say' },
        { value: 'whenever', label: 'a word that has no meaning' },
      ],
    },
    { name: 'upload_resume_flag', label: 'A resume was uploaded', kind: 'flag', optional: true },
    { name: 'proceed_without_resume', label: 'The candidate went on without', kind: 'flag', optional: true },
  ],
  inputs: {
    option: {
      label: 'What the position asks of the resume',
      words: { unknown: 'a word that has no meaning' },
      none: 'it does not say',
      read: ({ upload_resume_option }) => upload_resume_option,
    },
    uploaded: { label: 'A resume was uploaded', read: ({ upload_resume_flag }) => upload_resume_flag },
    without: { label: 'The candidate went on without', read: ({ proceed_without_resume }) => proceed_without_resume },
  },
  rows: [
    {
      id: '1',
      fits: [{ option: is('none') }],
      when: 'none is asked for',
      example: { upload_resume_option: 'not required' },
    },
    { id: '2', fits: [{ option: missing }], when: 'the position does not say', example: { upload_resume_option: '' } },
    {
      id: '3',
      fits: [{ option: is('required'), uploaded: yes }],
      when: 'required, and it was uploaded',
      example: { upload_resume_option: 'required', upload_resume_flag: true },
    },
    {
      id: '4',
      fits: [{ option: is('required') }],
      when: 'required, and it was not uploaded, whether the candidate went on without or not',
      example: { upload_resume_option: 'required', proceed_without_resume: true },
    },
    {
      id: '5',
      fits: [
        { option: is('optional'), uploaded: yes },
        { option: is('optional'), without: yes },
      ],
      when: 'optional, and it was uploaded or the candidate went on without',
      example: { upload_resume_option: 'optional', proceed_without_resume: true },
    },
    {
      id: '6',
      fits: [{ option: is('optional') }],
      when: 'optional, and neither',
      example: { upload_resume_option: 'optional' },
    },
    {
      id: '7',
      fits: [{}],
      when: 'the option has no meaning',
      example: { upload_resume_option: 'whenever', upload_resume_flag: true },
    },
  ],
  code: ['domain/recording/submission.ts'],
  tests: ['tests/domain/recording/submission.test.ts'],
  decide: ({
    upload_resume_option: option,
    upload_resume_flag: uploaded,
    proceed_without_resume: proceededWithout,
  }) => {
    const submission = submissionOf({ option, uploaded, proceededWithout });
    const reason =
      `${uploaded ? 'A' : 'No'} resume was uploaded, and the candidate ` +
      `${proceededWithout ? 'went on without one' : 'did not ask to go on without one'}; ` +
      `the position's option is ${option === undefined ? 'not said' : `'${option}'`}: the submission is ${submission}.`;
    const says =
      submission === 'full'
        ? 'The recording is whole: a full submission.'
        : 'It is a partial submission, which still waits for the resume.';
    switch (option) {
      case 'none':
        return { row: '1', says, reason };
      case undefined:
        return { row: '2', says, reason };
      case 'required':
        return { row: submission === 'full' ? '3' : '4', says, reason };
      case 'optional':
        return { row: submission === 'full' ? '5' : '6', says, reason };
      case 'unknown':
        return { row: '7', says, reason };
    }
  },
});
