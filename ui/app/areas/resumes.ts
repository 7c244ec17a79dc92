/* Uploading a resume; loaded when a signed-in candidate does so. */
import '../ground/my-job';
import '../ground/uploads';
import { resumesModule } from '../../../adapters/composition/areas/resumes';
import { UploadResumeScreen } from '../../screens/upload-resume/upload-resume-screen';
import type { ScreensOf } from '../areas';

const screens: ScreensOf<'resumes'> = { UploadResume: UploadResumeScreen };

export const area = { module: resumesModule, screens };
