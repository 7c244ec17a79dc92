import * as E from 'fp-ts/Either';
import type { Agreed, Agreement } from '../../../adapters/composition/rulebook';
import type { Item } from './items';

/* What changed since it was agreed to, and what more is agreed to. */

/** An item that says something else than what was agreed to, or that nobody was asked about, or that is gone. */
export interface ChangedItem {
  readonly key: string;
  readonly title: string;
  /** Undefined: the item is gone. */
  readonly href: string | undefined;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly agreement: Agreement | undefined;
}

/** What changed since it was agreed to: first what is otherwise, then what is new, then what is gone. */
export const changedSince = (given: Agreed, items: readonly Item[]): readonly ChangedItem[] => {
  const is = new Set(items.map(({ key }) => key));
  const of = ({ key, title, href, said }: Item): ChangedItem => ({
    key,
    title,
    href,
    before: given[key]?.said,
    after: said,
    agreement: given[key],
  });
  return [
    ...items.filter(({ key, said }) => given[key] !== undefined && given[key].said !== said).map(of),
    ...items.filter(({ key }) => given[key] === undefined).map(of),
    ...Object.entries(given)
      .filter(([key]) => !is.has(key))
      .map(([key, one]) => ({
        key,
        title: key,
        href: undefined,
        before: one.said,
        after: undefined,
        agreement: one,
      })),
  ];
};

/** All that some items say: an agreement that comes later is to exactly this. */
export const textOf = (items: readonly Item[]): string => items.map(({ key, said }) => `${key} ${said}`).join('\n');

export interface Agreeing {
  readonly by: string;
  readonly on: string;
  readonly version: string;
  /** Chapters, items, `numbers` or `all`. */
  readonly what: readonly string[];
  /** Whether this is what the reader saw. */
  readonly isAsRead: (text: string) => boolean;
}

/** The agreements with some more, or why they can't be taken. */
export const agreeTo = (
  given: Agreed,
  items: readonly Item[],
  { by, on, version, what, isAsRead }: Agreeing,
): E.Either<string, Agreed> => {
  const meant = (word: string): readonly Item[] =>
    word === 'all' ? items : items.filter(({ key, of }) => key === word || of === word);
  const unknown = what.find((word) => meant(word).length === 0);
  if (unknown !== undefined) return E.left(`The book has no chapter and no item ${JSON.stringify(unknown)}.`);
  const chosen = items.filter((item) => what.some((word) => meant(word).includes(item)));
  if (!isAsRead(textOf(chosen)))
    return E.left('The book says something else than what was read. Read it again, and agree to what it says now.');
  const kept = Object.entries(given).filter(([key]) => !what.includes('all') || items.some((item) => item.key === key));
  return E.right(
    Object.fromEntries(
      [...kept, ...chosen.map(({ key, said }) => [key, { key, said, by, on, version }] as const)].sort(([a], [b]) =>
        a < b ? -1 : 1,
      ),
    ),
  );
};
