import type * as O from 'fp-ts/Option';
import type { EncodedId } from '../../domain/identity/encoded-id';

/** What an encoded id stands for; a position's code isn't valid for a community. */
export type CodedKind = 'position' | 'community';

/** Encodes the ids in links, so that no one can guess other links from one (R1). */
export interface IdCodes {
  /** The same id always gives the same code, so printed links stay valid. */
  readonly encode: (kind: CodedKind, id: number) => EncodedId;
  /** None if this server never encoded it. */
  readonly decode: (kind: CodedKind, code: EncodedId) => O.Option<number>;
}
