import * as fc from 'fast-check';

/** One thing that happens to a model and to the real machine; `run` makes it happen to both and compares them. */
export const act = <Model extends object, Real>(
  name: string,
  run: (model: Model, real: Real) => void,
): fc.Command<Model, Real> => ({
  check: () => true,
  run,
  toString: () => name,
});

/**
 * Plays acts in every order that fast-check thinks of, each time on a fresh model and a fresh machine. `max`: without it fast-check plays
 * ten acts at most, whatever `maxCommands` says.
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
