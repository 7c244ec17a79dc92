import type { AnswerFileNotTaken } from '../../../application/ports/candidate-api/recording';
import type { FileNotTaken } from '../../../application/ports/candidate-api/resumes';
import type { CandidateService } from '../../../application/service/candidate-service';
import type { Uploader } from '../../../application/service/resumes/uploader';
import type { SessionCaller } from '../../../application/service/sessions';
import { sayStoreAnswerRefusal } from '../../../application/words/recording-refusals';
import { sayStoreResumeRefusal } from '../../../application/words/resume-refusals';
import { largestAnswer } from '../../../domain/recording/answer-file';
import { largestResume } from '../../../domain/resumes/resume-file';
import { answerUpload } from '../../contract/calls/recording';
import { resumeUpload } from '../../contract/calls/resumes';
import { answerFileNotTaken } from '../../contract/wire/recording-refusals';
import { fileNotTaken } from '../../contract/wire/resume-refusals';
import type { UploadsOf } from './uploads';

/** Which refusals may be retried later and which not (RFC 4918 defines 507 for a full disk). */
const statusOf: Readonly<Record<(FileNotTaken | AnswerFileNotTaken)['_tag'], number>> = {
  WrongFileType: 415,
  FileEmpty: 415,
  FileTooLarge: 413,
  TooManyUploads: 429,
  UploadsFull: 507,
  DiskFull: 507,
  ProofNeeded: 403,
};

export const resumeUploads = (service: CandidateService): UploadsOf<Uploader, FileNotTaken> => ({
  path: resumeUpload.path,
  largest: largestResume,
  authenticate: service.authenticateUploader,
  begin: service.beginUpload,
  own: service.ownUpload,
  goOn: service.continueUpload,
  drop: service.dropUpload,
  refusal: fileNotTaken,
  statusOf: ({ _tag }) => statusOf[_tag],
  say: sayStoreResumeRefusal,
});

export const uploadsOfAnswers = ({
  answerUploads,
}: CandidateService): UploadsOf<SessionCaller, AnswerFileNotTaken> => ({
  ...answerUploads,
  path: answerUpload.path,
  largest: largestAnswer,
  refusal: answerFileNotTaken,
  statusOf: ({ _tag }) => statusOf[_tag],
  say: sayStoreAnswerRefusal,
});
