import { largestResume } from '../files/file-limits';
import { allowed, refused, type Decision } from '../decision';
import { extensionOf } from '../text/file-name';
import { numbers } from '../parameters/values';

/** The file types of a resume, in the order the refusal names them (R20, spec 1 §9). */
export const resumeKinds = ['pdf', 'doc', 'docx', 'odt', 'rtf'] as const;
/** The kind of document that a resume's extension names (R20). */
export type ResumeKind = (typeof resumeKinds)[number];

/** A resume has 1 to 10 × 1024 × 1024 bytes, inclusive (R20). */
export const smallestResume = numbers.smallest_file;

/** Why a file is refused by its name or size alone. Sizes are in bytes, `extension` is without its dot. */
export type ResumeFileRefusal =
  | { readonly _tag: 'WrongFileType'; readonly extension: string; readonly accepted: readonly ResumeKind[] }
  | { readonly _tag: 'FileEmpty'; readonly bytes: number; readonly atLeast: number }
  | { readonly _tag: 'FileTooLarge'; readonly bytes: number; readonly atMost: number };

/**
 * Whether a file may be sent as a resume, by its name and size: first the extension, upper or lower case, then the size (R20). An empty
 * file has its own refusal; `readResumeContent` checks the content.
 */
export const checkResumeFile = (name: string, bytes: number): Decision<ResumeFileRefusal, ResumeKind> => {
  const extension = extensionOf(name);
  const kind = resumeKinds.find((known) => known === extension);
  if (kind === undefined) return refused({ _tag: 'WrongFileType', extension, accepted: resumeKinds });
  if (bytes > largestResume) return refused({ _tag: 'FileTooLarge', bytes, atMost: largestResume });
  return bytes >= smallestResume ? allowed(kind) : refused({ _tag: 'FileEmpty', bytes, atLeast: smallestResume });
};
