/** The stages an application goes through; each has its own appointment (R27). */
export type Stage = 'interview' | 'onboarding' | 'onsite';

/** What a status code stands for: its words in spec 1 §4, and the stage it belongs to. */
export interface StatusEntry {
  readonly meaning: string;
  readonly stage: Stage;
}

/**
 * Every status code and its meaning (spec 1 §4, R9). All other rules read this list. 21–30 belong to onboarding, 32–42 to onsite, the rest
 * to the interview.
 */
export const statusCatalogue = {
  0: { meaning: 'Pending', stage: 'interview' },
  1: { meaning: 'Offered', stage: 'interview' },
  2: { meaning: 'Not Selected', stage: 'interview' },
  3: { meaning: 'Candidate no show', stage: 'interview' },
  12: { meaning: 'Interviewer no show', stage: 'interview' },
  13: { meaning: 'Interviewed', stage: 'interview' },
  14: { meaning: 'Canceled', stage: 'interview' },
  15: { meaning: 'Transferred', stage: 'interview' },
  16: { meaning: 'Pending', stage: 'interview' },
  17: { meaning: 'Pending', stage: 'interview' },
  19: { meaning: 'Shortlisted', stage: 'interview' },
  20: { meaning: 'Reviewed', stage: 'interview' },
  21: { meaning: 'Onboarding scheduled', stage: 'onboarding' },
  22: { meaning: 'Onboarded', stage: 'onboarding' },
  23: { meaning: 'Not onboarded', stage: 'onboarding' },
  24: { meaning: 'Candidate no show at onboarding', stage: 'onboarding' },
  25: { meaning: 'Manager no show at onboarding', stage: 'onboarding' },
  26: { meaning: 'Onboarding canceled by candidate', stage: 'onboarding' },
  27: { meaning: 'Onboarding canceled by manager', stage: 'onboarding' },
  28: { meaning: 'canceled', stage: 'onboarding' },
  29: { meaning: 'Offer expired', stage: 'onboarding' },
  30: { meaning: 'Offer declined', stage: 'onboarding' },
  31: { meaning: 'Canceled', stage: 'interview' },
  32: { meaning: 'Invited to onsite', stage: 'onsite' },
  33: { meaning: 'Invitation expired', stage: 'onsite' },
  34: { meaning: 'Invitation declined', stage: 'onsite' },
  35: { meaning: 'Onsite scheduled', stage: 'onsite' },
  36: { meaning: 'Onsite interviewed', stage: 'onsite' },
  37: { meaning: 'Candidate no show at onsite', stage: 'onsite' },
  38: { meaning: 'Manager no show at onsite', stage: 'onsite' },
  39: { meaning: 'Onsite canceled', stage: 'onsite' },
  40: { meaning: 'Onsite canceled', stage: 'onsite' },
  41: { meaning: 'Onsite canceled', stage: 'onsite' },
  42: { meaning: 'Onsite not scheduled', stage: 'onsite' },
} as const satisfies Readonly<Record<number, StatusEntry>>;

/** A code that the catalogue lists; it lacks 4–11, 18 and everything above 42 (R9). */
export type StatusCode = keyof typeof statusCatalogue;

/** An application's status: a listed code, or an unlisted number, which permits nothing (R9). */
export type ApplicationStatus =
  | { readonly _tag: 'Listed'; readonly code: StatusCode }
  | { readonly _tag: 'Unlisted'; readonly code: number };

const isListed = (code: number): code is StatusCode => Object.hasOwn(statusCatalogue, code);

/** The status for any number, even a negative one or a fraction: an unlisted one shows as 'In progress' and never crashes (R9). */
export const statusOf = (code: number): ApplicationStatus =>
  isListed(code) ? { _tag: 'Listed', code } : { _tag: 'Unlisted', code };

/** The words for a status that the catalogue lacks (R9). */
export const unlistedMeaning = 'In progress';

/** The words for a status; never fails, whatever number the server sent (R9). */
export const meaningOf = (status: ApplicationStatus): string =>
  status._tag === 'Listed' ? statusCatalogue[status.code].meaning : unlistedMeaning;

/** The stage a status belongs to; an unlisted one counts as the interview's. */
export const stageOf = (status: ApplicationStatus): Stage =>
  status._tag === 'Listed' ? statusCatalogue[status.code].stage : 'interview';

/** Whether a status is one of these listed codes. An unlisted status never is. */
export const isAnyOf = (status: ApplicationStatus, codes: readonly StatusCode[]): boolean =>
  status._tag === 'Listed' && codes.includes(status.code);
