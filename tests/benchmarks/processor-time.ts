import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as t from 'io-ts';
import type { PostgresServer } from '../support/postgres';

interface Used {
  readonly parent: number;
  /** Its own, in milliseconds. */
  readonly own: number;
  /** Of its children that have ended, in milliseconds. */
  readonly ended: number;
}

/** In ticks of 10 ms (proc(5)): after the name in brackets, field 4 is the parent, 14 and 15 are its own time, 16 and 17 its children's. */
const usedBy = async (pid: string | number): Promise<Used | undefined> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const fields = text
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
  return { parent, own: (user + system) * 10, ended: (childUser + childSystem) * 10 };
};

/** The processor time that a process has used, in milliseconds. */
export const processorTimeOf = async (pid: number): Promise<number> => (await usedBy(pid))?.own ?? Number.NaN;

const dataDirectory = t.tuple([t.type({ folder: t.string })]);

/** How to ask for the processor time that all processes of a PostgreSQL server have used, also those that ended, in milliseconds. */
export const processorTimeOfServer = async (server: PostgresServer): Promise<() => Promise<number>> => {
  const found: unknown = await server.asOwner("select current_setting('data_directory') as folder");
  if (!dataDirectory.is(found)) throw new Error('PostgreSQL does not say where its data is.');
  const pid = Number((await readFile(join(found[0].folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  return async () => {
    const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    const all = await Promise.all(processes.map(usedBy));
    const children = all.filter((one) => one?.parent === pid);
    const main = await usedBy(pid);
    return (main?.own ?? Number.NaN) + (main?.ended ?? 0) + children.reduce((sum, one) => sum + (one?.own ?? 0), 0);
  };
};
