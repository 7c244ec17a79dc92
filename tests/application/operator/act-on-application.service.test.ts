import type { OperatorAct } from '../../../domain/applications/operator-acts';
import { codeOf, statusOf } from '../../../domain/applications/status-catalogue';
import type { Application } from '../../../domain/applications/application';
import type { Stage } from '../../../domain/positions/kinds';
import { anApplication, positionId } from '../../support/builders/applications';
import { aCandidate, email } from '../../support/builders/identity';
import { slot } from '../../support/builders/slots';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, morning, videoSlots, type World } from '../../support/world/world';

const noon = slot('2026-12-07', '12:00', '12:30');
const named = { email: aCandidate().email, positionId: positionId(4711) };
const stages: Readonly<Record<number, Stage>> = { 21: 'onboarding', 24: 'onboarding', 25: 'onboarding', 35: 'onsite' };

/** A candidate with an arranged interview, in a status, holding a slot of that stage. */
const inStatus = async (status: number, changes: Partial<Application> = {}): Promise<World> => {
  const world = await aWorld({ slots: videoSlots(noon), applicants: [] });
  await world.behind((store) => store.provisioning.putSlots(named.positionId, 'onsite', [{ slot: noon, capacity: 1 }]));
  const id = await world.behind((store) => store.provisioning.putCandidate(aCandidate()));
  const application = anApplication({ applied: 'interview-arranged', status: statusOf(status), ...changes });
  await world.behind((store) =>
    store.provisioning.addApplication(id, application, {
      stage: stages[status] ?? 'interview',
      kind: 'video',
      slot: noon,
      startsAt: morning,
    }),
  );
  return world;
};

const freeTimes = ({ behind }: World) =>
  behind(({ slots }) => slots.free(named.positionId, 'video', { start: noon.date, end: noon.date }));

describe("An employer's act on an application", () => {
  it.each<[OperatorAct, number, number]>([
    ['review', 0, 20],
    ['shortlist', 20, 19],
    ['interview-held', 0, 13],
    ['candidate-no-show', 0, 3],
    ['interviewer-no-show', 0, 12],
    ['ask-for-new-time', 0, 17],
    ['cancel-interview', 0, 31],
    ['not-selected', 13, 2],
    ['transfer', 13, 15],
    ['invite-to-onsite', 13, 32],
    ['invitation-expired', 32, 33],
    ['onsite-not-scheduled', 32, 42],
    ['onsite-held', 35, 36],
    ['onsite-candidate-no-show', 35, 37],
    ['onsite-manager-no-show', 35, 38],
    ['cancel-onsite', 35, 40],
    ['offer', 13, 1],
    ['offer-expired', 1, 29],
    ['take-offer-back', 1, 28],
    ['onboarded', 21, 22],
    ['not-onboarded', 21, 23],
    ['onboarding-candidate-no-show', 21, 24],
    ['onboarding-manager-no-show', 21, 25],
    ['cancel-onboarding', 21, 27],
    ['block', 22, 22],
    ['unblock', 22, 22],
  ])("'%s' leads from %i to %i, and is stored [R27]", async (act, from, to) => {
    const { operator } = await inStatus(from);
    const { application } = await answerOf(operator.act({ ...named, act }));
    expect(codeOf(application.status)).toBe(to);
    expect((await answerOf(operator.seeApplication(named))).application).toEqual(application);
  });

  it('an offer makes onboarding part of the application, dated now [R27, R10]', async () => {
    const world = await inStatus(13);
    const { application } = await answerOf(world.operator.act({ ...named, act: 'offer' }));
    expect(application).toMatchObject({ onboarding: true, offeredAt: world.clock.now() });
  });

  it.each([
    ['block', true],
    ['unblock', false],
  ] as const)("'%s' leaves block_candidate %s [R10 row 1]", async (act, blocked) => {
    const { operator } = await inStatus(0, { blocked: !blocked });
    expect((await answerOf(operator.act({ ...named, act }))).application.blocked).toBe(blocked);
  });

  it.each(['cancel-interview', 'not-selected', 'transfer', 'ask-for-new-time'] as const)(
    "'%s' releases the upcoming slot for others [R27]",
    async (act) => {
      const world = await inStatus(0);
      await world.behind(({ provisioning }) =>
        provisioning.putSlots(named.positionId, 'video', [{ slot: noon, capacity: 1 }]),
      );
      expect(await freeTimes(world)).toEqual([]);
      const { application } = await answerOf(world.operator.act({ ...named, act }));
      expect([application.slot, application.scheduledAt]).toEqual([undefined, undefined]);
      expect(await freeTimes(world)).toEqual([noon]);
    },
  );

  it('an interview that was held keeps its slot [R27]', async () => {
    const world = await inStatus(0);
    const { application } = await answerOf(world.operator.act({ ...named, act: 'interview-held' }));
    expect(application.slot).toEqual(noon);
    expect(await freeTimes(world)).toEqual([]);
  });

  it('out of turn is refused with the current status and the required ones, and nothing is written [R27]', async () => {
    const { operator } = await inStatus(21);
    const before = await answerOf(operator.seeApplication(named));
    expect(await refusalOf(operator.act({ ...named, act: 'onsite-held' }))).toEqual({
      _tag: 'ActOutOfTurn',
      act: 'onsite-held',
      code: 21,
      meaning: 'Onboarding scheduled',
      from: ['onsite scheduled'],
    });
    expect(await answerOf(operator.seeApplication(named))).toEqual(before);
  });

  it.each([
    ['review', 'application', { applied: 'not-submitted' }],
    ['candidate-no-show', 'appointment', { applied: 'screening-submitted' }],
    ['interview-held', 'interview', { interviewKind: 'self-record' }],
    ['offer', 'outcome', { applied: 'screening-submitted' }],
  ] as const)("'%s' without its prerequisite (%s) is too early [R27]", async (act, needs, changes) => {
    const { operator } = await inStatus(0, changes);
    expect(await refusalOf(operator.act({ ...named, act }))).toEqual({ _tag: 'ActTooEarly', act, needs });
  });

  it('for an unknown candidate or a job without an application is refused with that reason', async () => {
    const { operator } = await inStatus(0);
    const nobody = email('nobody@example.org');
    const noCandidate = { _tag: 'NoSuchCandidate', email: nobody };
    const noApplication = { _tag: 'NoSuchApplication', positionId: 7 };
    expect(await refusalOf(operator.act({ ...named, email: nobody, act: 'block' }))).toEqual(noCandidate);
    expect(await refusalOf(operator.seeApplication({ ...named, email: nobody }))).toEqual(noCandidate);
    expect(await refusalOf(operator.act({ ...named, positionId: positionId(7), act: 'block' }))).toEqual(noApplication);
    expect(await refusalOf(operator.seeApplication({ ...named, positionId: positionId(7) }))).toEqual(noApplication);
  });

  it('is not executed, not even in part, if the store fails', async () => {
    const world = await inStatus(0);
    world.store.breakAfter(0);
    expect(await refusalOf(world.operator.act({ ...named, act: 'not-selected' }))).toEqual({
      _tag: 'StoreUnavailable',
    });
  });
});
