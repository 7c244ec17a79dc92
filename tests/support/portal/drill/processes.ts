import { setTimeout as pause } from 'node:timers/promises';
import { nth } from '../fair';
import type { Environment, Portal, Programs } from '../program';

/** Three processes of the portal, each of which may be another program at another time. */
export interface Processes {
  readonly all: () => readonly Portal[];
  /** One after another is killed and starts again, each `every` milliseconds, until it is told to stop; how many. */
  readonly killing: (every: number) => { readonly stop: () => Promise<number> };
  /** One after another is told to stop, and starts again as this program. */
  readonly rollTo: (programs: Programs) => Promise<void>;
}

const untilReady = async ({ url }: Portal): Promise<void> => {
  const ready = (): Promise<boolean> =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await ready())) await pause(100);
};

/** `noticed`: how long the balancer may take to send calls to a process that is ready, in milliseconds. */
export const startProcesses = async (
  first: Programs,
  settings: readonly Environment[],
  noticed: number,
): Promise<Processes> => {
  let programs = first;
  const all = await Promise.all(settings.map((env) => programs.start(env)));
  return {
    all: () => all,
    killing: (every) => {
      let isOn = true;
      const goesOn = (): boolean => isOn;
      let killed = 0;
      const done = (async () => {
        while (goesOn()) {
          const next = performance.now() + every;
          const n = killed % all.length;
          await nth(all, n).kill();
          killed += 1;
          all[n] = await programs.start(nth(settings, n));
          await untilReady(nth(all, n));
          while (performance.now() < next && goesOn()) await pause(100);
        }
      })();
      return {
        stop: async () => {
          isOn = false;
          await done;
          return killed;
        },
      };
    },
    rollTo: async (other) => {
      programs = other;
      for (const [n, env] of settings.entries()) {
        const stopped = nth(all, n);
        stopped.signal('SIGTERM');
        const status = await stopped.ended;
        if (status !== 0) throw new Error(`It ended with ${String(status)}: ${stopped.complaints()}`);
        all[n] = await programs.start(env);
        await untilReady(nth(all, n));
        await pause(noticed);
      }
    },
  };
};
