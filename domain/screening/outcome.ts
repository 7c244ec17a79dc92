import type { InterviewKind, ResumeRequirement } from '../positions/kinds';
import { permitted, refused, type Decision } from '../decision';
import { resumeStep } from '../resumes/requirement';
import { answerTo, type Answers } from './answers';
import type { ScreeningQuestionId } from '../ids/questionnaire-ids';

/** An option that fails a candidate who chooses it (`disqualifies`). Only the server knows it. */
export interface Disqualifier {
  readonly questionId: ScreeningQuestionId;
  readonly option: string;
}

/** The screening is failed (R8). Candidates never learn by which options. */
export interface Disqualified {
  readonly _tag: 'Disqualified';
  readonly by: readonly Disqualifier[];
}

/** Our server's evaluation: a screening is passed unless a disqualifying option was chosen; a refusal lists every such option (R8). */
export const evaluateScreening = (answers: Answers, disqualifiers: readonly Disqualifier[]): Decision<Disqualified> => {
  const by = disqualifiers.filter(({ questionId, option }) => answerTo(answers, questionId).includes(option));
  return by.length === 0 ? permitted : refused({ _tag: 'Disqualified', by });
};

/** What our server answers: 1 for a pass, 0 for a fail (R8). */
export const submitStatus = (evaluation: Decision<Disqualified>): 0 | 1 => (evaluation._tag === 'Allowed' ? 1 : 0);

/** A status of 1, 2 or 3 is a pass, any other a fail (R8). */
export const isPass = (status: number): boolean => [1, 2, 3].includes(status);

/** What decides where a submitted screening leads, from the answer of its call (spec 1 §7). */
export interface SubmitResult {
  readonly status: number;
  /** Whether a self-record interview exists (self_record_interview). */
  readonly selfRecord: boolean;
  readonly resume: ResumeRequirement;
}

/** Where a submitted screening leads. */
export type ScreeningDestination =
  | { readonly _tag: 'SelfRecordScreeningSuccess' }
  | { readonly _tag: 'ScreeningSuccess' }
  | { readonly _tag: 'ScreeningFail' };

/** Where a submission leads: a pass with a self-record interview and a required or optional resume has its own screen (R8). */
export const screeningDestination = ({ status, selfRecord, resume }: SubmitResult): ScreeningDestination => {
  if (!isPass(status)) return { _tag: 'ScreeningFail' };
  return { _tag: selfRecord && resume !== 'none' ? 'SelfRecordScreeningSuccess' : 'ScreeningSuccess' };
};

/** What the success screen asks for next. */
export type AfterSuccess =
  | { readonly _tag: 'GiveResume'; readonly maySkip: boolean }
  | { readonly _tag: 'SelfRecordChoices' }
  | { readonly _tag: 'ChooseTime' };

/**
 * The success screen first asks for a missing resume. Then a self-record position offers its choices (record now, later, practice, tour),
 * any other kind offers to schedule the interview (R8, spec 1 §2).
 */
export const afterSuccess = (
  interviewKind: InterviewKind | undefined,
  application: { readonly resume: ResumeRequirement; readonly hasResume: boolean },
): AfterSuccess => {
  switch (resumeStep(application)) {
    case 'must-be-given':
      return { _tag: 'GiveResume', maySkip: false };
    case 'may-be-given':
      return { _tag: 'GiveResume', maySkip: true };
    case 'not-asked':
    case 'given':
      return { _tag: interviewKind === 'self-record' ? 'SelfRecordChoices' : 'ChooseTime' };
  }
};
