import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { cancelCalls } from '../../../../adapters/contract/applications/giving-up.calls';
import { bookCalls, moveCalls } from '../../../../adapters/contract/scheduling/scheduling.calls';
import { nameOf, nth, type Fair, type WireJob } from '../fair';
import type { Inbox } from '../inbox';
import { cardsOf, type SignedIn } from '../visits';
import { formCall, keyed, type Caller, type Outcome } from './callers';

/* People who act all the time, and remember what the portal said that it had done. */

/** A candidate with a device. */
export interface Person {
  readonly who: SignedIn;
  readonly send: Caller;
}

const subjects = { booked: "You're booked", moved: 'Your new time', canceled: 'Canceled' } as const;
type Act = keyof typeof subjects;
const acts: readonly Act[] = ['booked', 'moved', 'canceled'];
const callOf: Readonly<Record<Act, Parameters<typeof keyed>[1]>> = {
  booked: bookCalls.video,
  moved: moveCalls.video,
  canceled: cancelCalls.video,
};

/** What the portal acknowledged. */
export interface Acknowledged {
  /** Address and beginning of the subject of each mail that follows from it, as often as it does. */
  readonly mails: string[];
  /** The start of the time that a candidate has at a job, by `email job`; null: none. */
  readonly times: Map<string, string | null>;
  /** The files that candidates sent last, by their path: whose, and the content's hash. */
  readonly files: Map<string, { readonly who: SignedIn; readonly hash: string }>;
  /** Answers that nobody should get. */
  readonly odd: string[];
}

export const nothingYet = (): Acknowledged => ({ mails: [], times: new Map(), files: new Map(), odd: [] });

export const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const mailOf = (email: string, act: Act, job: WireJob): string => `${email}: ${subjects[act]}: ${nameOf(job)}`;
const timeOf = (email: string, job: WireJob): string => `${email} ${job.position_id}`;

const wasDone = ({ statusCode }: Outcome): boolean => statusCode === 200;

/** Books, moves and cancels at one job with two times of their own, again and again. */
export const act = async (
  { who: { email, token }, send }: Person,
  job: WireJob,
  slots: Fair['slots'],
  told: Acknowledged,
  goesOn: () => boolean,
): Promise<void> => {
  for (let step = 0; goesOn(); step += 1) {
    const what = nth(acts, step % acts.length);
    const slot = nth(slots, what === 'moved' ? 1 : 0);
    const fields = what === 'canceled' ? { ...job, reschedule_flag: 1 } : { ...job, ...slot };
    const answer = await send(keyed(token, callOf[what], randomUUID(), fields));
    if (wasDone(answer)) {
      told.mails.push(mailOf(email, what, job));
      told.times.set(timeOf(email, job), what === 'canceled' ? null : slot.slot_from);
    } else told.odd.push(`${what}: ${JSON.stringify(answer)}`);
    await pause(300);
  }
};

/** Sends a resume again and again, each different. */
export const sendResumes = async (
  { who, send }: Person,
  job: WireJob,
  told: Acknowledged,
  goesOn: () => boolean,
): Promise<void> => {
  for (let step = 0; goesOn(); step += 1) {
    const resume = Buffer.from(
      '%PDF-1.7\n'.padEnd(300_000, `what a cook has done, ${who.email}, for the ${step}th time `),
    );
    const form = new FormData();
    for (const [name, value] of Object.entries(job)) form.set(name, String(value));
    form.set('upload_type', 'new');
    form.set('image', new Blob([resume], { type: 'application/pdf' }), 'cv.pdf');
    const answer = await send(await formCall(who.token, 'candidate/upload_resume', form));
    if (wasDone(answer)) {
      // The newest is the application's.
      for (const [path, file] of told.files) if (file.who === who) told.files.delete(path);
      told.files.set(String(answer['resume_path']), { who, hash: hash(resume) });
    } else told.odd.push(`upload: ${JSON.stringify(answer)}`);
    await pause(2_000);
  }
};

/** Everybody tries every time of these jobs; who is told that it is theirs has it. */
export const rush = async (
  people: readonly Person[],
  { jobs, slots }: Pick<Fair, 'jobs' | 'slots'>,
  told: Acknowledged,
): Promise<number> => {
  let tries = 0;
  await Promise.all(
    people.map(async ({ who: { email, token }, send }) => {
      for (const slot of slots)
        for (const job of jobs) {
          const answer = await send(keyed(token, callOf.booked, randomUUID(), { ...job, ...slot }));
          tries += 1;
          if (!wasDone(answer)) continue;
          told.mails.push(mailOf(email, 'booked', job));
          if (told.times.has(timeOf(email, job))) told.odd.push(`${timeOf(email, job)} was given a second time`);
          told.times.set(timeOf(email, job), slot.slot_from);
        }
    }),
  );
  return tries;
};

/** Each application's time as that portal lists it, for those that are acknowledged. */
export const timesAt = async (
  url: string,
  people: readonly Person[],
  told: Acknowledged,
): Promise<ReadonlyMap<string, string | null>> => {
  const found = new Map<string, string | null>();
  for (const { who } of people)
    for (const { position_id, slot_from } of await cardsOf(url, who)) {
      const of = `${who.email} ${position_id}`;
      if (slot_from !== null || told.times.has(of)) found.set(of, slot_from);
    }
  return found;
};

/** The mails about appointments that arrived, each Message-ID once, in the form of `Acknowledged.mails`; and those Message-IDs that came again. */
export const mailsAbout = (
  inbox: Inbox,
  people: readonly Person[],
): { readonly about: readonly string[]; readonly twice: readonly string[] } => {
  const mails = people.flatMap(({ who: { email } }) => inbox.mailsTo(email).map((mail) => ({ email, mail })));
  const idOf = (mail: string): string => /^Message-ID: <(.*)>\r$/m.exec(mail)?.[1] ?? '';
  const ids = mails.map(({ mail }) => idOf(mail));
  const once = mails.filter((_, at) => ids.indexOf(ids[at] ?? '') === at);
  const about = once.flatMap(({ email, mail }) => {
    const subject = /^Subject: (.*)$/m.exec(mail.replace(/\r?\n[ \t]+/g, ' '))?.[1] ?? '';
    const [, what] = /^((?:You're booked|Your new time|Canceled): [^,\r]*)/.exec(subject) ?? [];
    return what === undefined ? [] : [`${email}: ${what}`];
  });
  return { about: [...about].sort(), twice: ids.filter((id, at) => ids.indexOf(id) !== at) };
};

/** Reads the acknowledged files back: the hash of each one's bytes, by its path. */
export const filesAt = async (url: string, told: Acknowledged): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  for (const [resume_path, { who }] of told.files) {
    const signed = await fetch(`${url}/api/candidate/sign_resume`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ resume_path }),
    });
    const answer: unknown = await signed.json();
    const link: unknown = new Map(Object.entries(answer ?? {})).get('url');
    if (typeof link !== 'string') found.set(resume_path, `no link: ${JSON.stringify(answer)}`);
    else {
      const file = await fetch(`${url}${link}`);
      found.set(resume_path, hash(new Uint8Array(await file.arrayBuffer())));
    }
  }
  return found;
};
