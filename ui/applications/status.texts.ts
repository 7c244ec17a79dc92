import type { InterviewKind } from '../../domain/positions/kinds';
import type { CardAction } from '../../domain/applications/card-actions';
import type { beforeTheOutcome, StatusName } from '../../domain/applications/status-catalogue';
import { sayLinkToCome } from '../../application/applications/appointment.words';

/** Whose turn it is: the candidate's (`yours`) or the employer's (`waiting`); or `good` news, or `over`. */
export type StatusTone = 'yours' | 'good' | 'waiting' | 'over';

/** A status in everyday words: where things stand, and what comes next or who acts next. */
export interface StatusWords {
  readonly tone: StatusTone;
  readonly headline: string;
  readonly next: string | undefined;
}

type Saying = (community: string) => StatusWords;

const say =
  (tone: StatusTone, headline: string, next?: (community: string) => string): Saying =>
  (community) => ({ tone, headline, next: next?.(community) });

/** The same, with the employer's name in the headline. */
const sayOf =
  (tone: StatusTone, headline: (community: string) => string, next?: (community: string) => string): Saying =>
  (community) => ({ tone, headline: headline(community), next: next?.(community) });

const nothingMore = (): string => 'There is nothing more for you to do.';
const seeAppointment = 'Your appointment says where to come and what to bring.';
const newTime = (community: string): string => `${community} will help you find a new time.`;
const linkToCome = sayLinkToCome('this card');
const deciding = (community: string): string => `${community} is deciding now. You will hear from them by email.`;

/** Statuses whose words depend on how far the application got: pending, shortlisted, reviewed. */
export type PendingStatus = (typeof beforeTheOutcome)[number];

/** Good news from the employer, shown along with what comes next (spec 1 §4). */
export const newsWords: Readonly<Record<Exclude<PendingStatus, 'pending'>, string>> = {
  shortlisted: 'You are shortlisted',
  reviewed: 'Your application was reviewed',
};

/** Their texts (spec 1 §4, R11). The words are ours. */
export const pendingWords = {
  invited: say('waiting', 'You are invited to apply.', (community) => `${community} would like to get to know you.`),
  waiting: say('waiting', 'We have your application.', deciding),
  notSelected: say('over', 'Not selected this time.', () => 'Thank you for your time.'),
  booked: say('good', "You're booked.", (community) => `${community} meets you on a video call.`),
  bookedWithoutLink: say(
    'good',
    "You're booked.",
    (community) => `${community} meets you on a video call. ${linkToCome}`,
  ),
  joinable: say('good', "You're booked.", (community) => `You can join now. ${community} meets you on a video call.`),
  bookedInPerson: say('good', "You're booked.", (community) => `${community} will meet you in person.`),
  running: say(
    'good',
    'Your interview is on now.',
    (community) => `${community} is waiting for you on the video call.`,
  ),
  runningWithoutLink: say(
    'good',
    'Your interview is on now.',
    (community) => `There is no link to the video call here. Please ask ${community} for it.`,
  ),
  runningInPerson: say('good', 'Your interview is on now.', (community) => `${community} is meeting you in person.`),
  over: say('waiting', 'Your interview is over.', deciding),
  /** Replaces `waiting` when the employer has said something good (spec 1 §4). */
  shortlisted: say('good', `${newsWords.shortlisted}.`, deciding),
  reviewed: say('good', `${newsWords.reviewed}.`, deciding),
  recorded: say('waiting', 'Your interview is recorded.', deciding),
} as const satisfies Readonly<Record<string, Saying>>;

/** A blocked application is over, whatever its status (R10 row 1, R13a). */
export const blockedWords: Saying = say('over', 'This application is closed.', nothingMore);

/** The position was taken down before the candidate had an interview (R71). The words are ours. */
export const closedJobWords: Saying = say(
  'over',
  'This job is closed.',
  (community) => `${community} is not taking this job any further. There is nothing more for you to do.`,
);

/** A later stage with a booked appointment. */
export type LaterBooked = Extract<StatusName, 'onboarding scheduled' | 'onsite scheduled'>;

const expects = (community: string): string => `${community} is expecting you.`;

/** The time of an onboarding or a visit has come. */
export const laterRunningWords: Readonly<Record<LaterBooked, Saying>> = {
  'onboarding scheduled': say('good', 'Your onboarding is on now.', expects),
  'onsite scheduled': say('good', 'Your visit is on now.', expects),
};

/** It has passed, and its outcome is unknown. Nobody decides anything about somebody who was hired. */
export const laterOverWords: Readonly<Record<LaterBooked, Saying>> = {
  'onboarding scheduled': say(
    'waiting',
    'Your onboarding is over.',
    (community) => `${community} confirms that you came, and welcomes you here.`,
  ),
  'onsite scheduled': say('waiting', 'Your visit is over.', deciding),
};

/** Under what is over, while the candidate can still move it: the actions below are for this alone. */
export const couldNotCome = 'Could you not be there? Then choose a new time.';

/** How to look for a time, by the kind of interview. */
const meeting: Readonly<Record<InterviewKind, string>> = {
  video: 'by video',
  'in-person': 'in person',
  'self-record': 'in person',
};

const newTimeNow = (): string => 'Choose a new time when it suits you.';

export interface TurnWords {
  /** Good news stays good news while there is something to do. */
  readonly tone?: 'good';
  /** Undefined: the status says where things stand, and the turn says only what comes next. */
  readonly headline: string | undefined;
  readonly next: (community: string, kind: InterviewKind | undefined) => string;
}

const turn = (headline: string | undefined, next: TurnWords['next']): TurnWords => ({ headline, next });

/** No application yet: Schedule and Record Interview start with applying (R10). Ours. */
export const applyingTurn = {
  asks: turn(
    'It is your turn: apply.',
    (community) => `${community} would like to get to know you. It starts with a few questions.`,
  ),
  asksNothing: turn('It is your turn: apply.', (community) => `${community} would like to get to know you.`),
} as const;

/** What somebody who was hired wants to know first. Ours. */
export const welcomeWords = {
  firstDay: 'Your first day',
  firstDayNotHere: (community: string): string => `${community} tells you the day, the time and the place.`,
  ask: 'Whom to ask',
  askHere: (community: string): string => `Write to ${community} in the chat, or answer their last email.`,
  chat: 'Open the chat',
} as const;

/** Some questions are answered, nothing is submitted yet. Ours. */
export const begunTurn: TurnWords = turn(
  'You have started the questions.',
  () => 'Your answers are kept on this device until you send them.',
);

/** Some questions are answered, but the job wants the resume first (R10). Ours. */
export const begunResumeTurn: TurnWords = turn(
  'You have started the questions.',
  (community) => `${community} needs your resume first. Your answers are kept on this device.`,
);

/** The screening is open and has no questions. Ours. */
export const nothingAskedTurn: TurnWords = turn(
  'It is your turn: send your application.',
  (community) => `${community} asks no questions for this job.`,
);

/** A card's text when it is the candidate's turn, by what is to be done. Ours. */
export const turnWords: Readonly<Record<CardAction, TurnWords>> = {
  'apply-external': turn('It is your turn: apply.', (community) => `${community} takes applications on its own site.`),
  schedule: turn(
    'It is your turn: choose a time.',
    (community, kind = 'video') => `${community} would like to meet you ${meeting[kind]}.`,
  ),
  'upload-resume': turn(
    'It is your turn: add your resume.',
    (community) => `${community} needs one before you continue.`,
  ),
  'submit-skill-filter': turn(
    'It is your turn: answer the questions.',
    (community) => `${community} would like to know how you work.`,
  ),
  'record-interview': turn(
    'It is your turn: record your interview.',
    (community) => `${community} would like to hear your answers.`,
  ),
  'continue-recording': turn('Your interview is not finished yet.', () => 'Record the answers that are missing.'),
  'join-meeting': turn(undefined, (community) => `${community} is waiting for you.`),
  'view-details': turn(undefined, (community) => `${community} will meet you in person.`),
  reschedule: turn(undefined, newTimeNow),
  cancel: turn(undefined, newTimeNow),
  'schedule-onsite': {
    tone: 'good',
    headline: undefined,
    next: (community) => `${community} would like to show you around. Choose a time for your visit.`,
  },
  'reschedule-onsite': turn(undefined, newTimeNow),
  'cancel-onsite': turn(undefined, newTimeNow),
  'schedule-onboarding': {
    tone: 'good',
    headline: undefined,
    next: (community) => `${community} would like you on the team. Choose a time for your onboarding.`,
  },
  'reschedule-onboarding': turn(undefined, newTimeNow),
  'cancel-onboarding': turn(undefined, newTimeNow),
};

/** The employer missed the appointment, or asks for another time: R10 never gates that. */
export const costsNothing = 'This doesn’t use up a reschedule.';

/** What comes next when the candidate has no reschedule left: the employer acts. */
export const noMoveLeftWords = (community: string): string => `${community} will decide what happens next.`;

/** R9: an unknown status code. */
export const unlistedWords: Saying = say('waiting', 'In progress');

/**
 * Every other status of the catalogue. The words are ours, the meanings are from spec 1 §4. R27 says who ended it: the candidate who withdrew, or the
 * employer who canceled or took an offer back.
 */
export const statusWords: Readonly<Record<Exclude<StatusName, PendingStatus>, Saying>> = {
  offered: say(
    'good',
    'Congratulations! You have an offer.',
    (community) => `${community} would like you on the team.`,
  ),
  'not selected': pendingWords.notSelected,
  'candidate no show': say('waiting', 'We missed you at your interview.', newTime),
  'interviewer no show': say('waiting', 'Your interviewer did not come. We are sorry.', newTime),
  interviewed: say('waiting', 'Your interview is done.', deciding),
  withdrawn: say('over', 'You withdrew from this job.', nothingMore),
  transferred: say('over', 'Your application was moved to another job.', nothingMore),
  'put off': say('waiting', 'Your interview needs a new time.', newTime),
  'new time asked': sayOf('waiting', (community) => `${community} asks for a new time.`, newTime),
  'onboarding scheduled': say(
    'good',
    'Your onboarding is booked.',
    (community) => `${community} is looking forward to seeing you. ${seeAppointment}`,
  ),
  onboarded: say('good', 'Welcome to the team!', (community) => `You are part of ${community} now.`),
  'not onboarded': say('over', 'The onboarding did not take place.', nothingMore),
  'onboarding candidate no show': say('waiting', 'We missed you at your onboarding.', newTime),
  'onboarding manager no show': say('waiting', 'The manager did not come to your onboarding. We are sorry.', newTime),
  'onboarding withdrawn': say('over', 'You withdrew before your onboarding.', nothingMore),
  'onboarding canceled': sayOf('over', (community) => `${community} canceled your onboarding.`, nothingMore),
  'offer taken back': sayOf('over', (community) => `${community} took this offer back.`, nothingMore),
  'offer expired': say('over', 'This offer has expired.', nothingMore),
  'offer declined': say('over', 'You declined this offer.', nothingMore),
  'interview canceled': sayOf('over', (community) => `${community} canceled your interview.`, nothingMore),
  'onsite invited': say(
    'good',
    'You are invited to visit.',
    (community) => `${community} would like to show you around.`,
  ),
  'invitation expired': say('over', 'This invitation has expired.', nothingMore),
  'invitation declined': say('over', 'You declined this invitation.', nothingMore),
  'onsite scheduled': say(
    'good',
    'Your visit is booked.',
    (community) => `${community} is looking forward to seeing you. ${seeAppointment}`,
  ),
  'onsite interviewed': say('waiting', 'Your visit is done.', deciding),
  'onsite candidate no show': say('waiting', 'We missed you at your visit.', newTime),
  'onsite manager no show': say('waiting', 'The manager missed your visit. We are sorry.', newTime),
  'onsite withdrawn': say('over', 'You withdrew before your visit.', nothingMore),
  'onsite canceled': sayOf('over', (community) => `${community} canceled your visit.`, nothingMore),
  'onsite put off': say('waiting', 'Your visit needs a new time.', newTime),
  'onsite not scheduled': say('waiting', 'Your visit has no date yet.', newTime),
};
