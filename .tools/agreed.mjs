import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './process.mjs';

/* Reads the agreements to the rule book, and digests what it says now. */

export const agreedFile = resolve(root, 'domain/agreed.json');

export const digestOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** @param {{ parseAgreed: (raw: unknown) => { _tag: string, left: readonly string[], right: object } }} book */
export const readAgreed = ({ parseAgreed }) => {
  if (!existsSync(agreedFile)) return {};
  const read = parseAgreed(JSON.parse(readFileSync(agreedFile, 'utf8')));
  if (read._tag === 'Left') throw new Error(`domain/agreed.json: ${read.left.join('; ')}`);
  return read.right;
};

/** A digest of what each chapter says now, by its name. */
export const digestsOf = ({ items, textOf }) =>
  Object.fromEntries(
    [...new Set(items.map(({ of }) => of))].map((name) => [
      name,
      digestOf(textOf(items.filter(({ of }) => of === name))),
    ]),
  );
