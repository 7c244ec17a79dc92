/** A question of `guided_interview_questions`, which the interviewer may push (spec 2 §3, R56). Candidates never get the list. */
export interface GuidedQuestion {
  readonly questionId: number;
  readonly question: string;
  readonly options: readonly string[];
}
