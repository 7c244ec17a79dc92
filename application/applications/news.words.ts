import type { Topic } from '../../domain/applications/news';
import { joinOpensBefore } from '../../domain/applications/join-window';
import { minutes } from '../../domain/time/duration';
import { sayLength } from '../words/duration';

/* What a candidate reads in the mail about an act. All of it is ours. */

/** What the words refer to. */
export interface NewsContext {
  readonly position: string;
  readonly community: string;
  /** `video interview` */
  readonly appointment: string;
}

/** The subject and the first lines of a mail about an act. */
export interface NewsWords {
  /** Followed by the job, and by the time if the mail is about one. */
  readonly subject: string;
  readonly happened: string;
  /** What it means for the candidate. */
  readonly means: string | undefined;
}

type Saying = (context: NewsContext) => NewsWords;

const say =
  (subject: string, happened: (context: NewsContext) => string, means?: (context: NewsContext) => string): Saying =>
  (context) => ({ subject, happened: happened(context), means: means?.(context) });

const job = ({ position, community }: NewsContext): string => `${position} at ${community}`;
const yours = (context: NewsContext): string => `Your ${context.appointment} for ${job(context)}`;

const costsNoMove = (): string => 'This doesn’t use up a reschedule.';
const declinedMeans = (): string => 'Thank you for letting them know. Your application for this job ends with it.';
const aboutOtherJobs = (): string => 'You may still be a good match for other jobs.';

/** The words for each topic of `newsOf`. */
export const newsWords: Readonly<Record<Topic, Saying>> = {
  received: say('We have your application', (c) => `Your application for ${job(c)} has arrived.`),
  recorded: say(
    'We have your recorded interview',
    (c) => `Your recorded interview for ${job(c)} has arrived, and ${c.community} can see it.`,
  ),
  'no-match': say(
    'Thank you for applying',
    (c) => `Thank you for applying for ${job(c)}. Your answers don't match what this job asks for.`,
    aboutOtherJobs,
  ),
  booked: say("You're booked", (c) => `${yours(c)} is booked.`),
  moved: say('Your new time', (c) => `${yours(c)} has a new time. The earlier one no longer counts.`),
  'put-off': say('Canceled', (c) => `${yours(c)} is canceled, as you asked.`),
  withdrawn: say(
    'Canceled',
    (c) => `${yours(c)} is canceled, as you asked.`,
    () => 'Your application for this job is withdrawn.',
  ),
  reviewed: say('Your application was read', (c) => `${c.community} has read your application for ${c.position}.`),
  shortlisted: say(
    'You are on the shortlist',
    (c) => `Good news: ${c.community} has put you on the shortlist for ${c.position}.`,
  ),
  'candidate-missed': say('We missed you', (c) => `We missed you at your ${c.appointment} for ${job(c)}.`),
  'employer-missed': say(
    'We are sorry',
    (c) => `Nobody came to meet you at your ${c.appointment} for ${job(c)}. We are sorry.`,
    costsNoMove,
  ),
  'new-time-asked': say(
    'Please choose a new time',
    (c) => `${c.community} asks you to choose a new time for your ${c.appointment} for ${c.position}.`,
    costsNoMove,
  ),
  canceled: say(
    'Canceled',
    (c) => `${c.community} has canceled your ${c.appointment} for ${c.position}.`,
    () => 'Your application for this job ends with it. Thank you for your time.',
  ),
  'not-selected': say(
    'About your application',
    (c) =>
      `Thank you for your interest in ${c.position}. ${c.community} will not move forward with your application this time.`,
    aboutOtherJobs,
  ),
  transferred: say(
    'Your application was moved',
    (c) => `${c.community} has moved your application for ${c.position} to another job.`,
  ),
  invited: say(
    'You are invited to visit',
    (c) => `${c.community} would like to show you around: you are invited to an onsite interview for ${c.position}.`,
  ),
  'invitation-declined': say(
    'You declined the invitation',
    (c) => `You have declined the invitation to an onsite interview for ${job(c)}, and we let them know.`,
    declinedMeans,
  ),
  'invitation-expired': say(
    'Your invitation has expired',
    (c) => `Your invitation to an onsite interview for ${job(c)} has expired.`,
  ),
  'visit-without-date': say(
    'Your visit has no date yet',
    (c) => `Your onsite interview for ${job(c)} has no date yet.`,
  ),
  offered: say(
    'You have an offer',
    (c) => `Congratulations! ${c.community} would like you on the team: you have an offer for ${c.position}.`,
    () => 'What comes next is an onboarding meeting.',
  ),
  'offer-declined': say(
    'You declined the offer',
    (c) => `You have declined the offer for ${job(c)}, and we let them know.`,
    declinedMeans,
  ),
  'offer-expired': say('Your offer has expired', (c) => `Your offer for ${job(c)} has expired.`),
  'offer-withdrawn': say(
    'About your offer',
    (c) => `${c.community} has taken back its offer for ${c.position}. We are sorry.`,
    aboutOtherJobs,
  ),
  onboarded: say('Welcome to the team', (c) => `Welcome to the team: you are all set to work as ${job(c)}.`),
  'not-onboarded': say('About your onboarding', (c) => `Your onboarding for ${job(c)} did not take place.`),
  off: say('Canceled', (c) => `${yours(c)} will not take place.`),
  'on-again': say('It is back on', (c) => `${yours(c)} is back on.`),
};

/** What comes next, by whose turn it is: the same words as on the card (ui/applications/status.texts). */
export const comesNext = {
  deciding: (community: string): string => `${community} is deciding now. You will hear from them by email.`,
  over: 'There is nothing more for you to do.',
} as const;

/** Where a mail's link leads, and what the candidate can do there. */
export const linkWords = {
  time: { say: 'Choose a time when it suits you.', label: 'Choose a time' },
  newTime: { say: 'Choose a new time when it suits you.', label: 'Choose a new time' },
  resume: { say: 'Add your resume: they need one before you continue.', label: 'Add my resume' },
  appointment: { say: 'To choose another time or to cancel, open the link below.', label: 'See my appointment' },
  techCheck: { label: 'Check your camera and microphone before the interview' },
  list: { say: 'My Job Applications shows what comes next.', label: 'My Job Applications' },
} as const;

/** What a mail says of an appointment: its time, what can still be changed, and when to join. */
export const appointmentWords = {
  canceled: (when: string): string => `Canceled: ${when}`,
  /** For mails about something else. */
  willNotTakePlace: ({ appointment }: NewsContext, when: string): string =>
    `Your ${appointment} on ${when} will not take place.`,
  mayMove: 'To choose another time, open the link below.',
  mayCancel: 'To cancel, open the link below. You can no longer change this time.',
  mayLook: 'To see it again, open the link below.',
  joinOpens: `You can join from ${sayLength(joinOpensBefore / minutes(1))} before it starts.`,
  /** One tip a line. */
  helps: (help: readonly string[]): string => ['What helps on the day:', ...help.map((tip) => `- ${tip}.`)].join('\n'),
  forYou: (when: string): string => `${when} for you`,
  reminder: 'Reminder',
  comesUp: (context: NewsContext): string => `${yours(context)} is coming up.`,
} as const;
