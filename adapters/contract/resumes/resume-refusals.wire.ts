import type {
  FileNotTaken,
  MailLinkRefusal,
  NoSuchResume,
  ProceedRefusal,
  ResumeNotTaken,
  StoreResumeRefusal,
} from '../../../application/resumes/resumes.api';
import { resumeKinds } from '../../../domain/resumes/resume-file';
import { listOf, number, oneOf, text, variant, variants, type Codec } from '../codec';
import { instant } from '../wire/fields';
import { proofNeeded } from '../identity/proof-needed.wire';
import { actRefusals } from '../applications/scheduling-refusals.wire';

const noSuchApplication = variant('NoSuchApplication', {});
const noSuchResume = variant('NoSuchResume', {});

const room = { uploads: number, uploadsAtMost: number, bytes: number, bytesAtMost: number } as const;

const fileRefusals = {
  WrongFileType: variant('WrongFileType', { extension: text, accepted: listOf(oneOf(...resumeKinds)) }),
  FileEmpty: variant('FileEmpty', { bytes: number, atLeast: number }),
  FileTooLarge: variant('FileTooLarge', { bytes: number, atMost: number }),
  TooManyUploads: variant('TooManyUploads', room),
  UploadsFull: variant('UploadsFull', { uploads: number, uploadsAtMost: number }),
  DiskFull: variant('DiskFull', { kept: number }),
} as const;

/** The refusals of a file before its content is looked at; sizes in bytes (R20). */
export const fileNotTaken: Codec<FileNotTaken> = variants<FileNotTaken>(fileRefusals);

const contentRefusals = {
  ContentMismatch: variant('ContentMismatch', { kind: oneOf(...resumeKinds) }),
  PasswordNeeded: variant('PasswordNeeded', { kind: oneOf(...resumeKinds) }),
  UnpacksTooLarge: variant('UnpacksTooLarge', { unpacked: number, atMost: number }),
  FileInfected: variant('FileInfected', {}),
} as const;

/** Why the file of an import isn't taken; sizes in bytes (R20). */
export const resumeNotTaken: Codec<ResumeNotTaken> = variants<ResumeNotTaken>({
  WrongFileType: fileRefusals.WrongFileType,
  FileEmpty: fileRefusals.FileEmpty,
  FileTooLarge: fileRefusals.FileTooLarge,
  DiskFull: fileRefusals.DiskFull,
  ...contentRefusals,
});

/** Why a resume isn't stored; sizes in bytes (R20). */
export const storeResumeRefusal: Codec<StoreResumeRefusal> = variants<StoreResumeRefusal>({
  ...fileRefusals,
  ...actRefusals,
  ...contentRefusals,
  NoSuchUpload: variant('NoSuchUpload', {}),
  UploadUnfinished: variant('UploadUnfinished', { received: number, bytes: number }),
  NoSuchResume: noSuchResume,
  NoSuchApplication: noSuchApplication,
  KeyUsedBefore: variant('KeyUsedBefore', {}),
});

/** Why no link is mailed; `retryAt` is when the limit allows the next one (R3c). */
export const mailLinkRefusal: Codec<MailLinkRefusal> = variants<MailLinkRefusal>({
  ...actRefusals,
  ResumeNotAsked: variant('ResumeNotAsked', {}),
  EmailMissing: variant('EmailMissing', {}),
  EmailTooLong: variant('EmailTooLong', { length: number, limit: number }),
  EmailMalformed: variant('EmailMalformed', {}),
  TooManyLinks: variant('TooManyLinks', { limit: number, retryAt: instant, waitMinutes: number }),
  TooManyLinksToAddress: variant('TooManyLinksToAddress', {
    limit: number,
    per: oneOf('day'),
    retryAt: instant,
    waitMinutes: number,
  }),
  ProofNeeded: proofNeeded,
  NoSuchApplication: noSuchApplication,
});

/** A required resume, nothing to skip, or no application, without fields. */
export const proceedRefusal: Codec<ProceedRefusal> = variants<ProceedRefusal>({
  ResumeNeededToSchedule: variant('ResumeNeededToSchedule', {}),
  NothingToSkip: variant('NothingToSkip', {}),
  NoSuchApplication: noSuchApplication,
});

/** `NoSuchResume` alone: a missing file and somebody else's look alike (R3). */
export const signRefusal: Codec<NoSuchResume> = variants<NoSuchResume>({ NoSuchResume: noSuchResume });
