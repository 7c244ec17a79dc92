import type { HistoryWord } from '../../domain/applications/history';

type Saying = (community: string) => string;

/** What happened to an application, as its candidate reads it (R69). All of it is ours. */
export const historyTexts = {
  heading: 'What happened',
  back: 'Back to My Job Applications',
  loading: 'Loading what happened',
  older: 'What happened earlier was not recorded yet.',
  next: 'What comes next is in My Job Applications.',
} as const;

/** A line of the history; the day stands beside it. */
export const historyLines: Readonly<Record<HistoryWord, Saying>> = {
  applied: () => 'You applied',
  arrived: (community) => `Your application came to ${community}`,
  'resume-stored': () => 'Your resume arrived',
  'answer-stored': () => 'Recorded answers of yours arrived',
  'resume-opened': (community) => `${community} opened your resume`,
  'answers-opened': (community) => `${community} opened your recorded answers`,
  joined: () => 'You joined the interview',
  received: (community) => `${community} has your application`,
  recorded: (community) => `${community} has your recorded interview`,
  'no-match': () => 'Your answers did not match what this job asks for',
  booked: () => 'You booked a time',
  moved: () => 'You chose another time',
  'put-off': () => 'You canceled your time and kept your application',
  withdrawn: () => 'You withdrew your application',
  reviewed: (community) => `${community} reviewed your application`,
  shortlisted: (community) => `${community} put you on the shortlist`,
  'candidate-missed': (community) => `${community} missed you at your appointment`,
  'employer-missed': () => 'Nobody came to meet you. We are sorry.',
  'new-time-asked': (community) => `${community} asked you to choose a new time`,
  canceled: (community) => `${community} canceled your appointment`,
  'not-selected': (community) => `${community} did not select you this time`,
  transferred: (community) => `${community} moved your application to another job`,
  invited: (community) => `${community} invited you to visit`,
  'invitation-declined': () => 'You declined the invitation',
  'invitation-expired': () => 'The invitation expired',
  'visit-without-date': () => 'Your visit had no date yet',
  offered: (community) => `${community} made you an offer`,
  'offer-declined': () => 'You declined the offer',
  'offer-expired': () => 'The offer expired',
  'offer-withdrawn': (community) => `${community} took the offer back`,
  onboarded: () => 'Welcome to the team: you were all set to start',
  'not-onboarded': () => 'Your onboarding did not take place',
  off: () => 'Your appointment was taken off your calendar',
  'on-again': () => 'Your appointment was back on',
};
