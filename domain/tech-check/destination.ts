import { seconds, type Milliseconds } from '../time/duration';
import { isTechCheckComplete, type TechCheckFlags, type TechCheckReason } from './flags';
import type { TechCheckForm } from './readiness';

/** From a passed check to the dialog that says so (spec 2 §9). */
export const successDialogDelay: Milliseconds = seconds(6);

/** At once wherever the check's path says why it was opened, otherwise after 6 s (spec 2 §4.4: 'unless skipDelay is set', its last part). */
export const successDialogAfter = (reason: TechCheckReason | undefined): Milliseconds =>
  reason === undefined ? successDialogDelay : 0;

/**
 * Where Done leads. The list of jobs says with a notice which check was done; a check before a recording or practice leads on to it;
 * a standalone one to the app's home (spec 2 §2.1, §2.9, §4.4, R10a).
 */
export type AfterTechCheck =
  | 'my-jobs-mandatory-done'
  | 'my-jobs-optional-done'
  | 'my-jobs-dialog-done'
  | 'ready-to-record'
  | 'practice-begin'
  | 'home';

/**
 * 'not-done' was opened from a dialog that reminded of the check, so the list shows the dialog's notice (the specification does not say
 * who uses /techcheckDialog; this is our decision). 'skip-delay' only spares the wait.
 */
export const afterTechCheck = (form: TechCheckForm, reason: TechCheckReason | undefined): AfterTechCheck => {
  if (form === 'standalone') return 'home';
  switch (reason) {
    case 'record-now':
      return 'ready-to-record';
    case 'practice-now':
      return 'practice-begin';
    case 'not-done':
      return 'my-jobs-dialog-done';
    case 'skip-delay':
    case undefined:
      return form === 'mandatory' ? 'my-jobs-mandatory-done' : 'my-jobs-optional-done';
  }
};

/** Where Join Meeting leads: to the tech check unless it is complete, then to the join screen (R10a). */
export const joinLeadsTo = (flags: TechCheckFlags): 'tech-check' | 'join-screen' =>
  isTechCheckComplete(flags) ? 'join-screen' : 'tech-check';

/** A self-record intro or practice that the candidate wants to begin. */
export type RecordingStart = 'record-now' | 'practice-now';

/** A mandatory flag of 0 or 2 sends a recording or its practice to the tech check first; 1 shows the ready or practice-begin screen (spec 2 §4.4). */
export type BeforeRecording =
  | { readonly _tag: 'TechCheckFirst'; readonly reason: RecordingStart }
  | { readonly _tag: 'GoOn'; readonly screen: 'ready-to-record' | 'practice-begin' };

export const beforeRecording = ({ mandatory }: TechCheckFlags, start: RecordingStart): BeforeRecording =>
  mandatory === 'done'
    ? { _tag: 'GoOn', screen: start === 'record-now' ? 'ready-to-record' : 'practice-begin' }
    : { _tag: 'TechCheckFirst', reason: start };
