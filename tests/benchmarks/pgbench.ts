import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as t from 'io-ts';
import { Client } from 'pg';
import { postgresMissing, postgresProgram } from '../support/postgres';
import type { Sent, Unit } from './recorded-acts';
import { newFolder, removeFolder } from './scratch';

const run = promisify(execFile);
const program = postgresProgram('pgbench');

/** Why nothing can be played here; undefined: it can. */
export const pgbenchMissing = postgresMissing ?? (program === undefined ? 'pgbench was not found' : undefined);

/** What is played: the first part makes connections and plans warm, the second is timed. */
export interface Played {
  readonly before: readonly Unit[];
  readonly timed: readonly Unit[];
}

/** pgbench's clients wait for this advisory lock until all of them are warm. */
const lock = 1;

/**
 * The script of one client. Statements with parameters are prepared once for each connection, as the portal does, and executed by name: pgbench's own
 * prepared mode would prepare each line of the script anew.
 */
const scriptOf = ({ before, timed }: Played): string => {
  const names = new Map<string, string>();
  for (const { sql, literals } of [...before, ...timed].flat())
    if (literals.length > 0 && !names.has(sql)) names.set(sql, `played_${names.size}`);
  const asPlayed = ({ sql, literals }: Sent): string => {
    const name = names.get(sql);
    return name === undefined ? `${sql};` : `execute ${name} (${literals.join(', ')});`;
  };
  return [
    '\\set turn :turn + 1',
    '\\if :turn = 1',
    ...[...names].map(([sql, name]) => `prepare ${name} as ${sql};`),
    ...before.flat().map(asPlayed),
    `select pg_advisory_lock_shared(${lock});`,
    '\\else',
    ...timed.flat().map(asPlayed),
    '\\endif',
    '',
  ].join('\n');
};

const locks = t.array(t.type({ waiting: t.number }));

/** Holds all clients back until the last is warm. Returns what `atStart` found then. */
const startTogether = async (
  databaseUrl: string,
  clients: number,
  atStart: () => Promise<number>,
): Promise<() => Promise<number>> => {
  const starter = new Client({ connectionString: databaseUrl });
  await starter.connect();
  await starter.query(`select pg_advisory_lock(${lock})`);
  const areWarm = async (): Promise<boolean> => {
    const { rows } = await starter.query<object>(
      `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted`,
    );
    return locks.is(rows) && rows[0]?.waiting === clients;
  };
  return async () => {
    while (!(await areWarm())) await pause(20);
    const found = await atStart();
    await starter.end();
    return found;
  };
};

interface Took {
  /** That a client needs on the average. */
  readonly milliseconds: number;
  /** The processor time of all, in milliseconds. */
  readonly processor: number;
}

/** Plays units by so many clients at once, each its share one after another. */
export const play = async (
  databaseUrl: string,
  { before, timed }: Played,
  clients: number,
  processorTime: () => Promise<number>,
): Promise<Took> => {
  const folder = newFolder();
  const start = await startTogether(databaseUrl, clients, processorTime);
  const playShare = async (client: number): Promise<number> => {
    const share = (units: readonly Unit[]) => units.filter((_unit, n) => n % clients === client);
    const [script, log] = [join(folder, `${client}.sql`), join(folder, `${client}.log`)];
    await writeFile(script, scriptOf({ before: share(before), timed: share(timed) }));
    const how = ['-n', '-M', 'simple', '-c', '1', '-t', '2', '-D', 'turn=0', '-f', script, '-l', `--log-prefix=${log}`];
    await run(program ?? 'pgbench', [...how, databaseUrl]);
    const [file = ''] = (await readdir(folder)).filter((name) => name.startsWith(`${client}.log`));
    // Each line: the client, its transaction, and the microseconds that it took.
    const [, second = ''] = (await readFile(join(folder, file), 'utf8')).split('\n');
    return Number(second.split(' ')[2]) / 1_000;
  };
  const playing = Array.from({ length: clients }, (_, client) => playShare(client));
  const [used, ...took] = await Promise.all([start(), ...playing]);
  const processor = (await processorTime()) - used;
  removeFolder(folder);
  return { milliseconds: took.reduce((sum, one) => sum + one, 0) / clients, processor };
};
