import type { Rule } from './rule';
import { applyResultRule } from './questions/apply-result';
import { bookingRule } from './questions/booking';
import { cancelRule } from './questions/cancel';
import { cardActionsRule } from './questions/card-actions';
import { dateFilterRule } from './questions/date-filter';
import { experienceRule } from './questions/experience';
import { guardRule } from './questions/guard';
import { joinRule } from './questions/join';
import { lifecycleRule } from './questions/lifecycle';
import { phoneRule } from './questions/phone';
import { progressRule } from './questions/progress';
import { resumeRule } from './questions/resume';
import { signInDestinationRule } from './questions/sign-in-destination';
import { skillFilterResultRule } from './questions/skill-filter-result';
import { slotsRule } from './questions/slots';
import { statusRule } from './questions/status';
import { submissionRule } from './questions/submission';
import { emailRule, otpRule, zipRule } from './questions/typed-values';

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
