import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookCalls, moveCalls } from '../../adapters/contract/scheduling/scheduling.calls';
import { cancelCalls, declineCalls } from '../../adapters/contract/applications/giving-up.calls';
import { aCandidateRecord, anApplicationRecord, aPositionRecord, aSlotRecord } from '../adapters/server/import/a-file';
import { programs, type Environment } from '../support/portal/program';
import { ask, signIn } from '../support/portal/visits';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';

/*
 * The mail server is away while a candidate acts in the later stages and the employer offers; every act is answered; then the portal is killed with
 * SIGKILL. After the restart each act has its mail, once.
 */

const place = programs();
afterAll(() => place.close());

const OPERATOR_TOKEN = 'the-operator-of-these-stages';
const maria = 'maria.santos@example.org';
const day = new Date(Date.now() + 10 * 24 * 3_600_000).toISOString().slice(0, 10);
const nine = { slot_date: day, slot_from: '09:00', slot_to: '09:30' };
const ten = { slot_date: day, slot_from: '10:00', slot_to: '10:30' };

type Act = (
  url: string,
  who: { readonly email: string; readonly token: string },
  job: object,
) => Promise<{ readonly statusCode: number }>;

const withdrawal = { reason: 'I found another job.', reschedule_flag: false };

const offer: Act = async (url, { email }, job) => {
  const response = await fetch(`${url}/api/operator/act`, {
    method: 'POST',
    headers: {
      'api-version': '1.0',
      'content-type': 'application/json',
      authorization: `Bearer ${OPERATOR_TOKEN}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ ...job, community_id: undefined, email, act: 'offer' }),
  });
  return { statusCode: response.status };
};

/** Each act, the application that it needs, and how its mail's subject begins. */
const acts: readonly (readonly [Act, Readonly<Record<string, unknown>>, string])[] = [
  [(url, who, job) => ask(url, bookCalls.onboarding, { ...job, ...nine }, who), { status: 1 }, "You're booked"],
  [
    (url, who, job) => ask(url, moveCalls.onboarding, { ...job, ...ten }, who),
    { status: 21, onboarding: nine },
    'Your new time',
  ],
  [
    (url, who, job) => ask(url, cancelCalls.onboarding, { ...job, ...withdrawal }, who),
    { status: 21, onboarding: nine },
    'Canceled',
  ],
  [
    (url, who, job) => ask(url, declineCalls.offer, { ...job, reason: withdrawal.reason }, who),
    { status: 1 },
    'You declined the offer',
  ],
  [(url, who, job) => ask(url, bookCalls.onsite, { ...job, ...nine }, who), { status: 32 }, "You're booked"],
  [
    (url, who, job) => ask(url, moveCalls.onsite, { ...job, ...ten }, who),
    { status: 35, onsite: nine },
    'Your new time',
  ],
  [
    (url, who, job) => ask(url, cancelCalls.onsite, { ...job, ...withdrawal }, who),
    { status: 35, onsite: nine },
    'Canceled',
  ],
  [
    (url, who, job) => ask(url, declineCalls.invitation, { ...job, reason: withdrawal.reason }, who),
    { status: 32 },
    'You declined the invitation',
  ],
  [offer, { status: 13 }, 'You have an offer'],
];

const jobOf = (n: number) => ({ community_id: 11, position_id: 700 + n });

const asFile = (): string => {
  const file = join(place.newFolder(), 'stages.json');
  const content = {
    positions: acts.map((_, n) => aPositionRecord({ ...jobOf(n), position_name: `Job ${n}`, reschedule_limits: {} })),
    slots: acts.flatMap((_, n) =>
      ['onboarding', 'onsite'].flatMap((kind) =>
        [nine, ten].map((time) => aSlotRecord({ position_id: jobOf(n).position_id, kind, ...time })),
      ),
    ),
    candidates: [
      aCandidateRecord({
        email: maria,
        applications: acts.map(([, application], n) =>
          anApplicationRecord({
            position_id: jobOf(n).position_id,
            applied_status: 2,
            onboarding_status: 1,
            ...application,
          }),
        ),
      }),
    ],
  };
  writeFileSync(file, JSON.stringify(content));
  return file;
};

const subjectOf = (mail: string): string =>
  /^Subject: (.*)$/m.exec(mail.replace(/\r?\n[ \t]+/g, ' '))?.[1]?.trim() ?? '';

const killed = (environment: () => Promise<Environment>): void => {
  it('sends one email for each act in the later stages [R17, R27]', async () => {
    const inbox = await place.newInbox();
    const env = { ...(await environment()), SMTP_URL: inbox.url, OPERATOR_TOKEN };
    await place.load(env, asFile());
    const portal = await place.start(env);
    const who = await signIn(portal.url, inbox, maria);
    const seen = inbox.mailsTo(maria).length;
    await inbox.goAway();
    for (const [n, [act]] of acts.entries())
      expect([n, (await act(portal.url, who, jobOf(n))).statusCode]).toEqual([n, 200]);
    await portal.kill();
    expect(inbox.mailsTo(maria)).toHaveLength(seen);
    await inbox.comeBack();

    const next = await place.start(env);
    for (let mails = seen; mails < seen + acts.length; mails = inbox.mailsTo(maria).length)
      await inbox.next(maria, mails);
    // Whatever the portal still had to send would come before the mail with another code.
    const after = inbox.mailsTo(maria).length;
    await signIn(next.url, inbox, maria);
    const subjects = inbox.mailsTo(maria).slice(seen, after).map(subjectOf);
    expect(subjects.map((subject) => /Job \d/.exec(subject)?.[0]).sort()).toEqual(acts.map((_, n) => `Job ${n}`));
    for (const [n, [, , begins]] of acts.entries())
      expect(subjects).toContainEqual(expect.stringMatching(new RegExp(`${begins}: Job ${n}`)));
    expect(inbox.mailsTo(maria)).toHaveLength(after + 1);
    await next.kill();
  }, 120_000);
};

describe('A portal that is killed between the answer and the mail, on the embedded store', () => {
  killed(() => place.newHome());
});

describeOnPostgres('A portal that is killed between the answer and the mail, on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.stop(), 60_000);

  killed(async () => {
    const [env] = await place.twoOn(await server.newDatabase());
    if (env === undefined) throw new Error('Two were asked for');
    return env;
  });
});
