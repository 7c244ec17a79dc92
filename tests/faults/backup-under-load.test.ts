import * as E from 'fp-ts/Either';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { machine } from '../../adapters/composition/machine';
import { key } from '../support/builders/identity';
import { pdfFile } from '../support/builders/resume-files';
import { aFair, asFile, nth } from '../support/portal/fair';
import { openInbox } from '../support/portal/inbox';
import { programs, type Environment } from '../support/portal/program';
import { book, cardsOf, signIn, type SignedIn } from '../support/portal/visits';

/* A backup while candidates book, put back elsewhere: what was acknowledged before it began is there, with its files, its sessions and its key. */

const place = programs();
afterAll(() => place.close());

// Programs that start, on a busy machine.
jest.setTimeout(480_000);

const OPERATOR_TOKEN = 'the-operator-of-this-portal';
const fair = aFair({ people: 3, jobs: 6, slots: 8 });

/** What the commands do, without a process for each; a stopped portal's store is copied without its engine. */
const on = (env: Environment) => machine({ ...env, DEMO: '0' }, new URL('file:///no-store-worker.mjs'));
const refusal = async (done: Promise<E.Either<string, string>>): Promise<string> => {
  const ended = await done;
  return E.isLeft(ended) ? ended.left : 'done';
};

/** How many times are booked, by what a candidate's list says. */
const bookedBy = async (url: string, who: SignedIn): Promise<number> =>
  (await cardsOf(url, who)).filter(({ slot_from }) => slot_from !== null).length;

const keptIn = (home: Environment): readonly (readonly [string, string])[] => {
  const folder = join(String(home['DATA_DIR']), 'files', 'kept');
  return readdirSync(folder)
    .sort()
    .map((name) => [name, readFileSync(join(folder, name), 'base64')]);
};

const sendResume = async (url: string, { token }: SignedIn): Promise<void> => {
  const form = new FormData();
  const { community_id, position_id } = nth(fair.jobs, 0);
  form.set('community_id', String(community_id));
  form.set('position_id', String(position_id));
  form.set('upload_type', 'new');
  form.set('image', new Blob([new Uint8Array(pdfFile)]), 'cv.pdf');
  const authorization = `Bearer ${token}`;
  const answer = await fetch(`${url}/api/candidate/upload_resume`, {
    ...{ method: 'POST', body: form },
    headers: { authorization },
  });
  expect(await answer.json()).toMatchObject({ statusCode: 200 });
};

describe('A backup of the embedded store', () => {
  it('taken while candidates book has all that was acknowledged; put back elsewhere it is equal, and nothing is written over', async () => {
    const inbox = await openInbox();
    const env: Environment = { ...(await place.newHome()), SMTP_URL: inbox.url, OPERATOR_TOKEN };
    await place.load(env, asFile(fair, place.newFolder()));
    const portal = await place.start(env);
    const people = await Promise.all(fair.people.map((email) => signIn(portal.url, inbox, email)));
    await sendResume(portal.url, nth(people, 0));
    let acknowledged = 0;
    let load = true;
    const bookAll = async (who: SignedIn, n: number): Promise<void> => {
      for (const [at, job] of fair.jobs.entries()) {
        const slot = nth(fair.slots, n);
        if ((await book(portal.url, who, { job, slot, key: key(`candidate ${n} job ${at}`) })).statusCode === 200)
          acknowledged += 1;
      }
      while (load) await cardsOf(portal.url, who);
    };
    const busy = people.map(bookAll);
    while (acknowledged < 8) await cardsOf(portal.url, nth(people, 0));
    const before = acknowledged;
    const file = join(place.newFolder(), 'portal.tgz');
    expect(await on(env).backup(file)).toEqual(E.right(expect.stringContaining('Keep it where nobody else')));
    load = false;
    await Promise.all(busy);
    const whole = acknowledged;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(join(String(env['DATA_DIR']), 'backup'))).toBe(false);

    // A file that is there is not written over, and neither is a folder.
    expect(await refusal(on(env).backup(file))).toContain('is there already');
    expect(await refusal(on(env).restore(file))).toContain('stop the portal and move it away');
    // Nothing is copied for a place that is not there.
    const nowhere = join(place.newFolder(), 'away');
    expect(await refusal(on(env).backup(join(nowhere, 'portal.tgz')))).toBe(
      `There is no folder ${nowhere}: make it, or name a file in another.`,
    );
    expect(await refusal(on({ ...env, OPERATOR_TOKEN: '' }).backup(`${file}.2`))).toContain('OPERATOR_TOKEN');

    // Elsewhere.
    const other: Environment = {
      ...(await place.newAddress()),
      DATA_DIR: place.newFolder(),
      SMTP_URL: inbox.url,
      OPERATOR_TOKEN,
    };
    expect(E.isRight(await on(other).restore(file))).toBe(true);
    const restored = await place.start(other);
    let held = 0;
    for (const who of people) held += await bookedBy(restored.url, who);
    expect(held).toBeGreaterThanOrEqual(before);
    expect(held).toBeLessThanOrEqual(whole);
    await restored.kill();

    // Nobody books meanwhile: equal to the last letter, files too.
    const quiet = join(place.newFolder(), 'quiet.tgz');
    expect(E.isRight(await on(env).backup(quiet))).toBe(true);
    const third: Environment = {
      ...(await place.newAddress()),
      DATA_DIR: place.newFolder(),
      SMTP_URL: inbox.url,
      OPERATOR_TOKEN,
    };
    expect(E.isRight(await on(third).restore(quiet))).toBe(true);
    const equal = await place.start(third);
    for (const who of people) expect(await cardsOf(equal.url, who)).toEqual(await cardsOf(portal.url, who));
    expect(keptIn(env)).toHaveLength(1);
    expect(keptIn(third)).toEqual(keptIn(env));
    await equal.kill();
    await portal.kill();
    await inbox.close();

    // A portal that is stopped has its backup, too.
    expect(E.isRight(await on(env).backup(join(place.newFolder(), 'stopped.tgz')))).toBe(true);
  });
});
