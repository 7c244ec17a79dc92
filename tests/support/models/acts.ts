import * as fc from 'fast-check';

/** One act on a model and on the real machine; `run` performs it on both and compares them. */
export const act = <Model extends object, Real>(
  name: string,
  run: (model: Model, real: Real) => void,
): fc.Command<Model, Real> => ({
  check: () => true,
  run,
  toString: () => name,
});

/**
 * Plays random sequences of acts, each on a fresh model and a fresh machine. `max` is needed because fast-check otherwise plays at most ten acts,
 * whatever `maxCommands` says.
 */
export const playActs = <Model extends object, Real>(
  acts: readonly fc.Arbitrary<fc.Command<Model, Real>>[],
  start: fc.Arbitrary<{ readonly model: Model; readonly real: Real }>,
  { numRuns = 200, maxCommands = 30 } = {},
): void => {
  fc.assert(
    fc.property(start, fc.commands([...acts], { maxCommands, size: 'max' }), (fresh, sequence) => {
      fc.modelRun(() => fresh, sequence);
    }),
    { numRuns },
  );
};
