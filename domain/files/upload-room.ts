import { largestAttachment, mostAttachments } from './file-limits';
import { permitted, refused, type Decision } from '../decision';
import type { CandidateId } from '../ids/candidate-id';
import type { Milliseconds } from '../time/duration';
import { plus, type Instant } from '../time/instant';
import { numbers } from '../parameters/values';

/*
 * How much room files may take (ours; spec 1 gives no limit). Toward its own candidate's limit a file counts with its full length from the moment it is
 * announced, until it is stored with an application, canceled or expired. From others it takes nothing but the bytes that have arrived: those, unfinished
 * or stored, are limited by what the disk has free.
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
export const mostUploads = numbers.most_uploads;
/** What one candidate's unfinished resumes may weigh together, in bytes (ours). */
export const mostUploadBytes = numbers.largest_uploads;

/**
 * The most unfinished uploads of all candidates together: as many as one folder listing returns. The second half is for candidates who have no other of
 * this purpose, so that a few who announce many never keep out the rest.
 */
export const mostUploadsInAll = numbers.most_in_all;

/** The same for answers to recorded interviews: every question of a long interview, and three of the largest. */
export const mostAnswerUploads = numbers.most_answers;
/** What one candidate's unfinished answers may weigh together, in bytes (ours). */
export const mostAnswerBytes = numbers.answer_uploads;

/** The same for the files of messages: those of one message at once. */
export const mostAttachmentBytes = mostAttachments * largestAttachment;

const limits = {
  attachment: { own: mostUploads, ownBytes: mostAttachmentBytes },
  resume: { own: mostUploads, ownBytes: mostUploadBytes },
  answer: { own: mostAnswerUploads, ownBytes: mostAnswerBytes },
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

/** The limit for all candidates together is reached; the new upload is included. */
export interface UploadsFull {
  readonly _tag: 'UploadsFull';
  readonly uploads: number;
  readonly uploadsAtMost: number;
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
  const uploads = others.length + 1;
  const uploadsAtMost = own.uploads === 1 ? mostUploadsInAll : mostUploadsInAll / 2;
  return uploads > uploadsAtMost ? refused({ _tag: 'UploadsFull', uploads, uploadsAtMost }) : permitted;
};

/** The disk that files are stored on. Lengths in bytes. */
export interface Disk {
  readonly free: number;
  readonly total: number;
}

/** What uploads of a purpose leave free, in bytes, or as a part of a small disk. Videos leave the most, so that resumes still find room. */
const reserves: Readonly<Record<UploadPurpose, readonly [bytes: number, part: number]>> = {
  resume: [numbers.resume_reserve, numbers.resume_reserve_share],
  attachment: [numbers.file_reserve, numbers.file_reserve_share],
  answer: [numbers.answer_reserve, numbers.answer_reserve_share],
};

/** Uploads would leave less than the store itself needs. Lengths in bytes. */
export interface ReserveReached {
  readonly _tag: 'ReserveReached';
  readonly free: number;
  readonly reserve: number;
}

/**
 * Whether bytes of an upload may still be written: the store shares the disk, and it never runs full because of files. Asked when an upload begins and
 * again as its bytes arrive.
 */
export const mayFillDisk = (purpose: UploadPurpose, { free, total }: Disk): Decision<ReserveReached> => {
  const [bytes, part] = reserves[purpose];
  const reserve = Math.min(bytes, Math.floor(total * part));
  return free <= reserve ? refused({ _tag: 'ReserveReached', free, reserve }) : permitted;
};

/** The most resumes of one application that are kept (ours): the one that counts, and the two before it, which may be used again. */
export const mostResumesKept = numbers.most_resumes_kept;

/** How long an upload waits for its next byte (ours): long enough for a trip home, but not longer, because it takes up space that others need. */
export const uploadSilence: Milliseconds = numbers.upload_silence;

/** How long an upload may take in total, however slow it is. */
export const uploadLifetime: Milliseconds = numbers.upload_lifetime;

/** When an unfinished upload expires. */
export const uploadEnds = (begunAt: Instant, lastByteAt: Instant): Instant => {
  const silent = plus(lastByteAt, uploadSilence);
  const old = plus(begunAt, uploadLifetime);
  return silent < old ? silent : old;
};
