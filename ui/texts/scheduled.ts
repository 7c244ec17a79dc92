import { whatHelps } from '../../application/words/appointment';

/* /success, the confirmation. Exact where a section is named. */
/** The meeting's medium, by `video_pref`. */
const videoProvider = { dailyco: 'Daily video meetings', peer: 'the video meetings of this portal' } as const;

export const scheduledTexts = {
  /** spec 1 §2 words the sentence for a scheduled video interview; other kinds, and reschedules, say what was done in the same way */
  message: (kind: 'video' | 'in-person', moved: boolean): string =>
    `You have successfully ${moved ? 'rescheduled' : 'scheduled'} your ${kind} interview. ` +
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
  /** ours, from here on */
  heading: "You're booked",
  movedHeading: 'Your interview is moved',
  client: 'Employer',
  introVideo: 'Watch this first: a short video from your interviewer',
  details: 'Interview details',
  when: 'Date and time',
  forYou: (when: string): string => `${when} for you`,
  interview: 'Interview',
  overVideo: 'on a video call',
  inPerson: 'in person',
  helpTitle: 'What helps on the day',
  help: whatHelps,
  print: 'Print this page',
  loading: 'Loading your interview',
  nothingBookedTitle: 'No interview is booked for this job yet',
  nothingBooked: 'Choose a date and a time first.',
  chooseDate: 'Choose interview date',
  couldNotLoad: 'We could not load your interview',
} as const;
