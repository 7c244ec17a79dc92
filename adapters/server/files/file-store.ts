import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../../application/ports/clock';
import { parseFileRef, type FileRef } from '../../../application/ports/file-ref';
import type { FileStore, NewUpload, StoredFile, Upload } from '../../../application/files/file-store.port';
import type { Reporter } from '../../../application/ports/reporter';
import { mayFillDisk, purposeOf } from '../../../domain/files/upload-room';
import { minutes } from '../../../domain/time/duration';
import { parseInstant } from '../../../domain/time/instant';
import { addPieces } from './add-pieces';
import { attempts } from './attempts';
import { beginInTurn } from './begin-in-turn';
import { copies } from './copies';
import { codeOf, diskOf, ifThere, isFull, lengthOf, reserveReached, syncFolder } from './disk';
import type { Writers } from './take-over';
import { uploadCodec } from './upload-record';

const ownerOnly = 0o600;

/** A full disk is reported once a minute, not once per file, because the log may be on it. */
const warningsApart = minutes(1);

/**
 * Files in DATA_DIR/files, readable only by their owner: `coming/` holds uploads (`.part`, with a `.json` record beside each) and copies that are being
 * made (`.copy`; an old one goes when old files are listed), `kept/` finished files. References are the names, so that nothing a candidate typed is ever part of a path.
 *
 * A kept file is a hard link to an upload that was synced to the disk, so it is complete or absent. A record is written before its part and removed
 * after it, so that every part has a record.
 */
export const diskFileStore = (folder: string, reporter: Reporter, clock: Clock, diskNow = diskOf): FileStore => {
  const coming = join(folder, 'coming');
  const kept = join(folder, 'kept');
  const partOf = (ref: FileRef): string => join(coming, `${ref}.part`);
  const recordOf = (ref: FileRef): string => join(coming, `${ref}.json`);
  const writers: Writers = new Map();
  /** Cached records, because every new upload reads them. A record that changes here is read anew. */
  const known = new Map<FileRef, NewUpload>();
  let warnedAt = Number.NEGATIVE_INFINITY;

  const warnFull = async (fault: unknown): Promise<void> => {
    if (clock.now() - warnedAt < warningsApart) return;
    warnedAt = clock.now();
    const { free } = await diskNow(folder).catch(() => ({ free: 0 }));
    reporter.report('disk-full', { where: 'files', code: codeOf(fault), bytesFree: free });
  };
  /** Throws if this upload would take what the store itself needs. */
  const orReserve = async (upload: Pick<NewUpload, 'purpose'>): Promise<void> => {
    const decision = mayFillDisk(purposeOf(upload), await diskNow(folder));
    if (decision._tag === 'Refused')
      throw Object.assign(new Error('The rest of the disk is not for uploads'), { code: reserveReached });
  };
  const { attempt, failed, unlessFull } = attempts({ reporter, codeOf, isFull, warnFull });
  const done = async (act: Promise<unknown>): Promise<E.Either<never, undefined>> => {
    await act;
    return E.right(undefined);
  };

  const recorded = async (ref: FileRef): Promise<O.Option<NewUpload>> => {
    const text = await ifThere(readFile(recordOf(ref), 'utf8'));
    if (text === undefined) return O.none;
    const upload = O.fromEither(uploadCodec.type.decode(JSON.parse(text)));
    if (O.isSome(upload)) known.set(ref, upload.value);
    return upload;
  };
  const record = async (upload: NewUpload): Promise<void> => {
    const draft = `${recordOf(upload.ref)}.draft`;
    try {
      const file = await open(draft, 'w', ownerOnly);
      try {
        await file.writeFile(JSON.stringify(uploadCodec.type.encode(upload)));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, recordOf(upload.ref));
    } catch (fault) {
      await rm(draft, { force: true });
      throw fault;
    }
    known.set(upload.ref, upload);
  };
  const discard = async (ref: FileRef): Promise<void> => {
    writers.get(ref)?.stop();
    await rm(partOf(ref), { force: true });
    await rm(recordOf(ref), { force: true });
    known.delete(ref);
  };
  const recordsUnderWay = async (): Promise<readonly NewUpload[]> => {
    const names = (await ifThere(readdir(coming))) ?? [];
    const refs = names.flatMap((name) => {
      const ref = name.endsWith('.json') ? parseFileRef(name.replace(/\.json$/, '')) : E.left('NotARecord');
      return E.isRight(ref) ? [ref.right] : [];
    });
    const there = new Set(refs);
    for (const ref of known.keys()) if (!there.has(ref)) known.delete(ref);
    const found = await Promise.all(refs.map(async (ref) => known.get(ref) ?? O.toUndefined(await recorded(ref))));
    return found.filter((one) => one !== undefined);
  };
  const asItStands = async (upload: NewUpload): Promise<Upload> => {
    const part = await ifThere(stat(partOf(upload.ref)));
    const lastByteAt = parseInstant(Math.round(part?.mtimeMs ?? Number.NaN));
    return {
      ...upload,
      received: part?.size ?? 0,
      lastByteAt: E.isRight(lastByteAt) ? lastByteAt.right : upload.begunAt,
    };
  };

  const begin = async (upload: NewUpload): Promise<void> => {
    await mkdir(coming, { recursive: true, mode: 0o700 });
    await orReserve(upload);
    try {
      await record(upload);
      await (await open(partOf(upload.ref), 'wx', ownerOnly)).close();
      await utimes(partOf(upload.ref), upload.begunAt / 1_000, upload.begunAt / 1_000);
    } catch (fault) {
      await discard(upload.ref);
      throw fault;
    }
  };
  /** A second name for a complete file that is on the disk. */
  const linkKept = async (path: string, ref: FileRef): Promise<void> => {
    await mkdir(kept, { recursive: true, mode: 0o700 });
    await link(path, join(kept, ref)).catch((fault: unknown) => {
      if (codeOf(fault) !== 'EEXIST') throw fault;
    });
    await syncFolder(kept);
  };
  const { adopt, dropOld } = copies({
    ...{ coming, clock, link: linkKept },
    keptAt: (ref) => join(kept, ref),
    mayBegin: () => orReserve({}),
  });
  const keep = async (ref: FileRef): Promise<void> => {
    const part = await open(partOf(ref), 'r+');
    try {
      await part.sync();
    } finally {
      await part.close();
    }
    await linkKept(partOf(ref), ref);
  };

  const stored = async (what: string, path: string): Promise<O.Option<StoredFile>> => {
    const bytes = await lengthOf(path);
    if (bytes === undefined) return O.none;
    const part = async function* (from: number, to: number): AsyncGenerator<Uint8Array> {
      const end = Math.min(to, bytes);
      if (from >= end) return;
      try {
        yield* createReadStream(path, { start: from, end: end - 1 });
      } catch (fault) {
        failed(what, fault);
        throw fault;
      }
    };
    return O.some({ bytes, part });
  };

  const beginsInTurn = beginInTurn({ underWay: recordsUnderWay, begin, discard: ({ ref }) => discard(ref) });

  return {
    begin: (upload, may) =>
      attempt('begin', () =>
        unlessFull(
          () => beginsInTurn(upload, may),
          async () => 0,
        ),
      ),
    find: (ref) =>
      attempt('find', async () => {
        const [upload, bytes] = [await recorded(ref), await lengthOf(partOf(ref))];
        return E.right(O.isNone(upload) || bytes === undefined ? O.none : O.some(await asItStands(upload.value)));
      }),
    append: (ref, from, pieces) =>
      attempt('append', async () => {
        const upload = await recorded(ref);
        if (O.isNone(upload)) return E.left({ _tag: 'NoSuchUpload' as const });
        const { bytes } = upload.value;
        const mayGoOn = (): Promise<void> => orReserve(upload.value);
        const place = { path: partOf(ref), ref, from, bytes, now: clock.now, mayGoOn, onFull: warnFull };
        return addPieces(writers, place, pieces);
      }),
    close: (ref) =>
      attempt('close', async () => {
        const [upload, bytes] = [await recorded(ref), await lengthOf(partOf(ref))];
        if (O.isNone(upload) || bytes === undefined) return E.left({ _tag: 'NoSuchUpload' as const });
        return unlessFull(
          async () => {
            await record({ ...upload.value, bytes });
            return E.right(bytes);
          },
          async () => bytes,
        );
      }),
    received: (ref) => attempt('received', async () => E.right(await stored('received', partOf(ref)))),
    discard: (ref) => attempt('discard', () => done(discard(ref))),
    underWay: () =>
      attempt('underWay', async () => E.right(await Promise.all((await recordsUnderWay()).map(asItStands)))),
    keep: (ref) =>
      attempt('keep', () =>
        unlessFull(
          () => done(keep(ref)),
          async () => (await lengthOf(partOf(ref))) ?? 0,
        ),
      ),
    adopt: (ref, content) =>
      attempt('adopt', () =>
        unlessFull(
          () => done(adopt(ref, content)),
          async () => 0,
        ),
      ),
    read: (ref) => attempt('read', async () => E.right(await stored('read', join(kept, ref)))),
    remove: (ref) => attempt('remove', () => done(rm(join(kept, ref), { force: true }))),
    keptBefore: (at) =>
      attempt('keptBefore', async () => {
        await dropOld(at);
        const found: FileRef[] = [];
        for (const name of (await ifThere(readdir(kept))) ?? []) {
          const ref = parseFileRef(name);
          const file = E.isRight(ref) ? await ifThere(stat(join(kept, name))) : undefined;
          if (E.isRight(ref) && file !== undefined && file.mtimeMs < at) found.push(ref.right);
        }
        return E.right(found);
      }),
  };
};
