import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './process.mjs';

/* Reads the agreements to the rule book, and digests what it says now. */

export const agreedFile = resolve(root, 'domain/agreed.json');

export const digestOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** @param {{ parseAgreed: (raw: unknown) => { _tag: string, left: readonly string[], right: readonly object[] } }} book */
export const readAgreed = ({ parseAgreed }) => {
  if (!existsSync(agreedFile)) return [];
  const read = parseAgreed(JSON.parse(readFileSync(agreedFile, 'utf8')));
  if (read._tag === 'Left') throw new Error(`domain/agreed.json: ${read.left.join('; ')}`);
  return read.right;
};

/** The cases of each chapter, from their tables. */
export const testedIn = (book) => book.testedIn((file) => readFileSync(resolve(root, file), 'utf8'));

/** A digest of what each chapter says now, by its name, and of each item, by its key. */
export const digestsOf = ({ itemsWith, textOf }, tested) => {
  const items = itemsWith(tested);
  const chapters = [...new Set(items.map(({ of }) => of))].map((name) => [name, items.filter(({ of }) => of === name)]);
  return Object.fromEntries(
    [...chapters, ...items.map((item) => [item.key, [item]])].map(([name, own]) => [name, digestOf(textOf(own))]),
  );
};
