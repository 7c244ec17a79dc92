/* /scheduleOrCancel and /interviewCancelled. Exact where a section is named. */
export const scheduleOrCancelTexts = {
  /** spec 2 §2.10 */
  rescheduleAgain: 'Re-schedule',
  /** ours, from here on */
  heading: 'Your appointment',
  headingWithoutTime: 'Choose a time',
  description: 'What you will do',
  changes: 'What would you like to do?',
  givesBack: 'Reschedule gives your time back, then shows the free dates.',
  movedOn: 'There is nothing to change for this job right now. Here is its current status.',
  nobodyJoined: 'Your interview did not take place',
  sorry: 'We are sorry. Choose another time when it suits you.',
} as const;
