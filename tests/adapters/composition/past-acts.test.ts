import * as E from 'fp-ts/Either';
import { pastActs } from '../../../adapters/composition/replay-store';
import { answerRule } from '../../../adapters/rules';
import type { Case } from '../../../adapters/rules/chapter';
import { begun, theCandidate } from '../../../domain/applications/application-event';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { aCandidate, key } from '../../support/builders/identity';
import { reason } from '../../support/builders/reasons';
import { slot } from '../../support/builders/slots';
import { answerOf } from '../../support/world/answers';
import { aWorld, morning, signedIn, videoSlots, type World } from '../../support/world/world';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const eleven = slot('2026-12-04', '11:00', '11:30');
const noon = slot('2026-12-04', '12:00', '12:30');

const actsIn = async ({ store }: World): Promise<{ readonly acts: readonly Case[]; readonly faults: number }> => {
  const acts: Case[] = [];
  let faults = 0;
  for await (const one of pastActs(store.unitOfWork, () => void (faults += 1))) acts.push(one);
  return { acts, faults };
};

/** Maria books at nine for eleven, moves to noon, and withdraws. */
const aPast = async (isKnownFromTheBeginning: boolean): Promise<World> => {
  const world = await aWorld({
    slots: videoSlots(eleven, noon),
    applicants: [{ candidate: aCandidate(), applications: [anApplication()] }],
  });
  const { api } = await signedIn(world);
  const { candidateId } = await answerOf(api.listApplications());
  if (isKnownFromTheBeginning)
    await world.behind(({ events }) =>
      events.add(candidateId, job.positionId, begun('application.applied', theCandidate, morning, anApplication())),
    );
  const take = { ...job, kind: 'video', videoPreference: undefined } as const;
  await answerOf(api.takeTime({ ...take, act: 'Book', slot: eleven, key: key('b') }));
  await answerOf(api.takeTime({ ...take, act: 'Move', slot: noon, key: key('m') }));
  await answerOf(
    api.giveUp({
      ...job,
      cancellation: { _tag: 'Withdraw', route: 'video', reason: reason('I found another job') },
      key: key('w'),
    }),
  );
  return world;
};

const isTaken = (act: Case): boolean => {
  const answer = answerRule('lifecycle', act);
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));
  return !JSON.stringify(answer.right).startsWith('{"refused"');
};

describe('The acts of the past', () => {
  it('are asked again as they were: the application before, the time that was wanted, and when', async () => {
    const { acts, faults } = await actsIn(await aPast(true));
    expect(faults).toBe(0);
    const now = '2026-12-04T15:00:00.000Z';
    const [at11, at12] = [eleven, noon].map(({ from, to }) => ({
      slot_date: '2026-12-04',
      slot_from: from,
      slot_to: to,
    }));
    expect(acts).toMatchObject([
      { act: 'book', slot: at11, now },
      { act: 'move', slot: at12, now, slot_from: '11:00' },
      { act: 'withdraw', slot: undefined, now, slot_from: '12:00' },
    ]);
    expect(acts.map(isTaken)).toEqual([true, true, true]);
    // Half an hour later, eleven is too soon.
    expect(acts.map((act) => isTaken({ ...act, now: '2026-12-04T15:31:00Z' }))).toEqual([false, true, true]);
  });

  it('are left out where the application before is not known', async () => {
    const { acts } = await actsIn(await aPast(false));
    expect(acts.map(({ act }) => act)).toEqual(['move', 'withdraw']);
  });

  it('end where the store stops answering, and say so', async () => {
    const world = await aPast(true);
    world.store.breakAfter(2);
    expect(await actsIn(world)).toMatchObject({ faults: 1 });
  });
});
