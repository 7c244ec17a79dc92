import * as E from 'fp-ts/Either';
import type * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import type { Decision } from '../domain/decision';

/* Works that follow each other, written downward: each is taken, and the first refusal ends them all. */

/** A work that is taken: it runs, keeps its result, and says its refusal if it has one. */
export interface TakenWork<Refusal> {
  readonly run: () => Promise<E.Either<Refusal, undefined>>;
}

/** What `inOrder` goes through: works, one after the other. */
export type InOrder<Refusal, A> = Generator<TakenWork<Refusal>, A, void>;

type RefusalOf<Taken> = Taken extends TakenWork<infer Refusal> ? Refusal : never;

/** The result of a work. If it is refused, nothing after it is done. */
export function* take<Refusal, A>(work: TE.TaskEither<Refusal, A>): InOrder<Refusal, A> {
  const results: A[] = [];
  yield {
    run: async () => {
      const answer = await work();
      if (E.isLeft(answer)) return answer;
      results.push(answer.right);
      return E.right(undefined);
    },
  };
  for (const result of results) return result;
  throw new Error('A work was taken outside inOrder.');
}

/** Ends them all with this refusal. */
export function* refuse<const Refusal>(reason: Refusal): InOrder<Refusal, never> {
  return yield* take<Refusal, never>(async () => E.left(reason));
}

/** What a rule allows; its reason ends them all. */
export function* granted<Reason, A>(decision: Decision<Reason, A>): InOrder<Reason, A> {
  return decision._tag === 'Allowed' ? decision.value : yield* refuse(decision.reason);
}

/** What a work finds; this refusal if it finds nothing. */
export function* found<Refusal, A, const Missing>(
  work: TE.TaskEither<Refusal, O.Option<A>>,
  missing: Missing,
): InOrder<Refusal | Missing, A> {
  const one = yield* take(work);
  return one._tag === 'Some' ? one.value : yield* refuse(missing);
}

/**
 * A work that goes through others, one after the other: `const own = yield* take(lockOwn(store, job))`. Its refusals are those of everything it takes. It
 * begins anew each time it runs.
 */
export function inOrder<A, Taken extends TakenWork<unknown> = never>(
  works: () => Generator<Taken, A, void>,
): TE.TaskEither<RefusalOf<Taken>, A>;
/** Its works have one refusal. */
export function inOrder<A, Refusal>(works: () => InOrder<Refusal, A>): TE.TaskEither<Refusal, A> {
  return async () => {
    const going = works();
    for (;;) {
      const next = going.next();
      if (next.done === true) return E.right(next.value);
      const ran = await next.value.run();
      if (E.isLeft(ran)) return ran;
    }
  };
}
