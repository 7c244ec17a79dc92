import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { pathToFileURL } from 'node:url';
import { startEngine } from '../../adapters/server/postgres/embedded/engine-thread';
import { whyNotOpened } from '../../adapters/server/postgres/not-opened';
import { openStore } from '../../adapters/server/postgres/open-store';
import { aCandidate, email } from '../support/builders/identity';
import { programs } from '../support/portal/program';
import { built } from '../support/store/built';
import { workshop } from '../support/store/stores';

/* An incomplete store is refused in plain words, and not a byte of it is changed: creating an empty one over it would be the worst loss. */

jest.setTimeout(120_000);

const place = workshop();
const portals = programs();
const failingDisk = built('tests/support/store/failing-disk.child.ts');
afterAll(async () => {
  place.close();
  failingDisk.remove();
  await portals.close();
});

/** Every file with its content, and every folder. */
const printOf = (folder: string): string =>
  createHash('sha256')
    .update(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .sort()
        .map((path) => {
          const at = join(folder, path);
          return `${path} ${statSync(at).isFile() ? createHash('sha256').update(readFileSync(at)).digest('hex') : ''}`;
        })
        .join('\n'),
    )
    .digest('hex');

const refusal = async (dataDir: string): Promise<string> => {
  const opened = await openStore(place.settings({ dataDir }))();
  if (E.isLeft(opened)) return whyNotOpened(opened.left);
  await opened.right.close();
  return 'it was opened';
};

const gone = (path: string) => (store: string) => rmSync(join(store, path), { recursive: true });
const nothingIn = (path: string) => (store: string) => {
  for (const entry of readdirSync(join(store, path))) rmSync(join(store, path, entry), { recursive: true });
};

describe('A damaged store is refused with what is missing and how to restore it, and left unchanged', () => {
  it.each<[string, (store: string) => void, string]>([
    ['without PG_VERSION, which made a new one over it', gone('PG_VERSION'), 'PG_VERSION missing'],
    ['with an empty PG_VERSION', (store) => truncateSync(join(store, 'PG_VERSION')), 'PG_VERSION missing'],
    ['without global', gone('global'), 'global/ missing'],
    ['without pg_control', gone('global/pg_control'), 'global/pg_control missing'],
    ['without base', gone('base'), 'base/ missing'],
    ['without the database of the portal', gone('base/5'), 'base/5/ missing'],
    ['without its log', gone('pg_wal'), 'pg_wal/ missing'],
    ['whose log has no file', (store) => nothingIn('pg_wal')(store), 'pg_wal/archive_status/'],
    ['that does not know what was carried out', nothingIn('pg_xact'), 'the files of pg_xact/ missing'],
    ['whose copy left out an empty folder', gone('pg_tblspc'), 'pg_tblspc/ missing'],
    ['whose settings are gone', gone('postgresql.conf'), 'postgresql.conf missing'],
    ['that is empty', nothingIn('.'), 'PG_VERSION, '],
    [
      'that is empty but for leftovers',
      (store) => {
        nothingIn('.')(store);
        writeFileSync(join(store, 'postmaster.pid'), '1');
      },
      'PG_VERSION, ',
    ],
  ])('%s', async (_, damage, words) => {
    const dataDir = await place.newDataDir();
    const store = join(dataDir, 'store');
    damage(store);
    const before = printOf(store);
    const said = await refusal(dataDir);
    expect(said).toContain(`The store in ${store} is damaged: `);
    expect(said).toContain(words);
    expect(said).toContain('put the whole folder back from a copy');
    expect(printOf(store)).toBe(before);
    expect(readdirSync(dataDir)).not.toContain('store.new');
  });

  it('that is a file', async () => {
    const dataDir = place.newFolder();
    writeFileSync(join(dataDir, 'store'), 'what is this');
    expect(await refusal(dataDir)).toContain('is damaged: it is no folder');
  });

  it('even if its engine has ended and is restarted while the portal runs', async () => {
    const dataDir = await place.newDataDir();
    const store = await place.open({ dataDir, storeWorker: pathToFileURL(failingDisk.file) });
    const put = store.unitOfWork.run(({ provisioning }) => provisioning.putCandidate(aCandidate()));
    writeFileSync(join(dataDir, 'store-disk-fails'), '');
    expect(await put()).toMatchObject({ _tag: 'Left' });
    rmSync(join(dataDir, 'store-disk-fails'));
    rmSync(join(dataDir, 'store', 'PG_VERSION'));
    expect(await put()).toMatchObject({ _tag: 'Left' });
    expect(readdirSync(join(dataDir, 'store'))).not.toContain('PG_VERSION');
    await store.close();
  });

  it('and is opened with all its data once a copy is put back', async () => {
    const dataDir = await place.newDataDir();
    const first = await place.open({ dataDir });
    await first.unitOfWork.run(({ provisioning }) =>
      provisioning.putCandidate(aCandidate({ email: email('kept@example.org') })),
    )();
    await first.close();
    const store = join(dataDir, 'store');
    renameSync(join(store, 'PG_VERSION'), join(dataDir, 'away'));
    expect(await refusal(dataDir)).toContain('PG_VERSION missing');
    renameSync(join(dataDir, 'away'), join(store, 'PG_VERSION'));
    const again = await place.open({ dataDir });
    const found = await again.unitOfWork.run(({ candidates }) => candidates.withEmail(email('kept@example.org')))();
    expect(found).toMatchObject({ _tag: 'Right', right: { _tag: 'Some' } });
    await again.close();
  });
});

describe('A damaged page', () => {
  const spoil = (file: string): void => {
    writeFileSync(file, Buffer.alloc(8_192, 0xa5), { flag: 'r+' });
  };

  it.each([
    ['of the catalogue', (store: string) => spoil(join(store, 'base/5/1259'))],
    ['of pg_control', (store: string) => spoil(join(store, 'global/pg_control'))],
    ['of the log', (store: string) => spoil(join(store, 'pg_wal/000000010000000000000001'))],
  ])('%s ends the portal with a line and exit 1', async (_, damage) => {
    const env = await portals.newHome();
    damage(join(String(env['DATA_DIR']), 'store'));
    const portal = portals.attempt(env);
    const status = await portal.ended;
    expect(status).toBe(1);
    expect(portal.complaints()).toMatch(/is damaged: its files can't be read.*from a copy/);
  });

  it('that hangs the engine: the engine is stopped, and the error says how long we waited', async () => {
    const folder = join(await place.newDataDir(), 'store');
    rmSync(join(folder, 'base/1'), { recursive: true });
    const engine = await startEngine(pathToFileURL(place.worker), folder, () => undefined, 300, 50);
    expect(engine).toEqual({ _tag: 'EngineNotStarted', folder, why: 'it was not ready after 0.05 s' });
  });
});

describe('A store that a later version has opened', () => {
  it('is refused by an older program, which names the unknown migrations and changes nothing', async () => {
    const dataDir = await place.newDataDir();
    await (await place.open({ dataDir })).close();
    const engine = await startEngine(pathToFileURL(place.worker), join(dataDir, 'store'), () => undefined);
    if ('_tag' in engine) throw new Error(engine.why);
    await engine.ask("insert into kysely_migration (name, timestamp) values ('999-later', '2027-01-01')", []);
    await engine.stop();
    expect(await openStore(place.settings({ dataDir }))()).toEqual(
      E.left({ _tag: 'StoreIsNewer', unknown: ['999-later'] }),
    );
    expect(await refusal(dataDir)).toContain('This program is older than its store, which knows 999-later');
  });
});

describe("Settings that can't work stop a portal before it opens anything", () => {
  it('two processes on one database, neither with a key: both are refused, by name', async () => {
    const ended = await Promise.all(
      [1, 2].map(async () => {
        const dataDir = portals.newFolder();
        const portal = portals.attempt({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://nobody@127.0.0.1:9249/nothing' });
        return { status: await portal.ended, said: portal.complaints(), made: readdirSync(dataDir) };
      }),
    );
    for (const { status, said, made } of ended) {
      expect(status).toBe(1);
      expect(said).toMatch(/^SECRET_KEY: expected .*\nFILES_SHARED: expected 1, .*\n$/);
      expect(made).toEqual([]);
    }
  });
});

/** A separate disk, if this machine allows one. */
const disk = (megabytes: number): string | undefined => {
  const folder = place.newFolder();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  return status === 0 ? folder : undefined;
};
const small = disk(30);
const onSmallDisk = small === undefined ? describe.skip : describe;

onSmallDisk('A full disk at the start', () => {
  const full = small ?? '';
  afterAll(() => execFileSync('umount', [full]));

  it('of a new store: a line says so, and nothing half-created is left', async () => {
    const dataDir = join(full, 'new');
    mkdirSync(dataDir);
    expect(await refusal(dataDir)).toContain('The disk is full');
    expect(readdirSync(dataDir)).toEqual(['store.locks']);
    rmSync(dataDir, { recursive: true });
  });
});
