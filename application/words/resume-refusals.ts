import type { EmailFault } from '../../domain/identity/email';
import type { NothingToSkip, ResumeNeededToSchedule, ResumeNotAsked } from '../../domain/resumes/requirement';
import type { ResumeRefusal } from '../../domain/resumes/resume-content';
import type { UploadBarrier, UploadFailure } from '../../domain/resumes/upload';
import { sayEmailFault } from './sign-up-refusals';

/* What the resume pages say (spec 1 §5, §8; spec 2 §8). */

const wrongType = 'Select only a file type of .pdf, .doc, .docx, .rtf,  or .odt';
const wrongSize = 'File size up to 10 MB only';

/** The specification has no words for a file without a byte: its words for the size, and what is the matter. */
export const sayResumeRefusal = (refusal: ResumeRefusal): string => {
  switch (refusal._tag) {
    case 'WrongFileType':
    case 'ContentMismatch':
    case 'UnpacksTooLarge':
      return wrongType;
    case 'FileTooLarge':
      return wrongSize;
    case 'FileEmpty':
      return `${wrongSize}. This file is empty.`;
  }
};

export const sayUploadFailure = (failure: UploadFailure): string =>
  failure._tag === 'UploadBroke' ? 'File uploading fail' : sayResumeRefusal(failure);

export const uploadedMessage = 'File uploaded successfully';
export const linkSentMessage = 'Email link sent successfully';
export const linkFailedMessage = 'Email link failed';
/** On the self-record pages (spec 2 §8). */
export const selfRecordLinkSentMessage = 'Upload resume link sent to Email';

/** Why the Upload button is disabled. Ours. */
export const sayUploadBarrier = (barrier: UploadBarrier): string => {
  switch (barrier._tag) {
    case 'NothingChosen':
      return 'Choose a file or a saved resume first';
    case 'UploadRunning':
      return `Uploading, ${barrier.percent} %`;
    case 'AlreadyUploaded':
      return uploadedMessage;
  }
};

export const sayResumeNeededToSchedule = (_refusal: ResumeNeededToSchedule): string =>
  "It is mandatory to upload your resume before you can schedule your interview. If you don't have your resume handy, click the Email Me A Link option to receive a link to upload it later, and continue the process at that time.";

export const sayProceedRefusal = (refusal: ResumeNeededToSchedule | NothingToSkip): string =>
  refusal._tag === 'ResumeNeededToSchedule'
    ? sayResumeNeededToSchedule(refusal)
    : 'There is no resume to skip for this job.';

export const sayInviteRefusal = (refusal: ResumeNotAsked | EmailFault): string =>
  refusal._tag === 'ResumeNotAsked' ? 'This job asks for no resume.' : sayEmailFault(refusal);
