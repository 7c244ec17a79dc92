/** What several runs of one thing came to. The middle is what counts; the ends show how quiet the machine was. */
export interface Measured {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** In the order in which they were made. */
  readonly runs: readonly number[];
}

const summary = (runs: readonly number[]): Measured => {
  const sorted = [...runs].sort((a, b) => a - b);
  const [upper = Number.NaN, lower = upper] = [
    sorted[Math.floor(sorted.length / 2)],
    sorted[Math.floor((sorted.length - 1) / 2)],
  ];
  return { median: (upper + lower) / 2, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN, runs };
};

/** One thing that is measured again and again; a run answers its own figure. */
export interface Subject {
  readonly runOnce: () => Promise<void>;
  /** Forgets the runs so far: they were to warm up. */
  readonly forget: () => void;
  readonly measured: () => Measured;
}

export const subject = (run: () => Promise<number>): Subject => {
  let runs: readonly number[] = [];
  return {
    runOnce: async () => {
      runs = [...runs, await run()];
    },
    forget: () => {
      runs = [];
    },
    measured: () => summary(runs),
  };
};

/** How often everything is measured, after one run more to warm up. */
export const rounds = 5;

/** Runs all subjects once, then once more, and so on: what slows the machine for a while then slows each of them. */
export const inTurn = async (subjects: readonly Subject[], warmUps = 1): Promise<void> => {
  for (let round = -warmUps; round < rounds; round += 1) {
    if (round === 0) for (const { forget } of subjects) forget();
    for (const { runOnce } of subjects) await runOnce();
  }
};

/** How long something takes, in milliseconds. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};
