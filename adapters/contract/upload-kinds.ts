import { answerUpload } from './calls/recording';
import { resumeUpload } from './calls/resumes';

/** Every kind of file that is uploaded in pieces, by its name in the OpenAPI document. A browser loads each with its screens instead. */
export const uploadKinds = { resume: resumeUpload, answer: answerUpload } as const;
