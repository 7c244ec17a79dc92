/* Uploading a resume; loaded when a signed-in candidate does so. */
import '../app/ground/my-job';
import '../app/ground/uploads';
import { resumesModule } from '../../adapters/composition/areas/resumes';
import { UploadResumeScreen } from './upload-resume-screen';
import type { ScreensOf } from '../hooks/areas';

const screens: ScreensOf<'resumes'> = { UploadResume: UploadResumeScreen };

export const area = { module: resumesModule, screens };
