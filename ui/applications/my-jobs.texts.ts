import type { ListGroup } from '../../domain/applications/list-groups';

/* /candidateportal, My Job Applications. Exact where a section is named. */
export const myJobsTexts = {
  /** spec 1 §2 */
  heading: 'My Job Applications',
  /** spec 1 §2 */
  tagline: 'Do You Have Heart & Hustle?',
  /** spec 1 §2 */
  promise: 'Find a job that matters with people who care.',
  /** spec 1 §2 */
  empty: 'Sorry!! There are no positions available at this time.',
  /** spec 1 §2 */
  notAvailable: 'Not Available',
  /** spec 1 §2 */
  schedule: 'Schedule',
  /** spec 1 §2 asks for a thank-you and for this invitation; the words are ours. The mailbox {email} is a link between the two. */
  emptyThanks: 'Thank you for your interest in working with us.',
  emptyInviteBefore: 'Send your CV to',
  emptyInviteAfter: 'and we will get in touch when a position opens.',
  /** ours, from here on */
  loading: 'Loading your job applications',
  showDetails: 'Show details',
  hideDetails: 'Hide details',
  detailsOf: (position: string, community: string): string => ` of ${position} at ${community}`,
  address: 'Where you will work',
  description: 'About the job',
  appointment: 'See your appointment',
  progress: 'Your progress',
  progressSummary: (step: number): string => `${step} of 3`,
  screening: 'Screening',
  /** The first third, while it is filled and the answers are still asked for (R11). */
  started: 'Started',
  interview: 'Interview',
  decision: 'Decision',
  whenForYou: (time: string): string => `${time} for you`,
  whenForYouOtherDay: (day: string, time: string): string => `${day}, ${time} for you`,
  scheduleHintTitle: 'Schedule your interview',
  scheduleHint: 'Good news: it’s time for your interview. Choose Schedule on the card of this job to pick a time.',
  /** R13a names the last four. */
  groups: {
    now: 'Happening now',
    soon: 'Starting soon',
    'your-turn': 'Your turn',
    booked: 'Booked',
    'with-employer': 'With the employer',
    finished: 'Finished',
  } satisfies Readonly<Record<ListGroup, string>>,
  couldNotLoad: 'We could not load your job applications',
} as const;
