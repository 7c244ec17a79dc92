import * as O from 'fp-ts/Option';
import type { InputTrack } from 'mediabunny';
import type { StoredFile } from '../../../application/files/file-store.port';
import type { RecordingContent } from '../../../application/recording/recordings.port';
import type { AnswerKind } from '../../../domain/recording/answer-file';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { seconds } from '../../../domain/time/duration';

/** What a parser does with a stranger's file. Each rejects if it could not be tried, which says nothing about the file. */
export interface Parsing {
  /** None: the file is no recording, or costs more than one does. */
  readonly look: (file: StoredFile, kind: AnswerKind, whose: CandidateId) => Promise<O.Option<RecordingContent>>;
  /** Writes a seekable copy to a file, the header with its duration and index last. False: no complete copy could be made. */
  readonly copy: (file: StoredFile, kind: AnswerKind, path: string, whose: CandidateId) => Promise<boolean>;
}

/** The library. Loaded with the first recording: most commands never need it. */
export const muxer = () => import('mediabunny');

/** A part of a file as one piece that nothing else uses, so it can be handed over to a thread. */
export const bytesOf = async ({ part }: StoredFile, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = new Uint8Array(to - from);
  let at = 0;
  for await (const piece of part(from, to)) {
    bytes.set(piece, at);
    at += piece.length;
  }
  if (at !== bytes.length) throw new Error('The file is shorter than it was.');
  return bytes;
};

/** A file is read in blocks of this size, in bytes, so that no request takes more memory. */
const block = 256 * 1024;
/** How many blocks are remembered: a parser goes back and forth between a few places. */
const remembered = 6;

/**
 * What a parser may cost, by the file's bytes and nothing else, so that every machine judges a file alike. Ten minutes of 180 MB take 50,000 steps to
 * look and 95,000 to copy (30 pictures and 50 sounds a second), two to three times the file where clusters don't say their length, as Chrome's, and 2 MB at once;
 * sound alone comes in pieces of 100 bytes. A browser writes at most 32 seconds into one
 * piece: 11 of 200 MB.
 */
const atMost = {
  atOnce: 12 * 1024 * 1024,
  /** What the parser keeps of a file as long as it is open, all of it together: what the file says about itself, and a piece of each track. */
  kept: 3 * 12 * 1024 * 1024,
  /** Picture and sound are two; phones write up to three. A copy keeps pieces of all of them at once. */
  tracks: 4,
  written: 1024 * 1024,
  read: (bytes: number): number => 4 * bytes + 8 * block,
  /** The same parts, given again and again, would make a copy without end. */
  given: (bytes: number): number => 6 * bytes + 8 * block,
  lookSteps: (bytes: number): number => Math.min(100_000, 2_000 + bytes / 100),
  copySteps: (bytes: number): number => Math.min(200_000, 5_000 + bytes / 25),
} as const;

/** The file makes its reader work more than a recording does: it is damaged, or made to. */
class TooMuch extends Error {}

/**
 * ContentEncodings, ContentEncoding, ContentCompression (RFC 9559, §5.1.4.1.31): bytes that every frame begins with are written only once, so that a
 * small file fills any memory. No browser writes it.
 */
const frameCompression = ['6d80', '6240', '5034'].map((id) => Buffer.from(id, 'hex'));
const compressesFrames = (bytes: Uint8Array): boolean => {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 0;
  return frameCompression.every((id) => {
    at = all.indexOf(id, at) + id.length;
    return at >= id.length;
  });
};

/** A file that is read in blocks and counts what that costs. */
const metered = (file: StoredFile, kind: AnswerKind, mostSteps: number) => {
  const blocks = new Map<number, Promise<Uint8Array>>();
  let [steps, read, given] = [0, 0, 0];
  /** The parser keeps all that the file says about itself, in whatever parts, and then of each track the piece it read last. */
  let [saysItself, kept, largest] = [true, 0, 0];
  const blockAt = (index: number): Promise<Uint8Array> => {
    const from = index * block;
    const to = Math.min(from + block, file.bytes);
    const known = blocks.get(index);
    if (known === undefined) read += to - from;
    if (read > atMost.read(file.bytes)) throw new TooMuch();
    const content = known ?? bytesOf(file, from, to);
    // The block used last is forgotten last.
    blocks.delete(index);
    blocks.set(index, content);
    for (const oldest of blocks.keys()) {
      if (blocks.size <= remembered) break;
      blocks.delete(oldest);
    }
    return content;
  };
  const withinBlock = async (from: number, to: number): Promise<Uint8Array> => {
    const index = Math.floor(from / block);
    return (await blockAt(index)).subarray(from - index * block, to - index * block);
  };
  const pieces = async function* (from: number, to: number): AsyncGenerator<Uint8Array> {
    for (let at = from; at < to; at = (Math.floor(at / block) + 1) * block) yield await withinBlock(at, to);
  };
  const streamed = (from: number, to: number): ReadableStream<Uint8Array> => {
    const all = pieces(from, to);
    return new ReadableStream({
      pull: async (stream) => {
        const next = await all.next();
        if (next.done === true) stream.close();
        else stream.enqueue(next.value);
      },
    });
  };
  const saidByItself = async (from: number, to: number): Promise<Uint8Array> => {
    const bytes = await bytesOf({ ...file, part: pieces }, from, to);
    if (kind === 'webm' && compressesFrames(bytes)) throw new TooMuch();
    return bytes;
  };
  return {
    /** Called before the first track's pieces are read, and before each other's. */
    nextTrack: (): void => {
      [saysItself, kept, largest] = [false, kept + largest, 0];
    },
    read: (from: number, to: number): Promise<Uint8Array> | ReadableStream<Uint8Array> => {
      const bytes = to - from;
      steps += 1;
      given += bytes;
      if (saysItself) kept += bytes;
      else largest = Math.max(largest, bytes);
      if (bytes > atMost.atOnce || kept + largest > atMost.kept) throw new TooMuch();
      if (steps > mostSteps || given > atMost.given(file.bytes)) throw new TooMuch();
      if (saysItself) return saidByItself(from, to);
      const isOne = Math.floor(from / block) === Math.floor((to - 1) / block);
      return isOne ? withinBlock(from, to) : streamed(from, to);
    },
  };
};

/** Without a cache and reading ahead of its own, the library asks for every step, so that even one that goes round in circles is counted. */
const opened = async (file: StoredFile, kind: AnswerKind, mostSteps: number) => {
  const { CustomSource, Input, MATROSKA, MP4, WEBM } = await muxer();
  const { read, nextTrack } = metered(file, kind, mostSteps);
  const input = new Input({
    // Chrome calls a file with H.264 video/webm, too.
    formats: kind === 'webm' ? [WEBM, MATROSKA] : [MP4],
    source: new CustomSource({
      getSize: () => file.bytes,
      read,
      maxCacheSize: 0,
      prefetchProfile: 'none',
    }),
  });
  return { input, nextTrack };
};

const few = (tracks: readonly InputTrack[]): readonly InputTrack[] => {
  if (tracks.length > atMost.tracks) throw new TooMuch();
  return tracks;
};

/** The bytes are a stranger's: a fault of the parser means that they are no recording. */
const look = async (file: StoredFile, kind: AnswerKind): Promise<O.Option<RecordingContent>> => {
  const { input, nextTrack } = await opened(file, kind, atMost.lookSteps(file.bytes));
  try {
    const tracks = few(await input.getTracks());
    if (tracks.length === 0) return O.none;
    let longest = 0;
    // One after another: all at once, each would take memory for the same pieces.
    for (const track of tracks) {
      nextTrack();
      longest = Math.max(longest, await track.computeDuration());
    }
    const length = Math.round(seconds(longest));
    return O.some({ length: Number.isSafeInteger(length) && length >= 0 ? length : undefined });
  } catch {
    return O.none;
  } finally {
    input.dispose();
  }
};

const webmCodecs: readonly (string | null)[] = ['vp8', 'vp9', 'av1', 'opus', 'vorbis'];

const copy = async (file: StoredFile, kind: AnswerKind, path: string): Promise<boolean> => {
  const { Conversion, FilePathTarget, MkvOutputFormat, Mp4OutputFormat, Output, WebMOutputFormat } = await muxer();
  const { input, nextTrack } = await opened(file, kind, atMost.copySteps(file.bytes));
  try {
    const codecs: (string | null)[] = [];
    for (const track of few(await input.getTracks())) codecs.push(track.codec);
    if (codecs.length === 0) return false;
    // Copied, too, and read here because they stay in memory.
    await input.getMetadataTags();
    nextTrack();
    const ofWebm = codecs.every((codec) => webmCodecs.includes(codec));
    const matroska = ofWebm ? new WebMOutputFormat() : new MkvOutputFormat();
    const format = kind === 'mp4' ? new Mp4OutputFormat({ fastStart: false }) : matroska;
    const output = new Output({ format, target: new FilePathTarget(path, { chunkSize: atMost.written }) });
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
export const parsing = { look, copy } satisfies Parsing;
