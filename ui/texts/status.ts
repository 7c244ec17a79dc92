import type { StatusCode } from '../../domain/applications/status-catalogue';

/** Whose turn it is: `yours` to act, `waiting` for the employer, `good` news, `over`. */
export type StatusTone = 'yours' | 'good' | 'waiting' | 'over';

/** A status as one would say it to a neighbour: where things stand, and what comes next or who has it. */
export interface StatusWords {
  readonly tone: StatusTone;
  readonly headline: string;
  readonly next: string | undefined;
}

type Saying = (community: string) => StatusWords;

const say =
  (tone: StatusTone, headline: string, next?: (community: string) => string): Saying =>
  (community) => ({ tone, headline, next: next?.(community) });

const nothingMore = (): string => 'There is nothing more for you to do.';
const newTime = (community: string): string => `${community} will help you find a new time.`;
const deciding = (community: string): string => `${community} is deciding now. You will hear from them by email.`;

/** Statuses whose words depend on how far the application got: pending, shortlisted, reviewed. */
export type PendingCode = 0 | 19 | 20;

/** What they say (spec 1 §4, R11). The words are ours. */
export const pendingWords = {
  invited: say('waiting', 'You are invited to apply.', (community) => `${community} would like to know you.`),
  ready: say(
    'yours',
    'It is your turn: choose a time.',
    (community) => `${community} would like to meet you by video.`,
  ),
  waiting: say('waiting', 'We have your application.', deciding),
  notSelected: say('over', 'Not selected this time.', () => 'Thank you for the time you took.'),
  booked: say('good', "You're booked."),
  passed: say('waiting', 'Your interview time has passed.', deciding),
  recorded: say('waiting', 'Your interview is recorded.', deciding),
} as const satisfies Readonly<Record<string, Saying>>;

/** R9: a code that nobody has given a meaning yet. */
export const unlistedWords: Saying = say('waiting', 'In progress');

const interviewNeedsTime = say('waiting', 'Your interview needs a new time.', newTime);
const visitCanceled = say('over', 'Your visit was canceled.', nothingMore);

/** Every other status of the catalogue. The words are ours, the meanings those of spec 1 §4. */
export const statusWords: Readonly<Record<Exclude<StatusCode, PendingCode>, Saying>> = {
  1: say('good', 'You have an offer.', (community) => `${community} would like you on the team.`),
  2: pendingWords.notSelected,
  3: say('waiting', 'We missed you at your interview.', newTime),
  12: say('waiting', 'Your interviewer did not come. We are sorry.', newTime),
  13: say('waiting', 'Your interview is done.', deciding),
  14: say('over', 'Your interview was canceled.', nothingMore),
  15: say('over', 'Your application was moved to another job.', nothingMore),
  16: interviewNeedsTime,
  17: interviewNeedsTime,
  21: say('good', 'Your onboarding is booked.'),
  22: say('good', 'Welcome to the team.'),
  23: say('over', 'The onboarding did not take place.', nothingMore),
  24: say('waiting', 'We missed you at your onboarding.', newTime),
  25: say('waiting', 'The manager did not come to your onboarding. We are sorry.', newTime),
  26: say('over', 'You canceled your onboarding.', nothingMore),
  27: say('over', 'Your onboarding was canceled.', nothingMore),
  28: say('over', 'This application was canceled.', nothingMore),
  29: say('over', 'This offer has run out.', nothingMore),
  30: say('over', 'You declined this offer.', nothingMore),
  31: say('over', 'This application was canceled.', nothingMore),
  32: say('good', 'You are invited to visit.', (community) => `${community} would like to show you the house.`),
  33: say('over', 'This invitation has run out.', nothingMore),
  34: say('over', 'You declined this invitation.', nothingMore),
  35: say('good', 'Your visit is booked.'),
  36: say('waiting', 'Your visit is done.', deciding),
  37: say('waiting', 'We missed you at your visit.', newTime),
  38: say('waiting', 'The manager missed your visit. We are sorry.', newTime),
  39: visitCanceled,
  40: visitCanceled,
  41: say('waiting', 'Your visit needs a new time.', newTime),
  42: say('waiting', 'Your visit has no date yet.', newTime),
};
