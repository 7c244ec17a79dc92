import type { Agreed, MarkedSentence, Tested } from '../../adapters/composition/rulebook';

/* Facts collected when the book is built: from the domain's sources and a run of its tests. */

/** A test, a property (then with its number of cases) or a table with its rows. */
export interface Proof {
  readonly title: string;
  readonly rows: readonly string[];
  readonly cases: number;
  /** The rows that fail, '' for a test without rows. Empty: it passes. */
  readonly failed: readonly string[];
}

/** A function or constant that a domain file exports. */
export interface Offer {
  readonly name: string;
  /** The first sentence of its docstring. */
  readonly says: string;
  readonly cites: readonly string[];
  /** A constant's value, if a number or a text; null for anything else. */
  readonly value: string | number | null;
}

export interface DomainFile {
  readonly file: string;
  readonly offers: readonly Offer[];
  /** The numbers that it reads, by name. */
  readonly numbers: readonly string[];
  /** The files of its tests. */
  readonly tests: readonly string[];
  /** They share its name; otherwise they are another file's tests, and cover this one by calling it. */
  readonly ownTests: boolean;
}

/** One of the documents, or the rulings. */
export interface BookDocument {
  /** `Document 1` */
  readonly name: string;
  /** In front of its sections in a citation: `spec 1`; the rulings have nothing there. */
  readonly cites: string;
  readonly sentences: readonly MarkedSentence[];
}

export interface Facts {
  /** The portal's version: `1.0.106`. */
  readonly version: string;
  /** The day on which the book was made, by UTC: `November 29, 2026`. Never in the Markdown, whose digests don't change with the day. */
  readonly madeOn: string;
  /** The agreements on record. */
  readonly agreed: Agreed;
  /** A digest of what the book says now, by chapter and by item. */
  readonly digests: Readonly<Record<string, string>>;
  /** The cases that are kept, and how many reach each row, by chapter. */
  readonly tested: Readonly<Record<string, Tested>>;
  /** By test file. */
  readonly proofs: Readonly<Record<string, readonly Proof[]>>;
  readonly files: readonly DomainFile[];
  /** The test files that do not belong to exactly one domain file. */
  readonly shared: readonly string[];
  /** The title of each source, by its citation. */
  readonly sources: Readonly<Record<string, string>>;
  /** The wording of each source that a chapter or a number cites, by its citation (domain/sources). */
  readonly wordings: Readonly<Record<string, string>>;
  /** The documents and the rulings, each sentence with its marks. */
  readonly documents: readonly BookDocument[];
  /** The state machine diagrams as SVG, by title. Empty if they are not wanted. */
  readonly pictures: Readonly<Record<string, string>>;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

export interface Proved {
  readonly tests: number;
  readonly properties: number;
  readonly cases: number;
  /** How many of the tests and properties fail. */
  readonly failed: number;
}

/** A summary of some proofs: each row of a table counts as a test. */
export const provedBy = (proofs: readonly Proof[]): Proved => ({
  tests: total(proofs.filter(({ cases }) => cases === 0).map(({ rows }) => Math.max(1, rows.length))),
  properties: total(proofs.filter(({ cases }) => cases > 0).map(({ rows }) => Math.max(1, rows.length))),
  cases: total(proofs.map(({ cases }) => cases)),
  failed: total(proofs.map(({ failed }) => failed.length)),
});

export const provedByFiles = (files: readonly string[], { proofs }: Facts): Proved =>
  provedBy(files.flatMap((file) => proofs[file] ?? []));

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** `8 tests and 1 property that held in 500 cases` */
export const sayProved = ({ tests, properties, cases, failed }: Proved): string => {
  const parts = [
    ...(tests > 0 ? [counted(tests, 'test', 'tests')] : []),
    ...(properties > 0
      ? [`${counted(properties, 'property', 'properties')} that held in ${counted(cases, 'case', 'cases')}`]
      : []),
  ];
  const failing = failed === 0 ? '' : `; ${failed.toLocaleString('en-US')} failed`;
  return parts.length === 0 ? 'no tests of its own' : `${parts.join(' and ')}${failing}`;
};
