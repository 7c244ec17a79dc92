import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { faultsOf, listOf, type Codec } from '../contract/codec';

/** A rule as a command: it reads one question in wire fields, or a list of them, and answers in the same shape. */
export interface Rule {
  readonly name: string;
  /** Its input and output, for the list of rules. */
  readonly shape: string;
  /** The answer, or every fault with its path in the question: `[2].status: expected number, found "x"`. */
  readonly answer: (question: unknown) => E.Either<readonly string[], unknown>;
}

/** The rule itself is in the domain; a command only defines how a question is read and how the answer is written. */
export const rule = <A>({
  name,
  shape,
  question,
  answer,
}: {
  readonly name: string;
  readonly shape: string;
  readonly question: Codec<A>;
  readonly answer: (question: A) => object;
}): Rule => ({
  name,
  shape,
  answer: (asked) =>
    Array.isArray(asked)
      ? pipe(
          listOf(question).type.decode(asked),
          E.bimap(
            (errors) => faultsOf(errors),
            (all) => all.map(answer),
          ),
        )
      : pipe(
          question.type.decode(asked),
          E.bimap((errors) => faultsOf(errors), answer),
        ),
});
