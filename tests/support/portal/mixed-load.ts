import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { getJobsList } from '../../../adapters/contract/applications/applications.calls';
import { signOut } from '../../../adapters/contract/identity/identity.calls';
import { cancelCalls } from '../../../adapters/contract/applications/giving-up.calls';
import { bookCalls, moveCalls } from '../../../adapters/contract/scheduling/scheduling.calls';
import { nameOf, nth, type Fair, type WireJob } from './fair';
import { codeIn, type Inbox } from './inbox';
import type { Portal } from './program';
import { ask, askForCode, giveCode, type Reply, type SignedIn } from './visits';

/*
 * A usual day at a steady, modest rate: candidates read their list, book, move and cancel, others sign in and out, and the mail server is down from
 * the third to the sixth of ten minutes. Every answer and every mail is counted.
 */

/** The measurements of one minute. */
export interface Minute {
  readonly calls: number;
  /** Answers other than 200, in words. */
  readonly errors: readonly string[];
  /** The time for a candidate's list, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Resident memory at the minute's end, in megabytes. */
  readonly memory: number;
  /** The load of the whole machine, which others may use too. */
  readonly machine: number;
  /** Mails that arrived. */
  readonly mails: number;
}

export interface Day {
  readonly minutes: readonly Minute[];
  /** Recipient and subject of each expected mail, as often as it was acknowledged. */
  readonly expected: readonly string[];
  readonly arrived: readonly string[];
  /** Message-IDs that arrived more than once. */
  readonly doubled: readonly string[];
}

const residentOf = (pid: number): number =>
  Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

const shareOf = (sorted: readonly number[], share: number): number =>
  sorted.length === 0 ? 0 : Math.round(nth(sorted, Math.ceil(sorted.length * share) - 1) * 10) / 10;

const acts = ['booked', 'moved', 'canceled'] as const;
type Done = (typeof acts)[number];

const callOf: Readonly<Record<Done, Parameters<typeof ask>[1]>> = {
  booked: bookCalls.video,
  moved: moveCalls.video,
  canceled: cancelCalls.video,
};

const subjectOf: Readonly<Record<Done, string>> = {
  booked: "You're booked",
  moved: 'Your new time',
  canceled: 'Canceled',
};

const entry = (to: string, about: string): string => `${to} · ${about}`;

/** An expected mail: its recipient and its subject. */
const entryOf = (to: string, mail: string): string => {
  const subject = /^Subject: (.*)$/m.exec(mail.replace(/\r?\n[ \t]+/g, ' '))?.[1] ?? '';
  return entry(to, codeIn(mail) === '' ? subject.replace(/,.*$/, '').trim() : 'code');
};

const idOf = (mail: string): string => /^Message-ID: <(.*)>\r$/m.exec(mail)?.[1] ?? '';

/** Each candidate of the fair has two slots of their own at every job. Visitors sign in one after the other. */
export interface Load {
  readonly portal: Portal;
  readonly inbox: Inbox;
  readonly fair: Fair;
  readonly people: readonly SignedIn[];
  readonly visitors: readonly string[];
  /** The length of each of the ten minutes, in milliseconds. */
  readonly minute: number;
}

export const mixedLoad = async ({ portal, inbox, fair, people, visitors, minute }: Load): Promise<Day> => {
  const { url } = portal;
  const everybody = [...people.map(({ email }) => email), ...visitors];
  const before = new Map(everybody.map((email) => [email, inbox.mailsTo(email).length]));
  const mailsSince = (): readonly (readonly [to: string, mail: string])[] =>
    everybody.flatMap((email) =>
      inbox
        .mailsTo(email)
        .slice(before.get(email))
        .map((mail) => [email, mail] as const),
    );
  const expected: string[] = [];
  let now: { calls: number; readonly errors: string[]; readonly lists: number[] } = { calls: 0, errors: [], lists: [] };
  let on = true;
  const goesOn = (): boolean => on;

  const counted = async (what: string, call: Promise<Reply>): Promise<boolean> => {
    const reply = await call.catch((error: unknown) => String(error));
    now.calls += 1;
    if (typeof reply !== 'string' && reply.statusCode === 200) return true;
    now.errors.push(
      typeof reply === 'string' ? `${what}: ${reply}` : `${what}: ${reply.statusCode} ${JSON.stringify(reply.body)}`,
    );
    return false;
  };
  const look = async (who: SignedIn): Promise<void> => {
    const began = performance.now();
    await counted('list', ask(url, getJobsList, {}, who));
    now.lists.push(performance.now() - began);
  };
  const act = async (who: SignedIn, n: number, job: WireJob, done: Done): Promise<void> => {
    const slot = nth(fair.slots, 2 * n + (done === 'moved' ? 1 : 0));
    const fields = done === 'canceled' ? { ...job, reschedule_flag: 1 } : { ...job, ...slot };
    if (await counted(done, ask(url, callOf[done], fields, who)))
      expected.push(entry(who.email, `${subjectOf[done]}: ${nameOf(job)}`));
  };
  /** Reads four times and acts once. */
  const candidate = async (who: SignedIn, n: number): Promise<void> => {
    await pause((n * minute) / 120 / people.length);
    for (let step = 0; goesOn(); step += 1) {
      const job = nth(fair.jobs, Math.floor(step / acts.length) % fair.jobs.length);
      for (let looks = 0; looks < 4 && goesOn(); looks += 1) {
        await look(who);
        await pause(minute / 120);
      }
      if (goesOn()) await act(who, n, job, nth(acts, step % acts.length));
    }
  };
  /** Requests a code, enters it when it arrives, however late, reads once and leaves. */
  const visit = async (email: string): Promise<void> => {
    if (!(await counted('code', askForCode(url, email)))) return;
    expected.push(entry(email, 'code'));
    const code = codeIn(await inbox.next(email, before.get(email) ?? 0));
    const who = await giveCode(url, email, code).catch((error: unknown) => {
      now.errors.push(`sign-in: ${String(error)}`);
    });
    now.calls += 1;
    if (who === undefined) return;
    await look(who);
    await counted('sign-out', ask(url, signOut, {}, who));
  };
  const door = async (): Promise<void> => {
    const visits: Promise<void>[] = [];
    for (const email of visitors) {
      if (!on) break;
      visits.push(visit(email));
      await pause((10 * minute) / visitors.length);
    }
    await Promise.all(visits);
  };

  const all = Promise.all([...people.map(candidate), door()]);
  const minutes: Minute[] = [];
  let mailsBefore = 0;
  for (let nthMinute = 1; nthMinute <= 10; nthMinute += 1) {
    await pause(minute);
    const { calls, errors, lists } = now;
    now = { calls: 0, errors: [], lists: [] };
    const sorted = lists.sort((a, b) => a - b);
    const mails = mailsSince().length;
    minutes.push({
      calls,
      errors,
      p50: shareOf(sorted, 0.5),
      p99: shareOf(sorted, 0.99),
      memory: residentOf(portal.pid),
      machine: Math.round((loadavg()[0] ?? 0) * 10) / 10,
      mails: mails - mailsBefore,
    });
    mailsBefore = mails;
    if (nthMinute === 3) await inbox.goAway();
    if (nthMinute === 6) await inbox.comeBack();
  }
  on = false;
  await all;
  // Wait for all expected mails, and then a while for unexpected ones.
  for (let waited = 0; waited < 120 && mailsSince().length < expected.length; waited += 1) await pause(1_000);
  await pause(minute / 10);
  const mails = mailsSince();
  const ids = mails.map(([, mail]) => idOf(mail));
  return {
    minutes,
    expected: [...expected].sort(),
    arrived: mails.map(([to, mail]) => entryOf(to, mail)).sort(),
    doubled: ids.filter((id, at) => ids.indexOf(id) !== at),
  };
};
