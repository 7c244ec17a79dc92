import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { dayNumber, parseCalendarDate } from '../../../../domain/time/calendar-date';
import { decoded } from '../../../support/builders/decoded';
import { positionId } from '../../../support/builders/applications';
import { date } from '../../../support/builders/time';
import { anEmptyStore } from './importing';
import { fromCsv } from './csv';

const folder = resolve(__dirname, '../../../../../shared/data');
const isThere = existsSync(resolve(folder, 'communities.csv'));

interface Occupation {
  readonly title: string;
  readonly description: string;
  readonly tasks: readonly string[];
}

const isOccupation = (value: unknown): value is Occupation =>
  typeof value === 'object' && value !== null && 'title' in value && 'tasks' in value && Array.isArray(value.tasks);

const occupations = (): readonly Occupation[] => {
  const all: unknown = JSON.parse(readFileSync(resolve(folder, 'occupations.json'), 'utf8'));
  return Array.isArray(all) ? all.filter(isOccupation) : [];
};

const communities = () => fromCsv(readFileSync(resolve(folder, 'communities.csv'), 'utf8'));

/** One opening in each community: the occupations in turn, with their own tasks as the description. */
const openings = () =>
  communities().map((house, n) => {
    const jobs = occupations();
    const job = jobs[n % jobs.length];
    return {
      position_id: 10_000 + n,
      position_name: job?.title,
      role: job?.title,
      community_id: 5_000 + n,
      community_name: house['name'],
      client_name: house['county'],
      address: `${house['address']}, ${house['city']}, ${house['state']} ${house['zip']}`,
      latitude: house['latitude'],
      longitude: house['longitude'],
      timezone: house['timezone'],
      interview_type: 'video_interview',
      position_data: [
        {
          id: 10_000 + n,
          description: [job?.description, ...(job?.tasks ?? [])].join('\n\n'),
          full_time: true,
          morning: true,
        },
      ],
    };
  });

const days = ['2026-12-07', '2026-12-08', '2026-12-09'];
const times = [
  ['09:00', '09:30'],
  ['13:15', '13:45'],
];

const slotsFor = (positionIds: readonly number[]) =>
  positionIds.flatMap((position_id) =>
    days.flatMap((slot_date) =>
      times.map(([slot_from, slot_to]) => ({ position_id, kind: 'video', slot_date, slot_from, slot_to })),
    ),
  );

const suite = isThere ? describe : describe.skip;

suite(`161 real communities and 8 real occupations (skipped where ${folder} is absent)`, () => {
  it('become an import file that is loaded whole, with every name and zone unchanged', async () => {
    const positions = openings();
    const slots = slotsFor(positions.map(({ position_id }) => position_id));
    const store = anEmptyStore();
    expect(await store.load({ positions, slots })).toEqual({
      positions: 161,
      questionnaires: 0,
      slots: 966,
      candidates: 0,
      applications: 0,
    });
    const zones = new Set(positions.map(({ timezone }) => timezone));
    expect(zones.size).toBeGreaterThanOrEqual(4);
    for (const { position_id, community_name, timezone, position_data } of positions) {
      const position = await store.ask(({ positions: all }) => all.withId(positionId(position_id)));
      expect(position).toMatchObject({
        value: { communityName: community_name, zone: timezone, description: position_data[0]?.description },
      });
    }
  });

  it('have free slots every day', async () => {
    const positions = openings();
    const store = anEmptyStore();
    await store.load({ positions, slots: slotsFor([10_000]) });
    const range = { start: date('2026-12-01'), end: date('2026-12-31') };
    const free = await store.ask(({ slots }) => slots.free(positionId(10_000), 'video', range));
    expect(free.map((one) => dayNumber(decoded(parseCalendarDate(one.date), one.date)))).toHaveLength(6);
  });
});
