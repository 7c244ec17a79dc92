import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { codeOf } from '../engine/answers';

/** Held until it is released, or until its process ends in any way: the system closes a killed process's sockets. */
export interface FolderLock {
  readonly release: () => Promise<void>;
}

export interface FolderInUse {
  readonly _tag: 'FolderInUse';
  readonly folder: string;
}

/** The folder can't be made, read or written to. */
export interface FolderNotUsable {
  readonly _tag: 'FolderNotUsable';
  readonly folder: string;
  readonly code: string;
}

type Stance = 'asking' | 'holding';
/** `gone`: nobody listens. Names are unique, so nobody will listen there again. */
type Rival = Stance | 'gone';

/** A socket's path may be 108 bytes long, 104 on a Mac; a longer one is reached through a short alias. */
const longestPath = 100;
const patience = 2_000;
const rounds = 200;

const suffix = '.lock';

const shortNameOf = (folder: string): { readonly path: string; readonly forget: () => void } => {
  if (Buffer.byteLength(join(folder, `12345678${suffix}`)) <= longestPath)
    return { path: folder, forget: () => undefined };
  const alias = mkdtempSync(join(tmpdir(), 'lock-'));
  symlinkSync(folder, join(alias, 'f'));
  return { path: join(alias, 'f'), forget: () => rmSync(alias, { recursive: true, force: true }) };
};

/** Only a refused connection proves that nobody is there; any other result, silence included, counts as an owner. */
const stanceAt = (path: string): Promise<Rival> =>
  new Promise((resolve) => {
    let received = '';
    const socket = createConnection(path);
    const settle = (rival: Rival): void => {
      socket.destroy();
      resolve(rival);
    };
    socket.setEncoding('utf8');
    socket.setTimeout(patience, () => settle('holding'));
    socket.on('data', (text: string) => (received += text));
    socket.on('end', () => settle(received === 'asking' ? 'asking' : 'holding'));
    socket.on('error', (fault: NodeJS.ErrnoException) =>
      settle(fault.code === 'ECONNREFUSED' || fault.code === 'ENOENT' ? 'gone' : 'holding'),
    );
  });

const listening = (path: string, stance: () => Stance): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(stance());
    });
    server.unref();
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });

const closed = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/**
 * Every process that wants the folder first listens on a unique name in it, then looks at all others. So of two that come at once, at least one sees
 * the other, and no stale name is ever reused. A process that finds an owner, or a rival whose name sorts first, withdraws.
 */
const decide = async (path: string, own: string): Promise<boolean> => {
  for (let round = 0; round < rounds; round += 1) {
    const names = readdirSync(path).filter((name) => name.endsWith(suffix) && name !== own);
    const rivals = await Promise.all(names.map(async (name) => ({ name, stance: await stanceAt(join(path, name)) })));
    for (const { name } of rivals.filter(({ stance }) => stance === 'gone')) rmSync(join(path, name), { force: true });
    if (rivals.some(({ name, stance }) => stance === 'holding' || (stance === 'asking' && name < own))) return false;
    if (rivals.every(({ stance }) => stance === 'gone')) return true;
    await pause(10);
  }
  return false;
};

const attempt = async (folder: string): Promise<FolderLock | undefined> => {
  mkdirSync(folder, { recursive: true });
  const { path, forget } = shortNameOf(folder);
  const own = `${randomBytes(4).toString('hex')}${suffix}`;
  let stance: Stance = 'asking';
  const server = await listening(join(path, own), () => stance);
  const release = async (): Promise<void> => {
    await closed(server);
    forget();
  };
  if (!(await decide(path, own))) {
    await release();
    return undefined;
  }
  stance = 'holding';
  return { release };
};

/** Locks `folder` for this process alone, also across containers that share it on one machine. `sockets` is a folder in it used only for the lock. */
export const lockFolder = (sockets: string, folder: string): TE.TaskEither<FolderInUse | FolderNotUsable, FolderLock> =>
  pipe(
    TE.tryCatch(
      () => attempt(sockets),
      (fault): FolderNotUsable => ({ _tag: 'FolderNotUsable', folder, code: codeOf(fault) }),
    ),
    TE.flatMap((lock): TE.TaskEither<FolderInUse, FolderLock> =>
      lock === undefined ? TE.left({ _tag: 'FolderInUse', folder }) : TE.right(lock),
    ),
  );
