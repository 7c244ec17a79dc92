/* Giving a resume: loaded when a signed-in candidate does. */
import '../ground/one-job';
import '../ground/signed-in';
export { resumeCalls, resumeFiles } from '../../../adapters/composition/areas/resumes';
export { UploadResumeScreen } from '../../screens/upload-resume/upload-resume-screen';
