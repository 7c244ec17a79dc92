import type { Chapter, PlainChapter } from '../../adapters/composition/rulebook';
import type { DomainFile } from './facts';

/* The structure of the rule book: its parts and their numbered chapters. */

const groupedBy = <A>(all: readonly A[], nameOf: (one: A) => string): readonly (readonly [string, readonly A[]])[] =>
  [...new Set(all.map(nameOf))].map((name) => [name, all.filter((one) => nameOf(one) === name)] as const);

export interface NumberedChapter {
  readonly chapter: Chapter;
  readonly number: number;
}

/** A chapter of rules without a form. */
export interface NumberedPlainChapter {
  readonly chapter: PlainChapter;
  readonly number: number;
}

export interface Part {
  readonly part: string;
  readonly chapters: readonly NumberedChapter[];
  readonly plainChapters: readonly NumberedPlainChapter[];
}

/** The chapters by part, numbered through the book: those with a form before those without. */
export const partsIn = (chapters: readonly Chapter[], plainChapters: readonly PlainChapter[] = []): readonly Part[] => {
  let number = 0;
  const next = (): number => {
    number += 1;
    return number;
  };
  return groupedBy<{ readonly part: string }>([...chapters, ...plainChapters], ({ part }) => part).map(([part]) => ({
    part,
    chapters: chapters.filter((one) => one.part === part).map((chapter) => ({ chapter, number: next() })),
    plainChapters: plainChapters.filter((one) => one.part === part).map((chapter) => ({ chapter, number: next() })),
  }));
};

/** The id of a row without a form on the page. */
export const placeOfPlainRule = (chapter: string, row: string): string => `${chapter}.${row}`;

/** The id of a kept case on the page: the line of its table. */
export const placeOfCase = (chapter: string, line: number): string => `${chapter}.line-${line}`;

export interface Area {
  readonly area: string;
  readonly files: readonly DomainFile[];
}

const areaOf = (file: string): string => {
  const [, area = '', name] = file.split('/');
  return name === undefined ? 'What all rules share' : area.charAt(0).toUpperCase() + area.slice(1).replace(/-/g, ' ');
};

/** The domain files by folder. */
export const areasIn = (files: readonly DomainFile[]): readonly Area[] =>
  groupedBy(files, ({ file }) => areaOf(file)).map(([area, own]) => ({ area, files: own }));

/** The id of a file's section on the page. */
export const placeOf = (file: string): string => file.replace(/\.ts$/, '').replace(/\//g, '.');

/** A heading as an id: `What leads where` → `what-leads-where`. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
