import { setTimeout as pause } from 'node:timers/promises';
import { deviceTime } from '../chat-tab';
import { aFair, asFile, nth } from '../fair';
import { startHaProxy } from '../haproxy';
import type { Environment, Programs } from '../program';
import { openS3Process } from '../s3-process';
import type { S3Server } from '../s3-server';
import * as talking from '../talks';
import { signIn } from '../visits';
import { aCaller, newTally, type Tally } from './callers';
import * as crowd from './crowd';
import { startEngines, type Engines } from './engines';
import { startProcesses, type Processes } from './processes';

/** 40 people, and 50 times at the first five jobs. The sixth is for those who act all the time. */
const fair = aFair({ people: 40, jobs: 6, slots: 10 });
const wanted = { jobs: fair.jobs.slice(0, 5), slots: fair.slots };
const busy = nth(fair.jobs, 5);

/** The example's balancer asks each process every two seconds: it has noticed after that long, in milliseconds. */
const noticed = 3_000;

/** What the portal has at the end, to compare with what it acknowledged. */
export interface Ended {
  readonly told: crowd.Acknowledged;
  /** Each application's time, as each process lists them. */
  readonly times: readonly ReadonlyMap<string, string | null>[];
  /** Applications with one of the 50 times, and how many different ones those are. */
  readonly given: readonly [applications: number, times: number];
  /** The hash of each resume's bytes, as it is read back, by its path. */
  readonly files: ReadonlyMap<string, string>;
  /** Whether both tabs of each conversation showed all messages, without looking for them. */
  readonly cameByThemselves: boolean;
  readonly written: readonly string[];
  /** The messages of each conversation. */
  readonly histories: readonly (readonly string[])[];
  readonly mails: ReturnType<typeof crowd.mailsAbout>;
}

/** Three processes on their engines, with people who act all the time. */
export interface Day {
  readonly engines: Engines;
  readonly processes: Processes;
  readonly url: string;
  readonly tally: Tally;
  /** 2,000 tries for 50 times; how many were answered. */
  readonly rush: () => Promise<number>;
  /** Everybody stops, and what is under way arrives. */
  readonly end: () => Promise<Ended>;
}

/** `more`: settings of the processes; `cleanUp` is given what closes each part. */
export const beginDay = async (
  place: Programs,
  databaseUrl: string,
  cleanUp: (close: () => unknown) => void,
  more: Environment = {},
  openS3: () => Promise<S3Server> = openS3Process,
): Promise<Day> => {
  const engines = await startEngines(place, databaseUrl, openS3);
  cleanUp(engines.stop);
  const { inbox } = engines;
  const settings = engines.settings.map((env) => ({ ...env, OPERATOR_TOKEN: talking.operatorToken, ...more }));
  await place.load(nth(settings, 0), asFile(fair, place.newFolder(), 1_000_000));
  await place.load(nth(settings, 0), talking.conversationsFile(place.newFolder()));
  const processes = await startProcesses(place, settings, noticed);
  const { url, close } = await startHaProxy(
    place.newFolder(),
    processes.all().map((portal) => portal.url),
    true,
  );
  cleanUp(close);

  const time = deviceTime();
  cleanUp(time.stop);
  const talks = await talking.openTalks(url, inbox, time, 6);
  cleanUp(() => talks.forEach(({ first, second }) => [first, second].forEach((tab) => tab.close())));
  const tally = newTally();
  const people: crowd.Person[] = [];
  for (const [n, email] of fair.people.entries()) {
    const who = talks[n]?.who ?? (await signIn(url, inbox, email));
    people.push({ who, send: aCaller(url, `127.0.0.${10 + n}`, tally) });
  }

  // The last five act, the three before them send resumes, the first six write.
  const told = crowd.nothingYet();
  const written: string[] = [];
  let isOn = true;
  const goesOn = (): boolean => isOn;
  const write = async (): Promise<void> => {
    for (let n = 0; isOn; n += 1) {
      const [theirs, ours] = [`manager ${n}`, `candidate ${n}`];
      for (const { first } of talks) first.write(ours);
      await Promise.all(talks.map((talk) => talking.managerSays(url, talk, theirs)));
      written.push(theirs, ours);
      await pause(3_000);
    }
  };
  const load = Promise.all([
    write(),
    ...people.slice(-5).map((person, n) => crowd.act(person, busy, fair.slots.slice(2 * n, 2 * n + 2), told, goesOn)),
    ...people.slice(-8, -5).map((person) => crowd.sendResumes(person, busy, told, goesOn)),
  ]);
  // It is awaited at the end; a fault in it before then is not one that nobody handles.
  load.catch(() => undefined);

  return {
    engines,
    processes,
    url,
    tally,
    rush: () => crowd.rush(people, wanted, told),
    end: async () => {
      isOn = false;
      await load;
      tally.during('');
      const times = await Promise.all(processes.all().map((portal) => crowd.timesAt(portal.url, people, told)));
      const given = [...nth(times, 0)].flatMap(([of, from]) => {
        const job = of.slice(of.indexOf(' '));
        return from === null || job === ` ${busy.position_id}` ? [] : [`${from}${job}`];
      });
      const files = await crowd.filesAt(url, told);
      const cameByThemselves = await talking.untilShown(talks, written, time);
      const histories = await Promise.all(talks.map((talk) => talking.historyOf(url, talk)));
      const mails = () => crowd.mailsAbout(inbox, people);
      for (let waited = 0; waited < 120 && mails().about.length < told.mails.length; waited += 1) await pause(1_000);
      // And none that is too many.
      await pause(10_000);
      return {
        told,
        times,
        given: [given.length, new Set(given).size],
        files,
        cameByThemselves,
        written,
        histories: histories.map((history) => history.map(({ text }) => text)),
        mails: mails(),
      };
    },
  };
};

/**
 * Nothing acknowledged is lost, nothing is twice, and no call failed but for a moment. A process that is killed between the mail server's answer and its
 * own note of it leaves a mail that another one sends again, under the same Message-ID: of the five that it sends at a time, one in two kills at most.
 */
export const expectAllWell = (
  { tally }: Day,
  { told, times, given, files, written, histories, mails, cameByThemselves }: Ended,
  killed: number,
): void => {
  console.log(
    [
      `${histories.length * written.length} messages, shown ${cameByThemselves ? 'by themselves' : 'when the tabs looked'}`,
      `${mails.about.length} mails of ${told.mails.length} appointments made, moved and canceled, ${mails.twice.length} twice`,
    ].join('\n'),
  );
  expect(tally.rough).toEqual([]);
  expect(told.odd).toEqual([]);
  for (const listed of times) expect(listed).toEqual(told.times);
  expect(new Set(given).size).toBe(1);
  expect(files).toEqual(new Map([...told.files].map(([path, { hash }]) => [path, hash])));
  for (const history of histories) expect([...history].sort()).toEqual([...written].sort());
  expect(mails.twice.length).toBeLessThanOrEqual(killed / 2);
  expect(mails.about).toEqual([...told.mails].sort());
};
