import type { Stage } from '../../domain/positions/kinds';

/* Choosing an appointment, stage by stage: headings, back links and what an offer or an invitation says. Exact where a section is named. */

/** The pages on which a date is chosen. */
export type DatesPage = 'interview' | 'offer' | 'offer-dates' | 'invitation' | 'invitation-dates';

/** spec 1 §2, spec 2 §2.15 */
const backToList = 'Back to My Job Applications';

export const datesPageTexts: Readonly<Record<DatesPage, { readonly heading: string; readonly back: string }>> = {
  /** spec 1 §2 */
  interview: { heading: 'Choose interview date', back: backToList },
  /** ours: spec 2 §2.13 gives no title */
  offer: { heading: 'Onboarding Scheduling', back: backToList },
  /** spec 2 §2.13 */
  'offer-dates': { heading: 'Select the Interview Date', back: 'Back to Onboarding Dates' },
  /** spec 2 §2.14 */
  invitation: { heading: 'Onsite Scheduling', back: backToList },
  /** spec 2 §2.14; the back link is ours */
  'invitation-dates': { heading: 'Select the Onsite Interview Date', back: 'Back to Onsite Dates' },
};

/** The back link of the page of times (spec 2 §2.14, §2.15; the onsite one is ours). */
export const backToDates: Readonly<Record<Stage, string>> = {
  interview: 'Back to Select Interview Date',
  onboarding: 'Back to Onboarding Dates',
  onsite: 'Back to Onsite Dates',
};

/** spec 2 §2.13 */
export const backToMyJobs = 'Back to My Jobs';

export type LaterStage = Exclude<Stage, 'interview'>;

export const openingTexts = {
  /** spec 2 §2.13, §2.14 */
  decline: { onboarding: 'Decline offer', onsite: 'Decline Invitation' } satisfies Readonly<Record<LaterStage, string>>,
  /** spec 2 §2.13, §2.14 */
  schedule: {
    onboarding: { book: 'Schedule Onboarding', reschedule: 'Reschedule Onboarding' },
    onsite: { book: 'Schedule Onsite', reschedule: 'Reschedule Onsite' },
  } satisfies Readonly<Record<LaterStage, Readonly<Record<'book' | 'reschedule', string>>>>,
  /** spec 2 §2.13, §2.14 */
  where: { onboarding: 'Onboarding location', onsite: 'Onsite location' } satisfies Readonly<
    Record<LaterStage, string>
  >,
  /** ours, from here on */
  offered: 'You have an offer!',
  offer: (position: string, community: string): string => `${community} would like you to start as ${position}.`,
  invitation: (position: string, community: string): string =>
    `${community} would like to meet you in person. It is about the ${position} job.`,
  /** Nothing was offered here: the job begins with its onboarding, or an invitation is not open. */
  first: {
    onboarding: 'Choose a day for your onboarding.',
    onsite: 'Choose a day for your onsite interview.',
  } satisfies Readonly<Record<LaterStage, string>>,
  another: {
    onboarding: 'Choose another day for your onboarding.',
    onsite: 'Choose another day for your onsite interview.',
  } satisfies Readonly<Record<LaterStage, string>>,
  work: 'Your work',
  pay: 'Your pay',
  firstDate: { onboarding: 'Your first day could be', onsite: 'First open day' } satisfies Readonly<
    Record<LaterStage, string>
  >,
  dates: { onboarding: 'Onboarding dates', onsite: 'Onsite dates' } satisfies Readonly<Record<LaterStage, string>>,
  nextHeading: 'What happens next',
  next: {
    onboarding: [
      'You choose the day and time of your onboarding.',
      'We email you the time, the address and what to bring.',
      'You come in, meet your team and get started.',
    ],
    onsite: [
      'You choose a day and a time.',
      'We email you the time, the address and what to bring.',
      'You come by, see the place and meet the people there.',
    ],
  } satisfies Readonly<Record<LaterStage, readonly string[]>>,
  notForYou: { onboarding: 'Not the right job for you?', onsite: 'Not the right job for you?' } satisfies Readonly<
    Record<LaterStage, string>
  >,
} as const;
