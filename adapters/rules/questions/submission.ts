import { submissionOf } from '../../../domain/recording/submission';
import { flag, maybe, struct, withDefault } from '../../contract/codec';
import { submission, uploadResumeOption } from '../../contract/wire/vocabulary';
import { rule } from '../rule';

export const submissionQuestion = struct({
  upload_resume_option: maybe(uploadResumeOption),
  upload_resume_flag: withDefault(flag, false),
  proceed_without_resume: withDefault(flag, false),
});

/** Whether a submitted recording is complete or still waits for its resume (R23). */
export const submissionRule = rule({
  name: 'submission',
  shape:
    '{upload_resume_option?: required | optional | not required, upload_resume_flag, proceed_without_resume} → {value: fullSubmit | partialSubmit}',
  question: submissionQuestion,
  answer: ({ upload_resume_option, upload_resume_flag, proceed_without_resume }) => ({
    value: submission.type.encode(
      submissionOf({
        option: upload_resume_option,
        uploaded: upload_resume_flag,
        proceededWithout: proceed_without_resume,
      }),
    ),
  }),
});
