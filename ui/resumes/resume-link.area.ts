/* Uploading a resume by a mailed link: a visitor to this one page loads nothing of the signed-in portal. */
import '../app/ground/uploads';
import { resumeLinkModule } from '../../adapters/composition/areas/resume-link';
import { ResumeLinkScreen } from './resume-link-screen';
import type { ScreensOf } from '../hooks/areas';

const screens: ScreensOf<'resume-link'> = { ResumeLink: ResumeLinkScreen };

export const area = { module: resumeLinkModule, screens };
