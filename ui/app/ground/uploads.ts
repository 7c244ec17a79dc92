/* Shared by every page that sends a file: a resume, a recorded answer. */
import './job-forms';
import './line';
import '../../../adapters/browser/http/resumable-uploads';
import '../../../adapters/composition/resume-files';
import '../../../adapters/contract/calls/resumes';
import '../../../adapters/contract/wire/resume-refusals';
import '../../screens/upload-resume/upload-resume-page';
import '../../screens/upload-resume/upload-resume.view';
import '../../../application/live/upload-resume';
import '../../../domain/recording/answer-file';
import '../../../adapters/browser/storage/begun-resume';
