import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/* The security notes name code and tests: those exist, and no requirement of their chapters is missing. */

const notes = readFileSync(resolve('adapters/server/SECURITY.md'), 'utf8');
const rows = notes.split('\n').filter((line) => /^\| \d/.test(line));

/** OWASP ASVS 5.0.0, levels 1 and 2: how many requirements each section has, and which are level 3 only and out of scope. */
const sections: Readonly<Record<string, readonly [number, ...(readonly number[])]>> = {
  '1.1': [2],
  '1.2': [10, 10],
  '1.3': [12, 12],
  '1.4': [3],
  '1.5': [3, 3],
  '2.1': [3],
  '2.2': [3],
  '2.3': [5, 5],
  '2.4': [2, 2],
  '3.2': [3, 3],
  '3.3': [5, 5],
  '3.4': [8, 7, 8],
  '3.5': [8, 6, 7, 8],
  '3.7': [5, 3, 4, 5],
  '4.1': [5, 4, 5],
  '4.2': [5, 2, 3, 4, 5],
  '4.3': [2],
  '4.4': [4],
  '5.1': [1],
  '5.2': [6, 4, 5, 6],
  '5.3': [3, 3],
  '5.4': [3],
  '6.1': [3],
  '6.2': [12],
  '6.3': [8, 5, 6, 7, 8],
  '6.4': [6, 5, 6],
  '6.5': [8, 6, 7, 8],
  '6.6': [4, 4],
  '6.8': [4],
  '7.1': [3],
  '7.2': [4],
  '7.3': [2],
  '7.4': [5],
  '7.5': [3, 3],
  '7.6': [2],
  '8.1': [4, 3, 4],
  '8.2': [4, 4],
  '8.3': [3, 2, 3],
  '8.4': [2, 2],
  '9.1': [3],
  '9.2': [4],
  '10.1': [2],
  '10.2': [3, 3],
  '10.3': [5, 5],
  '10.4': [16, 12, 13, 14, 15, 16],
  '10.5': [5],
  '10.6': [2],
  '10.7': [3],
  '11.1': [4, 3, 4],
  '11.2': [5, 4, 5],
  '11.3': [5, 4, 5],
  '11.4': [4],
  '11.5': [2, 2],
  '11.6': [2, 2],
  '12.1': [5, 4, 5],
  '12.2': [2],
  '12.3': [5, 5],
  '13.1': [4, 2, 3, 4],
  '13.2': [6, 6],
  '13.3': [4, 3, 4],
  '13.4': [7, 6, 7],
  '14.1': [2],
  '14.2': [8, 5, 6, 7, 8],
  '14.3': [3],
  '15.1': [5, 4, 5],
  '15.2': [5, 4, 5],
  '15.3': [7],
  '16.1': [1],
  '16.2': [5],
  '16.3': [4],
  '16.4': [3],
  '16.5': [4, 4],
  '17.1': [2, 2],
  '17.2': [8, 5, 6, 7, 8],
  '17.3': [2],
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

/** Files named in backticks, with the title of a test if one follows. */
const named = [...notes.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)(?: › ([^`]+))?`/g)].map(
  ([, file = '', title]) => [file, title] as const,
);

describe('The security notes', () => {
  it('go through every requirement of their chapters, each once', () => {
    expect(walked).toEqual(asked);
    expect(asked).toHaveLength(253);
  });

  it('say for each whether it is met', () => {
    for (const row of rows) expect(row).toMatch(/^\| [\d.–]+ +\| (met|partly|not met|n\/a) +\| \S.{10,}\|$/);
  });

  it('name a file or a test for everything that is met', () => {
    const proven = /`[\w./-]+\.\w+(?: › [^`]+)?`|As \d|`package.*json`/;
    expect(rows.filter((row) => /^\| [\d.–]+ +\| met /.test(row) && !proven.test(row))).toEqual([]);
  });

  it.each(named.filter(([, title]) => title === undefined))('%s exists', (file) => {
    expect(existsSync(resolve(file))).toBe(true);
  });

  it.each(named.flatMap(([file, title]) => (title === undefined ? [] : [[file, title] as const])))(
    '%s has a test that says: %s',
    (file, title) => {
      expect(readFileSync(resolve(file), 'utf8')).toContain(title);
    },
  );
});
