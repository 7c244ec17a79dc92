import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { lockFolder } from '../../../adapters/server/postgres/embedded/folder-lock';

/* Asks for the lock of a folder, says what came of it, and keeps what it has until its standard input ends. */

const folder = process.argv[2] ?? '';

const main = async (): Promise<void> => {
  const lock = await lockFolder(join(folder, 'store.locks'), folder)();
  console.log(E.isRight(lock) ? 'held' : lock.left._tag);
  process.stdin.resume();
  await new Promise((resolve) => process.stdin.once('end', resolve));
  if (E.isRight(lock)) await lock.right.release();
};

void main();
