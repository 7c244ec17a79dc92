import * as O from 'fp-ts/Option';
import { storeResume } from '../../../application/resumes/store-resume.service';
import { permitted, type Decision } from '../../../domain/decision';
import { largestResume } from '../../../domain/files/file-limits';
import { mostUploadBytes, mostUploads, mostUploadsInAll } from '../../../domain/files/upload-room';
import { hours, minutes } from '../../../domain/time/duration';
import { plus } from '../../../domain/time/instant';
import { forgetOldUploads } from '../../../application/resumes/receive-file.service';
import { parseSessionToken, type SessionToken } from '../../../application/identity/secrets.port';
import { anApplication, positionId } from '../../support/builders/applications';
import { decoded } from '../../support/builders/decoded';
import { uploaderOf } from '../../../application/resumes/uploader.service';
import { aCandidate, fileRef, key, sealed } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { pdfFile, inPieces } from '../../support/builders/resume-files';
import { candidateId } from '../../support/builders/recording';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, morning, signedIn, type Given, type World } from '../../support/world/world';

const job = { communityId: aPosition().communityId, positionId: aPosition().positionId };
const missing = { resume: 'required', hasResume: false } as const;
const applied = (changes: Parameters<typeof anApplication>[0] = {}): Partial<Given> => ({
  applicants: [{ candidate: aCandidate(), applications: [anApplication({ ...missing, ...changes })] }],
});

/** The signed-in candidate, as the service knows them: the first of the world. */
const caller = candidateId(1);
const session = { candidateId: caller, proven: true, shown: sealed(1), lineage: sealed(1) };
const uploader = uploaderOf(session);

/** The same, for a signed-in candidate. */
const withUploader = async (given: Partial<Given>): Promise<World> => {
  const world = await aWorld(given);
  await world.behind(({ sessions }) => sessions.open(session.shown, caller, world.clock.now()));
  return world;
};

const arrived = ({ service }: World, name = 'cv.pdf', content = pdfFile) =>
  answerOf(service.resumeUploads.takeWhole(uploader, name, inPieces(content)));

/** The code after the # of the link in the last mail, as a browser would read it. */
const codeOf = (world: World): SessionToken => {
  const code = /#([\w-]{43})$/m.exec(world.mailer.last().text)?.[1] ?? '';
  return decoded(parseSessionToken(code), code);
};

describe('A stored resume', () => {
  it('is attached to the application and recorded in one act [R27]', async () => {
    const world = await withUploader(applied());
    const file = await arrived(world);
    const receipt = await answerOf(
      storeResume(world.dependencies)(uploader, { ...job, resume: { _tag: 'NewFile', file }, key: undefined }),
    );
    expect(receipt).toMatchObject({ name: 'cv.pdf', bytes: pdfFile.length, path: file });
    const found = await world.behind(({ applications }) => applications.find(caller, job.positionId));
    expect(O.toUndefined(found)?.application.hasResume).toBe(true);
    expect(await world.behind(({ events }) => events.of(caller, job.positionId))).toMatchObject([
      { type: 'resume.stored', by: { _tag: 'Candidate' }, reason: undefined },
    ]);
    expect(O.toUndefined(await answerOf(world.dependencies.files.read(file)))?.bytes).toBe(pdfFile.length);
    expect(await answerOf(world.dependencies.files.find(file))).toEqual(O.none);
  });

  it('leaves nothing behind if the store does not respond, and can be stored again [R27]', async () => {
    const world = await withUploader(applied());
    const file = await arrived(world);
    const given = { ...job, resume: { _tag: 'NewFile', file } as const, key: key('one press') };
    world.store.breakAfter(0);
    expect((await refusalOf(storeResume(world.dependencies)(uploader, given)))._tag).toBe('StoreUnavailable');
    world.store.mend();
    expect(await world.behind(({ resumes }) => resumes.of(caller))).toEqual([]);
    expect((await answerOf(storeResume(world.dependencies)(uploader, given))).path).toBe(file);
    expect((await answerOf(storeResume(world.dependencies)(uploader, given))).path).toBe(file);
    expect(await world.behind(({ resumes }) => resumes.of(caller))).toHaveLength(1);
  });

  it("is refused if the application is finished, or the job isn't one of the candidate’s [R27]", async () => {
    const world = await withUploader(applied({ status: statusOf(14) }));
    const resume = { _tag: 'NewFile', file: await arrived(world) } as const;
    const store = (where: typeof job) =>
      refusalOf(storeResume(world.dependencies)(uploader, { ...where, resume, key: undefined }));
    expect(await store(job)).toMatchObject({ _tag: 'ActNotOffered', act: 'StoreResume' });
    expect(await store({ ...job, positionId: positionId(7) })).toEqual({ _tag: 'NoSuchApplication' });
    const saved = { _tag: 'SavedResume', path: fileRef(99) } as const;
    expect(
      await refusalOf(storeResume(world.dependencies)(uploader, { ...job, resume: saved, key: undefined })),
    ).toEqual({
      _tag: 'NoSuchResume',
    });
  });
});

describe('Continuing without a resume', () => {
  it('is allowed only if the resume is optional and not given [spec 2 §2.5, R23]', async () => {
    const optional = await aWorld(applied({ resume: 'optional' }));
    const { api } = await signedIn(optional);
    await answerOf(api.proceedWithoutResume(job));
    await answerOf(api.proceedWithoutResume(job));
    expect(await optional.behind(({ resumes }) => resumes.proceedsWithout(caller, job.positionId))).toBe(true);
    const required = await signedIn(await aWorld(applied()));
    expect(await refusalOf(required.api.proceedWithoutResume(job))).toEqual({ _tag: 'ResumeNeededToSchedule' });
    const none = await signedIn(await aWorld(applied({ resume: 'none' })));
    expect(await refusalOf(none.api.proceedWithoutResume(job))).toEqual({ _tag: 'NothingToSkip' });
  });
});

describe('Email Me A Link', () => {
  const wanted = { ...job, email: undefined };
  const mailed = async (changes: Parameters<typeof anApplication>[0] = {}) => {
    const world = await aWorld(applied(changes));
    const { api } = await signedIn(world);
    await answerOf(api.mailResumeLink(wanted));
    return { world, api, code: codeOf(world) };
  };

  it('sends the candidate a link, in text and HTML, that names the job [spec 1 §2]', async () => {
    const { world, code } = await mailed();
    const { to, subject, text, html } = world.mailer.last();
    expect([to, subject]).toEqual([aCandidate().email, 'Add your resume: Caregiver at Linden Court']);
    const url = `https://portal.example.org/upload_resume/42/4711/link#${code}`;
    expect(text).toContain(url);
    expect(text).toContain('It is required to complete your application.');
    expect(html).toContain(url);
  });

  it('is sent to the typed address [spec 2 §2.5]', async () => {
    const { world, api } = await mailed({ resume: 'optional' });
    await answerOf(api.mailResumeLink({ ...job, email: ' Nora@Home.example ' }));
    expect(world.mailer.last().to).toBe('nora@home.example');
    expect(world.mailer.last().text).not.toContain('required');
    for (const name of ['Maria', 'Santos'])
      for (const part of [world.mailer.last().text, world.mailer.last().html]) expect(part).not.toContain(name);
    expect(await refusalOf(api.mailResumeLink({ ...job, email: 'nora@' }))).toEqual({ _tag: 'EmailMalformed' });
  });

  it('opens the upload only for that application, and no session [R3c]', async () => {
    const { world, code } = await mailed();
    const byLink = await answerOf(world.service.resumeUploads.authenticate(code));
    expect(byLink).toMatchObject({ candidateId: caller, only: job.positionId, letInBy: { _tag: 'Link' } });
    expect(await refusalOf(world.service.authenticate(code))).toEqual({ _tag: 'NoSession' });
    const resume = { _tag: 'NewFile', file: await arrived(world) } as const;
    expect(
      await refusalOf(
        storeResume(world.dependencies)(byLink, { ...job, positionId: positionId(7), resume, key: undefined }),
      ),
    ).toEqual({ _tag: 'NoSuchApplication' });
  });

  it('works until a resume is stored; then no link for that application works [R3c]', async () => {
    const { world, api, code } = await mailed();
    await answerOf(api.mailResumeLink(wanted));
    const second = codeOf(world);
    const byLink = await answerOf(world.service.resumeUploads.authenticate(code));
    const resume = { _tag: 'NewFile', file: await arrived(world) } as const;
    const { name, receivedAt } = await answerOf(
      storeResume(world.dependencies)(byLink, { ...job, resume, key: undefined }),
    );
    // Its candidate comes back to see whether it arrived.
    const used = { _tag: 'MailedLinkUsed', name, receivedAt };
    for (const one of [code, second])
      expect(await refusalOf(world.service.resumeUploads.authenticate(one))).toEqual(used);
    world.clock.moveBy(hours(24 * 7) + 1);
    expect(await refusalOf(world.service.resumeUploads.authenticate(code))).toEqual({ _tag: 'NoSession' });
  });

  it('works for seven days [R3c]', async () => {
    const { world, code } = await mailed();
    world.clock.moveBy(hours(24 * 7));
    expect((await answerOf(world.service.resumeUploads.authenticate(code))).candidateId).toBe(caller);
    world.clock.moveBy(1);
    expect(await refusalOf(world.service.resumeUploads.authenticate(code))).toEqual({ _tag: 'NoSession' });
  });

  it('is sent five times an hour [R3c]', async () => {
    const { world, api } = await mailed();
    for (let n = 0; n < 4; n += 1) await answerOf(api.mailResumeLink(wanted));
    expect(await refusalOf(api.mailResumeLink(wanted))).toEqual({
      _tag: 'TooManyLinks',
      limit: 5,
      retryAt: plus(world.clock.now(), hours(1)),
      waitMinutes: 60,
    });
    world.clock.moveBy(minutes(60));
    await answerOf(api.mailResumeLink(wanted));
  });

  it('is not sent if no resume is requested, or nothing can be added anymore [spec 1 §3, R27]', async () => {
    const none = await signedIn(await aWorld(applied({ resume: 'none' })));
    expect(await refusalOf(none.api.mailResumeLink(wanted))).toEqual({ _tag: 'ResumeNotAsked' });
    const over = await signedIn(await aWorld(applied({ status: statusOf(14) })));
    expect((await refusalOf(over.api.mailResumeLink(wanted)))._tag).toBe('ActNotOffered');
  });
});

describe('An upload that is never completed', () => {
  it('is deleted an hour after its last byte; a file that became a resume is kept [R24]', async () => {
    const world = await withUploader(applied());
    const { files, clock } = { ...world.dependencies, clock: world.clock };
    const stored = await arrived(world);
    await answerOf(
      storeResume(world.dependencies)(uploader, { ...job, resume: { _tag: 'NewFile', file: stored }, key: undefined }),
    );
    const { ref: slow } = (await answerOf(world.service.resumeUploads.begin(uploader, { name: 'cv.pdf', bytes: 12 })))
      .upload;
    const left = await arrived(world);
    await answerOf(files.keep(left));
    clock.moveBy(minutes(59));
    await answerOf(world.service.resumeUploads.goOn(uploader, slow, 0, inPieces(pdfFile.subarray(0, 1))));
    clock.moveBy(minutes(1) - 1);
    expect(await answerOf(forgetOldUploads(world.dependencies))).toBe(0);
    clock.moveBy(1);
    expect(await answerOf(forgetOldUploads(world.dependencies))).toBe(1);
    expect(await answerOf(files.find(left))).toEqual(O.none);
    expect(await answerOf(files.read(left))).toEqual(O.none);
    expect(O.isSome(await answerOf(files.read(stored)))).toBe(true);
    expect(O.isSome(await answerOf(files.find(slow)))).toBe(true);
    clock.moveBy(minutes(59));
    expect(await answerOf(forgetOldUploads(world.dependencies))).toBe(1);
  });
});

describe('Room for files', () => {
  const begin = (world: World, bytes: number) => world.service.resumeUploads.begin(uploader, { name: 'cv.pdf', bytes });

  it('is limited per candidate, and is freed when a file is canceled or deleted', async () => {
    const world = await aWorld(applied());
    const refs = [];
    for (let n = 0; n < mostUploads; n += 1) refs.push((await answerOf(begin(world, 1))).upload.ref);
    expect(await refusalOf(begin(world, 1))).toEqual({
      _tag: 'TooManyUploads',
      uploads: mostUploads + 1,
      uploadsAtMost: mostUploads,
      bytes: mostUploads + 1,
      bytesAtMost: mostUploadBytes,
    });
    const other = uploaderOf({ ...session, candidateId: candidateId(2) });
    await answerOf(world.service.resumeUploads.begin(other, { name: 'cv.pdf', bytes: largestResume }));
    const [given] = refs;
    if (given !== undefined) await answerOf(world.service.resumeUploads.drop(uploader, given));
    await answerOf(begin(world, 1));
    world.clock.moveBy(hours(1));
    await answerOf(forgetOldUploads(world.dependencies));
    await answerOf(begin(world, largestResume));
  });

  it('allows three whole-file requests at once, because their length is unknown', async () => {
    const world = await aWorld(applied());
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const waiting = async function* (): AsyncGenerator<Uint8Array> {
      await gate;
      yield pdfFile;
    };
    const open = Array.from({ length: 5 }, () =>
      world.service.resumeUploads.takeWhole(uploader, 'cv.pdf', waiting())(),
    );
    const refusals = await Promise.all(open.slice(3));
    expect(refusals).toMatchObject([
      { left: { _tag: 'TooManyUploads', bytes: 4 * largestResume } },
      { left: { _tag: 'TooManyUploads' } },
    ]);
    go();
    expect((await Promise.all(open.slice(0, 3))).every(({ _tag }) => _tag === 'Right')).toBe(true);
    // Received bytes take only the space they need.
    await answerOf(begin(world, largestResume));
  });

  it('that is used up by all candidates together is reported to the operator', async () => {
    const world = await aWorld(applied());
    const { files } = world.dependencies;
    const all = mostUploadsInAll;
    for (let n = 0; n < all; n += 1)
      await answerOf(
        files.begin(
          {
            ref: fileRef(n + 100),
            owner: candidateId(n + 10),
            lineage: undefined,
            name: 'cv.pdf',
            bytes: largestResume,
            begunAt: morning,
          },
          (): Decision<never> => permitted,
        ),
      );
    expect(await refusalOf(begin(world, largestResume))).toMatchObject({ _tag: 'UploadsFull', uploads: all + 1 });
    expect(world.reporter.reports).toMatchObject([{ event: 'uploads-full', detail: { uploads: all + 1 } }]);
  });
});
