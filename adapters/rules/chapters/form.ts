import { meaningOf, statusOf } from '../../../domain/applications/status-catalogue';
import type { Field } from '../chapter';
import { listedCodes, unlistedCode } from './words';

/* Fields that more than one chapter uses, in the experts' words. */

/** The choice of a status: every code with its meaning, the codes that only one rule names, and a code that is not listed. */
export const statusFieldWith = (others: readonly number[]): Field => ({
  name: 'status',
  label: 'Status of the application',
  kind: 'choice',
  optional: true,
  options: [...new Set([...listedCodes, ...others, unlistedCode])]
    .sort((a, b) => a - b)
    .map((value) => ({ value, label: `${value} ${meaningOf(statusOf(value))}` })),
});

export const statusField: Field = statusFieldWith([]);

export const interviewTypeField: Field = {
  name: 'interview_type',
  label: 'Kind of interview',
  kind: 'choice',
  optional: true,
  options: [
    { value: 'video_interview', label: 'by video' },
    { value: 'in_person_interview', label: 'in person' },
    { value: 'self_record_interview', label: 'recorded by the candidate' },
    { value: '', label: 'not known' },
  ],
};

export const uploadResumeField: Field = {
  name: 'upload_resume',
  label: 'Does the job ask for a resume?',
  kind: 'choice',
  optional: true,
  options: [
    { value: 0, label: 'no' },
    { value: 1, label: 'yes, required' },
    { value: 2, label: 'yes, optional' },
  ],
};

export const resumePathField: Field = {
  name: 'resume_path',
  label: 'Resume on file',
  hint: 'any text stands for a resume, empty for none',
  kind: 'text',
  optional: true,
};

export const blockedField: Field = {
  name: 'block_candidate',
  label: 'The candidate is blocked',
  kind: 'flag',
  optional: true,
};

export const zoneField: Field = {
  name: 'timezone',
  label: 'Time zone of the position',
  hint: 'one that does not exist is read as New York',
  kind: 'zone',
  optional: true,
};

const kinds = [
  ['video', 'video interview'],
  ['inperson', 'interview in person'],
  ['onboard', 'onboarding'],
  ['onsite', 'onsite meeting'],
] as const;

const moveFields: readonly Field[] = kinds.flatMap(([kind, label]): readonly Field[] => [
  { name: `available_${kind}_reschedules`, label: `Moves left, ${label}`, kind: 'number', optional: true },
  {
    name: `can_reschedule_${kind}`,
    label: `May be moved, ${label}`,
    kind: 'flag',
    optional: true,
    yes: true,
  },
]);

/** An application's fields, as in the list of jobs. */
export const applicationForm: readonly Field[] = [
  statusField,
  {
    name: 'applied_status',
    label: 'How far the application got',
    kind: 'choice',
    optional: true,
    options: [
      { value: 0, label: 'nothing submitted' },
      { value: 1, label: 'questions answered' },
      { value: 2, label: 'interview arranged or recorded' },
    ],
  },
  {
    name: 'sf_status',
    label: 'What the questions came to',
    kind: 'choice',
    optional: true,
    options: [
      { value: 0, label: '0 open' },
      { value: 8, label: '8 passed' },
      { value: 11, label: '11 not selected' },
      { value: 5, label: '5, which has no meaning' },
    ],
  },
  interviewTypeField,
  { name: 'onboarding_status', label: 'Onboarding belongs to it', kind: 'flag', optional: true },
  uploadResumeField,
  resumePathField,
  blockedField,
  { name: 'adp_url', label: "The employer's own site for applying", kind: 'text', optional: true },
  { name: 'self_record_completed', label: 'The recording was submitted', kind: 'flag', optional: true },
  { name: 'offer_date', label: 'Offered on', kind: 'moment', optional: true },
  {
    name: 'onsite_status',
    label: 'Onsite meeting',
    kind: 'choice',
    optional: true,
    options: [
      { value: 0, label: 'in the hands of both' },
      { value: 2, label: 'the employer has it in hand' },
    ],
  },
  { name: 'schedule_time', label: 'Scheduled for', kind: 'moment', optional: true },
  { name: 'schd_date', label: 'Date that is held', kind: 'date', optional: true },
  { name: 'slot_from', label: 'From', kind: 'time', optional: true },
  { name: 'slot_to', label: 'To', kind: 'time', optional: true },
  { name: 'zoom_link', label: 'Link of the meeting', kind: 'text', optional: true },
  ...moveFields,
];
