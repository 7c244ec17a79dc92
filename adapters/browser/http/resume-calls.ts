import type { ResumesApi } from '../../../application/ports/candidate-api/resumes';
import {
  inviteUploadResume,
  listResumes,
  proceedWithoutResume,
  signResume,
  uploadResume,
} from '../../contract/calls/resumes';
import type { send } from './send';

export const resumeCalls = (call: ReturnType<typeof send>): ResumesApi => ({
  listResumes: (cancel) => call(listResumes)(undefined, cancel?.signal),
  storeResume: (given) => call(uploadResume)(given),
  mailResumeLink: (wanted) => call(inviteUploadResume)(wanted),
  proceedWithoutResume: (job) => call(proceedWithoutResume)(job),
  signResume: (path) => call(signResume)(path),
});
