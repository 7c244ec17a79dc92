import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './disk';

/** `why` is for the operator and never contains the key. */
export interface KeyUnreadable {
  readonly _tag: 'KeyUnreadable';
  readonly path: string;
  readonly why: string;
}

const readKey = async (path: string): Promise<E.Either<KeyUnreadable, Buffer> | 'missing'> => {
  try {
    const text = (await readFile(path, 'utf8')).trim();
    return /^[0-9a-f]{64}$/.test(text)
      ? E.right(Buffer.from(text, 'hex'))
      : E.left({ _tag: 'KeyUnreadable', path, why: 'it should hold 64 hexadecimal digits' });
  } catch (fault) {
    return codeOf(fault) === 'ENOENT' ? 'missing' : E.left({ _tag: 'KeyUnreadable', path, why: codeOf(fault) });
  }
};

/** Writes the file whole or not at all, even if the power fails; a key that another process wrote first stays. */
const makeKey = async (folder: string, path: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(32).toString('hex')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path);
  } catch (fault) {
    if (codeOf(fault) !== 'EEXIST') throw fault;
  } finally {
    await unlink(draft);
  }
};

/**
 * The key that seals codes and tokens if SECRET_KEY is not set: 256 bits in `secret-key`, generated once, readable only by its owner. Losing it signs
 * everybody out, and codes, mailed links and encoded ids in links are void.
 */
export const keyFromFile =
  (folder: string): TE.TaskEither<KeyUnreadable, Buffer> =>
  async () => {
    const path = join(folder, 'secret-key');
    const there = await readKey(path);
    if (there !== 'missing') return there;
    try {
      await makeKey(folder, path);
    } catch (fault) {
      return E.left({ _tag: 'KeyUnreadable', path, why: codeOf(fault) });
    }
    const made = await readKey(path);
    return made === 'missing' ? E.left({ _tag: 'KeyUnreadable', path, why: 'it vanished' }) : made;
  };
