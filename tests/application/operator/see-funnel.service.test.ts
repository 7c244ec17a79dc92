import * as fc from 'fast-check';
import * as TE from 'fp-ts/TaskEither';
import type { FunnelAsked, FunnelOfPosition } from '../../../application/operator/operator-funnel.port';
import { seeFunnel } from '../../../application/operator/see-funnel.service';
import { eventTypes } from '../../../domain/applications/application-event';
import { movesCourse, type FunnelEvent } from '../../../domain/applications/funnel';
import type { FunnelNumbers } from '../../../domain/applications/funnel-sums';
import { days, hours } from '../../../domain/time/duration';
import { plus, type Instant } from '../../../domain/time/instant';
import type { TimeZone } from '../../../domain/time/time-zone';
import { funnelEvents, type Events } from '../../support/arbitraries/funnel';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { anEvent, courseOf, funnelOf } from '../../support/builders/events';
import { aCandidate, email } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { reason } from '../../support/builders/reasons';
import { candidateId } from '../../support/builders/recording';
import { at, date, zone } from '../../support/builders/time';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, type World } from '../../support/world/world';

const any: FunnelAsked = {
  ...{ positionId: undefined, communityId: undefined, from: undefined, to: undefined },
  ...{ after: undefined, limit: undefined },
};
const chicago = zone('America/Chicago');
const now = at('2030-01-01T00:00:00Z');
const began = at('2026-12-01T08:00:00Z');

const event = (type: FunnelEvent['type'], when: Instant = began): FunnelEvent => ({ type, at: when, by: 'Candidate' });

/** A place whose position got these applications; its community is its number without the last digit. */
interface Place {
  readonly id: number;
  readonly zone: TimeZone;
  readonly applications: readonly Events[];
}

const aPortal = async (...places: readonly Place[]): Promise<World> => {
  const world = await aWorld({ now, positions: [], applicants: [] });
  let people = 0;
  for (const place of places) {
    const where = { positionId: positionId(place.id), communityId: communityId(Math.floor(place.id / 10)) };
    await world.behind(({ provisioning }) => provisioning.putPosition(aPosition({ ...where, zone: place.zone })));
    for (const events of place.applications) {
      people += 1;
      const person = aCandidate({ email: email(`c${people}@example.org`) });
      const id = await world.behind(({ provisioning }) => provisioning.putCandidate(person));
      await world.behind(({ applications }) => applications.add(id, anApplication(where)));
      await world.behind((store) =>
        TE.traverseSeqArray(({ type, at: when, by }: FunnelEvent) => {
          const actor = by === 'Employer' ? ({ _tag: by, name: 'Dana Reyes' } as const) : { _tag: by };
          return store.events.add(id, where.positionId, anEvent({ type, at: when, by: actor }));
        })(events),
      );
    }
  }
  return world;
};

const ask = async ({ operator }: World, asked: Partial<FunnelAsked> = {}) =>
  answerOf(operator.seeFunnel({ ...any, ...asked }));

const applied = (all: readonly FunnelOfPosition[]) =>
  all.map((one) => [one.positionId, one.weeks.reduce((sum, { counts }) => sum + counts.applied, 0)]);

/** The numbers of these applications of one position, read as the call reads them. */
const numbersFrom = (all: readonly Events[]): FunnelNumbers =>
  funnelOf(
    all
      .map((events) => events.filter(({ type }) => movesCourse(type)))
      .flatMap(([first, ...rest]) => (first === undefined ? [] : [courseOf(first, ...rest)])),
    { ...any, zone: chicago },
    now,
  );

/** Every number but the medians, by what it counts, added up over positions. */
const tally = (all: readonly FunnelNumbers[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  const add = (what: string, n: number): void => void (n > 0 && sums.set(what, (sums.get(what) ?? 0) + n));
  for (const { weeks, left, refusals } of all) {
    for (const { week, counts } of weeks) for (const [count, n] of Object.entries(counts)) add(`${week} ${count}`, n);
    for (const { after, gaveUp, silent } of left) {
      add(`gave up after ${after}`, gaveUp);
      add(`silent after ${after}`, silent);
    }
    for (const { reason, after, count } of refusals) add(`${reason} after ${after}`, count);
  }
  return sums;
};

describe('The funnel of positions', () => {
  it('is that of each position, and all positions together are the whole', async () => {
    const many = fc.array(funnelEvents, { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(many, many, async (some, others) => {
        const world = await aPortal(
          { id: 11, zone: chicago, applications: some },
          { id: 21, zone: chicago, applications: others },
        );
        const { positions } = await ask(world);
        const expected = [
          { positionId: 11, communityId: 1, ...numbersFrom(some) },
          { positionId: 21, communityId: 2, ...numbersFrom(others) },
        ];
        expect(positions).toEqual(expected.filter(({ weeks }) => weeks.length > 0));
        expect(tally(positions)).toEqual(tally([numbersFrom([...some, ...others])]));
      }),
      { numRuns: 40 },
    );
  });

  it('is asked for by position, by community, and page by page', async () => {
    const one: readonly Events[] = [[event('application.applied')]];
    const world = await aPortal(
      ...[12, 11, 21, 31].map((id) => ({ id, zone: chicago, applications: id === 31 ? [] : one })),
    );
    expect(applied((await ask(world)).positions)).toEqual([
      [11, 1],
      [12, 1],
      [21, 1],
    ]);
    const of = async (asked: Partial<FunnelAsked>) => {
      const { positions, next } = await ask(world, asked);
      return [positions.map((found) => Number(found.positionId)), next];
    };
    expect(await of({ positionId: positionId(12) })).toEqual([[12], undefined]);
    expect(await of({ positionId: positionId(99) })).toEqual([[], undefined]);
    expect(await of({ communityId: communityId(1) })).toEqual([[11, 12], undefined]);
    expect(await of({ communityId: communityId(2), positionId: positionId(12) })).toEqual([[], undefined]);
    expect(await of({ limit: 2 })).toEqual([[11, 12], 12]);
    expect(await of({ limit: 2, after: 12 })).toEqual([[21], undefined]);
  });

  it('ends at a whole position once it has read very many events, and goes on from there', async () => {
    const one: Events = [event('application.applied')];
    const two: Events = [event('application.applied'), event('application.booked')];
    const world = await aPortal(
      ...[11, 12, 13, 21].map((id) => ({ id, zone: chicago, applications: id === 12 ? [one] : [two, two] })),
    );
    const bounded = seeFunnel({ unitOfWork: world.store.unitOfWork, clock: world.clock }, 5);
    const of = async (asked: Partial<FunnelAsked>) => {
      const { positions, next } = await answerOf(bounded({ ...any, ...asked }));
      return [positions.map((found) => Number(found.positionId)), next];
    };
    expect(await of({})).toEqual([[11, 12], 12]);
    expect(await of({ after: 12 })).toEqual([[13, 21], undefined]);
    expect(await of({ limit: 2 })).toEqual([[11, 12], 12]);
    expect(await of({ after: 21 })).toEqual([[], undefined]);
  });

  it('looks at 50 positions unless the request says otherwise', async () => {
    const one: readonly Events[] = [[event('application.applied')]];
    const world = await aPortal(
      ...Array.from({ length: 51 }, (_, n) => ({ id: n + 10, zone: chicago, applications: one })),
    );
    expect((await ask(world)).positions).toHaveLength(50);
    expect((await ask(world)).next).toBe(59);
    expect((await ask(world, { limit: 200 })).positions).toHaveLength(51);
  });

  it('counts weeks by the clock of the position, and only those that are asked for', async () => {
    const sunday: readonly Events[] = [[event('application.applied', at('2026-12-07T05:30:00Z'))]];
    const world = await aPortal(
      { id: 11, zone: chicago, applications: sunday },
      { id: 12, zone: zone('Europe/Berlin'), applications: sunday },
    );
    world.clock.moveTo(plus(began, days(7)));
    const weeks = async (asked: Partial<FunnelAsked> = {}) =>
      (await ask(world, asked)).positions.map((one) => [one.positionId, ...one.weeks.map(({ week }) => week)]);
    expect(await weeks()).toEqual([
      [11, '2026-11-30'],
      [12, '2026-12-07'],
    ]);
    expect(await weeks({ from: date('2026-12-10') })).toEqual([[12, '2026-12-07']]);
    expect(await weeks({ to: date('2026-12-03') })).toEqual([[11, '2026-11-30']]);
  });

  it('tells of a week what closed applications in it, even if nothing was reached then', async () => {
    const month = plus(began, days(28));
    const gone: readonly Events[] = (['application.withdrawn', 'application.not_selected'] as const).map((type) => [
      event('application.booked'),
      event(type, month),
    ]);
    const world = await aPortal({ id: 11, zone: chicago, applications: gone });
    const { positions } = await ask(world, { from: date('2026-12-28') });
    expect(positions).toMatchObject([
      {
        weeks: [],
        left: [{ after: 'booked', gaveUp: 1, silent: 0 }],
        refusals: [{ reason: 'application.not_selected', after: 'booked', count: 1 }],
      },
    ]);
  });

  it('has silent candidates as of now', async () => {
    const world = await aPortal({ id: 11, zone: chicago, applications: [[event('application.applied')]] });
    const left = async () => (await ask(world)).positions.flatMap((one) => one.left);
    world.clock.moveTo(plus(began, days(14) - 1));
    expect(await left()).toEqual([]);
    world.clock.moveBy(1);
    expect(await left()).toEqual([{ after: 'applied', gaveUp: 0, silent: 1 }]);
  });

  it.each([999, 1_000, 1_001, 2_001])(
    'loses nothing of a long history of %d events, wherever its pages end',
    async (length) => {
      const long: Events = [
        event('application.applied'),
        ...Array.from({ length: length - 2 }, () => event('message.sent')),
        event('application.booked', plus(began, hours(2))),
      ];
      const world = await aPortal({ id: 11, zone: chicago, applications: [long, [event('application.imported')]] });
      expect((await ask(world)).positions).toMatchObject([
        { weeks: [{ counts: { applied: 2, screened: 1, booked: 1 } }] },
      ]);
    },
    30_000,
  );

  it('says nothing of any person', async () => {
    const world = await aPortal({
      id: 11,
      zone: chicago,
      applications: [[event('application.applied'), event('application.withdrawn')]],
    });
    const said = { by: { _tag: 'Employer', name: 'Dana Reyes' }, reason: reason('Maria moved away') } as const;
    await world.behind(({ events }) => events.add(candidateId(1), positionId(11), anEvent(said)));
    const rows = await world.behind(({ events }) => events.inShort(positionId(11), eventTypes, undefined, 10));
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(['application', 'at', 'by', 'sequence', 'type']);
    expect(JSON.stringify(rows)).not.toMatch(/Maria|Dana/);
    expect(JSON.stringify(await ask(world))).not.toMatch(/candidate_?id|email|c1@|Maria|Santos|Dana/i);
  });

  it('is refused while the store is away, also if it goes in between', async () => {
    const world = await aPortal({ id: 11, zone: chicago, applications: [[event('application.applied')]] });
    for (const answered of [0, 1]) {
      world.store.breakAfter(answered);
      expect(await refusalOf(world.operator.seeFunnel(any))).toEqual({ _tag: 'StoreUnavailable' });
    }
  });
});
