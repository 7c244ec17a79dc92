import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/* The security notes name code and tests; what they name is there, and no requirement of their chapters is left out. */

const notes = readFileSync(resolve('adapters/server/SECURITY.md'), 'utf8');
const rows = notes.split('\n').filter((line) => /^\| \d/.test(line));

/** OWASP ASVS 4.0.3, level 2, without what is of level 3 alone or was deleted: how many each section has, and which are not asked. */
const sections: Readonly<Record<string, readonly [number, ...(readonly number[])]>> = {
  ...{ '2.1': [12], '2.2': [3], '2.3': [3], '2.4': [5], '2.5': [7], '2.6': [3], '2.7': [6], '2.8': [7], '2.9': [3] },
  ...{ '2.10': [4], '3.1': [1], '3.2': [4], '3.3': [4], '3.4': [5], '3.5': [3], '3.7': [1], '4.1': [5, 4], '4.2': [2] },
  ...{ '4.3': [3], '5.1': [5], '5.2': [8], '5.3': [10], '5.4': [3], '5.5': [4], '12.1': [3], '12.2': [1], '12.3': [6] },
  ...{ '12.4': [2], '12.5': [2], '12.6': [1], '14.1': [4], '14.2': [6], '14.3': [3, 1], '14.4': [7], '14.5': [4] },
};

const numbered = (section: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => `${section}.${from + n}`);

const asked = Object.entries(sections).flatMap(([section, [last, ...left]]) =>
  numbered(section, 1, last).filter((one) => !left.some((place) => one === `${section}.${place}`)),
);

/** `2.1.1–2.1.10` → all ten. */
const walked = rows.flatMap((row) => {
  const [, section = '', from = '', to = from] = /^\| (\d+\.\d+)\.(\d+)(?:–\d+\.\d+\.(\d+))? /.exec(row) ?? [];
  return numbered(section, Number(from), Number(to));
});

/** What stands in backticks and is a file, with the title of a test behind it where there is one. */
const named = [...notes.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)(?: › ([^`]+))?`/g)].map(
  ([, file = '', title]) => [file, title] as const,
);

describe('The security notes', () => {
  it('walk every requirement of their chapters, each once', () => {
    expect(walked).toEqual(asked);
  });

  it('say of each whether it is met', () => {
    for (const row of rows) expect(row).toMatch(/^\| [\d.–]+ +\| (met|partly|not met|n\/a) +\| \S.{10,}\|$/);
  });

  it('name a file or a test for all that is met', () => {
    const proven = /`[\w./-]+\.\w+(?: › [^`]+)?`|As \d|`package.*json`/;
    expect(rows.filter((row) => /^\| [\d.–]+ +\| met /.test(row) && !proven.test(row))).toEqual([]);
  });

  it.each(named.filter(([, title]) => title === undefined))('%s is there', (file) => {
    expect(existsSync(resolve(file))).toBe(true);
  });

  it.each(named.flatMap(([file, title]) => (title === undefined ? [] : [[file, title] as const])))(
    '%s has a test that says: %s',
    (file, title) => {
      expect(readFileSync(resolve(file), 'utf8')).toContain(title);
    },
  );
});
