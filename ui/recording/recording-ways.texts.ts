import { samplePracticeQuestion } from '../../domain/recording/practice';
import { selfRecordLinkSentMessage, uploadedMessage } from '../../application/resumes/resume-refusals.words';
import { sayLength } from '../../application/words/duration';

/* The pages around a recorded interview (spec 2 §2.2, §2.4–§2.8). Exact where a section is cited; otherwise the words are ours. */

/** How long the stage takes; '20-30 minutes' stands where the questions are not known (spec 2 §2.7, R47). */
const takes = (minutes: number | undefined): string =>
  minutes === undefined ? 'This stage takes 20-30 minutes.' : `This stage takes about ${sayLength(minutes)}.`;

export const recordingWaysTexts = {
  /** spec 2 §2.7, from here on */
  recordNow: 'Record now',
  recordInterview: 'Record Interview',
  recordLater: 'Record Later',
  tourFromReady: 'TOUR the video interview experience',
  practiceFromReady: 'PRACTICE video recording',
  practiceVideo: 'Practice video recording',
  congratulations: 'Congratulations! You have successfully advanced to the video stage of the interview process.',
  ready: "You're ready to get started!",
  practiceTitle: 'Video Interview Practice',
  start: 'Start',
  /** spec 2 §2.6 */
  tourVideo: 'Tour Video Recording',
  /** spec 2 §2.2 */
  bestPractices: 'Video Recording Best Practices',
  /** ours, from here on */
  loading: 'Loading your interview',
  takes,
  introHeading: 'Record your interview',
  introLead: (client: string): string =>
    `${client} asks you a few questions in writing. You answer each one in a short video, when and where it suits you.`,
  promises: {
    practice: 'You can practice first, and record an answer again.',
    notBack: 'When you record an answer again, the earlier recording cannot be brought back.',
    inOwnTime: 'You see each question before the camera starts.',
  },
  questions: (count: number): string => (count === 1 ? '1 question' : `${count} questions`),
  consentHeading: 'Before you record',
  consent: (client: string): readonly string[] => [
    `The people at ${client} who decide about this job will see and hear your answers.`,
    'You can watch your answers until your application is finished. How long the employer keeps them after that is up to the employer.',
    'Only this interview is recorded. A live interview, by video or by phone, is not.',
  ],
  consentTick: 'I agree that my answers are recorded and shown to them.',
  consentMissing: 'Please agree first. Practice and the tour work without it.',
  measuring: 'Checking your connection',
  sending: 'One moment',
  laterNote: 'We email you a link, and remind you once after two days.',
  tooSlowTitle: 'Your connection is too slow to record',
  notMeasuredTitle: 'We could not check your connection',
  notMeasured: 'Your answers need a good connection to be sent. Check yours, then try again.',
  checkAgain: 'Check again',
  close: 'Close',
  failedTitle: 'That did not work',
  tips: [
    'Find a quiet place with a door you can close.',
    'Sit facing a window or a lamp, so that your face is lit.',
    'Place your phone or computer at eye level, on a stable surface.',
    'Read the question, take a breath, then answer as you would to a person.',
    'Silence your phone. A call can stop the recording.',
  ],
  browser: {
    missing: {
      camera: 'It doesn’t let websites use the camera.',
      recorder: 'It cannot record video.',
      format: 'It can’t record in a format we can use.',
    },
    unknown: 'We do not know this browser. Recording may work in it, or it may not.',
    advice: (apple: boolean): string =>
      apple
        ? 'Use the latest Chrome or Safari, or another phone or computer.'
        : 'Use the latest Chrome, or another phone or computer.',
    continueAnyway: 'Continue anyway',
  },
  anotherDevice: 'Record on another device',
  anotherDeviceText:
    'Sign in on any phone or computer with a camera, and answer the questions that have no answer yet.',
  mailMeTheLink: 'Email me the link instead: choose Record Later',
  practiceLead: 'Try it out with questions that do not count. Nothing you record here leaves this device.',
  practiceBack: 'Back to the choices',
  back: 'Back to My Job Applications',
  readyLead: 'Choose how you would like to continue.',
  later: {
    heading: 'You can record later',
    mailed: (when: string): string => `We emailed you the link on ${when}.`,
    mailing: 'We are emailing you the link. It opens your interview on any device.',
    again: (when: string): string => `We send it once more on ${when}.`,
  },
  mail: {
    opening: 'Opening your link',
    somebodyElse: 'This link was sent to somebody else',
    somebodyElseText: 'You are signed in with a different account than the one that got the email.',
    signInAnew: 'Sign in with a different account',
  },
  end: {
    heading: 'Thank you',
    /** spec 2 §2.4, from here on */
    myJobs: 'My jobs',
    exit: 'Exit',
    closeTab: 'Close your browser tab',
    /** ours */
    closeTabText: 'Your answers are with the employer. You can close this page now.',
    ok: 'OK',
  },
  resume: {
    heading: 'Your interview is recorded',
    required: (community: string): string =>
      `One thing is left: ${community} needs your resume to complete your application.`,
    optional: (community: string): string => `${community} would like to see your resume, too.`,
    /** spec 2 §2.5, from here on */
    uploadNow: 'Upload Now',
    mailLink: 'Email Me a Link to Upload My Resume Later',
    sendLink: 'Send Link',
    proceed: 'Proceed without uploading resume',
    /** ours */
    email: 'Email',
    emailHint: 'We send the link to this address.',
    sendingLink: 'Sending the email',
    otherWays: 'Another way',
    mailFailed: 'Email link failed',
    /** spec 2 §8 */
    mailed: selfRecordLinkSentMessage,
    uploaded: uploadedMessage,
  },
} as const;

/** The five steps of the tour (spec 2 §2.8). */
export const tourTexts = {
  /** spec 2 §2.8, from here on */
  welcome: 'Welcome to your video recording tour.',
  next: 'Next',
  end: 'End Tour',
  /** ours, from here on */
  back: 'Back',
  backToStep: (step: number): string => `Back to step ${step} of the tour`,
  step: (at: number, of: number): string => `Step ${at} of ${of}`,
  question: samplePracticeQuestion.name,
  sampleAnswer: 'Sample question',
  pictureOf: (what: string): string => `Picture: ${what}`,
  steps: [
    {
      heading: 'Read the question first',
      text: 'Each question is on its own page, with its time limit. The camera waits until you press Record.',
    },
    {
      heading: 'Record your answer',
      text: 'After a countdown of 3 seconds you are on. The clock shows what is left, and tells you when 10 seconds remain.',
    },
    {
      heading: 'Watch it, keep it or record it again',
      text: 'Play your answer back. If you record it again, the earlier one is gone.',
    },
    {
      heading: 'Look at all your answers and submit',
      text: 'The list shows every question with its answer. Submit Responses sends them to the employer.',
    },
  ],
} as const;
