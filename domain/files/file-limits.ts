import { numbers } from '../parameters/values';

/** The most bytes of a resume, inclusive: 10 MiB (R20). */
export const largestResume = numbers.largest_resume;

/** The most bytes of an answer, inclusive: 200 MiB (R34). */
export const largestAnswer = numbers.largest_answer;

/** The most bytes of an attachment, inclusive: 10 MiB (R40). */
export const largestAttachment = numbers.largest_file;

/** The most attachments of a message (R40). */
export const mostAttachments = numbers.most_files;
