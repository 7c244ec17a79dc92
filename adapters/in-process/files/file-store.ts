import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '../../../application/ports/clock';
import type { FileRef } from '../../../application/ports/file-ref';
import type { AppendRefusal, FileStore, StoredFile, Upload } from '../../../application/files/file-store.port';
import type { StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import type { Instant } from '../../../domain/time/instant';

interface OnItsWay {
  readonly upload: Omit<Upload, 'received'>;
  readonly content: Uint8Array;
}

interface Kept {
  readonly lastByteAt: Instant;
  readonly content: Uint8Array;
}

const joined = (before: Uint8Array, piece: Uint8Array): Uint8Array => {
  const both = new Uint8Array(before.length + piece.length);
  both.set(before);
  both.set(piece, before.length);
  return both;
};

const done = (act: () => void): TE.TaskEither<StoreUnavailable, undefined> =>
  TE.fromIO(() => {
    act();
    return undefined;
  });

const asItStands = ({ upload, content }: OnItsWay): Upload => ({ ...upload, received: content.length });

const storedFile = (content: Uint8Array): StoredFile => ({
  bytes: content.length,
  part: async function* (from, to) {
    if (from < Math.min(to, content.length)) yield content.subarray(from, to);
  },
});

/** Files in memory that fulfil the port's contract (tests/contracts/file-store.suite.ts checks it). Without a disk, there is always room. */
export const inMemoryFileStore = (clock: Clock): FileStore => {
  const uploads = new Map<FileRef, OnItsWay>();
  const kept = new Map<FileRef, Kept>();
  const turns = new Map<FileRef, symbol>();
  return {
    begin: (upload, may) => async () => {
      const decision = may([...uploads.values()].map((one) => one.upload));
      if (decision._tag === 'Refused') return E.left(decision.reason);
      uploads.set(upload.ref, { upload: { ...upload, lastByteAt: upload.begunAt }, content: new Uint8Array() });
      return E.right(undefined);
    },
    find: (ref) =>
      TE.fromIO(() => {
        const found = uploads.get(ref);
        return O.fromNullable(found && asItStands(found));
      }),
    append: (ref, from, pieces) => async (): Promise<E.Either<AppendRefusal, number>> => {
      const found = uploads.get(ref);
      if (found === undefined) return E.left({ _tag: 'NoSuchUpload' });
      if (from !== found.content.length) return E.left({ _tag: 'NotTheNextByte', received: found.content.length });
      const turn = Symbol('turn');
      turns.set(ref, turn);
      const { upload } = found;
      let { content } = found;
      try {
        for await (const piece of pieces) {
          if (turns.get(ref) !== turn || !uploads.has(ref)) break;
          const room = upload.bytes - content.length;
          content = joined(content, piece.subarray(0, room));
          uploads.set(ref, { upload: { ...upload, lastByteAt: clock.now() }, content });
          if (piece.length > room) return E.left({ _tag: 'TooManyBytes', bytes: upload.bytes });
        }
      } catch {
        // The connection broke: what arrived before is kept.
      }
      return E.right(content.length);
    },
    close: (ref) => async () => {
      const found = uploads.get(ref);
      if (found === undefined) return E.left({ _tag: 'NoSuchUpload' });
      const bytes = found.content.length;
      uploads.set(ref, { ...found, upload: { ...found.upload, bytes } });
      return E.right(bytes);
    },
    received: (ref) =>
      TE.fromIO(() => {
        const found = uploads.get(ref);
        return O.fromNullable(found && storedFile(found.content));
      }),
    discard: (ref) => done(() => uploads.delete(ref)),
    underWay: () => TE.fromIO(() => [...uploads.values()].map(asItStands)),
    keep: (ref) => async () => {
      const found = uploads.get(ref);
      if (found === undefined) return E.left({ _tag: 'StoreUnavailable' });
      kept.set(ref, { lastByteAt: found.upload.lastByteAt, content: found.content });
      return E.right(undefined);
    },
    adopt: (ref, file) =>
      TE.tryCatch(
        async () => {
          let content = kept.get(ref)?.content;
          if (content === undefined) {
            content = new Uint8Array();
            for await (const piece of file.part(0, file.bytes)) content = joined(content, piece);
          }
          kept.set(ref, { lastByteAt: clock.now(), content });
          return undefined;
        },
        (): StoreUnavailable => ({ _tag: 'StoreUnavailable' }),
      ),
    read: (ref) =>
      TE.fromIO(() => {
        const found = kept.get(ref);
        return O.fromNullable(found && storedFile(found.content));
      }),
    remove: (ref) => done(() => kept.delete(ref)),
    keptBefore: (at) => TE.fromIO(() => [...kept].flatMap(([ref, { lastByteAt }]) => (lastByteAt < at ? [ref] : []))),
  };
};
