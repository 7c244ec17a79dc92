import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookTable } from '../../adapters/rules/cases/book-table';
import { chapters } from '../../adapters/rules/chapters';

/* The tables of cases are the experts' (domain/README.md): each is a file that one test runs. */

const textOf = (file: string): string => readFileSync(file, 'utf8');
const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .sort();

const tests = filesIn('tests/domain', '.test.ts');
const tables = filesIn('domain', '.csv').map((file) => file.replace(/^domain\/(.+)\/cases\/(.+)\.csv$/, '$1/$2'));

/** Why rows are written in a test. */
const reasons = {
  bytes: 'A row is the content of a file, which the test builds.',
  parts: 'A row needs values that only code builds: events, messages, states, questions, forms with parts left out.',
  acts: 'A row names what is done, one after the other.',
} as const;

/** How many tables of a file have their rows in the code, by why. */
const inCode: Readonly<Record<string, readonly [number, keyof typeof reasons]>> = {
  'applications/apply-result.test.ts': [1, 'parts'],
  'applications/closed-page.test.ts': [1, 'parts'],
  'chat/attachment-content.test.ts': [5, 'bytes'],
  'chat/photo-metadata.test.ts': [2, 'bytes'],
  'files/compound-file.test.ts': [2, 'bytes'],
  'files/pdf-lock.test.ts': [3, 'bytes'],
  'files/zip-directory.test.ts': [1, 'bytes'],
  'lives/reachable.test.ts': [1, 'parts'],
  'resumes/resume-content.test.ts': [5, 'bytes'],
};

/** Tables whose rows stand between the brackets of `it.each([…])`. */
const literalTables = (file: string): number =>
  textOf(file).match(/\b(?:it|describe|test)\.each(?:<[^(]*>)?\(\s*\[/g)?.length ?? 0;

describe('The tables of cases', () => {
  it('are each run by exactly one test', () => {
    const run = tests.flatMap((file) => [...textOf(file).matchAll(/\bcases\(\s*'([^']+)'/g)].map(([, name]) => name));
    // One test runs those of the rule book, whose names follow from the chapters (tests/adapters/rules/book-cases.test.ts).
    expect(tables.length).toBeGreaterThan(400);
    expect([...run, ...chapters.map(bookTable)].sort()).toEqual([...tables].sort());
  });

  it('stand in no test, but for rows that are no data', () => {
    const found = tests.map((file) => [file.replace('tests/domain/', ''), literalTables(file)] as const);
    expect(Object.fromEntries(found.filter(([, count]) => count > 0))).toEqual(
      Object.fromEntries(Object.entries(inCode).map(([file, [count]]) => [file, count])),
    );
  });
});
