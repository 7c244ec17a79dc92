import * as E from 'fp-ts/Either';
import type * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import type { Decision } from '../domain/decision';

/* Runs tasks one after another, written top to bottom. The first refusal ends the sequence. */

/** A task in a sequence: it runs, keeps its result, and returns its refusal, if any. */
export interface TaskStep<Refusal> {
  readonly run: () => Promise<E.Either<Refusal, undefined>>;
}

/** The body of `inOrder`: a generator that yields its tasks. */
export type InOrder<Refusal, A> = Generator<TaskStep<Refusal>, A, void>;

type RefusalOf<Taken> = Taken extends TaskStep<infer Refusal> ? Refusal : never;

/** Runs a task and returns its result. If the task is refused, the rest of the sequence doesn't run. */
export function* take<Refusal, A>(task: TE.TaskEither<Refusal, A>): InOrder<Refusal, A> {
  const results: A[] = [];
  yield {
    run: async () => {
      const answer = await task();
      if (E.isLeft(answer)) return answer;
      results.push(answer.right);
      return E.right(undefined);
    },
  };
  for (const result of results) return result;
  throw new Error('take was used outside inOrder.');
}

/** Ends the sequence with this refusal. */
export function* refuse<const Refusal>(reason: Refusal): InOrder<Refusal, never> {
  return yield* take<Refusal, never>(async () => E.left(reason));
}

/** The value that a rule allows. If the rule refuses, its reason ends the sequence. */
export function* granted<Reason, A>(decision: Decision<Reason, A>): InOrder<Reason, A> {
  return decision._tag === 'Allowed' ? decision.value : yield* refuse(decision.reason);
}

/** The value that a lookup finds. If there is none, `missing` ends the sequence. */
export function* found<Refusal, A, const Missing>(
  task: TE.TaskEither<Refusal, O.Option<A>>,
  missing: Missing,
): InOrder<Refusal | Missing, A> {
  const one = yield* take(task);
  return one._tag === 'Some' ? one.value : yield* refuse(missing);
}

/**
 * A task that runs others in sequence: `const own = yield* take(lockOwn(store, job))`. It can fail with any of their refusals, and starts over each time
 * it runs.
 */
export function inOrder<A, Taken extends TaskStep<unknown> = never>(
  tasks: () => Generator<Taken, A, void>,
): TE.TaskEither<RefusalOf<Taken>, A>;
/** The same, for tasks that share a type of refusal. */
export function inOrder<A, Refusal>(tasks: () => InOrder<Refusal, A>): TE.TaskEither<Refusal, A> {
  return async () => {
    const going = tasks();
    for (;;) {
      const next = going.next();
      if (next.done === true) return E.right(next.value);
      const ran = await next.value.run();
      if (E.isLeft(ran)) return ran;
    }
  };
}
