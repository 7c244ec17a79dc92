import type * as E from 'fp-ts/Either';
import type { OperatorSide } from '../../../application/operator/operator.port';

/** The provider's side, connected. */
export interface Reached {
  readonly side: OperatorSide;
  /** A note for the operator to understand a refusal: that no portal was involved. Undefined: one was. */
  readonly note: string | undefined;
  readonly close: () => Promise<void>;
}

/** The obstacles, one per line: a setting that can't be used, or a store that can't be opened. */
export interface NotReached {
  readonly because: 'settings' | 'store';
  readonly lines: readonly string[];
  /** A remedy, if one is known. */
  readonly advice: readonly string[];
}

export type Reach = () => Promise<E.Either<NotReached, Reached>>;
