import * as O from 'fp-ts/Option';
import type { StoredFile } from '../../../application/ports/file-store';
import type { RecordingContent } from '../../../application/ports/recordings';
import type { AnswerKind } from '../../../domain/recording/answer-file';
import { seconds } from '../../../domain/time/duration';

/** What a parser does with a stranger's file. Each rejects if it could not be tried, which says nothing about the file. */
export interface Parsing {
  /** None: the file is no recording. */
  readonly look: (file: StoredFile, kind: AnswerKind) => Promise<O.Option<RecordingContent>>;
  /** Writes a seekable copy to a file, the header with its duration and index last. False: no complete copy could be made. */
  readonly copy: (file: StoredFile, kind: AnswerKind, path: string) => Promise<boolean>;
}

/** Loaded with the first recording: most commands never need it. */
const muxer = () => import('mediabunny');

/** A part of a file as one piece. */
export const bytesOf = async ({ part }: StoredFile, from: number, to: number): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of part(from, to)) pieces.push(piece);
  return Buffer.concat(pieces);
};

const opened = async (file: StoredFile, kind: AnswerKind) => {
  const { CustomSource, Input, MATROSKA, MP4, WEBM } = await muxer();
  return new Input({
    // Chrome calls a file with H.264 video/webm, too.
    formats: kind === 'webm' ? [WEBM, MATROSKA] : [MP4],
    source: new CustomSource({
      getSize: () => file.bytes,
      read: (from, to) => bytesOf(file, from, to),
      prefetchProfile: 'fileSystem',
    }),
  });
};

/** The bytes are a stranger's: a fault of the parser means that they are no recording. */
const look: Parsing['look'] = async (file, kind) => {
  const input = await opened(file, kind);
  try {
    if ((await input.getTracks()).length === 0) return O.none;
    const length = Math.round(seconds(await input.computeDuration()));
    return O.some({ length: Number.isSafeInteger(length) && length >= 0 ? length : undefined });
  } catch {
    return O.none;
  } finally {
    input.dispose();
  }
};

const webmCodecs: readonly (string | null)[] = ['vp8', 'vp9', 'av1', 'opus', 'vorbis'];

const copy: Parsing['copy'] = async (file, kind, path) => {
  const { Conversion, FilePathTarget, MkvOutputFormat, Mp4OutputFormat, Output, WebMOutputFormat } = await muxer();
  const input = await opened(file, kind);
  try {
    const codecs: (string | null)[] = [];
    for (const track of await input.getTracks()) codecs.push(track.codec);
    if (codecs.length === 0) return false;
    const ofWebm = codecs.every((codec) => webmCodecs.includes(codec));
    const matroska = ofWebm ? new WebMOutputFormat() : new MkvOutputFormat();
    const format = kind === 'mp4' ? new Mp4OutputFormat({ fastStart: false }) : matroska;
    const output = new Output({ format, target: new FilePathTarget(path) });
    try {
      const copying = await Conversion.init({ input, output, showWarnings: false });
      if (copying.isValid && copying.discardedTracks.length === 0) {
        await copying.execute();
        return true;
      }
    } finally {
      // Closes the file of a copy that was not finished.
      if (output.state !== 'finalized') await output.cancel();
    }
    return false;
  } catch {
    return false;
  } finally {
    input.dispose();
  }
};

/** With mediabunny: pure TypeScript, so nothing native is installed, and it copies packets without decoding them. */
export const parsing: Parsing = { look, copy };
