import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { lockFolder } from '../../../adapters/server/postgres/embedded/folder-lock';

/* Tries to lock a folder, prints the result, and keeps the lock until its standard input ends. */

const folder = process.argv[2] ?? '';

const main = async (): Promise<void> => {
  const lock = await lockFolder(join(folder, 'store.locks'), folder)();
  console.log(E.isRight(lock) ? 'held' : lock.left._tag);
  process.stdin.resume();
  await new Promise((resolve) => process.stdin.once('end', resolve));
  if (E.isRight(lock)) await lock.right.release();
};

void main();
