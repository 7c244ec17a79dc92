/** The results of several runs. The median counts; minimum and maximum show how quiet the machine was. */
export interface Measured {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** In the order of the runs. */
  readonly runs: readonly number[];
}

/** Of the results of several runs, in their order. */
export const summary = (runs: readonly number[]): Measured => {
  const sorted = [...runs].sort((a, b) => a - b);
  const [upper = Number.NaN, lower = upper] = [
    sorted[Math.floor(sorted.length / 2)],
    sorted[Math.floor((sorted.length - 1) / 2)],
  ];
  return { median: (upper + lower) / 2, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN, runs };
};

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const percentile =
  (share: number) =>
  (values: readonly number[]): number =>
    [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

export const p95 = percentile(0.95);
export const p99 = percentile(0.99);

/** A subject that is measured repeatedly; each run returns its own figure. */
export interface Subject {
  readonly runOnce: () => Promise<void>;
  /** Discards the warm-up runs. */
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

/** The number of runs, after one warm-up run. */
export const rounds = 5;

/** Runs all subjects once, then again, and so on: anything that slows the machine for a while then affects each of them. */
export const inTurn = async (subjects: readonly Subject[], warmUps = 1): Promise<void> => {
  for (let round = -warmUps; round < rounds; round += 1) {
    if (round === 0) for (const { forget } of subjects) forget();
    for (const { runOnce } of subjects) await runOnce();
  }
};

/** The duration of an operation, in milliseconds. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};
