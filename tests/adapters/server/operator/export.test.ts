import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportApplications } from '../../../../adapters/server/operator/export/export-applications';
import type { OperatorSide } from '../../../../application/operator/operator.port';
import { plus } from '../../../../domain/time/instant';
import { webhookUrl } from '../../../support/builders/webhooks';
import { pdfFile, rtfFile } from '../../../support/builders/resume-files';
import { aPortal, give, job, live, maria, readAll } from '../../../support/models/carried-life';
import { answerOf } from '../../../support/world/answers';
import { around, downloadFrom } from '../../../support/world/download';
import { load } from '../../../support/world/operator-side';
import { signedIn, type Device, type Given, type World } from '../../../support/world/world';

const storedFiles = ({ dependencies: { files, clock } }: World) => answerOf(files.keptBefore(plus(clock.now(), 1)));

describe('An export', () => {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  const into = join(folder, 'moved');
  let first: Awaited<ReturnType<typeof aPortal>>;
  let exported: readonly string[];

  /** An empty portal of the same employer, at the same time. */
  const another = async (changes: Partial<Given> = {}) => {
    const portal = await aPortal({ now: first.world.clock.now(), ...changes });
    return { ...portal, load: () => load(portal.side, exported) };
  };

  beforeAll(async () => {
    first = await aPortal();
    await live(first.world);
    const { files, ...counts } = await answerOf(
      exportApplications(first.side, around(downloadFrom(first.world)), into),
    );
    expect(counts).toEqual({ candidates: 2, applications: 2, resumes: 1, answers: 0, bytes: pdfFile.length });
    exported = files;
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('is files for the import and a folder of resumes, which only its owner reads and which name nobody', () => {
    expect(exported).toEqual([join(into, 'import-0001.json')]);
    expect(readdirSync(folder)).toEqual(['moved']);
    expect(readdirSync(into).sort()).toEqual(['import-0001.json', 'resumes']);
    expect(readdirSync(join(into, 'resumes'))).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.pdf$/)]);
    for (const name of ['.', 'import-0001.json', 'resumes']) expect(statSync(join(into, name)).mode & 0o077).toBe(0);
    expect(readFileSync(join(into, 'import-0001.json'), 'utf8')).not.toContain('resume_file');
  });

  it('comes out of one portal and into another, which then reads the same', async () => {
    const second = await another();
    expect(await second.load()).toMatchObject({ candidates: 2, applications: 2 });
    const [there, here] = [await readAll(second.side), await readAll(first.side)];
    expect(there).toEqual(here);
    expect(there.maria.history.map(({ type, sequence }) => `${sequence} ${type}`)).toEqual([
      '1 application.applied',
      '2 application.screening_passed',
      '3 resume.stored',
      '4 resume.stored',
      '5 application.booked',
      '6 application.moved',
      '7 application.interview_held',
      '8 application.offered',
      '9 resume.opened',
    ]);
    expect(there.maria.answers).toHaveLength(2);
    expect(there.maria.consents).toEqual({ recording: expect.any(Number), liveInterview: expect.any(Number) });
    expect(there.daniel.appointments).toHaveLength(1);
    expect(there.daniel.application.appointmentRevision).toBe(1);
  });

  it('tells candidates the same as before, without a mail, and opens the same resume', async () => {
    const second = await another();
    await second.load();
    expect(second.world.mailer.sent()).toEqual([]);
    const [here, there] = [await signedIn(first.world, maria), await signedIn(second.world, maria)];
    const history = await answerOf(there.api.history(job));
    expect(history).toEqual(await answerOf(here.api.history(job)));
    expect(history.lines[0]).toMatchObject({ says: 'applied' });
    const sent = async ({ api }: Device) => (await answerOf(api.whatWasSent(job))).answers;
    expect(await sent(there)).toEqual(await sent(here));
    const { url } = await answerOf(second.side.openResume({ email: maria.email, positionId: job.positionId }));
    const opened = await downloadFrom(second.world)(url);
    expect(Buffer.from(await opened.arrayBuffer()).equals(Buffer.from(pdfFile))).toBe(true);
  });

  it('keeps an appointment whose time is not offered in the other portal', async () => {
    const second = await another({ slots: [] });
    expect(await second.load()).toMatchObject({ applications: 2 });
    expect((await readAll(second.side)).daniel.appointments).toEqual((await readAll(first.side)).daniel.appointments);
  });

  it('changes nothing if it is imported again, although what is there went on', async () => {
    const second = await another();
    await second.load();
    const files = await storedFiles(second.world);
    await answerOf(second.side.act({ email: maria.email, positionId: job.positionId, act: 'take-offer-back' }));
    const before = await readAll(second.side);
    expect(await second.load()).toMatchObject({ applications: 2 });
    expect(await readAll(second.side)).toEqual(before);
    expect(await storedFiles(second.world)).toEqual(files);
  });

  it('is told to webhooks only by a replay, and in the list of events', async () => {
    const second = await another();
    const told = async (webhook: number) => {
      await second.world.behind(({ events }) => events.place());
      await second.world.behind(({ deliveries }) => deliveries.add(second.world.clock.now()));
      const { webhooks } = await answerOf(second.side.seeWebhooks());
      return webhooks.find(({ webhookId }) => webhookId === webhook)?.waiting;
    };
    const { webhookId: id } = await answerOf(
      second.side.addWebhook({ url: webhookUrl('https://hr.example.org/portal'), types: undefined }),
    );
    await second.load();
    expect(await told(id)).toBe(0);
    const events = await answerOf(second.side.seeEvents({ after: undefined, types: undefined, limit: 200 }));
    expect(events.events).toHaveLength(14);
    await answerOf(second.side.replayWebhook({ webhookId: id, after: 0 }));
    expect(await told(id)).toBe(14);
  });

  it('has the resume that a candidate sends while the one before is read', async () => {
    const portal = await aPortal();
    await live(portal.world);
    const device = await signedIn(portal.world, maria);
    let isSent = false;
    const meanwhile = async (url: string): Promise<Response> => {
      const response = await downloadFrom(portal.world)(url);
      if (!isSent) await give(portal.world, device, 'new.rtf', rtfFile);
      isSent = true;
      return response;
    };
    const done = await answerOf(exportApplications(portal.side, around(meanwhile), join(folder, 'meanwhile')));
    const second = await another();
    expect(await load(second.side, done.files)).toMatchObject({ applications: 2 });
    const there = await readAll(second.side);
    expect(there.maria.resume).toMatchObject({ name: 'new.rtf', bytes: rtfFile.length });
    expect(there).toEqual(await readAll(portal.side));
    rmSync(join(folder, 'meanwhile'), { recursive: true });
  });

  it('is in several files if it is long, from several pages of the list', async () => {
    const reads = {
      ...first.side,
      seeApplications: (wanted: Parameters<OperatorSide['seeApplications']>[0]) =>
        first.side.seeApplications({ ...wanted, limit: 1 }),
    };
    const long = join(folder, 'long');
    const done = await answerOf(exportApplications(reads, around(downloadFrom(first.world)), long, 1));
    expect(done).toMatchObject({
      ...{ candidates: 2, applications: 2 },
      files: [join(long, 'import-0001.json'), join(long, 'import-0002.json')],
    });
    const second = await another();
    for (const file of done.files) expect(await load(second.side, [file])).toMatchObject({ applications: 1 });
    expect(await readAll(second.side)).toEqual(await readAll(first.side));
    rmSync(long, { recursive: true });
  });

  it('of a portal without applications is a file without candidates', async () => {
    const empty = await aPortal();
    const done = await answerOf(
      exportApplications(empty.side, around(downloadFrom(empty.world)), join(folder, 'empty')),
    );
    expect(done).toMatchObject({ candidates: 0, applications: 0, resumes: 0 });
    expect(await load(empty.side, done.files)).toMatchObject({ candidates: 0 });
    rmSync(join(folder, 'empty'), { recursive: true });
  });
});
