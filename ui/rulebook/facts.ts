/* What is found when the book is made: in the sources of the domain and in a run of its tests. */

/** A test, a property (then it tried cases) or a table with its rows. */
export interface Proof {
  readonly title: string;
  readonly rows: readonly string[];
  readonly cases: number;
}

/** A function or a constant that a file of the domain offers. */
export interface Offer {
  readonly name: string;
  /** The first sentence of its docstring. */
  readonly says: string;
  readonly cites: readonly string[];
  /** What a constant is, when a number or a text; null where it is more than that, or a function. */
  readonly value: string | number | null;
}

export interface DomainFile {
  readonly file: string;
  readonly offers: readonly Offer[];
  /** The files of its tests. */
  readonly tests: readonly string[];
  /** They bear its name; otherwise they belong to another file, and prove this one by asking it. */
  readonly ownTests: boolean;
}

export interface Facts {
  /** By the file of the tests. */
  readonly proofs: Readonly<Record<string, readonly Proof[]>>;
  readonly files: readonly DomainFile[];
  /** The files of tests that belong to no file of the domain alone. */
  readonly shared: readonly string[];
  /** What each source is called, by how it is cited. */
  readonly sources: Readonly<Record<string, string>>;
  /** The pictures of the machines as SVG, by their titles. Empty where they are not wanted. */
  readonly pictures: Readonly<Record<string, string>>;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

export interface Proved {
  readonly tests: number;
  readonly properties: number;
  readonly cases: number;
}

/** How much some proofs are: each row of a table is a test. */
export const provedBy = (proofs: readonly Proof[]): Proved => ({
  tests: total(proofs.filter(({ cases }) => cases === 0).map(({ rows }) => Math.max(1, rows.length))),
  properties: total(proofs.filter(({ cases }) => cases > 0).map(({ rows }) => Math.max(1, rows.length))),
  cases: total(proofs.map(({ cases }) => cases)),
});

export const provedByFiles = (files: readonly string[], { proofs }: Facts): Proved =>
  provedBy(files.flatMap((file) => proofs[file] ?? []));

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** `8 tests and 1 property that held in 500 cases` */
export const sayProved = ({ tests, properties, cases }: Proved): string => {
  const parts = [
    ...(tests > 0 ? [counted(tests, 'test', 'tests')] : []),
    ...(properties > 0
      ? [`${counted(properties, 'property', 'properties')} that held in ${counted(cases, 'case', 'cases')}`]
      : []),
  ];
  return parts.length === 0 ? 'no tests of its own' : parts.join(' and ');
};
