/** Not done (0), done (1), skipped or set automatically (2) (spec 2 §4.4). */
export type TechCheckFlag = 'not-done' | 'done' | 'skipped';

/** The two flags of an application: tech_check_mandatory and tech_check_optional. */
export interface TechCheckFlags {
  readonly mandatory: TechCheckFlag;
  readonly optional: TechCheckFlag;
}

/** tech_check_completion: 1 when either flag is 1 (R10a). */
export const isTechCheckComplete = ({ mandatory, optional }: TechCheckFlags): boolean =>
  mandatory === 'done' || optional === 'done';

/** A flag to set and its new value. */
export interface TechCheckChange {
  readonly flag: keyof TechCheckFlags;
  readonly to: 'done' | 'skipped';
}

/** Done sets the flag of its form to 1, unless it already is; a standalone check has no flag (spec 2 §4.4). */
export const doneChanges = (form: TechCheckForm, flags: TechCheckFlags): TechCheckChange | undefined =>
  form === 'standalone' || flags[form] === 'done' ? undefined : { flag: form, to: 'done' };

/** Skipping an optional check sets its flag to 2 if it is still 0 (spec 2 §4.4). */
export const skipChanges = ({ optional }: TechCheckFlags): TechCheckChange | undefined =>
  optional === 'not-done' ? { flag: 'optional', to: 'skipped' } : undefined;

/** Why a tech check was opened (the last part of its path): to skip the delay, from a reminder, or before practice or a recording. */
export type TechCheckReason = 'skip-delay' | 'not-done' | 'practice-now' | 'record-now';

/** Opening the check before a recording or practice changes the mandatory flag from 0 to 2 (spec 2 §4.4). */
export const openingChanges = (
  reason: TechCheckReason | undefined,
  { mandatory }: TechCheckFlags,
): TechCheckChange | undefined =>
  mandatory === 'not-done' && (reason === 'record-now' || reason === 'practice-now')
    ? { flag: 'mandatory', to: 'skipped' }
    : undefined;

/** A self-record list without a video marks the tech check complete (spec 2 §2.2). */
export const emptyListChanges = ({ mandatory }: TechCheckFlags): TechCheckChange | undefined =>
  mandatory === 'done' ? undefined : { flag: 'mandatory', to: 'done' };

/** A check that is done stays done: a later skip, such as one from a second tab, doesn't undo it (ours). */
export const withChange = (flags: TechCheckFlags, { flag, to }: TechCheckChange): TechCheckFlags => ({
  ...flags,
  [flag]: flags[flag] === 'done' ? 'done' : to,
});

/** The form of a tech check: before an interview, mandatory or optional, or standalone. */
export type TechCheckForm = 'mandatory' | 'optional' | 'standalone';
