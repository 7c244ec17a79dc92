import { isActRefusal } from '../../domain/applications/act-refusals';
import type { ResumeNeededToSchedule } from '../../domain/resumes/requirement';
import type { ResumeRefusal } from '../../domain/resumes/resume-content';
import type { FileUnreadable, UploadFailure } from '../../domain/resumes/upload';
import type { FileNotTaken, MailLinkRefusal, NoSuchResume, ProceedRefusal, StoreResumeRefusal } from './resumes.api';
import { counted } from '../words/duration';
import { sayEmailFault } from '../words/shared-refusals';
import { sayProofNeeded } from '../identity/proof-needed.words';
import { sayGivingUpRefusal } from '../applications/giving-up-refusals.words';

/* The texts of the resume pages (spec 1 §5, §8; spec 2 §8). */

const wrongType = 'Select only a file type of .pdf, .doc, .docx, .rtf,  or .odt';
const wrongSize = 'File size up to 10 MB only';

/** Of a document that nobody can read (R20a). */
export const passwordNeeded =
  'This document needs a password. Open it, save a copy without the password, and choose that copy.';

/** Of a file that the device no longer gives. Ours. */
export const fileUnreadable =
  'We can’t read this file any more. It was changed, moved or deleted after you chose it. Choose it again.';

/** Of a file in which a scan found something. Ours: calm, because the owner of the file is seldom to blame. */
export const fileInfectedWords =
  'We could not keep this file: our virus scan found something in it. Choose another file, or a copy from another device.';

/** The specification has no text for an empty file, so this uses its text for the size and adds what is wrong. */
export const sayResumeRefusal = (refusal: ResumeRefusal | FileUnreadable): string => {
  switch (refusal._tag) {
    case 'FileUnreadable':
      return fileUnreadable;
    case 'WrongFileType':
    case 'ContentMismatch':
    case 'UnpacksTooLarge':
      return wrongType;
    case 'PasswordNeeded':
      return passwordNeeded;
    case 'FileInfected':
      return fileInfectedWords;
    case 'FileTooLarge':
      return wrongSize;
    case 'FileEmpty':
      return `${wrongSize}. This file is empty.`;
  }
};

const megabytes = (bytes: number): string => `${Math.floor((10 * bytes) / (1024 * 1024)) / 10} MB`;

/** Why a file can't be uploaded. If there is no room, the text says what is kept and what to do. Ours. */
export const sayFileNotTaken = (refusal: FileNotTaken): string => {
  switch (refusal._tag) {
    case 'WrongFileType':
    case 'FileEmpty':
    case 'FileTooLarge':
      return sayResumeRefusal(refusal);
    case 'TooManyUploads':
      return `You are sending too many files at once. The limit is ${refusal.uploadsAtMost} files and ${megabytes(refusal.bytesAtMost)} in total. Wait until they are done. If one is stuck, try again in an hour.`;
    case 'UploadsFull':
      return 'Many people are sending us files right now, and there is no room for yours yet. Please try again in a few minutes.';
    case 'DiskFull':
      return `We have no room for your file right now. ${refusal.kept === 0 ? 'Nothing of it was kept' : `${megabytes(refusal.kept)} of it arrived and stay here for an hour`}, and your application is as it was. Please try again in a few minutes.`;
  }
};

/** Why an upload failed; 'File uploading fail' if the line broke (spec 1 §8). */
export const sayUploadFailure = (failure: UploadFailure): string =>
  failure._tag === 'UploadBroke' ? 'File uploading fail' : sayResumeRefusal(failure);

/** After an upload (spec 1 §8, spec 2 §8). */
export const uploadedMessage = 'File uploaded successfully';
/** After 'Email Me A Link' (spec 1 §8). */
export const linkSentMessage = 'Email link sent successfully';
/** If 'Email Me A Link' mailed nothing (spec 1 §8). */
export const linkFailedMessage = 'Email link failed';
/** On the self-record pages (spec 2 §8). */
export const selfRecordLinkSentMessage = 'Upload resume link sent to Email';

/** The sentence of spec 1 §8 for a required resume that is missing. */
export const sayResumeNeededToSchedule = (_refusal: ResumeNeededToSchedule): string =>
  "It is mandatory to upload your resume before you can schedule your interview. If you don't have your resume handy, click the Email Me A Link option to receive a link to upload it later, and continue the process at that time.";

/** Why 'Proceed without uploading resume' isn't accepted (spec 2 §2.5). */
export const sayProceedRefusal = (refusal: ProceedRefusal): string => {
  switch (refusal._tag) {
    case 'ResumeNeededToSchedule':
      return sayResumeNeededToSchedule(refusal);
    case 'NothingToSkip':
      return 'There is no resume to skip for this job.';
    case 'NoSuchApplication':
      return sayGivingUpRefusal(refusal);
  }
};

/** A saved resume that is gone, or was never this candidate's. */
export const sayNoSuchResume = (_refusal: NoSuchResume): string =>
  'We no longer have this resume. Choose another one, or a file.';

/** The specification's words if it has any, otherwise ours. */
export const sayStoreResumeRefusal = (refusal: StoreResumeRefusal): string => {
  if (isActRefusal(refusal)) return sayGivingUpRefusal(refusal);
  switch (refusal._tag) {
    case 'WrongFileType':
    case 'FileEmpty':
    case 'FileTooLarge':
    case 'TooManyUploads':
    case 'UploadsFull':
    case 'DiskFull':
      return sayFileNotTaken(refusal);
    case 'ContentMismatch':
    case 'PasswordNeeded':
    case 'UnpacksTooLarge':
    case 'FileInfected':
      return sayResumeRefusal(refusal);
    case 'NoSuchUpload':
      return 'The file did not arrive, or it waited for more than an hour. Choose it again.';
    case 'UploadUnfinished':
      return `Part of the file has not arrived yet: ${refusal.received} of ${refusal.bytes} bytes are here. Try again to send the rest.`;
    case 'NoSuchResume':
      return sayNoSuchResume(refusal);
    case 'NoSuchApplication':
    case 'KeyUsedBefore':
      return sayGivingUpRefusal(refusal);
  }
};

/** Minutes up to an hour and a half, then hours. */
const inWords = (minutes: number): string =>
  minutes <= 90 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');

/** Why no upload link is mailed, and how long to wait if too many were. */
export const sayInviteRefusal = (refusal: MailLinkRefusal): string => {
  if (isActRefusal(refusal)) return sayGivingUpRefusal(refusal);
  switch (refusal._tag) {
    case 'ResumeNotAsked':
      return "This job doesn't ask for a resume.";
    case 'TooManyLinks':
      return `We can send ${refusal.limit} links per hour. Use the last one we sent, or ask again in ${inWords(refusal.waitMinutes)}.`;
    case 'TooManyLinksToAddress':
      return `We send ${refusal.limit} links a day to an address that is not yours. Use your own address, or ask again in ${inWords(refusal.waitMinutes)}.`;
    case 'ProofNeeded':
      return sayProofNeeded(refusal);
    case 'EmailMissing':
    case 'EmailTooLong':
    case 'EmailMalformed':
      return sayEmailFault(refusal);
    case 'NoSuchApplication':
      return sayGivingUpRefusal(refusal);
  }
};
