import type * as E from 'fp-ts/Either';
import type { OperatorSide } from '../../../application/ports/operator';

/** The provider's side, reached. */
export interface Reached {
  readonly side: OperatorSide;
  /** What an operator must know to understand a refusal: that no portal was asked. Undefined: one was. */
  readonly note: string | undefined;
  readonly close: () => Promise<void>;
}

/** What stands in the way, a line for each: a setting that can't be used, or a store that can't be opened. */
export interface NotReached {
  readonly because: 'settings' | 'store';
  readonly lines: readonly string[];
  /** What helps, where something is known to. */
  readonly advice: readonly string[];
}

export type Reach = () => Promise<E.Either<NotReached, Reached>>;
