import type { AgreedPart, Agreement } from '../../../adapters/composition/rulebook';
import type { Compared, Standing } from './agreed';
import { chapterOfKey } from './items';

/* What changed since it was agreed to, each with what was said then and is said now. */

/** A part before and after. Undefined: it was not there, or is gone. */
export interface PartChange {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export interface ChangeSince {
  readonly key: string;
  readonly how: Standing['how'] | 'gone';
  readonly title: string;
  /** Undefined: the item is gone. */
  readonly href: string | undefined;
  readonly parts: readonly PartChange[];
  readonly agreement: Agreement | undefined;
}

const between = '; ';

/** Of two lists of things only those that the other does not have; all of both if they have the same. */
const onlyOwn = (before: string, after: string): readonly [string, string] => {
  const [was, is] = [before.split(between), after.split(between)];
  const own = was.filter((one) => !is.includes(one));
  const others = is.filter((one) => !was.includes(one));
  const isList = was.length > 1 && is.length > 1;
  return isList && own.length + others.length > 0 ? [own.join(between), others.join(between)] : [before, after];
};

const wordsOf = (said: readonly AgreedPart[], name: string): string | undefined =>
  said.find((part) => part.name === name)?.words;

/** The parts that differ; of those that list several things, the things that differ. */
export const partsChanged = (before: readonly AgreedPart[], after: readonly AgreedPart[]): readonly PartChange[] =>
  [...new Set([...before, ...after].map(({ name }) => name))].flatMap((name) => {
    const [was, is] = [wordsOf(before, name), wordsOf(after, name)];
    if (was === is) return [];
    if (was === undefined || is === undefined) return [{ name, before: was, after: is }];
    const [own, others] = onlyOwn(was, is);
    return [{ name, before: own, after: others }];
  });

/** `Row 3`, as `slots.3` has it. */
const rowIn = (key: string): string => `Row ${key.slice(chapterOfKey(key).length + 1)}`;

const placesChanged = ({ item: { key, place }, agreement }: Standing): readonly PartChange[] =>
  place === undefined || agreement === undefined || agreement.key === key
    ? []
    : [{ name: 'Place', before: rowIn(agreement.key), after: place }];

const changeOf = (standing: Standing): ChangeSince => {
  const { item, agreement, how } = standing;
  return {
    key: item.key,
    how,
    title: item.title,
    href: item.href,
    parts: [...placesChanged(standing), ...partsChanged(agreement?.said ?? [], item.said)],
    agreement,
  };
};

/** First what says something else, then what moved, then what is new, then what is gone. */
export const changesSince = ({ standings, gone }: Compared): readonly ChangeSince[] => [
  ...(['changed', 'moved', 'new'] as const).flatMap((how) =>
    standings.filter((standing) => standing.how === how).map(changeOf),
  ),
  ...gone.map((agreement) => ({
    key: agreement.key,
    how: 'gone' as const,
    title: agreement.key,
    href: undefined,
    parts: partsChanged(agreement.said, []),
    agreement,
  })),
];
