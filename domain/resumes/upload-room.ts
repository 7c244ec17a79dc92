import { largestAttachment } from '../chat/attachment';
import { mostAttachments } from '../chat/message';
import { permitted, refused, type Decision } from '../decision';
import type { CandidateId } from '../identity/candidate-id';
import { hours, type Milliseconds } from '../time/duration';
import { plus, type Instant } from '../time/instant';
import { largestAnswer } from '../recording/answer-file';
import { largestResume } from './resume-file';

/*
 * How much room unfinished uploads may take (ours; spec 1 gives no limit). A file counts with its full length from the moment it is
 * announced, so its room isn't given to another, until it is stored with an application, canceled or expired.
 */

/** What a file is uploaded as. They share no room, so that videos never keep resumes out. */
export const uploadPurposes = ['resume', 'answer', 'attachment'] as const;
/** One of the purposes; it decides which limits an upload counts toward. */
export type UploadPurpose = (typeof uploadPurposes)[number];

/** An unfinished upload. `bytes`: its full length. */
export interface UploadUnderWay {
  /** Undefined: a resume. */
  readonly purpose?: UploadPurpose | undefined;
  readonly owner: CandidateId;
  readonly bytes: number;
}

/** The most unfinished uploads of one candidate, and the most bytes: three of the largest files. */
export const mostUploads = 8;
/** What one candidate's unfinished resumes may weigh together, in bytes (ours). */
export const mostUploadBytes = 3 * largestResume;

/** The limits for all candidates together: four gigabytes and no more files than one folder listing returns. */
export const mostUploadsInAll = 4_000;
/** What all candidates' unfinished resumes may weigh together, in bytes; their attachments may weigh as much again. */
export const mostUploadBytesInAll = 4 * 1024 * 1024 * 1024;

/** The same for answers to recorded interviews: every question of a long interview, and three of the largest; twenty gigabytes for all. */
export const mostAnswerUploads = 24;
/** What one candidate's unfinished answers may weigh together, in bytes (ours). */
export const mostAnswerBytes = 3 * largestAnswer;
/** What all candidates' unfinished answers may weigh together, in bytes (ours). */
export const mostAnswerBytesInAll = 20 * 1024 * 1024 * 1024;

/** The same for the files of messages: those of one message at once; four gigabytes for all. */
export const mostAttachmentBytes = mostAttachments * largestAttachment;

const limits = {
  attachment: {
    own: mostUploads,
    ownBytes: mostAttachmentBytes,
    all: mostUploadsInAll,
    allBytes: mostUploadBytesInAll,
  },
  resume: { own: mostUploads, ownBytes: mostUploadBytes, all: mostUploadsInAll, allBytes: mostUploadBytesInAll },
  answer: { own: mostAnswerUploads, ownBytes: mostAnswerBytes, all: mostUploadsInAll, allBytes: mostAnswerBytesInAll },
} as const;

/** What a file is uploaded as; an upload that doesn't say is a resume. */
export const purposeOf = ({ purpose }: Pick<UploadUnderWay, 'purpose'>): UploadPurpose => purpose ?? 'resume';

/** The candidate's own limit is reached. Lengths in bytes, the new file included. */
export interface TooManyUploads {
  readonly _tag: 'TooManyUploads';
  readonly uploads: number;
  readonly uploadsAtMost: number;
  readonly bytes: number;
  readonly bytesAtMost: number;
}

/** The limit for all candidates together is reached. */
export interface UploadsFull {
  readonly _tag: 'UploadsFull';
  readonly uploads: number;
  readonly uploadsAtMost: number;
  readonly bytes: number;
  readonly bytesAtMost: number;
}

/** Why no further upload may begin. Room returns as others are stored, canceled or expire. */
export type NoRoomForUpload = TooManyUploads | UploadsFull;

const counted = (uploads: readonly UploadUnderWay[]) => ({
  uploads: uploads.length,
  bytes: uploads.reduce((all, { bytes }) => all + bytes, 0),
});

/** Whether there is room for another upload: first the candidate's own limit, then the limit for all. */
export const mayBeginUpload = (
  upload: UploadUnderWay,
  underWay: readonly UploadUnderWay[],
): Decision<NoRoomForUpload> => {
  const purpose = purposeOf(upload);
  const most = limits[purpose];
  const others = underWay.filter((other) => purposeOf(other) === purpose);
  const own = counted([upload, ...others.filter(({ owner }) => owner === upload.owner)]);
  if (own.uploads > most.own || own.bytes > most.ownBytes)
    return refused({ _tag: 'TooManyUploads', ...own, uploadsAtMost: most.own, bytesAtMost: most.ownBytes });
  const all = counted([upload, ...others]);
  return all.uploads > most.all || all.bytes > most.allBytes
    ? refused({
        _tag: 'UploadsFull',
        ...all,
        uploadsAtMost: most.all,
        bytesAtMost: most.allBytes,
      })
    : permitted;
};

/** How long an upload waits for its next byte (ours): long enough for a trip home, but not longer, because it takes up space that others need. */
export const uploadSilence: Milliseconds = hours(1);

/** How long an upload may take in total, however slow it is. */
export const uploadLifetime: Milliseconds = hours(24);

/** When an unfinished upload expires. */
export const uploadEnds = (begunAt: Instant, lastByteAt: Instant): Instant => {
  const silent = plus(lastByteAt, uploadSilence);
  const old = plus(begunAt, uploadLifetime);
  return silent < old ? silent : old;
};
