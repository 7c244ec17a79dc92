import { aFair, asFile, nth } from '../support/portal/fair';
import { codeIn, foundIn } from '../support/portal/inbox';
import { programs, type Environment } from '../support/portal/program';
import { askForCode, cardsOf, giveCode, pressLink, tryCode, type Reply } from '../support/portal/visits';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';

/* Fifty clients guess one person's code concurrently over HTTP (R3c). */

const place = programs();
afterAll(() => place.close());

const fair = aFair({ people: 2, jobs: 1, slots: 1 });
const [victim, bystander] = [nth(fair.people, 0), nth(fair.people, 1)];

const reasonOf = ({ statusCode, refusal }: Reply): string =>
  statusCode === 200 ? 'done' : (refusal?.reason ?? String(statusCode));

const counted = (replies: readonly Reply[]): Readonly<Record<string, number>> => {
  const words = replies.map(reasonOf);
  return Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((one) => one === word).length]));
};

/** Four digits, different from all of these. */
const guessesBut = (right: string): readonly string[] =>
  Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, '0')).filter((guess) => guess !== right);

const linkOf = (mail: string): string => foundIn(mail, /\/candidateportal\/[^/\s]+@[^/\s]+\/([\w-]{43})/);

const siege = async (environments: readonly Environment[]) => {
  const inbox = await place.newInbox();
  await place.load(nth(environments, 0), asFile(fair, place.newFolder()));
  const portals = await Promise.all(
    environments.map((env) => place.start({ ...env, SMTP_URL: inbox.url, LOG_LEVEL: 'info' })),
  );
  const urls = portals.map(({ url }) => url);
  const urlOf = (n: number): string => nth(urls, n % urls.length);
  const mailed = async (email: string): Promise<string> => {
    const seen = inbox.mailsTo(email).length;
    await askForCode(urlOf(seen), email);
    return inbox.next(email, seen);
  };
  const atOnce = (guesses: readonly string[]): Promise<readonly Reply[]> =>
    Promise.all(guesses.map((guess, n) => tryCode(urlOf(n), victim, guess)));

  const first = await mailed(victim);
  const wrong = guessesBut(codeIn(first));
  const guessed = await atOnce(wrong.slice(0, 100));
  const late = await atOnce(Array.from({ length: 50 }, () => codeIn(first)));
  const other = await mailed(bystander);
  const neighbour = await giveCode(urlOf(1), bystander, codeIn(other));
  const byLink = await pressLink(urlOf(1), victim, linkOf(first));
  const again = await pressLink(urlOf(0), victim, linkOf(first));

  const second = await mailed(victim);
  const besieged = await Promise.all([
    atOnce(guessesBut(codeIn(second)).slice(200, 204)),
    tryCode(urlOf(1), victim, codeIn(second)),
  ]);

  const asked = await Promise.all(Array.from({ length: 50 }, (_, n) => askForCode(urlOf(n), victim)));
  // A request is answered once its mail is queued: the fifth mail may still be under way.
  const last = await inbox.next(victim, 4);
  const lines = portals.map((portal) => portal.complaints()).join('');
  const lists = await cardsOf(urlOf(0), neighbour);
  const secrets = [victim, bystander, neighbour.token, ...inbox.mailsTo(victim).map(linkOf)];
  await Promise.all(portals.map((portal) => portal.kill()));
  return { guessed, late, byLink, again, besieged, asked, last, lines, lists, secrets, mails: inbox.mailsTo(victim) };
};

const sieges = (environments: () => Promise<readonly Environment[]>): void => {
  it('100 guesses: five are tried, then even the right one is refused, and the owner can still sign in [R3c]', async () => {
    const told = await siege(await environments());

    expect(counted(told.guessed)).toEqual({ CodeWrong: 5, CodeTriesUsedUp: 95 });
    expect(counted(told.late)).toEqual({ CodeTriesUsedUp: 50 });
    expect([told.guessed, told.late].flat().every(({ http }) => http === 200)).toBe(true);

    // The owner can still sign in while four more guesses arrive: once with the link in the same email, or with a new code. No one else is affected.
    expect([reasonOf(told.byLink), reasonOf(told.again)]).toEqual(['done', 'LinkInvalid']);
    expect(told.besieged.map((one) => ('http' in one ? reasonOf(one) : 'guesses'))).toEqual(['guesses', 'done']);
    expect(told.lists).toHaveLength(1);

    // Fifty concurrent requests for this hour's mails get the three that are left; the others are refused and shown another way in.
    expect(counted(told.asked)).toEqual({ TooManyCodes: 47, done: 3 });
    expect(told.mails).toHaveLength(5);

    for (const secret of told.secrets) expect(told.lines).not.toContain(secret);
    expect(told.lines).toMatch(/"refused":"\{\\"reason\\":\\"CodeTriesUsedUp\\"/);
  }, 60_000);
};

describe('Over one process on the embedded store', () => {
  sieges(async () => [await place.newHome()]);
});

describeOnPostgres('Over two processes on one PostgreSQL database', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.stop(), 60_000);

  sieges(async () => place.twoOn(await server.newDatabase()));
});
