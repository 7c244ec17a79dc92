/** The most bytes of a resume, inclusive: 10 MiB (R20). */
export const largestResume = 10 * 1024 * 1024;

/** The most bytes of an answer, inclusive: 200 MiB (R34). */
export const largestAnswer = 200 * 1024 * 1024;

/** The most bytes of an attachment, inclusive: 10 MiB (R40). */
export const largestAttachment = 10 * 1024 * 1024;

/** The most attachments of a message (R40). */
export const mostAttachments = 5;
