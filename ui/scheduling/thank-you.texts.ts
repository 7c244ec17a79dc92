/* /thankyou, after an interview. */
export const thankYouTexts = {
  /** spec 1 §2 */
  heading: (client: string): string => `Thank You for interviewing with ${client}.`,
  /** spec 1 §2 */
  followUp: "We'll send you an interview follow-up to the candidate's email once the interviewer has made a decision.",
  /** ours */
  loading: 'Loading your interview',
  loadingHeading: 'Thank You',
} as const;
