import type { CardAction } from '../../domain/applications/card-actions';

/* What can be done about an application: the labels are spec 1 §4 and spec 2 §2.10. */
export const actionTexts = {
  labels: {
    'apply-external': 'Apply',
    schedule: 'Schedule',
    'upload-resume': 'Upload Resume',
    'submit-skill-filter': 'Submit Skillfilter',
    'record-interview': 'Record Interview',
    'continue-recording': 'Continue Recording',
    'join-meeting': 'Join Meeting',
    'view-details': 'View Details',
    reschedule: 'Reschedule',
    cancel: 'Cancel',
    'schedule-onsite': 'Schedule Onsite',
    'reschedule-onsite': 'Reschedule Onsite',
    'cancel-onsite': 'Cancel Onsite',
    'schedule-onboarding': 'Schedule Onboarding',
    'reschedule-onboarding': 'Reschedule Onboarding',
    'cancel-onboarding': 'Cancel Onboarding',
  } satisfies Readonly<Record<CardAction, string>>,
  /** ours, from here on. The specification's label names a step that this job has not, or comes after the one that the button begins with. */
  sendApplication: 'Send Application',
  apply: 'Apply',
  continueQuestions: (left: number): string =>
    left === 0 ? 'Continue: send your answers' : `Continue: ${left} ${left === 1 ? 'question' : 'questions'} left`,
  opensElsewhere: '(opens in a new tab)',
  movesLeft: (left: number, of: number | undefined): string =>
    of === undefined || of < left
      ? left === 1
        ? '1 reschedule left'
        : `${left} reschedules left`
      : `${left} of ${of} ${of === 1 ? 'reschedule' : 'reschedules'} left`,
  /** Before a move is used: what it uses, and what is left then. */
  moveUses: (left: number): string =>
    left === 1
      ? 'A new time uses your last reschedule.'
      : `A new time uses 1 reschedule. You have ${left - 1} left after that.`,
  opening: 'Opening',
  /** ours */
  changes: 'If something comes up',
} as const;
