import type { Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';
import {
  emptyListChanges,
  type TechCheckChange,
  type TechCheckFlags,
  type TechCheckReason,
  type TechCheckForm,
} from '../positions/flags';
import { deviceNumbers } from '../parameters/device-values';

/** How long after a passed check the success dialog opens (spec 2 §9). */
export const successDialogDelay: Milliseconds = deviceNumbers.success_after;

/**
 * When the success dialog opens: at once if the path gives a reason, otherwise after 6 s (spec 2 §4.4: 'unless skipDelay is set', the last
 * part of the path).
 */
export const successDialogAfter = (reason: TechCheckReason | undefined): Milliseconds =>
  reason === undefined ? successDialogDelay : 0;

/**
 * Where Done leads: to the list of jobs with a notice of which check was done; to the recording or practice that the check was for; after a
 * standalone check, to the app's home (spec 2 §2.1, §2.9, §4.4, R10a).
 */
export type AfterTechCheck =
  | 'my-jobs-mandatory-done'
  | 'my-jobs-optional-done'
  | 'my-jobs-dialog-done'
  | 'ready-to-record'
  | 'practice-begin'
  | 'join-screen'
  /** Skip: the list, without a notice (ours). */
  | 'my-jobs-skipped'
  | 'home';

/**
 * Where Done leads. 'not-done' comes from a reminder dialog, so the list shows that dialog's notice (our decision: the specification
 * doesn't say who uses /techcheckDialog); inside the join window it goes on to the join screen (R45). 'skip-delay' only skips the wait.
 */
export const afterTechCheck = (
  form: TechCheckForm,
  reason: TechCheckReason | undefined,
  joinIsOpen = false,
): AfterTechCheck => {
  if (form === 'standalone') return 'home';
  switch (reason) {
    case 'record-now':
      return 'ready-to-record';
    case 'practice-now':
      return 'practice-begin';
    case 'not-done':
      return joinIsOpen ? 'join-screen' : 'my-jobs-dialog-done';
    case 'skip-delay':
    case undefined:
      return form === 'mandatory' ? 'my-jobs-mandatory-done' : 'my-jobs-optional-done';
  }
};

/** How long a passed check of this device, with the same camera and microphone chosen, counts: a working day (ours). */
export const passedCheckCounts: Milliseconds = deviceNumbers.check_counts;

/** Whether a check that this device passed need not be repeated before joining. A clock that was set back proves nothing. */
export const passedLately = (passedAt: Instant | undefined, now: Instant): boolean => {
  if (passedAt === undefined) return false;
  const since = between(passedAt, now);
  return since >= 0 && since <= passedCheckCounts;
};

/** What the candidate wants to begin: a recording or practice. */
export type RecordingStart = 'record-now' | 'practice-now';

/**
 * What comes before a recording or practice: the tech check if the mandatory flag is 0 or 2, the ready or practice-begin screen if it is 1
 * (spec 2 §4.4).
 */
export type BeforeRecording =
  | { readonly _tag: 'TechCheckFirst'; readonly reason: RecordingStart }
  | { readonly _tag: 'GoOn'; readonly screen: 'ready-to-record' | 'practice-begin' };

/** Decides by the mandatory flag; the optional check doesn't count (spec 2 §4.4). */
export const beforeRecording = ({ mandatory }: TechCheckFlags, start: RecordingStart): BeforeRecording =>
  mandatory === 'done'
    ? { _tag: 'GoOn', screen: start === 'record-now' ? 'ready-to-record' : 'practice-begin' }
    : { _tag: 'TechCheckFirst', reason: start };

/**
 * What comes before a self-record list that has no video yet: the tech check, unless its flag is 1 or this device passed one; then the list sets
 * the flag by itself (spec 2 §2.2, R43).
 */
export type BeforeEmptyList =
  | { readonly _tag: 'TechCheckFirst'; readonly reason: 'record-now' }
  | { readonly _tag: 'GoOn'; readonly change: TechCheckChange | undefined };

/** What comes first. */
export const beforeEmptyList = (flags: TechCheckFlags, passedHere: boolean): BeforeEmptyList => {
  const change = emptyListChanges(flags);
  return change === undefined || passedHere
    ? { _tag: 'GoOn', change }
    : { _tag: 'TechCheckFirst', reason: 'record-now' };
};
