import * as E from 'fp-ts/Either';
import { candidateCalls } from '../../adapters/contract/calls';
import { clientOf } from '../../adapters/contract/client';
import type { OpenStore } from '../../adapters/server/postgres/open-store';
import { operationNames, type CandidateApi } from '../../application/ports/candidate-api';
import type { TimeRequest } from '../../application/scheduling/scheduling.api';
import { codeOf, statusOf } from '../../domain/applications/status-catalogue';
import { parseReason } from '../../domain/applications/reason';
import { callsAt } from '../benchmarks/calling';
import { portalOverHttp, type PortalOverHttp } from '../server/portal-over-http';
import { anApplication } from '../support/builders/applications';
import { decoded } from '../support/builders/decoded';
import { aCandidate, email, key } from '../support/builders/identity';
import { aPosition } from '../support/builders/positions';
import { slot } from '../support/builders/slots';
import { at } from '../support/builders/time';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';
import { workshop } from '../support/store/stores';
import { answerOf } from '../support/world/answers';
import { signedIn } from '../support/world/world';

/* Callers compete for an onboarding or an onsite interview, over HTTP, on a real store. */

const place = workshop();
afterAll(() => place.close());

const job = { communityId: aPosition().communityId, positionId: aPosition().positionId };
const nine = slot('2026-12-07', '09:00', '09:30');
const ten = slot('2026-12-07', '10:00', '10:30');
const eleven = slot('2026-12-08', '11:00', '11:30');
const noon = slot('2026-12-08', '12:00', '12:30');
const nineStarts = at('2026-12-07T15:00:00Z');
const because = decoded(parseReason('I found another job.'), 'a reason');

const stages = [
  { stage: 'onboarding', open: 1, booked: 21, withdrawn: 26 },
  { stage: 'onsite', open: 32, booked: 35, withdrawn: 39 },
] as const;
type Race = (typeof stages)[number];

interface Started {
  readonly portal: PortalOverHttp;
  readonly apis: readonly CandidateApi[];
  readonly end: () => Promise<void>;
}

/** So many candidates in the open stage, or with nine o'clock booked, each with a device. One place a time. */
const start = async (
  store: OpenStore,
  { stage, open, booked }: Race,
  people: number,
  isBooked = false,
): Promise<Started> => {
  const slots = [nine, ten, eleven, noon].map((one) => ({ slot: one, capacity: 1 }));
  const portal = await portalOverHttp({
    unitOfWork: store.unitOfWork,
    slots: [{ positionId: job.positionId, kind: stage, slots }],
    applicants: [],
  });
  const url = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const apis: CandidateApi[] = [];
  for (let n = 0; n < people; n += 1) {
    const candidate = aCandidate({ email: email(`candidate-${n}@example.org`) });
    const id = await portal.world.behind(({ provisioning }) => provisioning.putCandidate(candidate));
    const application = anApplication({
      status: statusOf(isBooked ? booked : open),
      applied: 'interview-arranged',
      onboarding: stage === 'onboarding',
    });
    const held = { stage, kind: stage, slot: nine, startsAt: nineStarts };
    await portal.world.behind(({ provisioning }) =>
      provisioning.addApplication(id, application, isBooked ? held : undefined),
    );
    const { session } = await signedIn(portal.world, candidate);
    const token = session.token.read();
    if (token._tag === 'None') throw new Error('Nobody is signed in');
    const call = callsAt(url);
    apis.push(clientOf(operationNames, candidateCalls, (one) => (input) => call(one, input, token.value)));
  }
  return {
    portal,
    apis,
    end: async () => {
      await portal.app.close();
      await store.close();
    },
  };
};

const wish = (act: TimeRequest['act'], { stage }: Race, time: TimeRequest['slot'], name: string): TimeRequest => ({
  ...job,
  act,
  kind: stage,
  slot: time,
  videoPreference: undefined,
  key: key(name),
});

const freeTimes = ({ portal }: Started, { stage }: Race) =>
  portal.world.behind(({ slots }) => slots.free(job.positionId, stage, { start: nine.date, end: eleven.date }));

const cardOf = async (api: CandidateApi) => {
  const [listed] = (await answerOf(api.listApplications())).applications;
  if (listed === undefined) throw new Error('Nothing is listed');
  return listed.application;
};

const verdict = (answer: E.Either<{ readonly _tag: string }, unknown>): string =>
  E.isRight(answer) ? 'done' : answer.left._tag;

const mailsAbout = ({ portal }: Started, subject: string) =>
  portal.world.mailer.sent().filter((mail) => mail.subject.startsWith(subject));

const races = (open: () => Promise<OpenStore>): void => {
  describe.each(stages)('For the $stage', (race) => {
    it('one of eight gets the last place of a day; the others are offered the nearest three [R17, R27]', async () => {
      const started = await start(await open(), race, 8);
      const answers = await Promise.all(
        started.apis.map((api, n) => api.takeTime(wish('Book', race, nine, `candidate ${n}`))()),
      );
      expect(answers.map(verdict).sort()).toEqual([...Array<string>(7).fill('SlotTaken'), 'done'].sort());
      for (const answer of answers)
        if (E.isLeft(answer)) expect(answer.left).toMatchObject({ nearest: [ten, eleven, noon] });
      const cards = await Promise.all(started.apis.map(cardOf));
      expect(cards.map(({ status }) => codeOf(status)).sort()).toEqual(
        [...Array<number>(7).fill(race.open), race.booked].sort(),
      );
      expect(mailsAbout(started, "You're booked")).toHaveLength(1);
      await started.end();
    }, 60_000);

    it('two tabs: the same choice twice books once, and a different choice is refused [R17, R10b]', async () => {
      const started = await start(await open(), race, 1);
      const [api] = started.apis;
      if (api === undefined) throw new Error('There is a candidate');
      const answers = await Promise.all(
        [wish('Book', race, nine, 'one'), wish('Book', race, nine, 'one'), wish('Book', race, eleven, 'two')].map(
          (one) => api.takeTime(one)(),
        ),
      );
      const said = answers.map(verdict);
      // Either the choice that came twice was first, or the other one; never both.
      expect([
        ['done', 'done', 'ActNotOffered'],
        ['ActNotOffered', 'ActNotOffered', 'done'],
      ]).toContainEqual(said);
      expect(codeOf((await cardOf(api)).status)).toBe(race.booked);
      expect(await freeTimes(started, race)).toHaveLength(3);
      expect(mailsAbout(started, "You're booked")).toHaveLength(1);
      await started.end();
    }, 60_000);

    it('cancel against move: whichever comes first, the application is withdrawn and every place is free [R18, R27]', async () => {
      const started = await start(await open(), race, 1, true);
      const [api] = started.apis;
      if (api === undefined) throw new Error('There is a candidate');
      const cancellation = { _tag: 'Withdraw', route: race.stage, reason: because } as const;
      const [moved, canceled] = await Promise.all([
        api.takeTime(wish('Move', race, eleven, 'move'))(),
        api.giveUp({ ...job, key: key('cancel'), cancellation })(),
      ]);
      expect(verdict(canceled)).toBe('done');
      expect(['done', 'ActNotOffered']).toContain(verdict(moved));
      const card = await cardOf(api);
      expect([codeOf(card.status), card.slot]).toEqual([race.withdrawn, undefined]);
      expect(await freeTimes(started, race)).toHaveLength(4);
      expect(mailsAbout(started, 'Canceled')).toHaveLength(1);
      expect(mailsAbout(started, 'Your new time')).toHaveLength(verdict(moved) === 'done' ? 1 : 0);
      const entries = started.portal.world.mailer
        .sent()
        .flatMap(({ calendar }) => (calendar === undefined ? [] : [calendar]));
      const latest = [...entries].sort((a, b) => a.revision - b.revision).at(-1);
      expect(latest?.canceled).toBe(true);
      await started.end();
    }, 60_000);
  });
};

describe('On the embedded store', () => {
  races(() => place.open());
});

describeOnPostgres('On a PostgreSQL server', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.stop(), 60_000);

  races(async () => place.open({ databaseUrl: await server.newDatabase() }));
});
