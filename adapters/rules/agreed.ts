import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { faultsOf, listOf, struct, text, type Codec } from '../contract/codec';

/*
 * Agreements to parts of the rule book (`domain/agreed.json`): to a sentence, a row of a decision table, a case or a number, each with the text as it was read.
 * When that text changes, the agreement to this one item no longer counts, whether a rule, a number or the wording changed it.
 */

/** What an item says, part by part: `When`: `the status is 14 or 16`. */
export interface AgreedPart {
  readonly name: string;
  readonly words: string;
}

/** An item as somebody agreed to it. */
export interface Agreement {
  /** The item's key: `slots.sentence`, `slots.3`, `slots.line-4` (a case), `number.lead_time`. */
  readonly key: string;
  readonly said: readonly AgreedPart[];
  readonly by: string;
  /** `2026-11-29` */
  readonly on: string;
  /** The portal's version. */
  readonly version: string;
}

export type Agreed = readonly Agreement[];

/** The file: whoever agreed, with all items in one list, each part of an item on a line. */
const agreements: Codec<
  readonly {
    readonly by: string;
    readonly on: string;
    readonly version: string;
    readonly to: readonly { readonly key: string; readonly said: readonly string[] }[];
  }[]
> = listOf(struct({ by: text, on: text, version: text, to: listOf(struct({ key: text, said: listOf(text) })) }));

const behindName = ': ';

const partIn = (line: string): AgreedPart => {
  const at = line.indexOf(behindName);
  return at < 0 ? { name: '', words: line } : { name: line.slice(0, at), words: line.slice(at + behindName.length) };
};

/** The file's content, or every fault in it. */
export const parseAgreed = (raw: unknown): E.Either<readonly string[], Agreed> =>
  pipe(
    agreements.type.decode(raw),
    E.bimap(
      (errors) => faultsOf(errors),
      (all) => all.flatMap(({ to, ...who }) => to.map(({ key, said }) => ({ key, said: said.map(partIn), ...who }))),
    ),
  );

const inOrder = new Intl.Collator('en', { numeric: true });

/** The agreements as the file has them. */
export const printAgreed = (agreed: Agreed): unknown => {
  const whoOf = ({ by, on, version }: Agreement): string => JSON.stringify([by, on, version]);
  return [...new Set(agreed.map(whoOf))]
    .sort((a, b) => inOrder.compare(a, b))
    .flatMap((who) => {
      const own = agreed.filter((one) => whoOf(one) === who).sort((a, b) => inOrder.compare(a.key, b.key));
      return own.slice(0, 1).map(({ by, on, version }) => ({
        by,
        on,
        version,
        to: own.map(({ key, said }) => ({
          key,
          said: said.map(({ name, words }) => `${name}${behindName}${words}`),
        })),
      }));
    });
};
