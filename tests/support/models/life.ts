import * as fc from 'fast-check';
import {
  copyOf,
  everyAct,
  sayAct,
  seen,
  tell,
  toldFrom,
  type Beginning,
  type LifeAct,
  type SeenLife,
  type ToldLife,
  type Verdict,
} from './told-life';

/** A system that a life can run on: the bare domain, the service in memory, a portal over HTTP. */
export interface LifeWorld {
  readonly act: (act: LifeAct) => Promise<Verdict>;
  readonly look: () => Promise<SeenLife>;
}

type LifeCommand = fc.AsyncCommand<ToldLife, LifeWorld>;

const happens = async (told: ToldLife, world: LifeWorld, act: LifeAct): Promise<void> => {
  const verdict = tell(told, act);
  expect([sayAct(act), await world.act(act)]).toEqual([sayAct(act), verdict]);
  expect([sayAct(act), await world.look()]).toEqual([sayAct(act), seen(told)]);
};

const tries = (act: LifeAct): LifeCommand => ({
  check: () => true,
  run: (told, world) => happens(told, world, act),
  toString: () => sayAct(act),
});

/** Performs the n-th act that is possible now and changes something. These acts make a life progress; the other commands try acts at random. */
const getsOn = (n: number, acts: readonly LifeAct[]): LifeCommand => {
  let name = `gets on (${n})`;
  return {
    check: () => true,
    run: async (told, world) => {
      const before = JSON.stringify(seen(told));
      const possible = acts.filter((act) => {
        const tried = copyOf(told);
        return tell(tried, act) === 'done' && JSON.stringify(seen(tried)) !== before;
      });
      const act = possible[n % Math.max(1, possible.length)];
      if (act === undefined) return;
      name = `gets on by ${sayAct(act)}`;
      await happens(told, world, act);
    },
    toString: () => name,
  };
};

const beginnings: fc.Arbitrary<Beginning> = fc.record({
  interview_type: fc.constantFrom('', 'video_interview', 'in_person_interview', 'self_record_interview'),
  onboarding_status: fc.boolean(),
  upload_resume: fc.constantFrom(0, 1, 2),
  adp_url: fc.constantFrom('', '', 'https://jobs.example.org'),
  moves: fc.constantFrom(undefined, 0, 1, 2),
});

export interface Lives {
  readonly begin: (beginning: Beginning) => Promise<LifeWorld>;
  /** The acts that this world supports; undefined: all of them. */
  readonly acts?: readonly LifeAct[];
  readonly numRuns: number;
  readonly maxCommands?: number;
}

/** Plays random lives on the model and on the real system side by side, and compares verdict and visible state after each act. */
export const playLives = async ({ begin, acts = everyAct, numRuns, maxCommands = 40 }: Lives): Promise<void> => {
  // A blocked candidate can do little, so blocking is left out of the acts that make a life progress.
  const ordinary = acts.filter(({ act }) => act !== 'block');
  const commands = fc.commands<ToldLife, LifeWorld, false>(
    [
      fc.oneof(
        { weight: 5, arbitrary: fc.nat({ max: 999 }).map((n) => getsOn(n, ordinary)) },
        { weight: 4, arbitrary: fc.constantFrom(...acts).map(tries) },
      ),
    ],
    { maxCommands, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(beginnings, commands, async (beginning, sequence) => {
      const real = await begin(beginning);
      await fc.asyncModelRun(() => ({ model: toldFrom(beginning), real }), sequence);
    }),
    { numRuns },
  );
};
