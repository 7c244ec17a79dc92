import * as O from 'fp-ts/Option';
import { storeResume } from '../../../application/resumes/store-resume.service';
import { questionId } from '../../support/builders/recording';
import { proveWithCode } from '../../../application/identity/prove-address.journey';
import type { TimeRequest } from '../../../application/scheduling/scheduling.api';
import type { SessionCaller } from '../../../application/identity/sessions.service';
import { parseSessionToken } from '../../../application/identity/secrets.port';
import { uploaderOf } from '../../../application/resumes/uploader.service';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { hours, minutes } from '../../../domain/time/duration';
import { decoded } from '../../support/builders/decoded';
import { anApplication, positionId } from '../../support/builders/applications';
import { aCandidate, code, email, key } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { phone } from '../../support/builders/profile';
import { pdfFile, inPieces } from '../../support/builders/resume-files';
import { anAccount } from '../../support/builders/sign-up';
import { slot } from '../../support/builders/slots';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, codeInMail, signedIn, videoSlots, type Device, type World } from '../../support/world/world';

/* Nora has signed up, but nobody has proved that nora@example.org is hers (R41). */

const nora = anAccount();
const owner = aCandidate({ email: nora.email });
const eleven = slot('2026-12-04', '11:00', '11:30');
const noon = slot('2026-12-04', '12:00', '12:30');
const job = { communityId: aPosition().communityId, positionId: aPosition().positionId };
const needed = { _tag: 'ProofNeeded', email: nora.email };

const atEleven = (changes: Partial<TimeRequest> = {}): TimeRequest => ({
  ...job,
  slot: eleven,
  act: 'Book',
  kind: 'video',
  videoPreference: undefined,
  key: key('first choice'),
  ...changes,
});

/** Her session as the service knows it. */
const callerOf = async (world: World, { session }: Device): Promise<SessionCaller> => {
  const token = session.token.read();
  if (O.isNone(token)) throw new Error('Nobody is signed in');
  return answerOf(world.service.authenticate(token.value));
};

const signsUp = async (world: World): Promise<Device> => {
  const device = world.device();
  device.session.token.write((await answerOf(device.api.signUp(nora))).token);
  const { candidateId } = await callerOf(world, device);
  await world.behind(({ provisioning }) =>
    provisioning.addApplication(candidateId, anApplication({ resume: 'optional', hasResume: false }), undefined),
  );
  return device;
};

const newcomer = async () => {
  const world = await aWorld({ slots: videoSlots(eleven, noon) });
  return { world, device: await signsUp(world) };
};

const codeMailed = async (world: World, { api }: Device) => {
  await answerOf(api.sendCode(nora.email));
  return code(codeInMail(world.mailer));
};

const proves = async (world: World, device: Device) =>
  answerOf(device.api.proveAddress(await codeMailed(world, device)));

const ended = async ({ api }: Device): Promise<boolean> => {
  const answer = await api.listApplications()();
  return answer._tag === 'Left' && answer.left._tag === 'SessionEnded';
};

describe("A candidate who signed up and hasn't proven the address", () => {
  it("can't book or move a time: nothing is held, no email is sent, and the address is returned [R41]", async () => {
    const { world, device } = await newcomer();
    for (const act of ['Book', 'Move'] as const)
      for (const kind of ['video', 'in-person', 'onboarding', 'onsite'] as const)
        expect(await refusalOf(device.api.takeTime(atEleven({ act, kind })))).toEqual(needed);
    await world.sendMails();
    expect(world.mailer.sent()).toEqual([]);
    const [card] = (await answerOf(device.api.listApplications())).applications;
    expect(card?.application.slot).toBeUndefined();
  });

  it("can't have an upload link emailed to anyone [R41]", async () => {
    const { world, device } = await newcomer();
    for (const to of [undefined, nora.email, 'stranger@example.org'])
      expect(await refusalOf(device.api.mailResumeLink({ ...job, email: to }))).toEqual(needed);
    expect(world.mailer.sent()).toEqual([]);
  });

  it("can't record, and is emailed no link back to a recording [R41]", async () => {
    const { world, device } = await newcomer();
    const caller = await callerOf(world, device);
    const answer = { ...job, questionId: questionId(1), video: undefined, skip: true, mode: 'live' } as const;
    expect(await refusalOf(world.service.answerUploads.begin(caller, { name: '', bytes: 10 }))).toEqual(needed);
    expect(await refusalOf(world.service.answerUploads.takeWhole(caller, '', inPieces(pdfFile)))).toEqual(needed);
    expect(await refusalOf(device.api.storeAnswer(answer))).toEqual(needed);
    expect(await refusalOf(device.api.submitRecording({ ...job, key: undefined }))).toEqual(needed);
    for (const option of ['now', 'later'] as const)
      expect(await refusalOf(device.api.chooseRecording({ ...job, option }))).toEqual(needed);
    expect(world.mailer.sent()).toEqual([]);
  });

  it('can browse, and upload their own resume [R41]', async () => {
    const { world, device } = await newcomer();
    await answerOf(device.api.findSlots({ ...job, kind: 'video', range: { start: eleven.date, end: eleven.date } }));
    const uploader = uploaderOf(await callerOf(world, device));
    const file = await answerOf(world.service.resumeUploads.takeWhole(uploader, 'cv.pdf', inPieces(pdfFile)));
    await answerOf(device.api.storeResume({ ...job, resume: { _tag: 'NewFile', file }, key: undefined }));
    expect(await answerOf(device.api.listResumes())).toMatchObject([{ resumeName: 'cv.pdf' }]);
  });

  it("gets the same answer for another candidate's job: no call reveals more before the code [R41, R3]", async () => {
    const { device } = await newcomer();
    const others = { ...job, positionId: positionId(7) };
    expect(await refusalOf(device.api.takeTime(atEleven(others)))).toEqual(needed);
  });
});

describe("The code for the candidate's own address, entered in place", () => {
  it('lets the same action continue, under the same key and with the same token [R41, R17]', async () => {
    const { world, device } = await newcomer();
    await refusalOf(device.api.takeTime(atEleven()));
    const before = device.session.token.read();
    expect((await proves(world, device)).message).not.toBe('');
    expect(device.session.token.read()).toEqual(before);
    await answerOf(device.api.takeTime(atEleven()));
    await answerOf(device.api.mailResumeLink({ ...job, email: 'nora@home.example' }));
  });

  it('never leaves the device if it is malformed, and is forgotten once used [spec 1 §5]', async () => {
    const { world, device } = await newcomer();
    expect(await refusalOf(proveWithCode(device)(''))).toEqual({ _tag: 'CodeRejected', fault: 'CodeMissing' });
    const digits = await codeMailed(world, device);
    device.session.sentCode.write({ email: nora.email, resendAt: world.clock.now() });
    await answerOf(proveWithCode(device)(digits));
    expect(O.isNone(device.session.sentCode.read())).toBe(true);
  });

  it('ends other unproven sessions, and no proven one [R41]', async () => {
    const { world, device } = await newcomer();
    const laptop = await signedIn(world, owner);
    expect(await ended(device)).toBe(true);
    const again = await signedIn(world, owner);
    expect([await ended(laptop), await ended(again)]).toEqual([false, false]);
  });

  it('proves a session that got a new token with a new phone, whichever of the two tokens is used [R41, R28]', async () => {
    const { world, device } = await newcomer();
    const called = { email: nora.email, phone: phone('+13125550199'), code: undefined, key: undefined };
    const { token } = await answerOf(device.api.changeContact(called));
    await proves(world, device);
    const next = world.device();
    if (token !== undefined) next.session.token.write(token);
    await answerOf(next.api.takeTime(atEleven()));
    await answerOf(device.api.profile());
  });

  it('is needed once: repeating the call after a lost response succeeds, whatever code it carries', async () => {
    const { world, device } = await newcomer();
    const digits = await codeMailed(world, device);
    const first = await answerOf(device.api.proveAddress(digits));
    expect(await answerOf(device.api.proveAddress(digits))).toEqual(first);
  });

  it('has the five tries and ten minutes of a sign-in code, and shares its count [R3c]', async () => {
    const { world, device } = await newcomer();
    expect(await refusalOf(device.api.proveAddress(code('0042')))).toEqual({ _tag: 'CodeNotFound' });
    const right = await codeMailed(world, device);
    const wrong = code(right === '9999' ? '9998' : '9999');
    for (const triesLeft of [4, 3])
      expect(await refusalOf(device.api.proveAddress(wrong))).toEqual({ _tag: 'CodeWrong', triesLeft });
    for (const triesLeft of [2, 1, 0])
      expect(await refusalOf(world.device().api.submitCode({ email: nora.email, code: wrong }))).toEqual({
        _tag: 'CodeWrong',
        triesLeft,
      });
    expect(await refusalOf(device.api.proveAddress(right))).toEqual({ _tag: 'CodeTriesUsedUp', limit: 5 });
    const late = await codeMailed(world, device);
    world.clock.moveBy(minutes(10) + 1);
    expect(await refusalOf(device.api.proveAddress(late))).toEqual({ _tag: 'CodeExpired', lifetimeMinutes: 10 });
    expect(await refusalOf(device.api.takeTime(atEleven()))).toEqual(needed);
  });

  it("can't be replaced by the code sent to another address [R41]", async () => {
    const { world, device } = await newcomer();
    const mallory = email('mallory@example.org');
    await answerOf(world.device().api.signUp(anAccount({ email: mallory })));
    await answerOf(world.device().api.sendCode(mallory));
    const theirs = code(codeInMail(world.mailer));
    const own = await codeMailed(world, device);
    if (own !== theirs) expect((await refusalOf(device.api.proveAddress(theirs)))._tag).toBe('CodeWrong');
    expect(await refusalOf(device.api.takeTime(atEleven()))).toEqual(needed);
  });

  it('proves nothing without a session', async () => {
    const { world } = await newcomer();
    expect(await refusalOf(world.device().api.proveAddress(code('0042')))).toMatchObject({ _tag: 'SessionEnded' });
  });
});

describe('What existed before the owner of the address arrived', () => {
  const provesAnother = async (world: World, { candidateId }: SessionCaller): Promise<Device> => {
    // An address can sign up only once, so the second session is created behind the service's back.
    const own = world.device();
    const { secrets, clock } = world.dependencies;
    const shown = secrets.newToken();
    await world.behind(({ sessions }) => sessions.openUnproven(secrets.sealToken(shown), candidateId, clock.now()));
    own.session.token.write(shown);
    await proves(world, own);
    return own;
  };
  const comings = [
    ['signs in by code', (world: World, _: SessionCaller) => signedIn(world, owner)],
    ['proves another session', provesAnother],
  ] as const;
  const stranger = async () => {
    const { world, device } = await newcomer();
    return { world, device, caller: await callerOf(world, device) };
  };

  it.each(comings)(
    'ends when someone %s: the session, and a link that an older portal had emailed for it [R41]',
    async (_, comes) => {
      const { world, device, caller } = await stranger();
      const planted = world.dependencies.secrets.newToken();
      await world.behind(({ resumeLinks }) =>
        resumeLinks.add(world.dependencies.secrets.sealLink(planted), {
          candidateId: caller.candidateId,
          positionId: job.positionId,
          issuedAt: world.clock.now(),
          sentTo: email('mallory@example.org'),
          proven: false,
        }),
      );
      const byLink = await answerOf(world.service.resumeUploads.authenticate(planted));
      const file = await answerOf(world.service.resumeUploads.takeWhole(byLink, 'planted.pdf', inPieces(pdfFile)));
      await comes(world, caller);
      expect(await ended(device)).toBe(true);
      expect(await refusalOf(world.service.resumeUploads.authenticate(planted))).toEqual({ _tag: 'NoSession' });
      // Admitted earlier, and still uploading when the owner signs in.
      const given = { ...job, resume: { _tag: 'NewFile', file } as const, key: undefined };
      expect(await refusalOf(storeResume(world.dependencies)(byLink, given))).toEqual({ _tag: 'NoSuchApplication' });
      expect(await world.behind(({ resumes }) => resumes.of(caller.candidateId))).toEqual([]);
    },
  );

  it.each(comings)(
    'ends when someone %s: an unfinished upload, which no one can resume, and one that was just arriving [R41]',
    async (_, comes) => {
      const { world, caller } = await stranger();
      const uploader = uploaderOf(caller);
      const begun = await answerOf(
        world.service.resumeUploads.begin(uploader, { name: 'planted.pdf', bytes: pdfFile.length }),
      );
      const whole = await answerOf(world.service.resumeUploads.takeWhole(uploader, 'planted.pdf', inPieces(pdfFile)));
      const own = await comes(world, caller);
      const owners = uploaderOf(await callerOf(world, own));
      for (const ref of [begun.upload.ref, whole])
        expect(await answerOf(world.service.resumeUploads.own(owners, ref))).toEqual(O.none);
      const given = { ...job, resume: { _tag: 'NewFile', file: whole } as const, key: undefined };
      expect(await refusalOf(storeResume(world.dependencies)(uploader, given))).toEqual({ _tag: 'NoSuchApplication' });
      expect(await refusalOf(own.api.storeResume(given))).toEqual({ _tag: 'NoSuchUpload' });
    },
  );

  it('survives if this same session proved the address: the file that it was sending becomes a resume [R41]', async () => {
    const { world, device, caller } = await stranger();
    const file = await answerOf(world.service.resumeUploads.takeWhole(uploaderOf(caller), 'cv.pdf', inPieces(pdfFile)));
    await proves(world, device);
    await answerOf(device.api.storeResume({ ...job, resume: { _tag: 'NewFile', file }, key: undefined }));
  });

  it('survives if it is a link sent by a proven session and the candidate signs in somewhere else [R3c]', async () => {
    const { world, device } = await stranger();
    await proves(world, device);
    await answerOf(device.api.mailResumeLink({ ...job, email: undefined }));
    const [, link = ''] = /#([\w-]{43})$/m.exec(world.mailer.last().text) ?? [];
    await signedIn(world, owner);
    expect(
      (await answerOf(world.service.resumeUploads.authenticate(decoded(parseSessionToken(link), link)))).only,
    ).toBe(job.positionId);
  });
});

describe('Links emailed to an address that is not the candidate’s own', () => {
  it('are limited to five a day for all candidates together; the owner of the address still gets theirs [R41]', async () => {
    const people = Array.from({ length: 7 }, (_, n) => aCandidate({ email: email(`candidate-${n}@example.org`) }));
    const stranger = email('candidate-6@example.org');
    const application = anApplication({ resume: 'required', hasResume: false, status: statusOf(20) });
    const world = await aWorld({ applicants: people.map((candidate) => ({ candidate, applications: [application] })) });
    const devices: Device[] = [];
    // Sequential: each takes its code from the last mail.
    for (const one of people) devices.push(await signedIn(world, one));
    const answers: string[] = [];
    for (const { api } of devices.slice(0, 6)) {
      const answer = await api.mailResumeLink({ ...job, email: stranger })();
      answers.push(answer._tag === 'Right' ? 'mailed' : answer.left._tag);
    }
    expect(answers).toEqual(['mailed', 'mailed', 'mailed', 'mailed', 'mailed', 'TooManyLinksToAddress']);
    const [, , , , , , own] = devices;
    if (own === undefined) throw new Error('There are seven');
    await answerOf(own.api.mailResumeLink({ ...job, email: undefined }));
    world.clock.moveBy(hours(24));
    await answerOf((await signedIn(world, people[0])).api.mailResumeLink({ ...job, email: stranger }));
  });
});
