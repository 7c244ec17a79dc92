import { parameters, sayValue } from '../../../domain/parameters/sheet';
import type { Facts } from '../facts';
import { placeOf, placeOfPlainRule, type Part } from '../parts';
import { places } from '../places';

/** Where a sentence is kept, as the book says it: a part of the book, or a file, page or call by its name. */
export interface Kept {
  readonly says: string;
  /** Undefined: it is not in the book. */
  readonly href: string | undefined;
  /** A name of the code, or an address. */
  readonly isCode: boolean;
}

const inWords = (name: string): string => name.replace(/[-_]/g, ' ');

/** `/success/:communityId/:positionId` → `/success/{community_id}/{position_id}`, as the documents write it. */
const asWritten = (path: string): string =>
  path.replace(/:(\w+)\??/g, (_, name: string) => `{${name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`)}}`);

/** Every place that the book has, by the name that a mark gives it. */
const placesOf = (parts: readonly Part[], { files }: Facts): ReadonlyMap<string, Kept> => {
  const inChapter = (number: number, name: string, href: string): Kept => ({
    says: `Chapter ${number}, ${inWords(name)}`,
    href: `#${href}`,
    isCode: false,
  });
  const code = (says: string, href: string): Kept => ({ says, href: `#${href}`, isCode: true });
  return new Map<string, Kept>([
    ...parts.flatMap(({ chapters }) =>
      chapters.map(({ chapter: { rule }, number }) => [rule.name, inChapter(number, rule.name, rule.name)] as const),
    ),
    ...parts.flatMap(({ plainChapters }) =>
      plainChapters.flatMap(({ chapter: { name, rows }, number }) => [
        [name, inChapter(number, name, name)] as const,
        ...rows.map(({ id }) => [`${name}.${id}`, inChapter(number, id, placeOfPlainRule(name, id))] as const),
      ]),
    ),
    ...parameters.map(
      ({ name, value, unit }) =>
        [
          name,
          { says: `${inWords(name)}: ${sayValue(value, unit)}`, href: places.number(name), isCode: false },
        ] as const,
    ),
    ...files.flatMap(({ file, offers }) => [
      [file, code(file, placeOf(file))] as const,
      ...offers.map(({ name }) => [name, code(name, `${placeOf(file)}.${name}`)] as const),
    ]),
  ]);
};

/** Says where a mark leads. */
export const keptIn = (parts: readonly Part[], facts: Facts): ((place: string) => Kept) => {
  const inBook = placesOf(parts, facts);
  return (place) => inBook.get(place) ?? { says: asWritten(place), href: undefined, isCode: true };
};
