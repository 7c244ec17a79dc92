/* A recipe of tests/README.md as data: what somebody who follows it writes into which file. */

/** Lines that go after, or before, a line that is there once. */
export type Edit =
  | { readonly after: string; readonly lines: string }
  | { readonly before: string; readonly lines: string };

/** What may notice a forgotten step: oxlint with types, the tests in `fastTests`, or `npm run trace`. */
export type Check = 'types' | 'tests' | 'trace';

/** One file of a recipe. */
export interface Step {
  readonly file: string;
  /** The text of a new file, or the edits to one that is there. */
  readonly is: string | readonly Edit[];
  /** Where the check complains if the step is forgotten. Undefined: nothing does. */
  readonly noticed: readonly [by: Check, at: string] | undefined;
  /** Other steps use what this one declares. Without it, each of them fails with an error that may hide another's. */
  readonly declares?: true;
}

/** A thing that a recipe adds, in the four spellings of a name. */
export interface Names {
  /** callA */
  readonly camel: string;
  /** CallA */
  readonly pascal: string;
  /** call-a */
  readonly kebab: string;
  /** call_a */
  readonly snake: string;
  /** R91a */
  readonly source: string;
}

export interface Recipe {
  /** What it adds; also the first word of its names. */
  readonly adds: string;
  /** How many files of the product it may need. */
  readonly mostFiles: number;
  readonly steps: (its: Names) => readonly Step[];
}

export const namesOf = (word: string, letter: string): Names => {
  const small = letter.toLowerCase();
  return {
    camel: `${word}${letter}`,
    pascal: `${word.charAt(0).toUpperCase()}${word.slice(1)}${letter}`,
    kebab: `${word}-${small}`,
    snake: `${word}_${small}`,
    source: `R91${small}`,
  };
};

export const after = (line: string, lines: string): Edit => ({ after: line, lines });
export const before = (line: string, lines: string): Edit => ({ before: line, lines });

/** A migration of the store: its file, and its place in the list of migrations. */
export const migration = ({ camel, kebab }: Pick<Names, 'camel' | 'kebab'>, statement: string): readonly Step[] => [
  {
    file: `adapters/server/postgres/migrations/900-${kebab}.ts`,
    is: `import { migration } from '../migration';

/* An example (ours). */
export const ${camel} = migration('${statement}');
`,
    noticed: ['types', 'adapters/server/postgres/migrate.ts'],
  },
  {
    file: 'adapters/server/postgres/migrate.ts',
    is: [
      after(
        "import { meetings } from './migrations/080-meetings';",
        `import { ${camel} } from './migrations/900-${kebab}';`,
      ),
      after("  '082-interviewers': interviewers,", `  '900-${kebab}': ${camel},`),
    ],
    noticed: ['tests', 'tests/architecture/nothing-forgotten.test.ts'],
  },
];

/** A file's text with an edit made. Throws if its line is not there exactly once: then the recipe is out of date. */
export const edited = (file: string, text: string, edit: Edit): string => {
  const place = 'after' in edit ? edit.after : edit.before;
  const parts = text.split(`\n${place}\n`);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} lines: ${place}`);
  return parts.join('after' in edit ? `\n${place}\n${edit.lines}\n` : `\n${edit.lines}\n${place}\n`);
};
