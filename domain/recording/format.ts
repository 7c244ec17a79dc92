/** A kind of file that a browser can record into. */
export interface RecordingFormat {
  /** With its codecs, as MediaRecorder takes it. */
  readonly mime: string;
  readonly extension: 'webm' | 'mp4';
}

/**
 * In the order of preference: VP8 costs an old phone less than VP9, and a WebM that breaks off can still be played. Safari before 18.4 writes only
 * MP4.
 */
export const recordingFormats: readonly RecordingFormat[] = [
  { mime: 'video/webm;codecs=vp8,opus', extension: 'webm' },
  { mime: 'video/webm;codecs=vp9,opus', extension: 'webm' },
  { mime: 'video/webm', extension: 'webm' },
  { mime: 'video/mp4;codecs=avc1.42E01E,mp4a.40.2', extension: 'mp4' },
  { mime: 'video/mp4', extension: 'mp4' },
];

/** The first format that the browser can write; undefined: it can't record (R44). */
export const recordingFormat = (canWrite: (mime: string) => boolean): RecordingFormat | undefined =>
  recordingFormats.find(({ mime }) => canWrite(mime));
