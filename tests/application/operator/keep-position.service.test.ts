import type { TimeRequest } from '../../../application/scheduling/scheduling.api';
import type { Slot } from '../../../domain/positions/slot';
import { communityId, positionId } from '../../support/builders/applications';
import { key } from '../../support/builders/identity';
import { slot } from '../../support/builders/slots';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, signedIn, type World } from '../../support/world/world';

const job = positionId(4711);
const nowhere = positionId(7);
const nine = slot('2026-12-07', '09:00', '09:30');
const ten = slot('2026-12-07', '10:00', '10:30');
const backwards = slot('2026-12-07', '10:00', '09:30');
const search = { communityId: 42, kind: 'video', range: { start: nine.date, end: nine.date } } as const;

const booking = (wanted: Slot): TimeRequest => ({
  communityId: communityId(42),
  positionId: job,
  slot: wanted,
  act: 'Book',
  kind: 'video',
  videoPreference: 'peer',
  key: key('a choice of nine'),
});

const isPublished = async ({ behind }: World) =>
  behind(({ positions }) => positions.withId(job)).then((found) => 'value' in found && found.value.published);

const free = ({ behind }: World, kind: 'video' | 'onsite' = 'video') =>
  behind(({ slots }) => slots.free(job, kind, search.range));

describe("An operator's positions", () => {
  it('can be closed to candidates and reopened, and repeating that changes nothing [R7]', async () => {
    const world = await aWorld();
    for (const published of [false, false, true, true]) {
      expect(await answerOf(world.operator.publish({ positionId: job, published }))).toEqual({
        positionId: job,
        published,
        advertUrl: expect.stringMatching(/^https:\/\/portal\.example\.org\/apply\/[\w-]{23}$/),
      });
      expect(await isPublished(world)).toBe(published);
    }
  });

  it('that are closed are reported as closed to their candidates [R7]', async () => {
    const world = await aWorld();
    const { api } = await signedIn(world);
    const [listed] = (await answerOf(api.listApplications())).applications;
    if (listed === undefined) throw new Error('There is no application');
    await answerOf(world.operator.publish({ positionId: job, published: false }));
    expect(await refusalOf(api.position(listed.application))).toEqual({ _tag: 'PositionClosed' });
  });

  it("that don't exist can be neither published nor given times", async () => {
    const { operator } = await aWorld();
    const refusal = { _tag: 'NoSuchPosition', positionId: nowhere };
    expect(await refusalOf(operator.publish({ positionId: nowhere, published: true }))).toEqual(refusal);
    expect(await refusalOf(operator.openSlots({ positionId: nowhere, kind: 'video', slots: [] }))).toEqual(refusal);
    expect(await refusalOf(operator.closeSlots({ positionId: nowhere, kind: 'video', slots: [] }))).toEqual(refusal);
  });
});

describe('Times that an operator opens', () => {
  it('are offered only for their kind, and adding one twice adds it once [R14]', async () => {
    const world = await aWorld();
    const wish = {
      positionId: job,
      kind: 'video',
      slots: [nine, ten].map((one) => ({ slot: one, capacity: 2 })),
    } as const;
    expect(await answerOf(world.operator.openSlots(wish))).toEqual(wish);
    await answerOf(world.operator.openSlots(wish));
    expect(await free(world)).toEqual([nine, ten]);
    expect(await free(world, 'onsite')).toEqual([]);
  });

  it('that end before they begin are refused, and none is opened', async () => {
    const world = await aWorld();
    const slots = [nine, backwards].map((one) => ({ slot: one, capacity: 1 }));
    expect(await refusalOf(world.operator.openSlots({ positionId: job, kind: 'video', slots }))).toEqual({
      _tag: 'EndsBeforeItBegins',
      slot: backwards,
    });
    expect(await free(world)).toEqual([]);
  });
});

describe('Times that an operator closes', () => {
  it('are offered no more; a booked one stays, is named, and is not offered when it is given up [R14, R27]', async () => {
    const world = await aWorld();
    const { api } = await signedIn(world);
    const times = { positionId: job, kind: 'video', slots: [nine, ten] } as const;
    const open = () =>
      answerOf(world.operator.openSlots({ ...times, slots: times.slots.map((one) => ({ slot: one, capacity: 2 })) }));
    await open();
    await answerOf(api.takeTime(booking(nine)));
    const booked = [{ slot: nine, email: 'maria.santos@example.org' }];
    expect(await answerOf(world.operator.closeSlots(times))).toEqual({ closed: 3, booked });
    expect(await free(world)).toEqual([]);
    expect(await answerOf(world.operator.closeSlots(times))).toEqual({ closed: 0, booked });
    const [listed] = (await answerOf(api.listApplications())).applications;
    expect(listed?.application.slot).toEqual(nine);
    await open();
    expect(await free(world)).toEqual([nine, ten]);
  });

  it('are refused to a candidate who still sees them, with the others that are left [R17]', async () => {
    const world = await aWorld();
    const { api } = await signedIn(world);
    const slots = [nine, ten].map((one) => ({ slot: one, capacity: 1 }));
    await answerOf(world.operator.openSlots({ positionId: job, kind: 'video', slots }));
    await answerOf(world.operator.closeSlots({ positionId: job, kind: 'video', slots: [nine] }));
    expect(await refusalOf(api.takeTime(booking(nine)))).toMatchObject({
      _tag: 'NoSuchSlot',
      nearest: [ten],
    });
  });
});
