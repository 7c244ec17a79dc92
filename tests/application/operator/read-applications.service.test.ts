import * as fc from 'fast-check';
import type { ApplicationsAsked } from '../../../application/operator/operator-reading.port';
import { storeResume } from '../../../application/resumes/store-resume.service';
import { uploaderOf } from '../../../application/resumes/uploader.service';
import { noAppointments } from '../../../domain/applications/application';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { hours, minutes } from '../../../domain/time/duration';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { aCandidate, email, key, sealed } from '../../support/builders/identity';
import { operatorTokenName } from '../../support/builders/operator';
import { aPosition } from '../../support/builders/positions';
import { candidateId } from '../../support/builders/recording';
import { inPieces, pdfFile, rtfFile } from '../../support/builders/resume-files';
import {
  aQuestion,
  aQuestionnaire,
  aSection,
  onFile,
  questionId,
  questionnaireId,
} from '../../support/builders/screening';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, morning, signedIn, videoSlots, type World } from '../../support/world/world';

const eleven = slot('2026-12-04', '11:00', '11:30');
const job = { communityId: aPosition().communityId, positionId: aPosition().positionId };
const named = { email: aCandidate().email, positionId: job.positionId };
const maria = candidateId(1);
const dana = { _tag: 'Named', name: operatorTokenName('Dana') } as const;
const any: ApplicationsAsked = {
  ...{ positionId: undefined, communityId: undefined, status: undefined, changedAfter: undefined },
  ...{ after: undefined, limit: undefined },
};

/** Maria applied, may answer two questions, and has two resumes. */
const aPortal = async (): Promise<World> => {
  const asking = onFile(aQuestionnaire(aSection(1, aQuestion(1, { title: 'Are you 18?' }))));
  const world = await aWorld({
    positions: [aPosition({ questionnaireId: questionnaireId(7) })],
    slots: videoSlots(eleven),
    applicants: [
      {
        candidate: aCandidate(),
        applications: [anApplication({ resume: 'required', hasResume: false, otherAppointments: noAppointments })],
      },
    ],
  });
  await world.behind(({ provisioning }) => provisioning.putQuestionnaire(asking));
  return world;
};

const give = async (world: World, name: string, content: Uint8Array): Promise<void> => {
  const shown = { candidateId: maria, proven: true, shown: sealed(1), lineage: sealed(1) };
  await world.behind(({ sessions }) => sessions.open(shown.shown, maria, world.clock.now()));
  const uploader = uploaderOf(shown);
  const file = await answerOf(world.service.resumeUploads.takeWhole(uploader, name, inPieces(content)));
  const resume = { _tag: 'NewFile', file } as const;
  await answerOf(storeResume(world.dependencies)(uploader, { ...job, resume, key: key(name) }));
};

const whole = (world: World, sought: { readonly email?: typeof named.email; readonly candidateId?: typeof maria }) =>
  world.operator.seeWholeApplication({
    email: undefined,
    candidateId: undefined,
    ...sought,
    positionId: job.positionId,
  });

describe('The applications of all candidates', () => {
  it('are listed with whose they are, and nothing else of the candidate', async () => {
    const { operator } = await aPortal();
    const { zip: _, ...person } = aCandidate();
    expect(await answerOf(operator.seeApplications(any))).toMatchObject({
      applications: [{ candidate: { id: maria, email: person.email }, application: { positionId: job.positionId } }],
      next: undefined,
    });
    const [one] = (await answerOf(operator.seeApplications(any))).applications;
    expect(Object.keys(one?.candidate ?? {}).sort()).toEqual(['email', 'firstName', 'id', 'lastName', 'phone']);
  });

  it('are 50 in an answer unless the request says otherwise', async () => {
    const applicants = Array.from({ length: 51 }, (_, n) => ({
      candidate: aCandidate({ email: email(`c${n}@example.org`) }),
      applications: [anApplication()],
    }));
    const { operator } = await aWorld({ applicants });
    expect((await answerOf(operator.seeApplications(any))).applications).toHaveLength(50);
    expect((await answerOf(operator.seeApplications({ ...any, limit: 200 }))).applications).toHaveLength(51);
  });

  it('are each listed once, whatever arrives between two pages, and those that were there are all listed', async () => {
    const arrivals = fc.array(fc.nat(3), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.nat(8), arrivals, fc.integer({ min: 1, max: 4 }), async (before, between, limit) => {
        const world = await aWorld({ applicants: [] });
        let made = 0;
        const arrive = async (count: number): Promise<void> => {
          for (let n = 0; n < count; n += 1) {
            made += 1;
            const newcomer = aCandidate({ email: email(`c${made}@example.org`) });
            const id = await world.behind(({ provisioning }) => provisioning.putCandidate(newcomer));
            await world.behind(({ applications }) => applications.add(id, anApplication()));
          }
        };
        await arrive(before);
        const seen: number[] = [];
        let after: number | undefined;
        for (let page = 0; page === 0 || after !== undefined; page += 1) {
          const told = await answerOf(world.operator.seeApplications({ ...any, after, limit }));
          seen.push(...told.applications.map(({ candidate }) => candidate.id));
          after = told.next;
          await arrive(between[page] ?? 0);
        }
        expect(seen).toEqual(seen.map((_, n) => n + 1));
        expect(seen.length).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 50 },
    );
  });

  it('are those to which something happened since', async () => {
    const world = await aPortal();
    const since = async (changedAfter: typeof morning) =>
      (await answerOf(world.operator.seeApplications({ ...any, changedAfter }))).applications.length;
    expect(await since(at('2026-01-01T00:00:00Z'))).toBe(0);
    await answerOf(world.operator.act({ ...named, act: 'block' }));
    expect(await since(at('2026-01-01T00:00:00Z'))).toBe(1);
    expect(await since(world.clock.now())).toBe(0);
  });
});

describe('One application, whole', () => {
  it('has the candidate, answers with their questions, resume, appointments and history', async () => {
    const world = await aPortal();
    const { api } = await signedIn(world);
    await give(world, 'old.pdf', pdfFile);
    await give(world, 'new.rtf', rtfFile);
    const answers = [
      { questionId: questionId(1), answer: ['Yes'] },
      { questionId: questionId(9), answer: [] },
    ];
    const submitted = { questionnaireId: questionnaireId(7), answers, at: morning };
    await world.behind(({ screeningAnswers }) => screeningAnswers.put(maria, job.positionId, submitted));
    const wanted = { act: 'Book', kind: 'video', slot: eleven, videoPreference: undefined, key: key('b') } as const;
    await answerOf(api.takeTime({ ...job, ...wanted }));
    await world.behind(({ recordingConsents }) => recordingConsents.agree(maria, job.positionId, morning));
    await world.behind(({ meetings }) => meetings.agree(maria, job.positionId, morning));

    const told = await answerOf(whole(world, { email: named.email }));
    expect(told).toMatchObject({
      candidate: aCandidate(),
      application: { positionName: aPosition().positionName, application: { slot: eleven, hasResume: true } },
      appointments: [{ stage: 'interview', slot: eleven, startsAt: at('2026-12-04T17:00:00Z') }],
      answers: [
        { questionId: 1, title: 'Are you 18?', answer: ['Yes'] },
        { questionId: 9, title: undefined, answer: [] },
      ],
      resume: { name: 'new.rtf', bytes: rtfFile.length, receivedAt: morning },
      videos: [],
      consents: { recording: morning, liveInterview: morning },
    });
    expect(told.history.map(({ type, sequence }) => [type, sequence])).toEqual([
      ['resume.stored', 1],
      ['resume.stored', 2],
      ['application.booked', 3],
    ]);
    expect(told.history[0]).toMatchObject({ candidateId: maria, ...named, communityId: job.communityId });
    expect(await answerOf(whole(world, { candidateId: maria }))).toEqual(told);
    expect(await answerOf(whole(world, { email: named.email, candidateId: maria }))).toEqual(told);
  });

  it('has an appointment of each stage, also of those that are over', async () => {
    const world = await aPortal();
    const { api } = await signedIn(world);
    await give(world, 'cv.pdf', pdfFile);
    const wanted = { act: 'Book', kind: 'video', slot: eleven, videoPreference: undefined, key: key('b') } as const;
    await answerOf(api.takeTime({ ...job, ...wanted }));
    await answerOf(world.operator.act({ ...named, act: 'interview-held' }));
    await answerOf(world.operator.act({ ...named, act: 'invite-to-onsite' }));
    const { application, appointments } = await answerOf(whole(world, { candidateId: maria }));
    expect([application.application.status, application.application.slot]).toEqual([statusOf(32), undefined]);
    expect(appointments).toMatchObject([{ stage: 'interview', slot: eleven }]);
  });

  it('has nothing of what was never given', async () => {
    expect(await answerOf(whole(await aPortal(), { email: named.email }))).toMatchObject({
      ...{ answers: [], appointments: [], videos: [], history: [], resume: undefined },
      consents: { recording: undefined, liveInterview: undefined },
    });
  });

  it('is not found by an address that nobody has, another candidate’s id, or for another position', async () => {
    const world = await aPortal();
    const other = aCandidate({ email: email('daniel@example.org') });
    const daniel = await world.behind(({ provisioning }) => provisioning.putCandidate(other));
    const nobody = email('nobody@example.org');
    const none = { _tag: 'NoSuchApplication', positionId: job.positionId };
    expect(await refusalOf(whole(world, { email: nobody }))).toEqual({ _tag: 'NoSuchCandidate', email: nobody });
    for (const sought of [
      ...[{ candidateId: candidateId(99) }, { candidateId: daniel }, { email: other.email }, {}],
      { email: named.email, candidateId: daniel },
    ])
      expect(await refusalOf(whole(world, sought))).toEqual(none);
  });
});

describe('The resume of an application', () => {
  it('is opened by a link of five minutes, the newest one, and that it was opened is an event by its name', async () => {
    const world = await aPortal();
    await give(world, 'old.pdf', pdfFile);
    await give(world, 'new.rtf', rtfFile);
    const { url, until } = await answerOf(world.operatorAs(dana).openResume(named));
    expect(url).toMatch(/^https:\/\/portal\.example\.org\//);
    expect(until - world.clock.now()).toBe(minutes(5));
    const [newest] = await world.behind(({ resumes }) => resumes.of(maria));
    expect(url).toContain(newest?.file);
    const events = await world.behind((store) => store.events.of(maria, job.positionId));
    expect(events.at(-1)).toMatchObject({
      type: 'resume.opened',
      by: { _tag: 'Employer', name: 'Dana' },
      change: undefined,
    });
  });

  it('its candidate sees that it was opened, once a day, and not by whom [R69]', async () => {
    const world = await aPortal();
    const { api } = await signedIn(world);
    await give(world, 'cv.pdf', pdfFile);
    await answerOf(world.operatorAs(dana).openResume(named));
    await answerOf(world.operator.openResume(named));
    world.clock.moveBy(hours(24));
    await answerOf(world.operator.openResume(named));
    const { lines } = await answerOf(api.history(job));
    expect(lines.filter(({ says }) => says === 'resume-opened')).toEqual([
      { says: 'resume-opened', on: '2026-12-04' },
      { says: 'resume-opened', on: '2026-12-05' },
    ]);
  });

  it('is none if none was stored, or if it was given for another position, and then nothing happened', async () => {
    const elsewhere = { positionId: positionId(8), communityId: communityId(8) };
    const world = await aWorld({
      positions: [aPosition(), aPosition(elsewhere)],
      applicants: [
        {
          candidate: aCandidate(),
          applications: [anApplication({ resume: 'required', hasResume: false }), anApplication(elsewhere)],
        },
      ],
    });
    await give(world, 'cv.pdf', pdfFile);
    const other = { ...named, positionId: elsewhere.positionId };
    expect(await refusalOf(world.operator.openResume(other))).toEqual({ _tag: 'NoSuchResume' });
    expect(await world.behind((store) => store.events.of(maria, other.positionId))).toEqual([]);
    expect(await refusalOf(world.operator.openResume({ ...named, positionId: positionId(9) }))).toEqual({
      _tag: 'NoSuchApplication',
      positionId: positionId(9),
    });
  });

  it('is not told to be opened if that could not be written down', async () => {
    const world = await aPortal();
    await give(world, 'cv.pdf', pdfFile);
    world.store.breakAfter(0);
    expect(await refusalOf(world.operator.openResume(named))).toEqual({ _tag: 'StoreUnavailable' });
  });
});
