import { setTimeout as pause } from 'node:timers/promises';
import { aCandidateRecord, aPositionRecord } from '../adapters/server/import/a-file';
import { aFair, asFile, nth } from '../support/portal/fair';
import { programs } from '../support/portal/program';
import { cardsOf, signIn } from '../support/portal/visits';
import { inFull } from '../support/in-full';

/* A large import while a candidate fetches their list: it delays nobody, survives its connection, and reports how it ended. */

/** In full: 18 MB, which takes minutes; otherwise a twentieth of that. */
jest.setTimeout(inFull ? 900_000 : 180_000);

const place = programs();
afterAll(() => place.close());

const OPERATOR_TOKEN = 'an-operators-token-of-30-letters';
const people = inFull ? 9_000 : 450;

/** The candidate's history so far: it brings their record to 2 kB. */
const experience = Array.from({ length: 16 }, (_, n) => ({
  title: 'Caregiver on the night shift',
  company: `Linden Court, house ${n + 1} of the park`,
  from: `20${n + 10}-01`,
  to: `20${n + 10}-11`,
}));

/** The longest acceptable wait for a candidate, in ms. */
const longestWait = inFull ? 500 : 1_500;
/** The short form runs beside other suites, which compete for the processor: so many times the longest wait before the import is fine, too. */
const timesCalm = inFull ? 0 : 6;
const fair = aFair({ people: 1, jobs: 1, slots: 1 });

const ask = async (url: string, path: string, body: unknown, signal?: AbortSignal): Promise<unknown> => {
  const response = await fetch(`${url}/api/operator/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${OPERATOR_TOKEN}` },
    body: JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  });
  return response.json();
};

const reasonOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'reason' in answer ? answer.reason : undefined;

it('continues to its end if its connection is cut, and no one has to wait for it', async () => {
  const inbox = await place.newInbox();
  const env = { ...(await place.newHome()), SMTP_URL: inbox.url, OPERATOR_TOKEN };
  await place.load(env, asFile(fair, place.newFolder()));
  const { url } = await place.start(env);
  const who = await signIn(url, inbox, nth(fair.people, 0));

  const content = {
    positions: [aPositionRecord({ position_id: 777 })],
    candidates: Array.from({ length: people }, (_, n) =>
      aCandidateRecord({
        email: `import-${n}@example.org`,
        experience_details: experience,
        applications: [{ position_id: 777 }],
      }),
    ),
  };
  const wait = async (): Promise<number> => {
    const before = performance.now();
    await cardsOf(url, who);
    return performance.now() - before;
  };
  const calm: number[] = [];
  while (calm.length < 10) calm.push(await wait());

  const line = new AbortController();
  const sent = ask(
    url,
    'import',
    { files: [{ name: 'large.json', content }], import_id: 'a-large-import-1' },
    line.signal,
  ).catch(() => 'the line was cut');

  const seen = new Set<unknown>();
  const waits: number[] = [];
  let state: unknown;
  while (reasonOf(state) !== 'Loaded') {
    waits.push(await wait());
    state = await ask(url, 'import_state', { import_id: 'a-large-import-1' });
    seen.add(reasonOf(state));
    if (seen.has('Checking') || seen.has('Loading')) line.abort();
    await pause(20);
  }
  expect(await sent).toBe('the line was cut');
  expect(seen).toContain('Loading');
  expect(state).toMatchObject({ loaded: { candidates: people, applications: people } });
  const longest = Math.max(...waits);
  if (inFull)
    process.stderr.write(`import beside candidates: longest wait ${Math.round(longest)} ms of ${waits.length}\n`);
  expect(longest).toBeLessThan(Math.max(longestWait, timesCalm * Math.max(...calm)));

  expect(await ask(url, 'import_state', { import_id: 'nobody-sent-this-one' })).toMatchObject({
    statusCode: 406,
    refusal: { reason: 'NoSuchImport' },
  });
});
