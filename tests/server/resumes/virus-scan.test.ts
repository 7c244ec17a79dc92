import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clamdScanner, tryClamd } from '../../../adapters/server/clamd/clamd-scanner';
import type { VirusScanner } from '../../../application/files/virus-scanner.port';
import { seconds } from '../../../domain/time/duration';
import { anApplication } from '../../support/builders/applications';
import { hiringManagerId } from '../../support/builders/chat';
import { aCandidate } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { webmFile } from '../../support/builders/recorded-files';
import { pdfFile } from '../../support/builders/resume-files';
import { clamdMissing, openFakeClamd, startClamd, type FakeClamd } from '../../support/portal/clamd';
import { listening } from '../../support/store/surroundings';
import { answerOf } from '../../support/world/answers';
import { formOf } from '../form-of';
import { bodyOf, portalOverHttp, signInOverHttp, type PortalOverHttp } from '../portal-over-http';
import { portalWith, reasonIn, send, underWay } from '../recording/recording-portal';

/* Files before they are kept, and clamd: a stand-in that speaks its protocol, and ClamAV's own. */

let folder: string;
let clamd: FakeClamd;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scan-'));
  clamd = await openFakeClamd(join(folder, 'clamd.ctl'));
});
afterEach(async () => {
  await clamd.close();
  await rm(folder, { recursive: true, force: true });
});

const reporter = listening();
const counts: string[] = [];
const scannerAt = (address = clamd.address): VirusScanner => clamdScanner(address, reporter, (one) => counts.push(one));
beforeEach(() => {
  counts.length = 0;
});

const open = (scanner = scannerAt()) =>
  portalOverHttp({
    scanner,
    positions: [aPosition({ hiringManager: { id: hiringManagerId(900), name: 'Dana Reyes' } })],
    applicants: [{ candidate: aCandidate(), applications: [anApplication({ resume: 'required', hasResume: false })] }],
  });

const post = async (
  portal: PortalOverHttp,
  who: Record<string, string>,
  url: string,
  fields: Parameters<typeof formOf>[0],
) => {
  const { payload, headers } = formOf(fields);
  return portal.inject({ method: 'POST', url, headers: { ...who, ...headers }, payload });
};

const sendResume = (portal: PortalOverHttp, who: Record<string, string>, content: Uint8Array) =>
  post(portal, who, '/api/candidate/upload_resume', {
    ...{ community_id: '42', position_id: '4711', upload_type: 'new' },
    image: { filename: 'cv.pdf', content },
  });

const resumes = async (portal: PortalOverHttp, who: Record<string, string>) =>
  bodyOf(await portal.get('/api/candidate/list_resumes', who))['resumes'];

/** No bytes of a file are left, kept or on their way. */
const nothingKept = async ({ world }: PortalOverHttp) => {
  const { files, clock } = world.dependencies;
  expect(await answerOf(files.underWay())).toEqual([]);
  expect(await answerOf(files.keptBefore(clock.now()))).toEqual([]);
};

describe('With CLAMD_URL', () => {
  it('the scanner gets every byte of a resume, which is kept if it is clean', async () => {
    const portal = await open();
    const who = await signInOverHttp(portal);
    expect(bodyOf(await sendResume(portal, who, pdfFile))).toMatchObject({ statusCode: 200 });
    expect(clamd.scanned.map((file) => file.equals(pdfFile))).toEqual([true]);
    expect(await resumes(portal, who)).toHaveLength(1);
    expect(counts).toEqual(['clean']);
  });

  it('an infected resume is refused in calm words, and nothing of it is kept', async () => {
    clamd.say('stream: Win.Test.EICAR_HDB-1 FOUND');
    const portal = await open();
    const who = await signInOverHttp(portal);
    expect(bodyOf(await sendResume(portal, who, pdfFile))).toMatchObject({
      statusCode: 406,
      error:
        'We could not keep this file: our virus scan found something in it. Choose another file, or a copy from another device.',
      refusal: { reason: 'FileInfected' },
    });
    expect(await resumes(portal, who)).toEqual([]);
    await nothingKept(portal);
    expect(counts).toEqual(['infected']);
    expect(reporter.heard.at(-1)).toEqual([
      'virus-found',
      { signature: 'Win.Test.EICAR_HDB-1', bytes: pdfFile.length },
    ]);
  });

  it('a file for a message is refused, and so is a recording', async () => {
    clamd.say('stream: Some.Virus FOUND');
    const portal = await open();
    const who = await signInOverHttp(portal);
    const attached = await post(portal, who, '/api/chat-conversations/chat_attachment_url', {
      ...{ community_id: '42', position_id: '4711', hm_id: '900' },
      attachment: { filename: 'notes.txt', content: Buffer.from('When do I start?') },
    });
    expect(reasonIn(bodyOf(attached))).toBe('FileInfected');
    await nothingKept(portal);
    const recording = await portalWith({ scanner: scannerAt() });
    const candidate = await signInOverHttp(recording);
    expect(reasonIn(await send(recording, candidate, webmFile))).toBe('FileInfected');
    expect(await answerOf(() => underWay(recording))).toEqual([]);
    expect(counts).toEqual(['infected', 'infected']);
  });

  it.each([
    ['hangs up', undefined, 'NO_VERDICT'],
    ['says that the file is too long for it', 'INSTREAM size limit exceeded. ERROR', 'STREAM_MAX_LENGTH'],
    ['says what nobody knows', 'stream: perhaps', 'NO_VERDICT'],
  ])('a scanner that %s lets nothing in', async (_, answer, code) => {
    clamd.say(answer);
    const portal = await open();
    const who = await signInOverHttp(portal);
    const sent = await sendResume(portal, who, pdfFile);
    expect([sent.statusCode, bodyOf(sent)['statusCode']]).toEqual([503, 503]);
    expect(await resumes(portal, who)).toEqual([]);
    expect(counts).toEqual(['failed']);
    expect(reporter.heard.at(-1)).toEqual(['virus-scanner-failed', { code }]);
    clamd.say('stream: OK');
    expect(bodyOf(await sendResume(portal, who, pdfFile))).toMatchObject({ statusCode: 200 });
  });

  it('a scanner that is away lets nothing in', async () => {
    const portal = await open(scannerAt({ path: join(folder, 'nobody.ctl') }));
    const who = await signInOverHttp(portal);
    expect((await sendResume(portal, who, pdfFile)).statusCode).toBe(503);
    expect(await resumes(portal, who)).toEqual([]);
    expect(reporter.heard.at(-1)).toEqual(['virus-scanner-failed', { code: 'ENOENT' }]);
  });

  it('the doctor hears whether it answers', async () => {
    expect(await tryClamd(clamd.address, seconds(5))).toBeUndefined();
    expect(await tryClamd({ path: join(folder, 'nobody.ctl') }, seconds(5))).toBe('ENOENT');
  });
});

(clamdMissing === undefined ? describe : describe.skip)(
  `With ClamAV's own clamd${clamdMissing === undefined ? '' : ` (left out: ${clamdMissing})`}`,
  () => {
    it('a file that its database knows is refused, another is kept, and one beyond StreamMaxLength is not let in', async () => {
      const infected = Buffer.concat([pdfFile, Buffer.from('\n% the one that our database knows\n')]);
      const real = await startClamd(infected);
      const portal = await open(scannerAt(real.address));
      const who = await signInOverHttp(portal);
      expect(await tryClamd(real.address, seconds(20))).toBeUndefined();
      expect(reasonIn(bodyOf(await sendResume(portal, who, infected)))).toBe('FileInfected');
      expect(bodyOf(await sendResume(portal, who, pdfFile))).toMatchObject({ statusCode: 200 });
      const large = Buffer.concat([pdfFile, Buffer.alloc(4 * 1024 * 1024, 32)]);
      expect((await sendResume(portal, who, large)).statusCode).toBe(503);
      expect(counts).toEqual(['infected', 'clean', 'failed']);
      expect(await resumes(portal, who)).toHaveLength(1);
      await real.close();
    });
  },
);
