import type { Stage } from '../positions/kinds';

/** A status: its code on the wire, its words in spec 1 §4, and the stage it belongs to. */
interface StatusEntry {
  readonly code: number;
  readonly meaning: string;
  readonly stage: Stage;
}

/**
 * Every status by name, in the order of the codes (spec 1 §4, R9). All other rules say the names. 21–30 belong to onboarding, 32–42 to onsite, the
 * rest to the interview; the codes lack 4–11, 18 and everything above 42.
 */
export const statusCatalogue = {
  pending: { code: 0, meaning: 'Pending', stage: 'interview' },
  offered: { code: 1, meaning: 'Offered', stage: 'interview' },
  'not selected': { code: 2, meaning: 'Not Selected', stage: 'interview' },
  'candidate no show': { code: 3, meaning: 'Candidate no show', stage: 'interview' },
  'interviewer no show': { code: 12, meaning: 'Interviewer no show', stage: 'interview' },
  interviewed: { code: 13, meaning: 'Interviewed', stage: 'interview' },
  withdrawn: { code: 14, meaning: 'Canceled', stage: 'interview' },
  transferred: { code: 15, meaning: 'Transferred', stage: 'interview' },
  'put off': { code: 16, meaning: 'Pending', stage: 'interview' },
  'new time asked': { code: 17, meaning: 'Pending', stage: 'interview' },
  shortlisted: { code: 19, meaning: 'Shortlisted', stage: 'interview' },
  reviewed: { code: 20, meaning: 'Reviewed', stage: 'interview' },
  'onboarding scheduled': { code: 21, meaning: 'Onboarding scheduled', stage: 'onboarding' },
  onboarded: { code: 22, meaning: 'Onboarded', stage: 'onboarding' },
  'not onboarded': { code: 23, meaning: 'Not onboarded', stage: 'onboarding' },
  'onboarding candidate no show': { code: 24, meaning: 'Candidate no show at onboarding', stage: 'onboarding' },
  'onboarding manager no show': { code: 25, meaning: 'Manager no show at onboarding', stage: 'onboarding' },
  'onboarding withdrawn': { code: 26, meaning: 'Onboarding canceled by candidate', stage: 'onboarding' },
  'onboarding canceled': { code: 27, meaning: 'Onboarding canceled by manager', stage: 'onboarding' },
  'offer taken back': { code: 28, meaning: 'canceled', stage: 'onboarding' },
  'offer expired': { code: 29, meaning: 'Offer expired', stage: 'onboarding' },
  'offer declined': { code: 30, meaning: 'Offer declined', stage: 'onboarding' },
  'interview canceled': { code: 31, meaning: 'Canceled', stage: 'interview' },
  'onsite invited': { code: 32, meaning: 'Invited to onsite', stage: 'onsite' },
  'invitation expired': { code: 33, meaning: 'Invitation expired', stage: 'onsite' },
  'invitation declined': { code: 34, meaning: 'Invitation declined', stage: 'onsite' },
  'onsite scheduled': { code: 35, meaning: 'Onsite scheduled', stage: 'onsite' },
  'onsite interviewed': { code: 36, meaning: 'Onsite interviewed', stage: 'onsite' },
  'onsite candidate no show': { code: 37, meaning: 'Candidate no show at onsite', stage: 'onsite' },
  'onsite manager no show': { code: 38, meaning: 'Manager no show at onsite', stage: 'onsite' },
  'onsite withdrawn': { code: 39, meaning: 'Onsite canceled', stage: 'onsite' },
  'onsite canceled': { code: 40, meaning: 'Onsite canceled', stage: 'onsite' },
  'onsite put off': { code: 41, meaning: 'Onsite canceled', stage: 'onsite' },
  'onsite not scheduled': { code: 42, meaning: 'Onsite not scheduled', stage: 'onsite' },
} as const satisfies Readonly<Record<string, StatusEntry>>;

/** The name of a status that the catalogue lists. */
export type StatusName = keyof typeof statusCatalogue;

/** An application's status: a listed one, or an unlisted number, which permits nothing (R9). */
export type ApplicationStatus =
  | { readonly _tag: 'Listed'; readonly name: StatusName }
  | { readonly _tag: 'Unlisted'; readonly code: number };

const isStatusName = (name: string): name is StatusName => Object.hasOwn(statusCatalogue, name);

/** All names, in the order of their codes. */
export const statusNames: readonly StatusName[] = Object.keys(statusCatalogue).filter(isStatusName);

export const named = (name: StatusName): ApplicationStatus => ({ _tag: 'Listed', name });

/** The status for any number, even a negative one or a fraction: an unlisted one shows as 'In progress' and never crashes (R9). */
export const statusOf = (code: number): ApplicationStatus => {
  const name = statusNames.find((each) => statusCatalogue[each].code === code);
  return name === undefined ? { _tag: 'Unlisted', code } : named(name);
};

/** The code of a status, on the wire and in the store. */
export const codeOf = (status: ApplicationStatus): number =>
  status._tag === 'Listed' ? statusCatalogue[status.name].code : status.code;

/** The words for a status that the catalogue lacks (R9). */
export const unlistedMeaning = 'In progress';

/** The words for a status; never fails, whatever number the server sent (R9). */
export const meaningOf = (status: ApplicationStatus): string =>
  status._tag === 'Listed' ? statusCatalogue[status.name].meaning : unlistedMeaning;

/** The stage a status belongs to; an unlisted one counts as the interview's. */
export const stageOf = (status: ApplicationStatus): Stage =>
  status._tag === 'Listed' ? statusCatalogue[status.name].stage : 'interview';

/** Applied, perhaps with a time or a recording, but without the outcome of an interview. */
export const beforeTheOutcome = ['pending', 'shortlisted', 'reviewed'] as const satisfies readonly StatusName[];

/** Whether a status is one of these. An unlisted status never is. */
export const isAnyOf = (status: ApplicationStatus, names: readonly StatusName[]): boolean =>
  status._tag === 'Listed' && names.includes(status.name);
