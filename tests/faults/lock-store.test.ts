import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { openStore } from '../../adapters/server/postgres/open-store';
import { built } from '../support/store/built';
import { startOther } from '../support/store/processes';
import { workshop } from '../support/store/stores';

/* One folder, one process. Two concurrent writers would destroy it, so each of these is a real process. */

const place = workshop();
const asker = built('tests/support/store/lock.child.ts');
const opener = built('tests/support/store/store.child.ts');
afterAll(() => {
  place.close();
  asker.remove();
  opener.remove();
});

const ask = (folder: string) => startOther(asker.file, folder);

describe('The lock of a folder', () => {
  it('is held by one process at a time, and is free once released', async () => {
    const folder = place.newFolder();
    const first = ask(folder);
    expect(await first.says(1)).toEqual(['held']);
    const second = ask(folder);
    expect(await second.says(1)).toEqual(['FolderInUse']);
    await second.dismiss();
    expect(await first.dismiss()).toBe(0);
    const third = ask(folder);
    expect(await third.says(1)).toEqual(['held']);
    await third.dismiss();
    expect(readdirSync(join(folder, 'store.locks'))).toEqual([]);
  });

  it('is free as soon as its owner is killed, and its leftovers are removed', async () => {
    const folder = place.newFolder();
    for (let round = 0; round < 3; round += 1) {
      const owner = ask(folder);
      expect(await owner.says(1)).toEqual(['held']);
      await owner.kill();
    }
    const next = ask(folder);
    expect(await next.says(1)).toEqual(['held']);
    expect(readdirSync(join(folder, 'store.locks'))).toHaveLength(1);
    await next.dismiss();
  });

  it('goes to exactly one of six concurrent callers', async () => {
    for (let round = 0; round < 4; round += 1) {
      const folder = place.newFolder();
      const all = Array.from({ length: 6 }, () => ask(folder));
      const said = await Promise.all(all.map((one) => one.says(1)));
      expect(said.flat().sort()).toEqual([...Array.from({ length: 5 }, () => 'FolderInUse'), 'held']);
      await Promise.all(all.map((one) => one.dismiss()));
    }
  }, 30_000);

  it('works in a folder whose path is longer than a socket path may be', async () => {
    const deep = join(place.newFolder(), ...Array.from({ length: 5 }, () => 'a-rather-long-name-of-a-folder'));
    mkdirSync(deep, { recursive: true });
    const first = ask(deep);
    expect(await first.says(1)).toEqual(['held']);
    const second = ask(deep);
    expect(await second.says(1)).toEqual(['FolderInUse']);
    await second.dismiss();
    await first.kill();
    const third = ask(deep);
    expect(await third.says(1)).toEqual(['held']);
    await third.dismiss();
  });

  it('is not taken over while its owner is too busy to respond', async () => {
    const folder = place.newFolder();
    const owner = ask(folder);
    await owner.says(1);
    owner.signal('SIGSTOP');
    const second = ask(folder);
    expect(await second.says(1)).toEqual(['FolderInUse']);
    await second.dismiss();
    owner.signal('SIGCONT');
    await owner.dismiss();
  });
});

describe('A store', () => {
  it("that is open in one process can't be opened by a second, which says so in one line", async () => {
    const folder = await place.newDataDir();
    const first = startOther(opener.file, folder, place.worker);
    expect(await first.says(1)).toEqual(['open']);
    const second = startOther(opener.file, folder, place.worker);
    expect(await second.ended).toBe(1);
    expect(second.complaints()).toBe(
      `The store in ${folder} is in use by another process: stop it first, or choose another DATA_DIR.\n`,
    );
    await first.kill();
    const third = startOther(opener.file, folder, place.worker);
    expect(await third.says(1)).toEqual(['open']);
    expect(await third.dismiss()).toBe(0);
  }, 60_000);

  it("can't be opened twice by the same process until it has been closed", async () => {
    const dataDir = await place.newDataDir();
    const first = await place.open({ dataDir });
    expect(await openStore(place.settings({ dataDir }))()).toEqual(E.left({ _tag: 'FolderInUse', folder: dataDir }));
    await first.close();
    const again = await place.open({ dataDir });
    expect(await again.ping()).toEqual(E.right(undefined));
    await again.close();
    expect(await again.ping()).toEqual(E.left({ _tag: 'StoreUnavailable' }));
  }, 60_000);

  it('in a folder that is a file is refused with its code, and without a trace', async () => {
    const dataDir = join(place.newFolder(), 'data');
    writeFileSync(dataDir, 'not a folder');
    expect(await openStore(place.settings({ dataDir }))()).toEqual(
      E.left({ _tag: 'FolderNotUsable', folder: dataDir, code: 'EEXIST' }),
    );
  });

  it('whose files are not a database is refused, left as it is, and not locked', async () => {
    const dataDir = place.newFolder();
    mkdirSync(join(dataDir, 'store'));
    writeFileSync(join(dataDir, 'store', 'PG_VERSION'), '12\n');
    for (let tries = 0; tries < 2; tries += 1) {
      const opened = await openStore(place.settings({ dataDir }))();
      expect(opened).toMatchObject({ _tag: 'Left', left: { _tag: 'StoreDamaged' } });
    }
    expect(readdirSync(join(dataDir, 'store'))).toEqual(['PG_VERSION']);
  }, 60_000);

  it('whose creation was interrupted is created again', async () => {
    const dataDir = place.newFolder();
    const maker = startOther(opener.file, dataDir, place.worker);
    const begun = join(dataDir, 'store.new');
    while (!existsSync(begun)) await new Promise(setImmediate);
    await maker.kill();
    expect(existsSync(join(dataDir, 'store'))).toBe(false);
    const store = await place.open({ dataDir });
    expect(await store.ping()).toEqual(E.right(undefined));
    expect(existsSync(begun)).toBe(false);
    await store.close();
  }, 60_000);
});

describe('A server', () => {
  it('that does not respond is refused with the error code', async () => {
    const settings = place.settings({ databaseUrl: 'postgres://nobody@127.0.0.1:9249/nothing' });
    expect(await openStore(settings)()).toEqual(
      E.left({ _tag: 'ServerNotReached', setting: 'DATABASE_URL', code: 'ECONNREFUSED' }),
    );
  });
});
