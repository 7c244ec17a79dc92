import { screeningAnswered } from '../../application/applications/screening-answered.words';

/* /skillfilter and the pages it leads to. Exact where a section is named. */
export const skillFilterTexts = {
  /** spec 1 §2 */
  previous: 'Previous',
  /** spec 1 §2 */
  next: 'Next',
  /** spec 1 §2 */
  submit: 'Submit',
  /** spec 1 §9 */
  showMoreOptions: 'Show More Options',
  /** ours, from here on */
  heading: 'Questions',
  back: 'Back to My Job Applications',
  place: (at: number, of: number): string => `Question ${at} of ${of}`,
  check: 'Check your answers',
  checkLead: 'Nothing is sent yet. You can still change every answer.',
  change: 'Change',
  backToAnswers: 'Back to your answers',
  notAnswered: 'Not answered. You can leave it blank.',
  stillMissing: 'Not answered yet. This question needs an answer.',
  required: 'required',
  requiredNote: 'needs an answer.',
  chooseOne: 'Choose one answer.',
  chooseSeveral: 'Choose all that apply.',
  moreHidden: (count: number): string => (count === 1 ? '1 more answer' : `${count} more answers`),
  yourAnswer: 'Your answer',
  kept: 'Your answers are kept as you go.',
  newTab: 'opens in a new tab',
  progress: 'Questions answered',
  submitting: 'Submitting your answers',
  loading: 'Loading the questions',
  notSubmittedTitle: 'Your answers were not submitted',
  answersKept: 'Your answers are kept.',
  offlineTitle: 'You are offline',
  offline: 'Your answers are not submitted yet. They are kept on this device.',
  connectionDroppedTitle: 'Connection lost',
  connectionDropped: 'We did not hear back. Your answers are kept on this device, and nothing is ever submitted twice.',
  /** A job without questions: only the application is sent. */
  unasked: {
    notSubmittedTitle: 'Your application was not sent',
    offline: 'Your application is not sent yet.',
    connectionDropped: 'We did not hear back. Nothing is ever sent twice.',
    sentWhenBack: 'We will send it when you are back online. Keep this page open.',
  },
  sentWhenBack: 'We will send them when you are back online. Keep this page open.',
  sendNow: 'Try now',
  couldNotLoad: 'We could not load the questions',
} as const;

export const screeningOutcomeTexts = {
  /** spec 1 §2 */
  noPosts: "Thank you for applying. We currently don't have a position that matches your profile.",
  /** R8 */
  reapply: screeningAnswered,
  /** R8 */
  scheduleLater: 'You can schedule your interview later from My Jobs.',
  /** ours, from here on */
  noPostsHeading: 'No matching job right now',
  reapplyHeading: 'Already answered',
  scheduleLaterHeading: 'Schedule later',
  failHeading: 'Thank you for applying',
  fail: "Your answers don't match what this job asks for. You may still be a good match for other jobs.",
  failNext: 'You can find your other applications under My Jobs.',
} as const;

export const screeningSuccessTexts = {
  /** spec 1 §2 */
  yourDetails: 'Your details',
  /** spec 1 §2 */
  scheduleInterview: 'Schedule Interview',
  /** spec 1 §2 */
  rescheduleInterview: 'Reschedule Interview',
  /** spec 1 §2 names the fields */
  email: 'Email',
  country: 'Country',
  phone: 'Phone',
  /** ours, from here on */
  heading: 'Your profile matches',
  lead: (position: string, community: string): string =>
    `Good news: your answers match what ${community} is looking for. You can continue with ${position}.`,
  /** The job has no questions. */
  leadUnasked: (position: string, community: string): string =>
    `Good news: ${community} would like to meet you. You can continue with ${position}.`,
  resumeRequiredTitle: 'Next: your resume',
  resumeRequired: 'This job asks for your resume before you choose a time.',
  resumeOptionalTitle: 'Your resume',
  resumeOptional: 'You can add a resume if you like. It is not needed for this job.',
  resumeNotNeeded: 'This job needs no resume.',
  resumeGiven: 'We have your resume.',
  uploadResume: 'Upload Resume',
  jobFair:
    'This employer meets candidates in person, where they work or at a job fair. Choose a time, come by, and bring a photo ID.',
  recordNext: 'The next step is a short recorded interview. Start now, or practice first.',
  recordInterview: 'Record Interview',
  resumeAfterRecording: 'This job asks for your resume, too. You can add it now, or after you have recorded.',
  notYetTitle: 'Your resume comes first',
  /** Links to the page with the option that the notice above names. */
  mailLinkThere: 'Email Me A Link, or upload it now',
  later: 'Schedule later',
  loading: 'Loading your result',
  couldNotLoad: 'We could not load your result',
  notPassedTitle: 'Answer the questions first',
  notPassed: 'This job has a few questions for you. You can find it under My Jobs.',
  noDetail: 'Not given yet',
} as const;
