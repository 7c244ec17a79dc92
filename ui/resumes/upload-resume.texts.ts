import type { Destination } from '../../application/navigation/destination';
import {
  linkFailedMessage,
  linkSentMessage,
  sayUploadFailure,
  uploadedMessage,
} from '../../application/resumes/resume-refusals.words';
import { sayFileSize } from '../texts/file-size';

const toChooseTime = 'Then: choose a time for your interview';

/* What follows the upload, by destination. Any other destination falls back to 'Then: My Job Applications'. */
const next: Readonly<Partial<Record<Destination['_tag'], string>>> = {
  Schedule: toChooseTime,
  ScheduleAgain: toChooseTime,
  OnboardingSchedule: 'Then: your offer',
  OnsiteSchedule: 'Then: your onsite invitation',
  SkillFilter: 'Then: a few questions',
  JoinScreen: 'Then: your interview',
  TechCheck: 'Then: check your camera and microphone',
  SelfRecordBegin: 'Then: record your interview',
  SelfRecordList: 'Then: record your interview',
  SelfRecordEnd: 'Then: the end of your interview',
};

/* The resume upload (spec 1 §2, §5, §8). Without a source, the words are ours. */
export const uploadResumeTexts = {
  heading: 'Upload your resume',
  back: 'Back to My Job Applications',
  required: (community: string): string => `${community} needs your resume before you can choose a time.`,
  requiredRecorded: (community: string): string => `${community} needs your resume to complete your application.`,
  requiredToJoin: (community: string): string => `${community} needs your resume before you can join your interview.`,
  optional: (community: string): string =>
    `${community} would like to see your resume. You can continue without one and add it later.`,
  notAsked: 'This job doesn’t ask for a resume. You can still add one.',
  given: 'We have a resume for this job. A new one takes its place.',
  byLink: 'Choose your resume and send it. You do not need to sign in.',
  /** spec 1 §2 */
  chooseFile: 'Choose File',
  chooseOther: 'Choose another file',
  accepted: '.pdf, .doc, .docx, .rtf or .odt, up to 10 MB',
  begunTitle: 'Your upload was interrupted',
  goesOn: (name: string, percent: number): string => `Choose ${name} again: it goes on at ${percent} %.`,
  savedTitle: 'Or use one you sent before',
  savedFor: (position: string): string => `Sent for ${position}`,
  savedFailed: 'Something went wrong',
  savedFailedText: 'We could not load the resumes you sent before. You can still choose a file.',
  /** spec 1 §2 */
  upload: 'Upload and Continue',
  uploadNow: (name: string): string => `Send ${name}`,
  useSaved: (name: string): string => `Use ${name}`,
  chooseFirst: 'Choose a file or a saved resume first',
  chooseFileFirst: 'Choose a file first',
  chooseOtherFirst: 'Choose another file first',
  notWhatItSays: (kind: string): string =>
    `This file ends in .${kind}, but it is not a .${kind} file inside. Changing the name is not enough: open it in the app you wrote it with, save it as PDF there, and choose that file.`,
  unpacksTooLarge: 'This file is far larger inside than it looks. Save it as PDF and choose that file.',
  uploading: (percent: number): string => `Uploading, ${percent} %`,
  /** The name of the progress bar. */
  progress: 'Upload',
  sentOf: (sent: string, all: string): string => `${sent} of ${all}`,
  checking: 'All of it is here. We are checking the file.',
  connectionDropped: 'Connection lost. What was sent is saved. We will continue when you are back online.',
  cancel: 'Cancel upload',
  /** spec 1 §8 */
  failedTitle: sayUploadFailure({ _tag: 'UploadBroke' }),
  connectionLost: 'The connection did not come back. Check it, then try again.',
  keptPart: 'What was sent is saved: the rest follows when you try again.',
  keptChoice: (name: string): string => `Your choice is kept: ${name}.`,
  /** spec 1 §2 */
  later: 'Upload resume later',
  laterTitle: 'Your resume is still needed',
  /** spec 1 §2 */
  mailLink: 'Email Me A Link',
  mailTitle: 'Is your resume on another device?',
  mailText: 'We email you a link. Open it there and send your resume, without signing in.',
  mailing: 'Sending the email',
  /** spec 1 §8 */
  mailed: linkSentMessage,
  mailedText: 'Open it on the device that has your resume. It works once, for 7 days.',
  /** spec 1 §8 */
  mailFailed: linkFailedMessage,
  /** spec 1 §2 */
  doneHeading: 'File Uploaded',
  /** spec 1 §8 */
  doneText: uploadedMessage,
  receipt: 'What we received',
  file: 'File',
  size: 'Size',
  received: 'Received',
  job: 'For',
  ok: 'OK',
  /** Where OK leads, under it. */
  leadsTo: ({ _tag }: Destination): string => next[_tag] ?? 'Then: My Job Applications',
  doneByLink: 'You are done here. You can close this page.',
  linkUsedTitle: 'We have your resume',
  linkUsed:
    'This link was used to send it, and works only once. There is nothing left to do here. To see your application or to send another resume, sign in.',
  linkOverTitle: 'This link no longer works',
  linkOver:
    'It was used already, or it is older than 7 days. Nothing is lost: sign in, and upload your resume or ask for a new link there.',
  signIn: 'Sign in',
  couldNotLoad: 'We could not load this job',
  bytes: sayFileSize,
} as const;
