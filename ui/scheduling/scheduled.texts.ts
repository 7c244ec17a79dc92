import type { MoveKind, Stage } from '../../domain/positions/kinds';
import { appointmentNames, sayLinkToCome } from '../../application/applications/appointment.words';

/* /success and /onsiteSuccess, the confirmation. Exact where a section is named. */
/** The meeting's medium, by `video_pref`. */
const videoProvider = { dailyco: 'Daily video meetings', peer: 'the video meetings of this portal' } as const;

export const scheduledTexts = {
  /** spec 1 §2 words the sentence for a scheduled video interview; other kinds, and reschedules, say what was done in the same way */
  message: (kind: MoveKind, moved: boolean): string =>
    `You have successfully ${moved ? 'rescheduled' : 'scheduled'} your ${appointmentNames[kind]}. ` +
    "We'll be sending you further details via text and email.",
  /** spec 1 §2 */
  yay: 'Yay!!',
  /** spec 1 §2 lists the dialog's content, not its words */
  setFor: (when: string, by: keyof typeof videoProvider): string =>
    `Your interview is set for ${when}, through ${videoProvider[by]}.`,
  invitationSent: 'An invitation has been sent to your registered email address.',
  ok: 'OK',
  /** spec 1 §2 */
  oneToOne: '1-1 interview',
  /** spec 1 §2 */
  role: 'Role',
  /** spec 1 §2 */
  community: 'Community',
  /** spec 2 §2.10, §2.14; of an interview ours */
  continue: { interview: 'My Jobs', onboarding: 'Okay, continue', onsite: 'Okay, continue' } satisfies Readonly<
    Record<Stage, string>
  >,
  /** spec 2 §2.14 for onsite; the others, and all that were moved, are ours */
  heading: {
    interview: { booked: "You're booked", moved: 'Your interview is moved' },
    onboarding: { booked: 'Your onboarding is booked', moved: 'Your onboarding is moved' },
    onsite: { booked: 'Successfully scheduled onsite meeting', moved: 'Your onsite meeting is moved' },
  } satisfies Readonly<Record<Stage, Readonly<Record<'booked' | 'moved', string>>>>,
  /** ours, from here on */
  client: 'Employer',
  introVideo: 'Watch this first: a short video from your interviewer',
  details: {
    interview: 'Interview details',
    onboarding: 'Onboarding details',
    onsite: 'Onsite details',
  } satisfies Readonly<Record<Stage, string>>,
  /** While it is not known which of them it is. */
  detailsOfAny: 'Your appointment',
  when: 'Date and time',
  forYou: (when: string): string => `${when} for you`,
  interview: 'Interview',
  overVideo: 'on a video call',
  inPerson: 'in person',
  helpTitle: 'What helps on the day',
  print: 'Print this page',
  loading: 'Loading your appointment',
  nothingBookedTitle: {
    interview: 'No interview is booked for this job yet',
    onboarding: 'No onboarding is booked for this job yet',
    onsite: 'No onsite interview is booked for this job yet',
  } satisfies Readonly<Record<Stage, string>>,
  nothingBooked: 'Choose a date and a time first.',
  chooseDate: 'Choose a date',
  /** Nothing is booked and no time can be chosen now. */
  noTimeNow: 'There is no time to choose right now.',
  nothingMore: 'There is nothing more for you to do.',
  seeJobs: 'My Job Applications',
  now: {
    interview: 'Your interview is on now',
    onboarding: 'Your onboarding is on now',
    onsite: 'Your visit is on now',
  } satisfies Readonly<Record<Stage, string>>,
  over: {
    interview: 'Your interview is over',
    onboarding: 'Your onboarding is over',
    onsite: 'Your visit is over',
  } satisfies Readonly<Record<Stage, string>>,
  afterwards: {
    interview: (community: string): string => `${community} is deciding now. You will hear from them by email.`,
    onboarding: (community: string): string =>
      `${community} confirms that you came, and welcomes you in My Job Applications.`,
    onsite: (community: string): string => `${community} is deciding now. You will hear from them by email.`,
  } satisfies Readonly<Record<Stage, (community: string) => string>>,
  linkToCome: sayLinkToCome('this page'),
  couldNotLoad: 'We could not load your appointment',
} as const;
