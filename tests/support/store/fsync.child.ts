import { fsyncSync } from 'node:fs';
import { openEngine } from '../../../adapters/server/postgres/embedded/engine';

/* Makes so many commits and counts how often the engine waits for the disk, between each BEGIN and the answer to its COMMIT. */

const [folder = '', commits = '0'] = process.argv.slice(2);

const main = async (): Promise<void> => {
  let syncs = 0;
  const engine = await openEngine(folder, {
    sync: (fileDescriptor) => {
      fsyncSync(fileDescriptor);
      syncs += 1;
    },
    panic: (line) => {
      throw new Error(line);
    },
  });
  await engine.ask('create table if not exists kept (n integer)', []);
  const ofEach: number[] = [];
  for (let n = 0; n < Number(commits); n += 1) {
    await engine.ask('BEGIN', []);
    await engine.ask('insert into kept values ($1)', [n]);
    const before = syncs;
    await engine.ask('COMMIT', []);
    ofEach.push(syncs - before);
  }
  const settings = await engine.ask(
    "select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'synchronous_commit', 'full_page_writes')",
    [],
  );
  await engine.close();
  console.log(JSON.stringify({ ofEach, settings: settings.rows }));
};

void main();
