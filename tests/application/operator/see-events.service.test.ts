import { inMemoryUnitOfWork } from '../../../adapters/in-process/store';
import type { EventsAsked } from '../../../application/operator/operator-events.port';
import { noAppointments } from '../../../domain/applications/application';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { anApplication } from '../../support/builders/applications';
import { aCandidate, key } from '../../support/builders/identity';
import { operatorTokenName } from '../../support/builders/operator';
import { reason } from '../../support/builders/reasons';
import { slot } from '../../support/builders/slots';
import { placingFew } from '../../support/store/placing-few';
import { answerOf } from '../../support/world/answers';
import { aWorld, signedIn, videoSlots, type World } from '../../support/world/world';

const eleven = slot('2026-12-04', '11:00', '11:30');
const { positionId, communityId } = anApplication();
const job = { positionId, communityId };
const named = { email: aCandidate().email, positionId };
const dana = { _tag: 'Named', name: operatorTokenName('Dana') } as const;

const told = async ({ operator }: World, changes: Partial<EventsAsked> = {}) =>
  answerOf(operator.seeEvents({ after: undefined, types: undefined, limit: undefined, ...changes }));

/** A booked interview, held, and an offer that is declined. */
const aLife = async (unitOfWork = inMemoryUnitOfWork()): Promise<World> => {
  const world = await aWorld({
    unitOfWork,
    slots: videoSlots(eleven),
    applicants: [{ candidate: aCandidate(), applications: [anApplication({ otherAppointments: noAppointments })] }],
  });
  const { api } = await signedIn(world);
  const wanted = { act: 'Book', kind: 'video', slot: eleven, videoPreference: undefined, key: key('b') } as const;
  await answerOf(api.takeTime({ ...job, ...wanted }));
  await answerOf(world.operatorAs(dana).act({ ...named, act: 'interview-held' }));
  await answerOf(world.operator.act({ ...named, act: 'offer' }));
  await answerOf(api.decline({ ...job, what: 'offer', reason: reason('Too far'), key: key('d') }));
  return world;
};

describe('What happened to applications', () => {
  it('is told in order, with who did it and what the application became [R27]', async () => {
    const { events, nextAfter } = await told(await aLife());
    expect(events).toMatchObject([
      { type: 'application.booked', sequence: 1, by: { _tag: 'Candidate' }, change: { after: { slot: eleven } } },
      { type: 'application.interview_held', sequence: 2, by: { _tag: 'Employer', name: 'Dana' }, topic: 'off' },
      {
        type: 'application.offered',
        sequence: 3,
        topic: 'offered',
        by: { _tag: 'Employer', name: undefined },
        change: { before: statusOf(13), after: { status: statusOf(1) } },
      },
      {
        type: 'application.offer_declined',
        sequence: 4,
        reason: 'Too far',
        change: { after: { status: statusOf(30) } },
      },
    ]);
    expect(events.every(({ email, communityId: of }) => email === named.email && of === communityId)).toBe(true);
    expect(nextAfter).toBe(events.at(-1)?.place);
  });

  it('goes on from where the last answer ended, and ends there again while nothing happens', async () => {
    const world = await aLife();
    const { events } = await told(world);
    const first = await told(world, { limit: 3 });
    expect(first.events).toEqual(events.slice(0, 3));
    const second = await told(world, { after: first.nextAfter, limit: 3 });
    expect(second.events).toEqual(events.slice(3));
    expect(await told(world, { after: second.nextAfter })).toEqual({ events: [], nextAfter: second.nextAfter });
    await answerOf(world.operator.act({ ...named, act: 'block' }));
    expect((await told(world, { after: second.nextAfter })).events).toMatchObject([{ type: 'application.blocked' }]);
  });

  it('is told wholly, however many events have no place yet', async () => {
    const all = await told(await aLife());
    expect(await told(await aLife(placingFew(1)))).toEqual(all);
    expect(all.events).toHaveLength(4);
  });

  it('may be of some types only', async () => {
    const world = await aLife();
    const { events, nextAfter } = await told(world, { types: ['application.offered', 'message.sent'] });
    expect(events.map(({ type }) => type)).toEqual(['application.offered']);
    // The others needn't be looked at again.
    expect(nextAfter).toBe((await told(world)).nextAfter);
  });

  it('does not contain an act that was refused', async () => {
    const world = await aLife();
    const before = await told(world);
    await world.operator.act({ ...named, act: 'onboarded' })();
    expect(await told(world)).toEqual(before);
  });
});
