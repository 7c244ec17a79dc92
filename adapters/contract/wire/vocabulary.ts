import type { AppliedStep, ScreeningOutcome } from '../../../domain/applications/application';
import type { InterviewKind, ResumeRequirement } from '../../../domain/positions/kinds';
import { codeOf, statusOf, type ApplicationStatus } from '../../../domain/applications/status-catalogue';
import type { PayBasis, PayRate } from '../../../domain/positions/pay';
import type { VideoPreference } from '../../../domain/positions/position';
import type { ResumeOption, Submission } from '../../../domain/recording/submission';
import type { TechCheckFlag } from '../../../domain/positions/flags';
import { mapped, number, oneOf, renamed, text, type Codec } from '../codec';

/* Numbers and words of the wire with the domain's names for them. They are defined only here. */

export const interviewType: Codec<InterviewKind> = renamed({
  video: 'video_interview',
  'in-person': 'in_person_interview',
  'self-record': 'self_record_interview',
});

/** upload_resume: 0 none, 1 required, 2 optional. */
export const uploadResume: Codec<ResumeRequirement> = renamed({ none: 0, required: 1, optional: 2 });

/** tech_check_mandatory and tech_check_optional: 0 not done, 1 done, 2 skipped or set automatically (spec 2 §4.4). */
export const techCheckFlag: Codec<TechCheckFlag> = renamed({ 'not-done': 0, done: 1, skipped: 2 });

/** applied_status: 0 not submitted, 1 skill filter submitted, 2 interview scheduled or recorded. */
export const appliedStatus: Codec<AppliedStep> = renamed({
  'not-submitted': 0,
  'screening-submitted': 1,
  'interview-arranged': 2,
});

const outcomes: Readonly<Record<number, ScreeningOutcome>> = {
  0: 'open',
  8: 'passed',
  9: 'passed',
  10: 'passed',
  11: 'not-selected',
};

const sfCode: Readonly<Record<ScreeningOutcome, number>> = { open: 0, passed: 8, 'not-selected': 11, unknown: -1 };

/** sf_status: 0 open; 8, 9 and 10 passed; 11 not selected; any other number has no defined meaning. */
export const sfStatus: Codec<ScreeningOutcome> = mapped(
  number,
  (code) => outcomes[code] ?? 'unknown',
  (outcome) => sfCode[outcome],
);

/** Every number is a status (R9). */
export const status: Codec<ApplicationStatus> = mapped(number, statusOf, codeOf);

/** video_pref: dailyco is Daily, peer the two browsers (R26). */
export const videoPref: Codec<VideoPreference> = oneOf('dailyco', 'peer');

export const payBy: Codec<PayBasis> = renamed({
  starting: 'starting_amount',
  exact: 'exact_amount',
  maximum: 'maximum_amount',
  range: 'range',
});

export const payRate: Codec<PayRate> = renamed({
  hour: 'per_hour',
  day: 'per_day',
  week: 'per_week',
  month: 'per_month',
  year: 'per_year',
});

type KnownOption = Exclude<ResumeOption, undefined>;

const optionWord: Readonly<Record<KnownOption, string>> = {
  required: 'required',
  optional: 'optional',
  none: 'not required',
  unknown: 'unknown',
};
const namedOptions: readonly KnownOption[] = ['required', 'optional', 'none'];

/** upload_resume_option: any word but these three has no defined meaning (R23). */
export const uploadResumeOption: Codec<KnownOption> = mapped(
  text,
  (word) => namedOptions.find((option) => optionWord[option] === word) ?? 'unknown',
  (option) => optionWord[option],
);

/** How a recording was submitted; also the value in /positionClosed (R7, R23). */
export const submission: Codec<Submission> = renamed({ full: 'fullSubmit', partial: 'partialSubmit' });
