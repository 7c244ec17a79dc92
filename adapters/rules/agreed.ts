import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { faultsOf, listOf, struct, text, type Codec } from '../contract/codec';

/*
 * Who agreed to which part of the rule book (`domain/agreed.json`), with the text they read. When the text changes, the agreement no longer counts,
 * whether a rule, a number or the wording changed it.
 */

/** An item as somebody agreed to it. */
export interface Agreement {
  /** The item's key: `slots`, `slots.3`, `number.lead_time`. */
  readonly key: string;
  readonly said: string;
  readonly by: string;
  /** `2026-11-29` */
  readonly on: string;
  /** The portal's version. */
  readonly version: string;
}

const agreements: Codec<readonly Agreement[]> = listOf(
  struct({ key: text, said: text, by: text, on: text, version: text }),
);

/** By the item's key. */
export type Agreed = Readonly<Record<string, Agreement>>;

/** The file's content, or every fault in it. */
export const parseAgreed = (raw: unknown): E.Either<readonly string[], Agreed> =>
  pipe(
    agreements.type.decode(raw),
    E.bimap(
      (errors) => faultsOf(errors),
      (all) => Object.fromEntries(all.map((one) => [one.key, one])),
    ),
  );
