import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/* APIs that turn text into markup, code or a process are used only in the files named here, with the reason (ASVS 5.2.4, 5.3.3, 5.3.8). */

const layers = ['domain', 'application', 'adapters', 'ui'];

const sources = layers.flatMap((layer) =>
  readdirSync(resolve(layer), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(resolve('.'), join(entry.parentPath, entry.name))),
);

const means: readonly (readonly [string, RegExp, readonly string[]])[] = [
  // The rule book's diagrams, rendered at build time from the rules alone.
  [
    'markup written by hand',
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML/,
    ['ui/rulebook/machine.tsx'],
  ],
  ['a document written by hand', /document\.write|createContextualFragment|srcdoc/i, []],
  // Redis runs a script of ours, which is constant.
  ['a text that is run', /\beval\(|new Function\(|\bsetTimeout\(\s*['"`]/, ['adapters/server/redis/call-counts.ts']],
  // The conformance kit runs a command given by its user, and a backup is packed by `tar`, both on their own machine; the portal never runs any.
  ['a process', /child_process/, ['adapters/terminal/conformance/codes.ts', 'adapters/server/operator/backup/tar.ts']],
  ['a message from another window', /addEventListener\(\s*['"]message['"]/, []],
];

describe('What turns text into code or markup', () => {
  it.each(means)('%s is used only by the files that are listed', (_, pattern, named) => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((file) => pattern.test(readFileSync(resolve(file), 'utf8')))).toEqual(named);
  });
});
