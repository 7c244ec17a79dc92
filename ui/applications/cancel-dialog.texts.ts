import type { MoveKind } from '../../domain/positions/kinds';

/*
 * The cancel dialog. The texts from spec 1 §4 and spec 2 §2.11 are in application/applications/canceling.words; these are ours, except where a section is named.
 */

const meant: Readonly<Record<MoveKind, string>> = {
  video: 'video interview',
  'in-person': 'in-person interview',
  onboarding: 'onboarding',
  onsite: 'onsite interview',
};

export const givingUpTexts = {
  /** spec 1 §4, spec 2 §2.11 */
  reason: 'Reason',
  /** spec 2 §2.11 */
  yes: 'Yes',
  no: 'No',
  /** spec 2 §2.11: the buttons of the in-person details page */
  cancel: 'Cancel',
  submit: 'Submit',
  /** spec 2 §2.10 */
  reschedule: 'Reschedule',
  /** ours, from here on */
  giveBackTitle: 'Choose another time?',
  giveBack: (sentence: string): string => `You give up this time now. Then you choose a new one. ${sentence}`,
  givingBack: 'Giving up this time',
  title: (kind: MoveKind): string => `Cancel your ${meant[kind]}?`,
  question: 'What would you like to do?',
  later: 'You give up this time now and choose a new one when it suits you.',
  laterUses: (left: number): string =>
    left === 1 ? 'This uses your last reschedule.' : `This uses 1 reschedule. You have ${left - 1} left after that.`,
  withdrawHint: 'Your application for this job ends.',
  busy: 'Canceling',
  notDone: 'This was not canceled',
  nothingDone: 'Your time is still yours.',
  answerKept: 'Your answer is kept.',
  connectionDropped: 'We did not hear back, so we can’t say yet if your time was canceled.',
  safeToRepeat: 'Your answer is kept. Trying again is safe: it won’t cancel twice.',
  done: 'You will be taken to My Job Applications.',
} as const;
