import * as E from 'fp-ts/Either';

/** Parses a text that the test's author knows to be valid; a mistake fails the test at its own line. */
export const decoded = <Fault, A>(result: E.Either<Fault, A>, raw: string | number): A => {
  if (E.isLeft(result)) throw new Error(`A test's own value can't be read: ${raw} (${JSON.stringify(result.left)})`);
  return result.right;
};
