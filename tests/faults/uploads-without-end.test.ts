import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { forgetOldUploads } from '../../application/resumes/receive-file.service';
import { mayBeginUpload } from '../../domain/files/upload-room';
import { hours } from '../../domain/time/duration';
import {
  begin,
  listening,
  megabyte,
  newPlace,
  onDisk,
  openForm,
  piece,
  sendWholeForm,
  sendWholePiece,
  textOf,
  tidyUp,
} from '../support/portal/uploads';
import { fileRef } from '../support/builders/identity';
import { candidateId } from '../support/builders/recording';
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

describe('Candidates who announce files and send nothing', () => {
  it('take no room from others: thirty-five with 200 MB answers and 10 MB resumes leave room for more', async () => {
    const { portal, tokens } = await listening(3, onDisk(newPlace()));
    const { files, clock } = portal.world.dependencies;
    for (let n = 0; n < 35 * 24; n += 1)
      for (const purpose of ['answer', 'resume'] as const) {
        const upload = {
          ref: fileRef(n * 2 + (purpose === 'answer' ? 0 : 1) + 1_000),
          owner: candidateId(1_000 + (n % 35)),
          purpose,
          lineage: undefined,
          name: 'a.pdf',
          bytes: (purpose === 'answer' ? 200 : 10) * megabyte,
          begunAt: clock.now(),
        };
        await files.begin(upload, (others) => mayBeginUpload(upload, others))();
      }
    const answer = {
      ref: fileRef(500),
      owner: candidateId(500),
      purpose: 'answer' as const,
      lineage: undefined,
      name: 'a.webm',
      bytes: 200 * megabyte,
      begunAt: clock.now(),
    };
    await answerOf(files.begin(answer, (others) => mayBeginUpload(answer, others)));
    for (const token of tokens) expect((await begin(portal, token, 10 * megabyte)).statusCode).toBe(201);
    expect(portal.world.reporter.reports).toEqual([]);
  }, 120_000);
});

/** Memory held in buffers, not just awaiting garbage collection. */
const heldNow = (): number => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') Reflect.apply(collect, undefined, []);
  return process.memoryUsage().arrayBuffers;
};

/** Looks again until it holds; after a minute it fails and says how things stood. */
const until = async (what: string, holds: () => Promise<boolean>, asItStands: () => unknown): Promise<void> => {
  const end = performance.now() + 60_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Not within a minute: ${what}. ${JSON.stringify(asItStands())}`);
    await setTimeout(20);
  }
};

const content = Buffer.alloc(3 * megabyte, '%PDF-1.7 ');

describe('Sixty forms with endless files', () => {
  it('are written to disk, not memory, three per candidate; a fourth is refused at once', async () => {
    const folder = newPlace();
    const { portal, port, tokens } = await listening(20, onDisk(folder));
    const before = heldNow();
    const forms = tokens.flatMap((token) => [0, 1, 2].map(() => openForm(port, token, content)));
    let received: readonly number[] = [];
    const look = async (): Promise<void> => {
      const all = await answerOf(portal.world.dependencies.files.underWay());
      received = all.map((upload) => upload.received);
    };
    const asItStands = () => ({
      received,
      forms: forms.flatMap((form) => form.ended() ?? []),
      log: portal.answered.slice(-5),
    });
    await until(
      'all sixty are on the disk',
      async () => {
        await look();
        return received.length === 60 && received.every((bytes) => bytes > 2.9 * megabyte);
      },
      asItStands,
    );
    // What was received a moment ago may still be on its way to the disk.
    await until('less than 30 MB is held', async () => heldNow() - before < 30 * megabyte, asItStands);

    const fourth = openForm(port, tokens[0] ?? '', content);
    const said: unknown = JSON.parse(await textOf(await fourth.answer));
    expect(said).toMatchObject({ statusCode: 406, refusal: { reason: 'TooManyUploads' } });

    // When a connection ends, its file is deleted: nobody could continue it.
    for (const form of [...forms, fourth]) form.close();
    await until(
      'no file is left',
      async () => {
        await look();
        return received.length === 0;
      },
      asItStands,
    );
    expect(await bytesIn(folder)).toBe(0);
  }, 180_000);
});

describe('A form that is refused while it is sent', () => {
  it.each([
    { why: 'three others are under way', underWay: 3, bytes: 9 * megabyte, reason: 'TooManyUploads' },
    { why: 'its file is too large', underWay: 0, bytes: 12 * megabyte, reason: 'FileTooLarge' },
  ])(
    'because $why is read to its end: a browser reads no answer before it has sent everything',
    async ({ underWay, bytes, reason }) => {
      const { portal, port, tokens } = await listening(1, onDisk(newPlace()));
      const [token = ''] = tokens;
      for (let n = 0; n < underWay; n += 1) expect((await begin(portal, token, 10 * megabyte)).statusCode).toBe(201);
      expect(await sendWholeForm(port, token, Buffer.alloc(bytes, '%PDF-1.7 '))).toContain(reason);
    },
  );
});

describe('A piece that is refused while it is sent', () => {
  it('because it is longer than was announced is read to its end', async () => {
    const { portal, port, tokens } = await listening(1, onDisk(newPlace()));
    const [token = ''] = tokens;
    const path = String((await begin(portal, token, megabyte)).headers.location);
    const answer = await sendWholePiece(port, token, path, Buffer.alloc(9 * megabyte, '%PDF-1.7 '));
    expect(answer).toContain('The file is longer than it was said to be.');
  });
});
