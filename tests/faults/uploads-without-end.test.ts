import { readdir, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { forgetOldUploads } from '../../application/service/resumes/receive-file';
import { hours } from '../../domain/time/duration';
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
import { answerOf } from '../support/world/answers';
import type { Body } from '../server/portal-over-http';

/* Candidates start uploads and never finish: the disk space and memory they can occupy is bounded, and an hour without a byte frees the space. */

afterEach(tidyUp);

const bytesIn = async (folder: string): Promise<number> => {
  const names = await readdir(join(folder, 'coming')).catch(() => []);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, 'coming', name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

describe('A candidate who starts uploads and completes none', () => {
  it('leaves three of the largest files on the disk, is told so, and has the space back after an hour without a byte', async () => {
    const folder = newPlace();
    const { portal, tokens } = await listening(1, onDisk(folder));
    const [token = ''] = tokens;
    const answers: Body[] = [];
    for (let n = 0; n < 40; n += 1) {
      const begun = await begin(portal, token, 10 * megabyte);
      if (begun.statusCode === 201)
        await piece(portal, token, String(begun.headers.location), 0, Buffer.alloc(10 * megabyte - 1));
      else answers.push({ status: begun.statusCode, ...begun.json<Body>() });
    }
    expect(answers).toHaveLength(37);
    expect(answers[0]).toMatchObject({
      status: 429,
      error: expect.stringContaining('If one is stuck, try again in an hour.'),
      refusal: { reason: 'TooManyUploads', bytes: 40 * megabyte, bytesAtMost: 30 * megabyte },
    });
    expect(await bytesIn(folder)).toBeLessThan(31 * megabyte);

    portal.world.clock.moveBy(hours(1));
    expect(await answerOf(forgetOldUploads(portal.world.dependencies))).toBe(3);
    expect(await bytesIn(folder)).toBe(0);
    expect((await begin(portal, token, 10 * megabyte)).statusCode).toBe(201);
  }, 120_000);
});

/** Memory held in buffers, not just awaiting garbage collection. */
const heldNow = (): number => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') Reflect.apply(collect, undefined, []);
  return process.memoryUsage().arrayBuffers;
};

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let held = false; !held;) held = await holds();
};

describe('Sixty forms with endless files', () => {
  it('are written to disk, not memory, three per candidate; a fourth is refused at once', async () => {
    const folder = newPlace();
    const { portal, port, tokens } = await listening(20, onDisk(folder));
    const content = Buffer.alloc(3 * megabyte, '%PDF-1.7 ');
    const before = heldNow();
    const forms = tokens.flatMap((token) => [0, 1, 2].map(() => openForm(port, token, content)));
    await until(async () => {
      const all = await answerOf(portal.world.dependencies.files.underWay());
      return all.length === 60 && all.every(({ received }) => received > 2.9 * megabyte);
    });
    // What was received a moment ago may still be on its way to the disk.
    for (let tries = 0; tries < 300 && heldNow() - before >= 30 * megabyte; tries += 1)
      await new Promise((done) => setImmediate(done));
    expect(heldNow() - before).toBeLessThan(30 * megabyte);

    const fourth = openForm(port, tokens[0] ?? '', content);
    const answer = await new Promise<IncomingMessage>((resolve) => fourth.once('response', resolve));
    const said: unknown = JSON.parse(await textOf(answer));
    expect(said).toMatchObject({ statusCode: 406, refusal: { reason: 'TooManyUploads' } });

    // When a connection ends, its file is deleted: nobody could continue it.
    for (const form of [...forms, fourth]) form.destroy();
    await until(async () => (await answerOf(portal.world.dependencies.files.underWay())).length === 0);
    expect(await bytesIn(folder)).toBe(0);
  }, 180_000);
});
