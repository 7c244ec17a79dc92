import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { FileStore, NewUpload, StoredFile, Upload } from '../../../../application/files/file-store.port';
import type { Clock } from '../../../../application/ports/clock';
import type { FileRef } from '../../../../application/ports/file-ref';
import type { Reporter } from '../../../../application/ports/reporter';
import { parseInstant } from '../../../../domain/time/instant';
import { attempts } from '../attempts';
import { beginInTurn } from '../begin-in-turn';
import { takingOver, type Writers } from '../take-over';
import { addToBucket } from './add-pieces';
import { inBlocks } from './blocks';
import type { Bucket } from './bucket';
import { codeOfS3, isFullBucket } from './faults';
import { keptFiles } from './kept-files';
import { coveredBy, lengthOf, pieceNamed, piecesOf, type Piece, type Segment } from './pieces';
import { uploadRecords } from './upload-records';

const newestOf = (pieces: readonly Piece[]): number => pieces.reduce((newest, { at }) => Math.max(newest, at), 0);

const asItStands = (upload: NewUpload, pieces: readonly Piece[]): Upload => {
  const lastByteAt = parseInstant(newestOf(pieces));
  return {
    ...upload,
    received: lengthOf(coveredBy(pieces)),
    lastByteAt: pieces.length > 0 && E.isRight(lastByteAt) ? lastByteAt.right : upload.begunAt,
  };
};

/** Of so many uploads a process remembers what it has shown. */
const mostShown = 1_000;

/**
 * Files in a bucket, by any number of processes: `coming/` has a record of each upload, `pieces/` what has arrived of it, `kept/` the finished files.
 * References are the names, so that nothing a candidate typed is ever part of a key. Every object is written once, at once, except a record, whose
 * length is set when a form's file has ended; so every reader sees something whole.
 */
export const s3FileStore = (bucket: Bucket, reporter: Reporter, clock: Clock): FileStore => {
  const records = uploadRecords(bucket);
  const kept = keptFiles(bucket);
  const writers: Writers = new Map();
  /** What was shown of an upload, and so checked, is what is kept of it: no piece that another process still writes gets in. */
  const shown = new Map<FileRef, readonly Segment[]>();

  const warnFull = (fault: unknown): void => {
    reporter.report('disk-full', { where: 'files', code: codeOfS3(fault), bytesFree: 0 });
  };
  const { attempt, failed, unlessFull } = attempts({ reporter, codeOf: codeOfS3, isFull: isFullBucket, warnFull });

  const arrived = async (ref: FileRef): Promise<readonly Piece[]> => {
    const pieces: Piece[] = [];
    for await (const object of bucket.list(piecesOf(ref))) {
      const piece = pieceNamed(object);
      if (piece !== undefined) pieces.push(piece);
    }
    return pieces;
  };
  const found = async (ref: FileRef): Promise<O.Option<Upload>> => {
    const [upload, pieces] = await Promise.all([records.of(ref), arrived(ref)]);
    return O.fromNullable(upload && asItStands(upload, pieces));
  };
  const removePieces = async (ref: FileRef): Promise<void> => {
    for (const { key } of await arrived(ref)) await bucket.remove(key);
  };
  const discard = async (ref: FileRef): Promise<void> => {
    writers.get(ref)?.stop();
    // Every piece has a record until it is gone; and a writer that does not see the record any more removes its own.
    await removePieces(ref);
    await records.remove(ref);
    await removePieces(ref);
    shown.delete(ref);
  };

  /** Reads segments one after another, each from its object. */
  const part = (what: string, segments: readonly Segment[]): StoredFile['part'] => {
    const read = async (from: number, to: number): Promise<Uint8Array> => {
      const parts: Uint8Array[] = [];
      for (const { piece, ...segment } of segments) {
        const [first, end] = [Math.max(from, segment.from), Math.min(to, segment.to)];
        if (first < end) parts.push(await bucket.range(piece.key, first - piece.from, end - piece.from));
      }
      return Buffer.concat(parts);
    };
    const inParts = inBlocks(lengthOf(segments), read);
    return async function* (from, to) {
      try {
        yield* inParts(from, to);
      } catch (fault) {
        failed(what, fault);
        throw fault;
      }
    };
  };
  const stored = (what: string, segments: readonly Segment[]): StoredFile => ({
    bytes: lengthOf(segments),
    part: part(what, segments),
  });
  const show = (ref: FileRef, segments: readonly Segment[]): StoredFile => {
    shown.delete(ref);
    shown.set(ref, segments);
    for (const oldest of shown.keys()) {
      if (shown.size <= mostShown) break;
      shown.delete(oldest);
    }
    return stored('received', segments);
  };

  const beginsInTurn = beginInTurn({
    underWay: records.all,
    begin: records.write,
    discard: ({ ref }) => discard(ref),
  });

  return {
    begin: (upload, may) =>
      attempt('begin', () =>
        unlessFull(
          () => beginsInTurn(upload, may),
          async () => 0,
        ),
      ),
    find: (ref) => attempt('find', async () => E.right(await found(ref))),
    append: (ref, from, pieces) =>
      attempt('append', () =>
        takingOver(writers, ref, async (stop) => {
          const upload = await found(ref);
          if (O.isNone(upload)) return E.left({ _tag: 'NoSuchUpload' as const });
          const { received } = upload.value;
          if (received !== from) return E.left({ _tag: 'NotTheNextByte' as const, received });
          const isThere = async (): Promise<boolean> => (await records.of(ref)) !== undefined;
          return addToBucket({ bucket, clock, upload: upload.value, from, isThere, onFull: warnFull }, pieces, stop);
        }),
      ),
    close: (ref) =>
      attempt('close', async () => {
        const upload = await found(ref);
        if (O.isNone(upload)) return E.left({ _tag: 'NoSuchUpload' as const });
        const { received: bytes, lastByteAt: _, ...begun } = upload.value;
        return unlessFull(
          async () => {
            await records.write({ ...begun, bytes });
            return E.right(bytes);
          },
          async () => bytes,
        );
      }),
    received: (ref) =>
      attempt('received', async () => {
        const [upload, pieces] = await Promise.all([records.of(ref), arrived(ref)]);
        return E.right(upload === undefined ? O.none : O.some(show(ref, coveredBy(pieces))));
      }),
    discard: (ref) =>
      attempt('discard', async () => {
        await discard(ref);
        return E.right(undefined);
      }),
    underWay: () =>
      attempt('underWay', async () => {
        const uploads: Upload[] = [];
        for (const upload of await records.all()) uploads.push(asItStands(upload, await arrived(upload.ref)));
        return E.right(uploads);
      }),
    keep: (ref) =>
      attempt('keep', async () => {
        const [upload, pieces] = await Promise.all([records.of(ref), arrived(ref)]);
        if (upload === undefined) throw Object.assign(new Error('There is nothing to keep'), { code: 'NO_UPLOAD' });
        const segments = shown.get(ref) ?? coveredBy(pieces);
        const { lastByteAt } = asItStands(
          upload,
          segments.map(({ piece }) => piece),
        );
        return unlessFull(
          async () => {
            await kept.keep(ref, segments, part('keep', segments), lastByteAt);
            return E.right(undefined);
          },
          async () => lengthOf(segments),
        );
      }),
    adopt: (ref, content) =>
      attempt('adopt', () =>
        unlessFull(
          async () => {
            await kept.adopt(ref, content, clock.now());
            return E.right(undefined);
          },
          async () => 0,
        ),
      ),
    read: (ref) =>
      attempt('read', async () => {
        const file = await kept.find(ref);
        if (file === undefined) return E.right(O.none);
        const { key, bytes, at } = file;
        const whole = { piece: { key, from: 0, to: bytes, at }, from: 0, to: bytes };
        return E.right(O.some(stored('read', bytes === 0 ? [] : [whole])));
      }),
    remove: (ref) =>
      attempt('remove', async () => {
        await kept.remove(ref);
        return E.right(undefined);
      }),
    keptBefore: (at) =>
      attempt('keptBefore', async () => {
        const before: FileRef[] = [];
        for await (const file of kept.all()) if (file.at < at) before.push(file.ref);
        return E.right(before);
      }),
  };
};
