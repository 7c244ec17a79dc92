import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFileRef, type FileRef } from '../../../application/ports/file-ref';
import type { FileStore, Upload } from '../../../application/ports/file-store';
import type { Reporter } from '../../../application/ports/reporter';
import type { StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import { addPieces, type Writers } from './add-pieces';
import { codeOf, ifThere, syncFolder } from './disk';
import { uploadCodec } from './upload-record';

const ownerOnly = 0o600;

/**
 * Files in DATA_DIR/files, readable by their owner alone: `coming/` holds what is on its way (`.part`, and beside it what it is, `.json`),
 * `kept/` what stays. Names are the references, so that nothing a candidate wrote is ever part of a path. A kept file is a second name of
 * an upload that was written through to the disk: it is there whole or not at all.
 */
export const diskFileStore = (folder: string, reporter: Reporter): FileStore => {
  const coming = join(folder, 'coming');
  const kept = join(folder, 'kept');
  const partOf = (ref: FileRef): string => join(coming, `${ref}.part`);
  const recordOf = (ref: FileRef): string => join(coming, `${ref}.json`);
  const writers: Writers = new Map();

  /** A fault is told by its code: words of the system hold paths. */
  const attempt =
    <E1, A>(what: string, act: () => Promise<E.Either<E1, A>>): TE.TaskEither<E1 | StoreUnavailable, A> =>
    async () => {
      try {
        return await act();
      } catch (fault) {
        reporter.report('file-store-failed', { what, code: codeOf(fault) });
        return E.left({ _tag: 'StoreUnavailable' });
      }
    };
  const done = async (act: Promise<unknown>): Promise<E.Either<never, undefined>> => {
    await act;
    return E.right(undefined);
  };

  const recorded = async (ref: FileRef): Promise<O.Option<Omit<Upload, 'received'>>> => {
    const text = await ifThere(readFile(recordOf(ref), 'utf8'));
    if (text === undefined) return O.none;
    return O.fromEither(uploadCodec.type.decode(JSON.parse(text)));
  };
  const begin = async (upload: Omit<Upload, 'received'>): Promise<void> => {
    await mkdir(coming, { recursive: true, mode: 0o700 });
    const part = await open(partOf(upload.ref), 'wx', ownerOnly);
    await part.close();
    const draft = `${recordOf(upload.ref)}.draft`;
    const record = await open(draft, 'wx', ownerOnly);
    try {
      await record.writeFile(JSON.stringify(uploadCodec.type.encode(upload)));
      await record.sync();
    } finally {
      await record.close();
    }
    await rename(draft, recordOf(upload.ref));
  };
  const keep = async (ref: FileRef): Promise<void> => {
    await mkdir(kept, { recursive: true, mode: 0o700 });
    const part = await open(partOf(ref), 'r+');
    try {
      await part.sync();
    } finally {
      await part.close();
    }
    await link(partOf(ref), join(kept, ref)).catch((fault: unknown) => {
      if (codeOf(fault) !== 'EEXIST') throw fault;
    });
    await syncFolder(kept);
  };

  return {
    begin: (upload) => attempt('begin', () => done(begin(upload))),
    find: (ref) =>
      attempt('find', async () => {
        const upload = await recorded(ref);
        if (O.isNone(upload)) return E.right(O.none);
        const part = await ifThere(open(partOf(ref), 'r'));
        if (part === undefined) return E.right(O.none);
        try {
          return E.right(O.some({ ...upload.value, received: (await part.stat()).size }));
        } finally {
          await part.close();
        }
      }),
    append: (ref, from, pieces) =>
      attempt('append', async () => {
        const upload = await recorded(ref);
        if (O.isNone(upload)) return E.left({ _tag: 'NoSuchUpload' as const });
        return addPieces(writers, { path: partOf(ref), ref, from, bytes: upload.value.bytes }, pieces);
      }),
    received: (ref) => attempt('received', async () => E.right(O.fromNullable(await ifThere(readFile(partOf(ref)))))),
    discard: (ref) =>
      attempt('discard', () =>
        done(Promise.all([recordOf(ref), partOf(ref)].map((path) => rm(path, { force: true })))),
      ),
    begunBefore: (instant) =>
      attempt('begunBefore', async () => {
        const names = (await ifThere(readdir(coming))) ?? [];
        const refs = names.flatMap((name) => {
          const ref = parseFileRef(name.replace(/\.json$/, ''));
          return E.isRight(ref) ? [ref.right] : [];
        });
        const uploads = await Promise.all(refs.map(recorded));
        return E.right(uploads.flatMap((one) => (O.isSome(one) && one.value.begunAt < instant ? [one.value.ref] : [])));
      }),
    keep: (ref) => attempt('keep', () => done(keep(ref))),
    read: (ref) => attempt('read', async () => E.right(O.fromNullable(await ifThere(readFile(join(kept, ref)))))),
    remove: (ref) => attempt('remove', () => done(rm(join(kept, ref), { force: true }))),
  };
};
