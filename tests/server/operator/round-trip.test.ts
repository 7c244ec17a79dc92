import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { machine } from '../../../adapters/composition/machine';
import { filesToSend, sendImport } from '../../../adapters/composition/send-import';
import { demoFile } from '../../../adapters/server/demo/demo-file';
import { exportApplications } from '../../../adapters/server/operator/export/export-applications';
import { portalSide } from '../../../adapters/terminal/operator/portal-side';
import { runTerminal } from '../../../adapters/terminal/terminal';
import type { OperatorSide } from '../../../application/operator/operator.port';
import { systemClock } from '../../../adapters/server/clock/system-clock';
import { printIsoInstant } from '../../../domain/time/instant';
import { signInAt } from '../../benchmarks/calling';
import { email } from '../../support/builders/identity';
import { date } from '../../support/builders/time';
import { pdfFile, rtfFile } from '../../support/builders/resume-files';
import { employersOwn, live, putQuestions, readAll } from '../../support/models/carried-life';
import { startPortal, type RunningPortal } from '../../support/portal/running-portal';
import { nothingReached } from '../../support/portal/terminal-world';
import { answerOf } from '../../support/world/answers';
import { around } from '../../support/world/download';
import { morning } from '../../support/world/world';
import { portalOverHttp } from '../portal-over-http';
import { operatorToken, portalsOnDisk } from '../portals-on-disk';

const load = async (side: OperatorSide, ...paths: readonly string[]) => {
  const loaded = await sendImport(side, await filesToSend(paths));
  return E.isRight(loaded) ? loaded.right : loaded.left;
};

/** What a file store keeps, and what is on its way there. */
const filesIn = (folder: string): readonly string[] =>
  ['kept', 'coming'].flatMap((name) => (existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : []));

describe('Out of one portal, over HTTP, and into another, each with an embedded store and files on a disk', () => {
  const portals = portalsOnDisk();

  /** A portal of that employer, without applications. */
  const aPortal = async (now = morning) => {
    const { portal, ...more } = await portals.open((stored) =>
      portalOverHttp({ ...employersOwn, now, ...stored }, { operatorToken }),
    );
    await putQuestions(portal.world);
    return { ...portal, ...more };
  };
  afterAll(portals.close, 60_000);

  it('a whole life reads the same there, once and again; what is hostile is refused, and nothing of it stored', async () => {
    const first = await aPortal();
    await live(first.world);
    const into = join(portals.folder, 'moved');
    const exported = await answerOf(exportApplications(first.side, around(first.download), into));
    expect(exported).toMatchObject({ candidates: 2, applications: 2, resumes: 1, bytes: pdfFile.length });

    const second = await aPortal(first.world.clock.now());
    const [path = ''] = exported.files;
    const whole = readFileSync(path, 'utf8');
    const resume = /resumes\/[0-9a-f]{64}\.pdf/.exec(whole)?.[0] ?? '';
    const hostile = async (changed: string, ...faults: readonly string[]): Promise<void> => {
      writeFileSync(join(into, 'hostile.json'), changed);
      expect(await load(second.side, join(into, 'hostile.json'))).toEqual(
        faults.map((fault): unknown => expect.stringContaining(fault)),
      );
      expect(await answerOf(second.side.seeApplications(every))).toMatchObject({ applications: [] });
      expect(filesIn(second.kept)).toEqual([]);
    };
    const every = {
      ...{ positionId: undefined, communityId: undefined, status: undefined, changedAfter: undefined },
      ...{ after: undefined, limit: undefined },
    };
    const both = ['candidates[0].resumes[0].file', 'candidates[1].resumes[0].file'];
    const said = (fault: string) => both.map((at) => `${at}: expected ${fault}`);
    await hostile(whole.replaceAll(resume, '../../etc/passwd'), ...said('a file in the folder of the import file'));
    await hostile(whole.replaceAll(resume, 'resumes/gone.pdf'), ...said('a file that can be read, found ENOENT'));
    writeFileSync(join(into, 'lies.pdf'), rtfFile);
    const lies = whole.replaceAll(resume, 'lies.pdf').replaceAll(/"sha256":"[0-9a-f]{64}"/g, '"sha256":null');
    await hostile(lies, 'candidates[0].resumes[0].file: expected the content of a .pdf');

    expect(await load(second.side, path)).toMatchObject({ candidates: 2, applications: 2 });
    const there = await readAll(second.side);
    expect(there).toEqual(await readAll(first.side));
    expect(second.world.mailer.sent()).toEqual([]);
    const files = filesIn(second.kept);
    expect(files).toHaveLength(1);
    expect(await load(second.side, path)).toMatchObject({ candidates: 2, applications: 2 });
    expect(await readAll(second.side)).toEqual(there);
    expect(filesIn(second.kept)).toEqual(files);

    const back = await answerOf(exportApplications(second.side, around(second.download), join(portals.folder, 'back')));
    const third = await aPortal(first.world.clock.now());
    await load(third.side, ...back.files);
    // The second export opened the resumes once more.
    const [again, before] = [await readAll(third.side), await readAll(second.side)];
    expect(again).toEqual(before);
  }, 120_000);
});

describe('operator export, against a running portal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  const today = date(printIsoInstant(systemClock.now()).slice(0, 10));
  const portals: RunningPortal[] = [];

  /** At a port of its own, because its links name it. */
  const aPortal = async (DEMO: '0' | '1'): Promise<RunningPortal> => {
    const portal = await startPortal({
      // Without a folder it starts from a copy of the demo.
      ...(DEMO === '0' ? { dataDir: mkdtempSync(join(folder, 'empty-')) } : {}),
      env: { OPERATOR_TOKEN: operatorToken, PORT: String(randomInt(10_000, 30_000)), DEMO },
    });
    portals.push(portal);
    return portal;
  };
  const exporting = (PUBLIC_URL: string, into: string) => {
    const env = { PUBLIC_URL, OPERATOR_TOKEN: operatorToken };
    const noStore = new URL('file:///no-store-worker.mjs');
    return runTerminal(['operator', 'export', into, '--json'], {
      ...nothingReached,
      onMachine: () => Promise.resolve(machine(env, noStore)),
    });
  };
  const wholes = async (side: OperatorSide) => {
    const only = { positionId: undefined, communityId: undefined, status: undefined, changedAfter: undefined };
    const { applications, next } = await answerOf(side.seeApplications({ ...only, after: undefined, limit: 200 }));
    expect(next).toBeUndefined();
    const all: (readonly [string, unknown])[] = [];
    for (const { candidate, application } of applications) {
      const { positionId } = application;
      const sought = { email: candidate.email, candidateId: undefined, positionId };
      const { history, candidate: person, ...rest } = await answerOf(side.seeWholeApplication(sought));
      const events = history.map((event) => ({ ...event, id: 0, candidateId: 0 }));
      all.push([`${candidate.email} ${positionId}`, { ...rest, candidate: { ...person, id: 0 }, history: events }]);
    }
    return Object.fromEntries(all);
  };

  afterAll(async () => {
    for (const portal of portals) await portal.close();
    rmSync(folder, { recursive: true });
  }, 60_000);

  it('moves every application of the demo, and a resume that a candidate gave, to another portal', async () => {
    const first = await aPortal('1');
    const address = email('demo.candidate@example.org');
    const token = await signInAt(first.url, first.inbox, address);
    const form = new FormData();
    for (const [name, value] of Object.entries({ community_id: '15', position_id: '109', upload_type: 'new' }))
      form.set(name, value);
    form.set('image', new Blob([Uint8Array.from(pdfFile)]), 'Maria.pdf');
    const headers = { authorization: `Bearer ${token}` };
    const given = await fetch(`${first.url}/api/candidate/upload_resume`, { method: 'POST', body: form, headers });
    const into = join(folder, 'moved');
    const { exit, stdout, stderr } = await exporting(first.url, into);
    expect({ exit, stderr, given: given.status }).toEqual({ exit: 0, stderr: '', given: 200 });
    const exported: unknown = JSON.parse(stdout);
    const here = await wholes(portalSide({ publicUrl: first.url, operatorToken }));
    expect(exported).toMatchObject({ applications: Object.keys(here).length, resumes: 1, bytes: pdfFile.length });

    const second = await aPortal('0');
    const side = portalSide({ publicUrl: second.url, operatorToken });
    const { positions, questionnaires, slots } = demoFile(today);
    writeFileSync(join(folder, 'own.json'), JSON.stringify({ positions, questionnaires, slots }));
    expect(await load(side, join(folder, 'own.json'))).toMatchObject({ positions: positions.length });
    expect(await load(side, join(into, 'import-0001.json'))).toMatchObject({ applications: Object.keys(here).length });
    expect(await wholes(side)).toEqual(here);
  }, 240_000);

  it('says that it needs a portal if none runs', async () => {
    expect(await exporting('http://127.0.0.1:9', join(folder, 'nothing'))).toEqual({
      exit: 1,
      stdout: expect.stringContaining('"exit": 1'),
      stderr: 'No portal answers at http://127.0.0.1:9: start it, because an export reads through it.\n',
    });
  });
});
