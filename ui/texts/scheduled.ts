/* /success, the confirmation. Exact where a section is named. */
export const scheduledTexts = {
  /** spec 1 §2 */
  message:
    "You have successfully scheduled your video interview. We'll be sending you further details via text and email.",
  /** spec 1 §2 */
  oneToOne: '1-1 interview',
  /** spec 1 §2 */
  role: 'Role',
  /** spec 1 §2 */
  community: 'Community',
  /** ours, from here on */
  heading: "You're booked",
  introVideo: 'Watch this first: a short video from your interviewer',
  videoFailed: 'Your browser can not play this video.',
  details: 'Interview details',
  when: 'Date and time',
  forYou: (when: string): string => `${when} for you`,
  interview: 'Interview',
  overVideo: 'on a video call',
  helpTitle: 'What helps on the day',
  help: ['A quiet place where you can talk', 'A charged phone or computer', 'A good connection'],
  print: 'Print this page',
  loading: 'Loading your interview',
  nothingBookedTitle: 'No interview is booked for this job yet',
  nothingBooked: 'Choose a date and a time first.',
  chooseDate: 'Choose interview date',
  couldNotLoad: 'We could not load your interview',
} as const;
