import type { Chapter } from './chapter';
import { applyResultChapter } from './chapters/apply-result';
import { bookingChapter } from './chapters/booking';
import { cancelChapter } from './chapters/cancel';
import { cardActionsChapter } from './chapters/card-actions';
import { dateFilterChapter } from './chapters/date-filter';
import { experienceChapter } from './chapters/experience';
import { guardChapter } from './chapters/guard';
import { joinChapter } from './chapters/join';
import { lifecycleChapter } from './chapters/lifecycle';
import { phoneChapter } from './chapters/phone';
import { progressChapter } from './chapters/progress';
import { resumeChapter } from './chapters/resume';
import { signInDestinationChapter } from './chapters/sign-in-destination';
import { skillFilterResultChapter } from './chapters/skill-filter-result';
import { slotsChapter } from './chapters/slots';
import { statusChapter } from './chapters/status';
import { submissionChapter } from './chapters/submission';
import { emailChapter, otpChapter, zipChapter } from './chapters/typed-values';

/** The rule book, chapter by chapter, in the order in which a candidate meets the rules. */
export const chapters: readonly Chapter[] = [
  emailChapter,
  otpChapter,
  signInDestinationChapter,
  applyResultChapter,
  skillFilterResultChapter,
  statusChapter,
  cardActionsChapter,
  progressChapter,
  lifecycleChapter,
  slotsChapter,
  dateFilterChapter,
  guardChapter,
  bookingChapter,
  cancelChapter,
  joinChapter,
  submissionChapter,
  phoneChapter,
  zipChapter,
  resumeChapter,
  experienceChapter,
];
