import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import * as t from 'io-ts';
import type { PostgresServer } from '../support/postgres';

/** A statement as PostgreSQL logs it: its text, and the SQL literals of its parameters in order. */
export interface Sent {
  readonly sql: string;
  readonly literals: readonly string[];
}

/** What is sent as one: a transaction from BEGIN to COMMIT, or a statement by itself. */
export type Unit = readonly Sent[];

const line = t.intersection([
  t.type({ message: t.string, pid: t.number }),
  t.partial({ detail: t.string, dbname: t.string, application_name: t.string }),
]);
type Line = t.TypeOf<typeof line>;

const mark = 'between two recordings: ';

/** What the portal sent to this database, and our own marks there. */
const lines = (text: string, database: string): readonly Line[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((one): unknown => JSON.parse(one))
    .filter(line.is)
    .filter(({ dbname }) => dbname === database)
    .filter(
      ({ message, application_name: by }) => by?.startsWith('candidate-portal') === true || message.includes(mark),
    );

/** `$1 = 'it''s', $2 = NULL` */
const literalsIn = (detail: string): readonly string[] =>
  [...detail.matchAll(/\$\d+ = ((?:'(?:[^']|'')*')|NULL)/g)].map(([, literal = 'NULL']) => literal);

const sentIn = ({ message, detail = '' }: Line): Sent | undefined => {
  const sql = /^(?:statement|execute \S+): (.*)$/s.exec(message)?.[1];
  return sql === undefined ? undefined : { sql, literals: literalsIn(detail) };
};

/** Whether it only begins or ends a transaction. */
export const isControl = (sql: string): boolean => /^(?:begin|commit|rollback)$/i.test(sql);

/** By recording, and in each in the order in which the units began. */
const unitsByRecording = (all: readonly Line[]): readonly (readonly Unit[])[] => {
  const recordings: Sent[][][] = [[]];
  const open = new Map<number, Sent[]>();
  for (const one of all) {
    const sent = sentIn(one);
    if (sent === undefined) continue;
    if (sent.sql.includes(mark)) {
      recordings.push([]);
      continue;
    }
    const unit = open.get(one.pid);
    if (unit !== undefined) {
      unit.push(sent);
      if (isControl(sent.sql)) open.delete(one.pid);
      continue;
    }
    const begun = [sent];
    if (/^begin$/i.test(sent.sql)) open.set(one.pid, begun);
    recordings.at(-1)?.push(begun);
  }
  return recordings;
};

const loggedFile = t.tuple([t.type({ file: t.string })]);

/** PostgreSQL logs as JSON from its next start on; nothing is logged before a recording. */
export const letBeRecorded = async (server: PostgresServer): Promise<void> => {
  await server.asOwner('alter system set logging_collector = on');
  await server.asOwner("alter system set log_destination = 'jsonlog'");
  await server.asOwner('alter system set log_rotation_size = 0');
  await server.restart();
};

/** Records all statements to a database, on connections that are opened from now on. */
export const recording = async (server: PostgresServer, databaseUrl: string) => {
  const database = new URL(databaseUrl).pathname.slice(1);
  await server.asOwner(`alter database ${database} set log_statement = 'all'`);
  const found: unknown = await server.asOwner(
    `select current_setting('data_directory') || '/' || pg_current_logfile('jsonlog') as file`,
  );
  if (!loggedFile.is(found)) throw new Error('PostgreSQL does not log as JSON.');
  const [{ file }] = found;
  let marks = 0;
  const markHere = async (): Promise<void> => {
    marks += 1;
    await server.asOwner(`select '${mark}${marks}'`, databaseUrl);
  };
  return {
    /** Begins another recording; nothing else goes on meanwhile. */
    next: markHere,
    /** What was sent in each recording since the first `next`. */
    units: async (): Promise<readonly (readonly Unit[])[]> => {
      await markHere();
      let text = await readFile(file, 'utf8');
      // Another process writes the log.
      while (!text.includes(`${mark}${marks}'`) || !text.endsWith('\n')) {
        await pause(50);
        text = await readFile(file, 'utf8');
      }
      return unitsByRecording(lines(text, database)).slice(1, -1);
    },
  };
};
