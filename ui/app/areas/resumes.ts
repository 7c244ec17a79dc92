/* Giving a resume: loaded when a signed-in candidate does. */
export { resumesCalls, resumeFiles } from '../../../adapters/composition/areas/resumes';
export { UploadResumeScreen } from '../../screens/upload-resume/upload-resume-screen';
