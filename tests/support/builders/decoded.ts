import * as E from 'fp-ts/Either';

/** What a parser reads from a text that the test's author knows to be right; a slip stops the test with its own line. */
export const decoded = <Fault, A>(result: E.Either<Fault, A>, raw: string | number): A => {
  if (E.isLeft(result)) throw new Error(`A test's own value can't be read: ${raw} (${JSON.stringify(result.left)})`);
  return result.right;
};
