import { days, hours } from '../../../domain/time/duration';
import { anApplication } from '../../support/builders/applications';
import { aCandidate, email } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { onFile, questionnaireId } from '../../support/builders/screening';
import { skillFilterAnswers } from '../../support/builders/skill-filter-answers';
import { slot } from '../../support/builders/slots';
import { videoSlots } from '../../support/world/world';
import { bodyOf, portalOverHttp, signInOverHttp, type PortalOverHttp } from '../portal-over-http';

const operatorToken = 'the-operator-of-this-test';
const own = { authorization: `Bearer ${operatorToken}` };
const job = { community_id: 42, position_id: 4711 };
const named = { email: aCandidate().email, position_id: 4711 };
const interview = { slot_date: '2026-12-07', slot_from: '09:30', slot_to: '10:00' };
const firstDay = { slot_date: '2026-12-14', slot_from: '08:00', slot_to: '08:30' };
const aQuestionnaire = onFile();

const ask = async ({ post }: PortalOverHttp, call: string, body: object, headers = own) =>
  bodyOf(await post(`/api/operator/${call}`, body, headers));

/** Each succeeds. */
const acts = async (portal: PortalOverHttp, ...all: readonly string[]): Promise<void> => {
  for (const act of all) expect(await ask(portal, 'act', { ...named, act })).toMatchObject({ statusCode: 200 });
};

const nothing = {
  ...{ applied: 0, screened: 0, booked: 0, held: 0, no_shows: 0, employer_no_shows: 0, offered: 0, started: 0 },
};

/** From the advert to the first day at work, by the calls of the candidate and of the employer. */
const aWholeLife = async (): Promise<PortalOverHttp> => {
  const portal = await portalOverHttp(
    {
      positions: [aPosition({ questionnaireId: questionnaireId(7) })],
      slots: [
        ...videoSlots(slot('2026-12-07', '09:30', '10:00'), slot('2026-12-09', '09:30', '10:00')),
        {
          ...{ positionId: aPosition().positionId, kind: 'onboarding' },
          slots: [{ slot: slot('2026-12-14', '08:00', '08:30'), capacity: 1 }],
        },
      ],
      applicants: [{ candidate: aCandidate(), applications: [] }],
    },
    { operatorToken },
  );
  const { clock } = portal.world;
  await portal.world.behind(({ provisioning }) => provisioning.putQuestionnaire(aQuestionnaire));
  let choice = 0;
  const does = async (call: string, payload: object, method: 'POST' | 'PUT' = 'POST'): Promise<void> => {
    choice += 1;
    // Days may have passed: each time the candidate signs in again.
    const headers = { ...(await signInOverHttp(portal)), 'idempotency-key': `choice-of-a-test-${choice}` };
    const response = await portal.inject({ method, url: `/api/${call}`, headers, payload });
    expect(bodyOf(response)).toMatchObject({ statusCode: 200 });
  };
  // Friday.
  await does('candidate/apply_job', { ...job, position_name: 'Caregiver' });
  clock.moveBy(hours(1));
  await does('skillFilters/submit_skill_filter', { position_id: 4711, ...skillFilterAnswers('Yes') });
  clock.moveBy(hours(3));
  await does('scheduled-video-interviews/book_slot', { ...job, ...interview });
  // Tuesday.
  clock.moveBy(days(4));
  await acts(portal, 'candidate-no-show');
  await does('scheduled-video-interviews/reschedule_slot', { ...job, ...interview, slot_date: '2026-12-09' }, 'PUT');
  clock.moveBy(days(1));
  await acts(portal, 'interview-held', 'offer');
  await does('onboard-interviews/book_onboarding_slot', { ...job, ...firstDay });
  // Monday.
  clock.moveBy(days(5));
  await acts(portal, 'onboarded');
  return portal;
};

describe('The funnel over HTTP', () => {
  it('has a whole life in its weeks, with the time that each step took', async () => {
    const portal = await aWholeLife();
    expect(await ask(portal, 'funnel', {})).toEqual({
      statusCode: 200,
      positions: [
        {
          ...job,
          weeks: [
            { ...nothing, week: '2026-11-30', applied: 1, screened: 1, booked: 1 },
            { ...nothing, week: '2026-12-07', held: 1, no_shows: 1, offered: 1 },
            { ...nothing, week: '2026-12-14', started: 1 },
          ],
          hours: { screened: 1, booked: 3, held: 120, offered: 0, started: 120 },
          left: [],
          refusals: [],
        },
      ],
      next_cursor: null,
    });
    expect(await ask(portal, 'funnel', { ...job, from: '2026-12-07', to: '2026-12-13' })).toMatchObject({
      positions: [{ weeks: [{ week: '2026-12-07' }], hours: { screened: null, held: 120 } }],
    });
    expect(await ask(portal, 'funnel', { community_id: 7 })).toMatchObject({ positions: [], next_cursor: null });
  });

  it('has where candidates left and what closed applications, without a word of theirs', async () => {
    const daniel = aCandidate({ email: email('daniel.okafor@example.org'), firstName: 'Daniel' });
    const portal = await portalOverHttp(
      { applicants: [aCandidate(), daniel].map((candidate) => ({ candidate, applications: [anApplication()] })) },
      { operatorToken },
    );
    await acts(portal, 'review', 'not-selected');
    await ask(portal, 'act', { ...named, email: daniel.email, act: 'block' });
    const answer = await ask(portal, 'funnel', job);
    expect(answer).toMatchObject({
      positions: [
        {
          weeks: [{ ...nothing, applied: 2 }],
          left: [],
          refusals: [
            { reason: 'application.not_selected', after: 'applied', count: 1 },
            { reason: 'application.blocked', after: 'applied', count: 1 },
          ],
        },
      ],
    });
    expect(JSON.stringify(answer)).not.toMatch(/@|Maria|Daniel|candidate_id/);
  });

  it.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ to: 'today' }, 'to'],
    [{ limit: 201 }, 'limit'],
    [{ cursor: 'c1' }, 'cursor'],
    [{ position_id: 0 }, 'position_id'],
  ])('of %j is refused, by the name of the field', async (body, field) => {
    const portal = await portalOverHttp({}, { operatorToken });
    expect(await ask(portal, 'funnel', body)).toMatchObject({
      statusCode: 400,
      error: expect.stringContaining(field),
    });
  });

  it('needs the right to read', async () => {
    const portal = await portalOverHttp({}, { operatorToken });
    for (const [right, statusCode] of [
      ['act', 403],
      ['read', 200],
    ] as const) {
      const { token } = await ask(portal, 'token_add', { name: right, rights: [right] });
      const headers = { authorization: `Bearer ${String(token)}` };
      expect(await ask(portal, 'funnel', {}, headers)).toMatchObject({ statusCode });
    }
  });
});
