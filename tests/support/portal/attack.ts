import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aCandidateRecord, anApplicationRecord, aPositionRecord } from '../../adapters/server/import/a-file';
import { built } from '../store/built';
import { startOther } from '../store/processes';
import { answerOf } from './answer-of';
import { nth } from './fair';
import type { Portal, Programs } from './program';
import { signIn, type SignedIn } from './visits';
import { inFull } from '../in-full';

/*
 * A portal under attack: attackers in a process of their own (`attack.child.ts`), a candidate who reads their list meanwhile, and the portal's
 * memory. Everything is on loopback. Attackers have an address of their own, so that the candidate does not share their limits.
 */

/** `npm run attack`: long enough for figures. `npm test`: long enough to break whatever has no limit. */

/** How long an attack lasts, in milliseconds. */
const attackLasts = inFull ? Number(process.env['ATTACK_MS'] ?? 20_000) : 2_000;

/** Longer than any attack takes on a busy machine. */
export const attackLimit = 60_000 + 4 * attackLasts;

/** The most memory that the portal may use, in megabytes. */
export const mostMemory = 600;

/** The largest resident memory since the last call, in megabytes; starts a new measurement. */
const peakMemory = (pid: number): number => {
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return Math.round(Number(peak) / 1024);
};

/** How long a candidate's list takes, in milliseconds, measured repeatedly. */
interface Watched {
  readonly lists: number;
  /** Not answered, or not with 200. */
  readonly missed: number;
  readonly p50: number;
  readonly p99: number;
}

const watchList = async (url: string, { token }: SignedIn, on: () => boolean): Promise<Watched> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const took: number[] = [];
  let missed = 0;
  // At least three: a single one might have waited for the whole attack.
  while (on() || took.length < 3) {
    const began = performance.now();
    const list = answerOf(`${url}/api/candidate/get_jobs_list`, agent, { authorization: `Bearer ${token}` });
    if ((await list.catch(() => 0)) !== 200) missed += 1;
    took.push(performance.now() - began);
    await pause(10);
  }
  agent.destroy();
  const sorted = took.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(nth(sorted, Math.ceil(sorted.length * share) - 1) * 10) / 10;
  return { lists: took.length, missed, p50: at(0.5), p99: at(0.99) };
};

/** The effect of an attack on a portal. */
export interface Suffered {
  /** In megabytes. */
  readonly peak: number;
  readonly without: Watched;
  readonly beside: Watched;
  /** Answers that the attackers read completely, per second. */
  readonly answered: number;
}

const lasting = (milliseconds: number): (() => boolean) => {
  const until = performance.now() + milliseconds;
  return () => performance.now() < until;
};

const inTable = (name: string, { peak, without, beside, answered }: Suffered): string =>
  [name, `${peak} MB`, `${without.p99} ms`, `${beside.p99} ms`, (beside.p99 / without.p99).toFixed(1), `${answered}/s`]
    .map((cell) => ` ${cell} `)
    .join('|');

/**
 * A candidate reads their list, first alone and then for as long as `crowd` takes, which is told when the time of an attack is over, and says how many
 * answers it read completely. Full runs print a row of the table on standard error.
 */
export const besideCrowd = async (
  portal: Portal,
  candidate: SignedIn,
  name: string,
  crowd: (on: () => boolean) => Promise<number>,
): Promise<Suffered> => {
  const without = await watchList(portal.url, candidate, lasting(attackLasts / 2));
  peakMemory(portal.pid);
  const began = performance.now();
  let isOn = true;
  const coming = crowd(lasting(attackLasts)).finally(() => {
    isOn = false;
  });
  const [beside, answers] = await Promise.all([watchList(portal.url, candidate, () => isOn), coming]);
  const answered = Math.round((answers * 1_000) / (performance.now() - began));
  const suffered = { peak: peakMemory(portal.pid), without, beside, answered };
  if (inFull) process.stderr.write(`attack |${inTable(name, suffered)}\n`);
  return suffered;
};

/**
 * Four connections of one kind: `greedy` ones read nothing, `hurried` ones read everything and ask again, `guessing` ones try tokens on live lines,
 * `storming` ones are lines that break and come back.
 */
export interface Attack {
  readonly name: string;
  readonly kind: 'greedy' | 'hurried' | 'guessing' | 'storming';
  /** Undefined: four. */
  readonly connections?: number;
  /** `{n}` in it runs from `from` to `to`. */
  readonly path: string;
  readonly from?: number;
  readonly to?: number;
}

/** As `besideCrowd`; the crowd is attackers in a process of their own. */
export const besideAttack = async (
  portal: Portal,
  candidate: SignedIn,
  { name, kind, path, connections = 4, from = 1, to = from }: Attack,
): Promise<Suffered & { readonly said: string }> => {
  const program = built('tests/support/portal/attack.child.ts');
  try {
    let said = '';
    const suffered = await besideCrowd(portal, candidate, name, async (on) => {
      const times = String(connections);
      const attackers = startOther(program.file, portal.url, kind, times, path, String(from), String(to));
      while (on()) await pause(20);
      await attackers.dismiss();
      said = attackers.complaints().trim();
      return Number(attackers.lines()[0]);
    });
    return { ...suffered, said };
  } finally {
    program.remove();
  }
};

/** A community of so many jobs, and a candidate who applied to ten of them, as an import file. */
const aHouse = (jobs: number, folder: string, email: string): string => {
  const file = join(folder, 'house.json');
  const ids = Array.from({ length: jobs }, (_, n) => 101 + n);
  const description = 'You help residents through their day. '.repeat(40);
  const positions = ids.map((position_id) =>
    aPositionRecord({ position_id, position_name: `Caregiver ${position_id}`, position_data: [{ description }] }),
  );
  const applications = ids.slice(0, 10).map((position_id) => anApplicationRecord({ position_id }));
  writeFileSync(file, JSON.stringify({ positions, candidates: [aCandidateRecord({ email, applications })] }));
  return file;
};

export interface House {
  readonly portal: Portal;
  readonly candidate: SignedIn;
}

/** A portal with a community of so many jobs, ids from 101, and a signed-in candidate. */
export const openHouse = async (place: Programs, jobs: number): Promise<House> => {
  const [home, inbox] = [await place.newHome(), await place.newInbox()];
  const email = 'candidate@example.org';
  await place.load(home, aHouse(jobs, place.newFolder(), email));
  const portal = await place.start({ ...home, SMTP_URL: inbox.url });
  return { portal, candidate: await signIn(portal.url, inbox, email) };
};
