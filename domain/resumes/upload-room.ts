import { permitted, refused, type Decision } from '../decision';
import type { CandidateId } from '../identity/candidate-id';
import { hours, type Milliseconds } from '../time/duration';
import { plus, type Instant } from '../time/instant';
import { largestResume } from './resume-file';

/*
 * How much room files on their way may take (ours; spec 1 names none). A file counts with its full length from the moment it is announced,
 * so that what is promised to one is not given to another, and until it is stored with an application, given up or forgotten.
 */

/** A file on its way, as it counts. `bytes`: how long it may become. */
export interface UploadUnderWay {
  readonly owner: CandidateId;
  readonly bytes: number;
}

/** One candidate has this many files on their way at most, and this many bytes: three of the largest. */
export const mostUploads = 8;
export const mostUploadBytes = 3 * largestResume;

/** All candidates together: four gigabytes, and no more files than a folder lists at once. */
export const mostUploadsInAll = 4_000;
export const mostUploadBytesInAll = 4 * 1024 * 1024 * 1024;

/** Of one candidate's files. Lengths in bytes, the new one included. */
export interface TooManyUploads {
  readonly _tag: 'TooManyUploads';
  readonly uploads: number;
  readonly uploadsAtMost: number;
  readonly bytes: number;
  readonly bytesAtMost: number;
}

/** The same of everybody's. */
export interface UploadsFull {
  readonly _tag: 'UploadsFull';
  readonly uploads: number;
  readonly uploadsAtMost: number;
  readonly bytes: number;
  readonly bytesAtMost: number;
}

export type NoRoomForUpload = TooManyUploads | UploadsFull;

const counted = (uploads: readonly UploadUnderWay[]) => ({
  uploads: uploads.length,
  bytes: uploads.reduce((all, { bytes }) => all + bytes, 0),
});

/** Whether there is room for one more file beside those that are on their way: the candidate's own limit first, then everybody's. */
export const mayBeginUpload = (
  upload: UploadUnderWay,
  others: readonly UploadUnderWay[],
): Decision<NoRoomForUpload> => {
  const own = counted([upload, ...others.filter(({ owner }) => owner === upload.owner)]);
  if (own.uploads > mostUploads || own.bytes > mostUploadBytes)
    return refused({ _tag: 'TooManyUploads', ...own, uploadsAtMost: mostUploads, bytesAtMost: mostUploadBytes });
  const all = counted([upload, ...others]);
  return all.uploads > mostUploadsInAll || all.bytes > mostUploadBytesInAll
    ? refused({
        _tag: 'UploadsFull',
        ...all,
        uploadsAtMost: mostUploadsInAll,
        bytesAtMost: mostUploadBytesInAll,
      })
    : permitted;
};

/** How long a file waits for its next byte (ours): a way home, and no longer, since all that wait take room from others. */
export const uploadSilence: Milliseconds = hours(1);

/** However slowly it comes, it is here after a day or not at all. */
export const uploadLifetime: Milliseconds = hours(24);

/** When a file on its way is forgotten, unless it is stored by then. */
export const uploadEnds = (begunAt: Instant, lastByteAt: Instant): Instant => {
  const silent = plus(lastByteAt, uploadSilence);
  const old = plus(begunAt, uploadLifetime);
  return silent < old ? silent : old;
};
