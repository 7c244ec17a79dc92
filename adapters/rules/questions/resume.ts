import { sayResumeRefusal } from '../../../application/resumes/resume-refusals.words';
import { checkResumeFile } from '../../../domain/resumes/resume-file';
import { number, struct, text } from '../../contract/codec';
import { rule } from '../rule';

export const resumeQuestion = struct({ name: text, size: number });

/** Whether a file may be sent as a resume, by its name and its size in bytes (R20). */
export const resumeRule = rule({
  name: 'resume',
  shape: '{name, size} → {valid: true} or {valid: false, message}',
  question: resumeQuestion,
  answer: ({ name, size }) => {
    const file = checkResumeFile(name, size);
    return file._tag === 'Allowed' ? { valid: true } : { valid: false, message: sayResumeRefusal(file.reason) };
  },
});
