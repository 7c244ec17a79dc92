import { runOperator } from '../../../adapters/terminal/operator/run-operator';
import type { EventType } from '../../../domain/applications/application-event';
import { hours } from '../../../domain/time/duration';
import { plus } from '../../../domain/time/instant';
import { anApplication, positionId } from '../../support/builders/applications';
import { anEvent } from '../../support/builders/events';
import { aCandidate, email } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { candidateId } from '../../support/builders/recording';
import { at } from '../../support/builders/time';
import { aWorld } from '../../support/world/world';
import { reachOf } from './reached';

const job = anApplication().positionId;
const kitchen = positionId(5000);
const began = at('2026-12-01T08:00:00Z');

const aPortal = async () => {
  const daniel = aCandidate({ email: email('daniel@example.org') });
  const world = await aWorld({
    positions: [aPosition(), aPosition({ positionId: kitchen })],
    applicants: [
      { candidate: aCandidate(), applications: [anApplication(), anApplication({ positionId: kitchen })] },
      { candidate: daniel, applications: [anApplication()] },
    ],
  });
  const happened: readonly (readonly [number, typeof job, EventType, number])[] = [
    [1, job, 'application.applied', 0],
    [1, job, 'application.screening_passed', 5],
    [1, job, 'application.booked', 53],
    [1, job, 'application.candidate_no_show', 24 * 7],
    [1, job, 'application.withdrawn', 24 * 7 + 1],
    [1, kitchen, 'application.applied', 0],
    [2, job, 'application.applied', 1],
    [2, job, 'application.not_selected', 2],
  ];
  for (const [who, where, type, after] of happened)
    await world.behind(({ events }) =>
      events.add(candidateId(who), where, anEvent({ type, at: plus(began, hours(after)) })),
    );
  const { reach } = reachOf(world);
  return async (...typed: readonly string[]) => runOperator(typed, reach);
};

describe("the operator's command that prints the funnel", () => {
  it('has a table of weeks for each position, then the times, who left, and how the employer closed applications', async () => {
    const operator = await aPortal();
    const { stdout, exit } = await operator('funnel');
    expect(exit).toBe(0);
    expect(stdout).toBe(
      [
        `Position ${job} (community 42)`,
        "week of     applied  screened  booked  held  offered  started  no-shows  employer's no-shows",
        '2026-11-30  2        1         1       0     0        0        0         0',
        '2026-12-07  0        0         0       0     0        0        1         0',
        'together    2        1         1       0     0        0        1         0',
        'From applied to screened: 5 h (median)',
        'From screened to booked: 2 days 0 h (median)',
        'Left after booked: 1 gave up, 0 without a word',
        'application.not_selected after applied: 1',
        '',
        `Position ${kitchen} (community 42)`,
        "week of     applied  screened  booked  held  offered  started  no-shows  employer's no-shows",
        '2026-11-30  1        0         0       0     0        0        0         0',
        'together    1        0         0       0     0        0        0         0',
        '',
      ].join('\n'),
    );
  });

  it('prints one position, some weeks, or JSON', async () => {
    const operator = await aPortal();
    expect((await operator('funnel', '--position', String(kitchen))).stdout).toMatch(/^Position 5000 /);
    expect((await operator('funnel', '--community', '42', '--from', '2026-12-10')).stdout).toContain(
      'together    0        0         0       0     0        0        1         0',
    );
    expect((await operator('funnel', '--to', '2026-11-20')).stdout).toBe('Nothing happened.\n');
    const json: unknown = JSON.parse((await operator('funnel', '--position', String(job), '--json')).stdout);
    expect(json).toMatchObject({
      positions: [
        {
          ...{ community_id: 42, position_id: job },
          weeks: [
            { week: '2026-11-30', applied: 2, no_shows: 0 },
            { week: '2026-12-07', no_shows: 1 },
          ],
          hours: { screened: 5, booked: 48, held: null, offered: null, started: null },
          left: [{ after: 'booked', gave_up: 1, silent: 0 }],
        },
      ],
      next_cursor: null,
    });
  });

  it.each([
    [['funnel', '--position', 'x'], '--position'],
    [['funnel', '--from', '2026-02-30'], '--from'],
    [['funnel', '--to', 'today'], '--to'],
  ])('refuses %j and names what is at fault', async (typed, fault) => {
    const { exit, stderr } = await (await aPortal())(...typed);
    expect(exit).toBe(2);
    expect(stderr).toContain(fault);
  });
});
