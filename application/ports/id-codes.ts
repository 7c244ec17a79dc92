import type * as O from 'fp-ts/Option';
import type { EncodedId } from '../../domain/identity/encoded-id';

/** What an encoded id stands for; a position's code is none of a community's. */
export type CodedKind = 'position' | 'community';

/** Ids as links carry them, so that nobody who has one link can count through the others (R1). */
export interface IdCodes {
  /** The same for the same id: a link that was printed stays. */
  readonly encode: (kind: CodedKind, id: number) => EncodedId;
  /** None for what this server never encoded. */
  readonly decode: (kind: CodedKind, code: EncodedId) => O.Option<number>;
}
