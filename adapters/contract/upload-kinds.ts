import { answerUpload } from './recording/recording.calls';
import { resumeUpload } from './resumes/resumes.calls';

/** Every kind of file that is uploaded in pieces, by its name in the OpenAPI document. A browser loads each with its screens instead. */
export const uploadKinds = { resume: resumeUpload, answer: answerUpload } as const;
