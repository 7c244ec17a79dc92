import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { exportApplications } from '../../../../adapters/server/operator/export/export-applications';
import type { NotCarriedOut } from '../../../../application/operator/operator.port';
import { aPortal, live } from '../../../support/models/carried-life';
import { answerOf, refusalOf } from '../../../support/world/answers';
import { around, downloadFrom } from '../../../support/world/download';

/* Exports that the portal, the line or the disk hold up, and one that is told to stop. */

describe('An export', () => {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  const into = join(folder, 'moved');
  let first: Awaited<ReturnType<typeof aPortal>>;

  beforeAll(async () => {
    first = await aPortal();
    await live(first.world);
    await answerOf(exportApplications(first.side, around(downloadFrom(first.world)), into));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('is there whole or not at all', async () => {
    const nowhere = join(folder, 'nowhere');
    const gone = () => Promise.resolve(new Response(null, { status: 410 }));
    expect(await refusalOf(exportApplications(first.side, around(gone), nowhere))).toEqual({
      _tag: 'NotExported',
      why: 'The resume of maria.santos@example.org for position 4711: the portal answered 410.',
    });
    const broken = () => Promise.reject(new Error('the line'));
    expect(await refusalOf(exportApplications(first.side, around(broken), nowhere))).toMatchObject({
      why: expect.stringContaining('its download broke off'),
    });
    const other = () => Promise.resolve(new Response('%PDF-1.7 another'));
    expect(await refusalOf(exportApplications(first.side, around(other), nowhere))).toMatchObject({
      why: expect.stringContaining('has not as many bytes as the portal says'),
    });
    const endless = () => Promise.resolve(new Response(new Uint8Array(11_000_000)));
    expect(await refusalOf(exportApplications(first.side, around(endless), nowhere))).toMatchObject({
      why: expect.stringContaining('its download broke off'),
    });
    expect(await refusalOf(exportApplications(first.side, around(gone), into))).toEqual({
      _tag: 'NotExported',
      why: `${into} is there already. Name a folder that is not.`,
    });
    expect(await refusalOf(exportApplications(first.side, around(gone), join(folder, 'no', 'folder')))).toEqual({
      _tag: 'NotExported',
      why: "The export can't be written (ENOENT).",
    });
    expect(readdirSync(folder)).toEqual(['moved']);
  });

  it('opens no link that leads away from the portal', async () => {
    const opened: string[] = [];
    const download = (url: string) => {
      opened.push(url);
      return downloadFrom(first.world)(url);
    };
    const elsewhere = around(download, { origin: 'https://another.example.org' });
    expect(await refusalOf(exportApplications(first.side, elsewhere, join(folder, 'away')))).toMatchObject({
      why: expect.stringContaining('its link leads away from the portal'),
    });
    expect(opened).toEqual([]);
    expect(readdirSync(folder)).toEqual(['moved']);
  });

  it('leaves nothing behind if it is told to stop', async () => {
    let stop = (): void => undefined;
    const running: string[] = [];
    const stopped = (url: string) => {
      running.push(...readdirSync(folder).filter((name) => name.startsWith('.')));
      stop();
      return downloadFrom(first.world)(url);
    };
    const told = around(stopped, {
      whenStopped: (clean) => {
        stop = clean;
        return () => undefined;
      },
    });
    await exportApplications(first.side, told, join(folder, 'stopped'))();
    expect(running).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['moved']);
  });

  it('waits for a busy portal, a minute at most', async () => {
    let asked = 0;
    const pauses: number[] = [];
    const pause = (length: number) => Promise.resolve(pauses.push(length));
    const says = ['7', '86400', 'Fri, 31 Dec 2027 23:59:59 GMT'];
    const busy = (url: string) => {
      const after = says[asked];
      asked += 1;
      return after === undefined
        ? downloadFrom(first.world)(url)
        : Promise.resolve(new Response(null, { status: 429, headers: { 'retry-after': after } }));
    };
    const done = await answerOf(exportApplications(first.side, around(busy, { pause }), join(folder, 'busy')));
    expect([asked, done.resumes]).toEqual([5, 1]);
    expect(pauses).toEqual([7_000, 60_000, 1_000]);
    rmSync(join(folder, 'busy'), { recursive: true });

    let calls = 0;
    const tooMany: NotCarriedOut = { _tag: 'NotCarriedOut', why: 'No more calls.', tooManyCalls: true };
    const seldom =
      <I, R, A>(ask: (input: I) => TE.TaskEither<R | NotCarriedOut, A>) =>
      (input: I): TE.TaskEither<R | NotCarriedOut, A> => {
        const real = ask(input);
        return () => {
          calls += 1;
          return calls % 2 === 1 ? Promise.resolve(E.left(tooMany)) : real();
        };
      };
    const { side } = first;
    const reads = {
      seeApplications: seldom(side.seeApplications),
      seeWholeApplication: seldom(side.seeWholeApplication),
      openResume: seldom(side.openResume),
      signAnswer: seldom(side.signAnswer),
    };
    const late = join(folder, 'late');
    expect(await answerOf(exportApplications(reads, around(downloadFrom(first.world)), late))).toMatchObject({
      applications: 2,
    });
    rmSync(late, { recursive: true });
    const never = { ...side, seeApplications: () => TE.left(tooMany) };
    expect(await refusalOf(exportApplications(never, around(busy), late))).toMatchObject({ why: 'No more calls.' });
    const unknown = { ...side, openResume: () => TE.left({ _tag: 'NoSuchResume' } as const) };
    expect(await refusalOf(exportApplications(unknown, around(busy), late))).toMatchObject({
      why: 'The portal refuses to tell an application (NoSuchResume).',
    });
  });
});
