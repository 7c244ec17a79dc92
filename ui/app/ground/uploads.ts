/* Shared by every page that sends a file: a resume, a recorded answer. */
import './job-forms';
import './network';
import '../../../adapters/browser/resumes/resumable-uploads';
import '../../../adapters/composition/resume-files';
import '../../../adapters/contract/resumes/resumes.calls';
import '../../../adapters/contract/resumes/resume-refusals.wire';
import '../../resumes/upload-resume-page';
import '../../resumes/upload-resume.view';
import '../../resumes/use-giving-resume';
import '../../../application/resumes/upload-resume.live';
import '../../../domain/recording/answer-file';
import '../../../adapters/browser/resumes/begun-resume';
