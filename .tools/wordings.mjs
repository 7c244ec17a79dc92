import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './process.mjs';

/* The wording of the sources, from domain/sources: the rulings, and the sections of the two documents. */

/** A source as it stands: `rulings.md`. */
export const textOf = (name) => readFileSync(resolve(root, 'domain/sources', name), 'utf8');

/** A ruling starts with its number in bold and ends before the next one, or before a heading. */
const rulings = () => {
  const found = new Map();
  let current;
  for (const line of textOf('rulings.md').split('\n')) {
    const [, name] = /^\*\*(R\d+[a-z]?)\b/.exec(line) ?? [];
    if (name !== undefined) {
      current = [];
      found.set(name, current);
    } else if (line.startsWith('## ')) current = undefined;
    current?.push(line);
  }
  return found;
};

/** A section's heading is `## 4. …` or `### 4.7 …`; the section ends before the next heading of the same level or higher. */
const sections = (document) => {
  const found = new Map();
  const open = [];
  for (const line of textOf(`spec-${document}.md`).split('\n')) {
    const [, marks, number] = /^(#{2,3}) (\d+(?:\.\d+)?)\.? /.exec(line) ?? [];
    if (number !== undefined) {
      while (open.length > 0 && open.at(-1).level >= marks.length) open.pop();
      const section = { level: marks.length, lines: [] };
      open.push(section);
      found.set(`spec ${document} §${number}`, section.lines);
    }
    for (const { lines } of open) lines.push(line);
  }
  return found;
};

/** The wording of each requested source, by citation; a missing source is an error. */
export const wordingsOf = (cited) => {
  const all = new Map([...rulings(), ...sections(1), ...sections(2)]);
  return Object.fromEntries(
    [...cited].sort().map((cites) => {
      const lines = all.get(cites);
      if (lines === undefined) throw new Error(`domain/sources has no wording of ${cites}`);
      return [cites, lines.join('\n').replaceAll('**', '').trim()];
    }),
  );
};
