import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { systemClock } from '../../adapters/server/clock/system-clock';
import { addDays } from '../../domain/time/calendar-date';
import { printIsoInstant } from '../../domain/time/instant';
import { date } from '../support/builders/time';
import { codeIn } from '../support/portal/inbox';
import { startPortal, type RunningPortal } from '../support/portal/running-portal';
import { terminalWith, type Ended } from '../support/portal/terminal';

const OPERATOR_TOKEN = 'the-operator-of-these-lives';
const maria = 'demo.candidate@example.org';
const daniel = 'demo.cook@example.org';
/** Has not applied for anything yet. */
const newcomer = 'demo.newcomer@example.org';

/** A day on which the employer offers times; weeks ahead, whatever today is. */
const inTwoWeeks = addDays(date(printIsoInstant(systemClock.now()).slice(0, 10)), 14);

const offered = t.type({
  command: t.string,
  kind: t.string,
  day_view_slots: t.array(t.type({ date: t.string, slots: t.array(t.type({ slot_from: t.string })) })),
});

/** Some seventy commands, and the portal's start. */
jest.setTimeout(120_000);

describe('complete application lives, through commands only, against a running portal [R27]', () => {
  const keysFolder = mkdtempSync(join(tmpdir(), 'keys-'));
  let portal: RunningPortal;

  const cliSays = (...args: readonly string[]): Promise<Ended> =>
    terminalWith({ PUBLIC_URL: portal.url, OPERATOR_TOKEN, XDG_CONFIG_HOME: keysFolder })(...args);

  const signIn = async (email: string, ...keys: readonly string[]): Promise<void> => {
    const seen = portal.inbox.mailsTo(email).length;
    expect(await cliSays('sign-in', email, ...keys)).toMatchObject({ exit: 0, said: expect.stringContaining(email) });
    const code = codeIn(await portal.inbox.next(email, seen));
    expect(await cliSays('sign-in', email, '--code', code, ...keys)).toMatchObject({ exit: 0 });
  };

  /** The commands of one candidate and of the employer of one of their jobs. */
  const life = (email: string, positionId: number, ...keys: readonly string[]) => {
    const position = ['--position', String(positionId)];
    const candidate = (command: string, ...args: readonly string[]) => cliSays(command, ...position, ...args, ...keys);
    const operator = (command: string, ...args: readonly string[]) =>
      cliSays('operator', command, ...position, ...args);
    /** An offered time other than `held`: a slot with two places is still offered to a candidate who has one of them. */
    const firstSlot = async (held: readonly string[] = []): Promise<readonly string[]> => {
      const { said } = await candidate('slots', '--days', '30', '--json');
      const found = offered.decode(JSON.parse(said));
      const times = E.isRight(found)
        ? found.right.day_view_slots.flatMap(({ date, slots }) =>
            slots.map(({ slot_from }) => ['--date', date, '--from', slot_from]),
          )
        : [];
      const time = times.findLast((one) => one.join(' ') !== held.join(' '));
      if (time === undefined) throw new Error(`No time is offered: ${said}`);
      return time;
    };
    return {
      candidate,
      act: (act: string) => operator('act', '--email', email, '--act', act),
      application: (...args: readonly string[]) => operator('application', '--email', email, ...args),
      opens: (kind: string) =>
        operator('open-slots', '--kind', kind, '--date', inTwoWeeks, '--from', '10:00', '--to', '11:00'),
      firstSlot,
    };
  };

  const onThatDay = ['--date', inTwoWeeks, '--from', '10:00'];
  const done = (said: string) => ({ exit: 0, said: expect.stringContaining(said) });
  const refusedBy = (said: string) => ({ exit: 1, said: expect.stringContaining(said) });

  beforeAll(async () => {
    portal = await startPortal({ env: { OPERATOR_TOKEN } });
    await signIn(maria);
  });
  afterAll(async () => {
    await portal.close();
    rmSync(keysFolder, { recursive: true });
  });

  it('from an application to the first day: questions, interview, onsite, offer, onboarding, 22 Onboarded [R6a, R8]', async () => {
    const keys = ['--keys', join(keysFolder, 'newcomer.json')];
    await signIn(newcomer, ...keys);
    const { candidate, act, application, opens, firstSlot } = life(newcomer, 101, ...keys);
    expect(await candidate('apply')).toMatchObject(done('You have applied.'));
    expect(await candidate('answer', '--submit')).toMatchObject(refusedBy('Please answer the mandatory question'));
    for (const [question, words] of [
      ['1', 'Yes'],
      ['2', 'Mornings, Nights'],
      ['4', 'My grandmother, for two years.'],
    ] as const)
      expect(await candidate('answer', '--question', question, '--with', words)).toMatchObject(done(words.slice(0, 8)));
    expect(await candidate('answer', '--submit')).toMatchObject(done('Your profile matches this job.'));
    expect(await cliSays('jobs', ...keys)).toMatchObject(done('Caregiver, Linden Lark House'));
    expect(await candidate('slots')).toMatchObject(done('times for a video interview'));
    const mails = portal.inbox.mailsTo(newcomer).length;
    expect(await candidate('book', ...(await firstSlot()))).toMatchObject(done('You have booked a video interview.'));
    expect(await portal.inbox.next(newcomer, mails)).toContain("Subject: You're booked: Caregiver");
    expect(await act('interview-held')).toMatchObject(done("13 'Interviewed'"));
    expect(await candidate('cancel', '--later')).toMatchObject(refusedBy("Its status is 'Interviewed'."));

    expect(await act('invite-to-onsite')).toMatchObject(done("32 'Invited to onsite'"));
    await opens('onsite');
    expect(await candidate('slots', '--days', '30')).toMatchObject(done('times for an onsite interview'));
    expect(await candidate('book', ...onThatDay)).toMatchObject(done('Onsite scheduled'));
    expect(await act('onsite-held')).toMatchObject(done("36 'Onsite interviewed'"));

    expect(await act('offer')).toMatchObject(done("1 'Offered'"));
    await opens('onboarding');
    expect(await candidate('slots', '--days', '30', '--kind', 'onsite')).toMatchObject(
      refusedBy('an onboarding meeting'),
    );
    expect(await candidate('book', ...onThatDay)).toMatchObject(done('Onboarding scheduled'));
    expect(await act('onboarded')).toMatchObject(done("22 'Onboarded'"));

    expect(await cliSays('jobs', ...keys)).toMatchObject({
      exit: 0,
      said: expect.stringMatching(/^101 .* Onboarded +3 of 3/m),
    });
    expect(await candidate('book', ...onThatDay)).toMatchObject(refusedBy("Its status is 'Onboarded'."));
    const { said } = await application();
    expect(said).toContain("Caregiver (position 101): 22 'Onboarded'");
    process.stdout.write(`the end of this life: ${said}\n`);
  });

  it('postponed, booked again, moved, and withdrawn when no move is left [R17, R18]', async () => {
    const { candidate, application, firstSlot } = life(maria, 109);
    const first = await firstSlot();
    expect(await candidate('move', ...first)).toMatchObject(refusedBy('What fits this job now: book'));
    expect(await candidate('book', ...first)).toMatchObject(done('You have booked a video interview.'));
    expect(await candidate('cancel')).toMatchObject(refusedBy('Please choose option for cancel interview'));
    expect(await candidate('cancel', '--later')).toMatchObject(done('Interview rescheduled successfully'));
    expect((await application()).said).toContain("16 'Pending'");

    expect(await candidate('book', ...first)).toMatchObject(done('You have booked a video interview.'));
    expect(await candidate('book', ...(await firstSlot()))).toMatchObject(refusedBy('What fits this job now: move'));
    expect(await candidate('move', ...(await firstSlot(first)))).toMatchObject(
      done('another time now for a video interview'),
    );
    expect(await candidate('cancel', '--later')).toMatchObject(refusedBy('exceeded the reschedule limit'));
    expect(await candidate('slots')).toMatchObject(refusedBy('exceeded the reschedule limit'));

    expect(await candidate('cancel', '--withdraw')).toMatchObject(refusedBy('--reason: Required'));
    expect(await candidate('cancel', '--withdraw', '--reason', 'I found another job')).toMatchObject(
      done('Interview cancelled successfully'),
    );
    expect((await application()).said).toContain("14 'Canceled'");
    expect(await candidate('slots')).toMatchObject(refusedBy("Its status is 'Canceled'."));
  });

  it('an onboarding that is postponed is offered again, and can be given up for good; a block changes no status [R27]', async () => {
    const { candidate, act, application, opens, firstSlot } = life(maria, 110);
    await candidate('book', ...(await firstSlot()));
    await act('interview-held');
    await act('invite-to-onsite');
    expect(await act('onsite-not-scheduled')).toMatchObject(done("42 'Onsite not scheduled'"));
    await act('offer');
    expect(await act('block')).toMatchObject({ exit: 0, said: expect.stringMatching(/: 1 'Offered'.*, blocked$/) });
    expect(await act('unblock')).toMatchObject({ exit: 0, said: expect.not.stringContaining('blocked') });
    expect(JSON.parse((await application('--json')).said)).toMatchObject({
      status: 1,
      onboarding_status: true,
      block_candidate: false,
    });
    await opens('onboarding');
    expect(await candidate('book', ...onThatDay)).toMatchObject(done('Onboarding scheduled'));
    expect(await candidate('cancel', '--later')).toMatchObject(done(': Offered'));
    expect(await candidate('book', ...onThatDay)).toMatchObject(done('Onboarding scheduled'));
    expect(await candidate('cancel', '--withdraw', '--reason', 'Too far away')).toMatchObject({ exit: 0 });
    expect((await application()).said).toContain("26 'Onboarding canceled by candidate'");
  });

  it('an invitation is declined, by another candidate with their own keys; no act comes out of its turn [R27, R3a]', async () => {
    const file = join(keysFolder, 'daniel.json');
    const { candidate, act, application, firstSlot } = life(daniel, 106, '--keys', file);
    await signIn(daniel, '--keys', file);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(await act('interview-held')).toEqual({
      exit: 1,
      said: "'interview-held' is too early: no interview has been arranged or recorded yet.",
    });
    const [, day = '', , from = ''] = await firstSlot();
    await candidate('book', '--date', day, '--from', from);
    expect((await application()).said).toContain(`: 0 'Pending', ${day} ${from} to `);
    expect((await act('interview-held')).said).toContain(`: 13 'Interviewed', ${day} ${from} to `);
    expect(await act('interview-held')).toMatchObject(
      refusedBy("'interview-held' is out of turn: the application is in 13 'Interviewed', and it"),
    );
    await act('invite-to-onsite');
    expect(await act('onsite-held')).toEqual({
      exit: 1,
      said: "'onsite-held' is out of turn: the application is in 32 'Invited to onsite', and it needs 35 'Onsite scheduled'.",
    });
    expect(await candidate('decline', '--reason', ' ')).toMatchObject(refusedBy('--reason: Required'));
    expect(await candidate('decline', '--reason', 'Too far away')).toMatchObject(done('Thanks for letting us know'));
    expect((await application()).said).toContain("34 'Invitation declined'");
    expect(await cliSays('sign-out', '--keys', file)).toEqual({ exit: 0, said: 'Logged out successfully' });
    expect(await cliSays('jobs', '--keys', file)).toMatchObject(refusedBy('Nobody is signed in here.'));
    expect(await cliSays('jobs')).toMatchObject(done('Caregiver, Linden Lark House'));
  });
});
