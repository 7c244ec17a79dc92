import { execFileSync } from 'node:child_process';
import * as TE from 'fp-ts/TaskEither';
import type { DiskFull, FileStore } from '../../application/files/file-store.port';
import {
  begin,
  listening,
  megabyte,
  newPlace,
  onDisk,
  openForm,
  piece,
  textOf,
  tidyUp,
} from '../support/portal/uploads';
import type { Given } from '../support/world/world';
import type { Body } from '../server/portal-over-http';

/* The disk for uploads is full: candidates are told, the operator is warned once, and nothing that arrived is lost. */

const mounted: string[] = [];

const unmount = (): void => {
  for (const place of mounted.splice(0)) execFileSync('umount', ['--lazy', place]);
};

afterEach(async () => {
  unmount();
  await tidyUp();
});

/** A separate disk; undefined: this machine allows none, since mounting one needs privileges. */
const smallDisk = (): string | undefined => {
  const place = newPlace();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', place], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  mounted.push(place);
  return place;
};

const mayMount = smallDisk() !== undefined;
unmount();

/** Reported as skipped where no disk can be mounted. */
const onSmallDisk = mayMount ? it : it.skip;

describe('A full disk', () => {
  onSmallDisk(
    'is reported; the portal keeps what arrived, warns the operator once, and accepts the rest once there is room',
    async () => {
      const folder = smallDisk() ?? '';
      const { portal, tokens } = await listening(1, onDisk(folder));
      const [token = ''] = tokens;
      const content = Buffer.alloc(3 * megabyte, '%PDF-1.7 ');
      const url = String((await begin(portal, token, content.length)).headers.location);
      const full = await piece(portal, token, url, 0, content);
      expect(full.statusCode).toBe(507);
      const kept = Number(full.headers['upload-offset']);
      expect(kept).toBeGreaterThan(megabyte);
      expect(full.json<Body>()).toMatchObject({
        error: expect.stringContaining('stay here for an hour'),
        refusal: { reason: 'DiskFull', kept },
      });
      expect((await piece(portal, token, url, kept, content.subarray(kept))).statusCode).toBe(507);
      const warnings = portal.world.reporter.reports.filter(({ event }) => event === 'disk-full');
      expect(warnings).toMatchObject([{ detail: { where: 'files', code: 'ENOSPC' } }]);

      execFileSync('mount', ['-o', 'remount,size=8m', folder]);
      const rest = await piece(portal, token, url, kept, content.subarray(kept));
      expect([rest.statusCode, rest.headers['upload-offset']]).toEqual([204, String(content.length)]);
    },
    60_000,
  );

  it('is reported for a new upload, chunked or in a form', async () => {
    const noRoom: DiskFull = { _tag: 'DiskFull', kept: 0 };
    const full =
      (files: NonNullable<Given['files']>): NonNullable<Given['files']> =>
      (clock, reporter): FileStore => ({ ...files(clock, reporter), begin: () => TE.left(noRoom) });
    const { portal, port, tokens } = await listening(1, full(onDisk(newPlace())));
    const [token = ''] = tokens;
    const begun = await begin(portal, token, 12);
    expect([begun.statusCode, begun.json<Body>()['refusal']]).toEqual([507, { reason: 'DiskFull', kept: 0 }]);
    const form = openForm(port, token, Buffer.from('%PDF-1.7 '));
    const said: unknown = JSON.parse(await textOf(await form.answer));
    expect(said).toMatchObject({
      statusCode: 406,
      error: expect.stringContaining('Nothing of it was kept, and your application is as it was'),
      refusal: { reason: 'DiskFull' },
    });
    form.close();
  }, 60_000);
});
