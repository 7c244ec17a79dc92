import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, resolve } from 'node:path';

/* `npm start` and `npm test` begin on a clone without installed packages: the first files they load may import Node's own modules only. */

const imported = (file: string): readonly string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\s[^;]*?from '([^']+)'|^(?:const .*)?await import\('([^']+)'\)/gm,
    ),
  ].map(([, still, awaited]) => still ?? awaited ?? '');

const needed = (file: string, seen = new Set<string>()): readonly string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  return imported(file).flatMap((name) => (name.startsWith('.') ? needed(resolve(dirname(file), name), seen) : [name]));
};

const isBuiltIn = (name: string): boolean => builtinModules.includes(name.replace(/^node:/, ''));

describe('On a fresh clone', () => {
  it.each(['start', 'test'])('npm %s loads nothing that has yet to be installed', (command) => {
    const all = needed(resolve('.tools', `${command}.mjs`));
    expect(all.length).toBeGreaterThan(3);
    expect(all.filter((name) => !isBuiltIn(name))).toEqual([]);
  });
});
