import type {
  FileNotTaken,
  MailLinkRefusal,
  NoSuchResume,
  ProceedRefusal,
  StoreResumeRefusal,
} from '../../../application/ports/candidate-api/resumes';
import { resumeKinds } from '../../../domain/resumes/resume-file';
import { listOf, number, oneOf, text, variant, variants, type Codec } from '../codec';
import { instant } from './fields';
import { proofNeeded } from './identity-refusals';
import { actRefusals } from './scheduling-refusals';

const noSuchApplication = variant('NoSuchApplication', {});
const noSuchResume = variant('NoSuchResume', {});

const room = { uploads: number, uploadsAtMost: number, bytes: number, bytesAtMost: number } as const;

const fileRefusals = {
  WrongFileType: variant('WrongFileType', { extension: text, accepted: listOf(oneOf(...resumeKinds)) }),
  FileEmpty: variant('FileEmpty', { bytes: number, atLeast: number }),
  FileTooLarge: variant('FileTooLarge', { bytes: number, atMost: number }),
  TooManyUploads: variant('TooManyUploads', room),
  UploadsFull: variant('UploadsFull', room),
  DiskFull: variant('DiskFull', { kept: number }),
} as const;

export const fileNotTaken: Codec<FileNotTaken> = variants<FileNotTaken>(fileRefusals);

export const storeResumeRefusal: Codec<StoreResumeRefusal> = variants<StoreResumeRefusal>({
  ...fileRefusals,
  ...actRefusals,
  ContentMismatch: variant('ContentMismatch', { kind: oneOf(...resumeKinds) }),
  UnpacksTooLarge: variant('UnpacksTooLarge', { unpacked: number, atMost: number }),
  NoSuchUpload: variant('NoSuchUpload', {}),
  UploadUnfinished: variant('UploadUnfinished', { received: number, bytes: number }),
  NoSuchResume: noSuchResume,
  NoSuchApplication: noSuchApplication,
  KeyUsedBefore: variant('KeyUsedBefore', {}),
});

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

export const proceedRefusal: Codec<ProceedRefusal> = variants<ProceedRefusal>({
  ResumeNeededToSchedule: variant('ResumeNeededToSchedule', {}),
  NothingToSkip: variant('NothingToSkip', {}),
  NoSuchApplication: noSuchApplication,
});

export const signRefusal: Codec<NoSuchResume> = variants<NoSuchResume>({ NoSuchResume: noSuchResume });
