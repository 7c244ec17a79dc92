import * as TE from 'fp-ts/TaskEither';
import { inOrder, take } from '../in-order';
import type { Store } from '../ports/unit-of-work';
import type { FromStore } from '../ports/unit-of-work/store';
import { groupsOf } from './groups.service';

/** Reads from the store: in the current unit of work or, for large loads, in one unit per question. */
export type Ask = <A>(question: (store: Store) => FromStore<A>) => FromStore<A>;

/** How many questions share a unit of work, which takes a few hundredths of a second. */
const together = 25;

/** Asks the same of each of many. */
export const eachOf = <A, B>(ask: Ask, all: readonly A[], question: (store: Store, one: A) => FromStore<B>) =>
  inOrder(function* () {
    const answers: B[] = [];
    for (const some of groupsOf(together)(all))
      answers.push(...(yield* take(ask((store) => TE.traverseSeqArray((one: A) => question(store, one))(some)))));
    return answers;
  });
