import { largestAnswer } from '../files/file-limits';
import { allowed, permitted, refused, type Decision } from '../decision';
import { hasRead, standsAt, wantsBytes, type Reading } from '../files/reading';
import type { Milliseconds } from '../time/duration';
import { deviceNumbers } from '../parameters/device-values';
import { numbers } from '../parameters/values';

/** What browsers record: WebM, or MP4 in Safari. Either may hold sound alone. */
export const answerKinds = ['webm', 'mp4'] as const;
/** The container of a recording, as its first bytes say. */
export type AnswerKind = (typeof answerKinds)[number];

/** An answer has 1 byte to 200 MB, inclusive, and lasts 10 minutes at most (R34). */
export const smallestAnswer = numbers.smallest_file;
/** The longest answer, inclusive: 10 minutes (R34). */
export const longestAnswer: Milliseconds = deviceNumbers.longest_answer;
/** What a recorder may still add after it was told to stop: an answer that was stopped at its limit is never too long (ours). */
export const addedByStopping: Milliseconds = deviceNumbers.added_by_stopping;

/** The file is empty or too large; all numbers are bytes. */
export type AnswerSizeRefusal =
  | { readonly _tag: 'FileEmpty'; readonly bytes: number; readonly atLeast: number }
  | { readonly _tag: 'FileTooLarge'; readonly bytes: number; readonly atMost: number };

/** The bytes are neither WebM nor MP4, or hold neither picture nor sound. */
export interface NotARecording {
  readonly _tag: 'NotARecording';
  readonly accepted: readonly AnswerKind[];
}

/** The file says that it lasts longer than an answer may (R34). */
export interface AnswerTooLong {
  readonly _tag: 'AnswerTooLong';
  readonly length: Milliseconds;
  readonly atMost: Milliseconds;
}

/** Whether an answer may have that many bytes (R34). */
export const checkAnswerSize = (bytes: number): Decision<AnswerSizeRefusal> => {
  if (bytes > largestAnswer) return refused({ _tag: 'FileTooLarge', bytes, atMost: largestAnswer });
  return bytes >= smallestAnswer ? permitted : refused({ _tag: 'FileEmpty', bytes, atLeast: smallestAnswer });
};

/** Whether an answer may last that long, a recorder's last chunk included (R34). A file that doesn't say its length is limited by its size. */
export const checkAnswerLength = (length: Milliseconds | undefined): Decision<AnswerTooLong> =>
  length === undefined || length <= longestAnswer + addedByStopping
    ? permitted
    : refused({ _tag: 'AnswerTooLong', length, atMost: longestAnswer });

/** The refusal of every file that isn't a recording; it names the kinds that are. */
export const notARecording: NotARecording = { _tag: 'NotARecording', accepted: answerKinds };

/** The EBML header of WebM and Matroska (RFC 8794, §11.2.1). */
const ebmlHeader = [0x1a, 0x45, 0xdf, 0xa3];
/** The type of an MP4 file's first box, four bytes after its length (ISO/IEC 14496-12, §4.3). */
const fileTypeBox = [0x66, 0x74, 0x79, 0x70];
const boxTypeAt = 4;
const headBytes = boxTypeAt + fileTypeBox.length;

const kindOf = (bytes: Uint8Array): Decision<NotARecording, AnswerKind> => {
  if (standsAt(bytes, 0, ebmlHeader)) return allowed('webm');
  return standsAt(bytes, boxTypeAt, fileTypeBox) ? allowed('mp4') : refused(notARecording);
};

/** The kind of a recording by its first bytes, never by its name. Its tracks are a matter of the port `Recordings`. */
export const readAnswerKind: Reading<Decision<NotARecording, AnswerKind>> = wantsBytes(0, headBytes, (bytes) =>
  hasRead(kindOf(bytes)),
);
