/* Giving a resume by a mailed link: the visitor of one page loads nothing of the signed-in portal. */
import '../ground/one-job';
export { linkedUpload } from '../../../adapters/composition/areas/resume-link';
export { ResumeLinkScreen } from '../../screens/upload-resume/resume-link-screen';
