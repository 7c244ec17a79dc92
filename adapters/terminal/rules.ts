import type { Rule } from './rule';
import { applyResultRule } from './rules/apply-result';
import { bookingRule } from './rules/booking';
import { cancelRule } from './rules/cancel';
import { cardActionsRule } from './rules/card-actions';
import { dateFilterRule } from './rules/date-filter';
import { experienceRule } from './rules/experience';
import { guardRule } from './rules/guard';
import { joinRule } from './rules/join';
import { lifecycleRule } from './rules/lifecycle';
import { phoneRule } from './rules/phone';
import { progressRule } from './rules/progress';
import { resumeRule } from './rules/resume';
import { signInDestinationRule } from './rules/sign-in-destination';
import { skillFilterResultRule } from './rules/skill-filter-result';
import { slotsRule } from './rules/slots';
import { statusRule } from './rules/status';
import { submissionRule } from './rules/submission';
import { emailRule, otpRule, zipRule } from './rules/typed-values';

/** Every rule command, in the order in which they are listed. */
export const rules: readonly Rule[] = [
  statusRule,
  cardActionsRule,
  progressRule,
  lifecycleRule,
  applyResultRule,
  skillFilterResultRule,
  signInDestinationRule,
  guardRule,
  bookingRule,
  cancelRule,
  joinRule,
  slotsRule,
  dateFilterRule,
  phoneRule,
  zipRule,
  emailRule,
  otpRule,
  resumeRule,
  submissionRule,
  experienceRule,
];
