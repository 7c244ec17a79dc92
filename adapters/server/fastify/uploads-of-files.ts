import type { FastifyInstance } from 'fastify';
import type { AnswerFileNotTaken } from '../../../application/recording/recording.api';
import type { FileNotTaken } from '../../../application/resumes/resumes.api';
import type { CandidateService } from '../../../application/service/candidate-service';
import type { Uploader } from '../../../application/resumes/uploader.service';
import type { SessionCaller } from '../../../application/identity/sessions.service';
import { sayStoreAnswerRefusal } from '../../../application/recording/recording-refusals.words';
import { sayStoreResumeRefusal } from '../../../application/resumes/resume-refusals.words';
import { uploadKinds } from '../../contract/upload-kinds';
import { addUploads, takePieces } from './uploads';

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

/** Serves every kind of file that is uploaded in pieces; a kind that is not served doesn't compile. */
export const addUploadsOfFiles = (api: FastifyInstance, service: CandidateService): void => {
  takePieces(api);
  const add: Readonly<Record<keyof typeof uploadKinds, () => void>> = {
    resume: () =>
      addUploads<Uploader, FileNotTaken>(api, uploadKinds.resume, {
        ...service.resumeUploads,
        statusOf: ({ _tag }) => statusOf[_tag],
        say: sayStoreResumeRefusal,
      }),
    answer: () =>
      addUploads<SessionCaller, AnswerFileNotTaken>(api, uploadKinds.answer, {
        ...service.answerUploads,
        statusOf: ({ _tag }) => statusOf[_tag],
        say: sayStoreAnswerRefusal,
      }),
  };
  for (const one of Object.values(add)) one();
};
