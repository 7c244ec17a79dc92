import { minutes, type Milliseconds } from '../time/duration';
import type { InterviewQuestion } from '../screening/interview-question';
import { recordingCountdown, timeLimit } from './time-limit';
import { deviceNumbers } from '../parameters/device-values';

/** Reading a question and looking at its answer, beside recording it (ours). */
export const aroundAnAnswer: Milliseconds = deviceNumbers.around_an_answer;

/**
 * How long recording takes at most, in whole minutes: each question's limit, its countdown and a minute to read it and look at the answer (R47).
 * Undefined: the questions aren't known, and the page says 20-30 minutes (spec 2 §2.7).
 */
export const stageMinutes = (questions: readonly Pick<InterviewQuestion, 'limitSeconds'>[]): number | undefined => {
  const whole = questions.reduce(
    (sum, { limitSeconds }) => sum + timeLimit(limitSeconds) + recordingCountdown + aroundAnAnswer,
    0,
  );
  return whole === 0 ? undefined : Math.ceil(whole / minutes(1));
};
