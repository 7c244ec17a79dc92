/* /positionClosed. Its main text is in application/applications/closed-page.words; exact where a section is named. */
export const closedTexts = {
  /** spec 2 §2.16 */
  clickHere: 'click here',
  /** spec 1 §2 */
  reschedule: 'Reschedule',
  /** ours, from here on */
  headings: {
    'already-applied': 'You have applied already',
    closed: 'This job is closed',
    recorded: 'Your recording is with us',
    'recorded-and-submitted': 'Your recording is submitted',
  },
  resumeMissing: 'Your resume is still missing. Add it to complete your application.',
  uploadResume: 'Upload Resume',
  onwardBefore: 'To see all your applications,',
  onwardAfter: '.',
} as const;
