import { expect, type Browser, type Page } from '@playwright/test';
import type { RunningPortal } from '../portal/running-portal';
import { candidateAt } from './candidate';
import { job, operatorAt, someone, startLive, type Booked } from './live-interview';

/* Two people who meet in the peer room, each in a browser of their own, both with Chromium's camera of colors and its beeping microphone. */

const guided = [
  { question_id: 71, question: 'Can you work nights?', options: ['Yes', 'No'] },
  { question_id: 72, question: 'Why care?', options: [] },
];

/** PEER_ROOM_ROUNDS=10 repeats each fault. */
export const rounds = Number(process.env['PEER_ROOM_ROUNDS'] ?? '1');

/** A portal with one interview in the peer room, that many milliseconds from now. */
export const startPeerRoom = (before: number, env: Readonly<Record<string, string>> = {}): Promise<Booked> =>
  startLive(before, {}, { questionnaire_id: 907 }, { MEETING_PROVIDER: 'peer', ...env }, [
    { id: 907, name: 'Interview', sections: [], interviewer_questionnaire: [], guided_interview_questions: guided },
  ]);

export const linkFor = async ({ portal }: Pick<Booked, 'portal'>, name = 'Dana Reyes'): Promise<string> => {
  const made = await operatorAt(portal)('interview', { email: someone, position_id: job.position_id, name });
  const url = /"url":"([^"]+)"/.exec(JSON.stringify(made))?.[1];
  if (url === undefined) throw new Error(JSON.stringify(made));
  return url.replace(/^https?:\/\/[^/]+/, portal.url);
};

/** A picture that stands still this long, in milliseconds, has stopped. */
const pause = 700;

/** Counts the frames that are shown of the other side, and listens to them. */
const watchThem = `(() => {
  const video = document.querySelector('section video[aria-label]:not([aria-label^="You"])');
  if (!video) return { frames: 0, tone: 0, longest: 0, steady: 0 };
  const watched = (globalThis.__watched ??= new WeakMap());
  let one = watched.get(video);
  if (!one || one.stream !== video.srcObject) {
    one = { frames: 0, tone: 0, last: performance.now(), since: performance.now(), longest: 0, stream: video.srcObject };
    watched.set(video, one);
    const count = () => {
      const now = performance.now();
      one.frames += 1;
      one.longest = Math.max(one.longest, now - one.last);
      if (now - one.last > ${pause}) one.since = now;
      one.last = now;
      video.requestVideoFrameCallback(count);
    };
    video.requestVideoFrameCallback(count);
    if (video.srcObject && video.srcObject.getAudioTracks().length > 0) {
      const context = new AudioContext();
      const analyser = context.createAnalyser();
      context.createMediaStreamSource(video.srcObject).connect(analyser);
      const samples = new Float32Array(analyser.fftSize);
      setInterval(() => {
        analyser.getFloatTimeDomainData(samples);
        one.tone = Math.max(one.tone, ...samples.map(Math.abs));
      }, 50);
    }
  }
  const now = performance.now();
  return { frames: one.frames, tone: one.tone, longest: one.longest, steady: now - one.last > ${pause} ? 0 : now - one.since };
})()`;

/** From now on the longest pause between two pictures is measured. */
const restartPause = `(() => {
  const one = globalThis.__watched.get(document.querySelector('section video[aria-label]:not([aria-label^="You"])'));
  Object.assign(one, { longest: 0, last: performance.now(), since: performance.now() });
})()`;

interface Seen {
  readonly frames: number;
  readonly tone: number;
  /** The longest pause between two pictures, and how long they have come without one, in milliseconds. */
  readonly longest: number;
  readonly steady: number;
}

/** A page of any engine. */
interface Watched {
  readonly evaluate: (script: string) => Promise<unknown>;
}

const seenOn = async (page: Watched): Promise<Seen> => {
  const seen: unknown = await page.evaluate(watchThem);
  const numberOf = (name: string): number =>
    Number(typeof seen === 'object' && seen !== null ? Object.entries(seen).find(([key]) => key === name)?.[1] : 0);
  const [longest, steady] = [numberOf('longest'), numberOf('steady')];
  return { frames: numberOf('frames'), tone: numberOf('tone'), longest, steady };
};

/** Sees moving pictures of the other side. */
export const expectToSee = (page: Watched): Promise<void> =>
  expect.poll(async () => (await seenOn(page)).frames, { timeout: 60_000 }).toBeGreaterThan(5);

/** Hears a tone of the other side. */
export const expectToHear = (page: Watched): Promise<void> =>
  expect.poll(async () => (await seenOn(page)).tone, { timeout: 60_000 }).toBeGreaterThan(0.01);

/** All see moving pictures and hear a tone. */
export const expectToMeet = async (...pages: readonly Watched[]): Promise<void> => {
  for (const page of pages) {
    await expectToSee(page);
    await expectToHear(page);
  }
};

/** How long it takes until three more frames come, in milliseconds. */
export const untilSeen = async (page: Watched): Promise<number> => {
  const began = performance.now();
  const before = await seenOn(page);
  await expect
    .poll(
      async () => {
        const now = await seenOn(page);
        // A new picture counts from zero.
        return now.frames < before.frames ? now.frames : now.frames - before.frames;
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBeGreaterThanOrEqual(3);
  return Math.round(performance.now() - began);
};

/** How long the pictures stand still around a change that may begin a moment after its cause, in milliseconds. */
const pauseBy = async (pages: readonly Watched[], cause: () => Promise<unknown>): Promise<number> => {
  for (const page of pages) {
    await seenOn(page);
    await page.evaluate(restartPause);
  }
  await cause();
  for (const page of pages)
    await expect.poll(async () => (await seenOn(page)).steady, { timeout: 60_000 }).toBeGreaterThan(4_000);
  const seen = await Promise.all(pages.map(seenOn));
  return Math.round(Math.max(...seen.map(({ longest }) => longest)));
};

/** How long it takes until both see each other again. */
export const recoveries = (...pages: readonly Page[]) => {
  const took: Record<string, number[]> = {};
  return {
    timed: async (fault: string, cause: () => Promise<unknown>): Promise<void> => {
      await cause();
      (took[fault] ??= []).push(Math.max(...(await Promise.all(pages.map(untilSeen)))));
    },
    /** For a fault that does not stop the pictures at once. */
    paused: async (fault: string, cause: () => Promise<unknown>): Promise<void> => {
      (took[fault] ??= []).push(await pauseBy(pages, cause));
    },
    /** `limit`: the worst that passes, in milliseconds. */
    report: (limit = 15_000): void => {
      for (const [fault, times] of Object.entries(took)) {
        const sorted = [...times].sort((a, b) => a - b);
        console.log(
          `peer room, ${fault}: seen again after ${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms (worst) of ${sorted.length}`,
        );
        expect(sorted.at(-1)).toBeLessThan(limit);
      }
    },
  };
};

/** Follows what the page films and hears: every light that is on is a live track. `refuseCamera` is what getUserMedia fails with. */
export const watchLights = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const real = mediaDevices.getUserMedia.bind(mediaDevices);
    const opened: MediaStreamTrack[] = [];
    mediaDevices.getUserMedia = async (wish = {}) => {
      const refusal: unknown = Reflect.get(window, 'refuseCamera');
      if (typeof refusal === 'string' && wish.video !== undefined) throw new DOMException('Injected', refusal);
      const stream = await real(wish);
      opened.push(...stream.getTracks());
      return stream;
    };
    Object.assign(window, {
      lights: () => opened.flatMap(({ kind, readyState }) => (readyState === 'live' ? [kind] : [])).sort(),
      filmed: () => opened.some(({ kind }) => kind === 'video'),
    });
  });

/** The kinds of tracks that are live. */
export const lightsOf = (page: Page): Promise<unknown> => page.evaluate('lights()');

/** `changes` are passed to Playwright. */
export const personIn = async (browser: Browser, changes: Parameters<Browser['newContext']>[0] = {}): Promise<Page> => {
  const context = await browser.newContext({
    permissions: ['camera', 'microphone'],
    reducedMotion: 'reduce',
    ...changes,
  });
  return context.newPage();
};

/** A candidate who is signed in, from their list to the room. */
export const joinFromTheList = async (page: Page, portal: Pick<RunningPortal, 'url'>): Promise<void> => {
  await page.goto(`${portal.url}/candidateportal`);
  await page.getByRole('link', { name: /^Join Meeting/ }).click();
  const agree = page.getByRole('checkbox');
  await page.getByRole('button', { name: 'Join Now' }).waitFor();
  if ((await agree.count()) > 0) await agree.check();
  await page.getByRole('button', { name: 'Join Now' }).click();
  await page.getByRole('heading', { level: 1, name: 'Live interview', exact: true }).waitFor();
};

/** The candidate, from signing in to the room. */
export const candidateEnters = async (page: Page, portal: RunningPortal): Promise<void> => {
  await candidateAt(page, portal).arrive(someone);
  await joinFromTheList(page, portal);
};

export const interviewerOpens = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await page.getByRole('button', { name: 'Open the interview' }).click();
};

export const interviewerEnters = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Join now' }).click();
  await page.getByRole('button', { name: 'End interview' }).waitFor();
};
