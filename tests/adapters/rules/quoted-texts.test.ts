import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { plainChapters } from '../../../adapters/rules/plain-chapters';
import { scheduledTexts } from '../../../ui/scheduling/scheduled.texts';

/* A sentence of the book that quotes a page must quote what the page says: most texts stand in ui/, which the book can't import. */

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

/** Numbers and what a text puts in count as the same; so do the ways to write a quotation mark. */
const alike = (text: string): string =>
  text
    .replace(/\$\{[^}]*\}/g, '#')
    .replace(/\bN\b|\d+/g, '#')
    .replace(/[\\'’"`]/g, '')
    .replaceAll('-', ' ')
    .toLowerCase();

const shown = alike(
  [
    ...['ui', 'application', 'domain'].flatMap(filesIn).map((file) => readFileSync(file, 'utf8')),
    scheduledTexts.message('video', false),
  ].join('\n'),
);

/** The sentences that are quoted, of three words or more: fewer name a button. */
const quotedIn = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/(?<=^|[\s(])'(.+?)'(?=[\s.,:;)]|$)/g)]
    .flatMap(([, quoted = '']) => quoted.split(/(?<=[.!?]) /))
    .filter((quoted) => quoted.split(' ').length > 2);

const quotations = plainChapters.flatMap(({ name, rows }) =>
  rows.flatMap(({ id, says }) => quotedIn(says).map((quoted) => ({ at: `${name}/${id}`, quoted }))),
);

it('What the book quotes from a page stands on the page', () => {
  expect(quotations.length).toBeGreaterThan(30);
  expect(quotations.filter(({ quoted }) => !shown.includes(alike(quoted)))).toEqual([]);
});

it('A text that no page has is found', () => {
  expect(shown.includes(alike("'Thank you for coming to our party'"))).toBe(false);
});
