import * as E from 'fp-ts/Either';
import type { Agreed, AgreedPart, Agreement } from '../../../adapters/composition/rulebook';
import { chapterOfKey, tellingParts, type Item } from './items';

/* What stands as it was agreed to, what changed since, and what more is agreed to. */

/**
 * An item and what was agreed to in its place, and how it stands to that. A row that says the same in another place has moved: its agreement counts, for a
 * move that decides a case otherwise changes that case.
 */
export interface Standing {
  readonly item: Item;
  /** Undefined: the item is new. */
  readonly agreement: Agreement | undefined;
  readonly how: 'agreed' | 'moved' | 'changed' | 'new';
}

/** Every item's standing, and what was agreed to and is gone. */
export interface Compared {
  readonly standings: readonly Standing[];
  readonly gone: readonly Agreement[];
}

interface Keyed {
  readonly key: string;
  readonly said: readonly AgreedPart[];
}

const written = (said: readonly AgreedPart[]): string => said.map(({ name, words }) => `${name} ${words}`).join('\n');

const tellingOf = ({ said }: Keyed): string | undefined => said.find(({ name }) => tellingParts.includes(name))?.words;

/** How an agreement finds its item: by what it says in its place, then anywhere in the chapter, then by what tells it from others, then by its place. */
const ways: readonly ((one: Keyed) => string | undefined)[] = [
  ({ key, said }) => `${key}\n${written(said)}`,
  ({ key, said }) => `${chapterOfKey(key)}\n${written(said)}`,
  (one) => {
    const telling = tellingOf(one);
    return telling === undefined ? undefined : `${chapterOfKey(one.key)}\n${telling}`;
  },
  ({ key }) => key,
];

const isAsAgreed = (item: Item, { said }: Agreement): boolean => written(item.said) === written(said);

const howOf = (item: Item, agreement: Agreement | undefined): Standing['how'] => {
  if (agreement === undefined) return 'new';
  if (!isAsAgreed(item, agreement)) return 'changed';
  return agreement.key === item.key || item.place === undefined ? 'agreed' : 'moved';
};

export const compared = (given: Agreed, items: readonly Item[]): Compared => {
  const found = new Map<Item, Agreement>();
  const left = new Set(given);
  for (const wayOf of ways) {
    const waiting = new Map<string, Agreement[]>();
    for (const one of left) {
      const way = wayOf(one);
      if (way !== undefined) waiting.set(way, [...(waiting.get(way) ?? []), one]);
    }
    for (const item of items) {
      const next = found.has(item) ? undefined : waiting.get(wayOf(item) ?? '')?.shift();
      if (next === undefined) continue;
      found.set(item, next);
      left.delete(next);
    }
  }
  return {
    standings: items.map((item) => {
      const agreement = found.get(item);
      return { item, agreement, how: howOf(item, agreement) };
    }),
    gone: [...left],
  };
};

/** The standings of some items that are whole chapters: nothing of others is compared with them. */
export const standingsOf = (given: Agreed, items: readonly Item[]): readonly Standing[] => {
  const own = new Set(items.map(({ of }) => of));
  return compared(
    given.filter(({ key }) => own.has(chapterOfKey(key))),
    items,
  ).standings;
};

/** All that some items say: an agreement that comes later is to exactly this. */
export const textOf = (items: readonly Item[]): string =>
  items.map(({ key, said }) => `${key} ${written(said)}`).join('\n');

export interface Agreeing {
  readonly by: string;
  readonly on: string;
  readonly version: string;
  /** Chapters with all of their items, single items, `numbers` or `all`. */
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
  const isMeant = (word: string, { key, of }: Pick<Item, 'key' | 'of'>): boolean =>
    word === 'all' || word === key || word === of;
  const unknown = what.find((word) => !items.some((item) => isMeant(word, item)));
  if (unknown !== undefined) return E.left(`The book has no chapter and no item ${JSON.stringify(unknown)}.`);
  const chosen = items.filter((item) => what.some((word) => isMeant(word, item)));
  if (!isAsRead(textOf(chosen)))
    return E.left('The book says something else than was read. Read it again, and agree to what it says now.');
  const { standings, gone } = compared(given, items);
  const kept = standings.flatMap(({ item, agreement }) =>
    agreement === undefined || chosen.includes(item) ? [] : [agreement],
  );
  // Who agrees to a chapter agrees to what is gone from it.
  const stillGone = gone.filter(({ key }) => !what.some((word) => word === 'all' || word === chapterOfKey(key)));
  return E.right([...kept, ...stillGone, ...chosen.map(({ key, said }) => ({ key, said, by, on, version }))]);
};
