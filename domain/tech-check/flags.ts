import type { TechCheckForm } from './readiness';

/** Not done, done, skipped or marked by itself (0, 1, 2; spec 2 §4.4). */
export type TechCheckFlag = 'not-done' | 'done' | 'skipped';

/** The two flags of an application: tech_check_mandatory and tech_check_optional. */
export interface TechCheckFlags {
  readonly mandatory: TechCheckFlag;
  readonly optional: TechCheckFlag;
}

/** tech_check_completion: 1 when either flag is 1 (R10a). */
export const isTechCheckComplete = ({ mandatory, optional }: TechCheckFlags): boolean =>
  mandatory === 'done' || optional === 'done';

/** A flag that is to be set, and to what. */
export interface TechCheckChange {
  readonly flag: keyof TechCheckFlags;
  readonly to: 'done' | 'skipped';
}

/** Done sets the form's own flag to 1; one that is 1 already is left alone, and a standalone check has none (spec 2 §4.4). */
export const doneChanges = (form: TechCheckForm, flags: TechCheckFlags): TechCheckChange | undefined =>
  form === 'standalone' || flags[form] === 'done' ? undefined : { flag: form, to: 'done' };

/** Passing an optional check by sets its flag to 2, where it is still 0 (spec 2 §4.4). */
export const skipChanges = ({ optional }: TechCheckFlags): TechCheckChange | undefined =>
  optional === 'not-done' ? { flag: 'optional', to: 'skipped' } : undefined;

/** How a tech check was reached (its path's last part): from nowhere in particular, from Join, as undone, or before practice or a recording. */
export type TechCheckReason = 'skip-delay' | 'not-done' | 'practice-now' | 'record-now';

/** Opened before a recording or its practice, a mandatory flag of 0 becomes 2 by itself (spec 2 §4.4). */
export const openingChanges = (
  reason: TechCheckReason | undefined,
  { mandatory }: TechCheckFlags,
): TechCheckChange | undefined =>
  mandatory === 'not-done' && (reason === 'record-now' || reason === 'practice-now')
    ? { flag: 'mandatory', to: 'skipped' }
    : undefined;

/** A self-record list without a video yet marks the tech check complete (spec 2 §2.2). */
export const emptyListChanges = ({ mandatory }: TechCheckFlags): TechCheckChange | undefined =>
  mandatory === 'done' ? undefined : { flag: 'mandatory', to: 'done' };

export const withChange = (flags: TechCheckFlags, { flag, to }: TechCheckChange): TechCheckFlags => ({
  ...flags,
  [flag]: to,
});
