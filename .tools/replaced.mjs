import { readFile } from 'node:fs/promises';

/**
 * An esbuild plugin that bundles other contents in place of a package's file. A package that moves or rewrites its file would leave such a
 * plugin silent and the bundle larger, or worse: a build in which nothing was replaced fails.
 */
export const replaced = ({ name, filter, contents }) => ({
  name,
  setup: ({ onStart, onLoad, onEnd }) => {
    let hits = 0;
    onStart(() => {
      hits = 0;
    });
    onLoad({ filter }, async ({ path }) => {
      const found = await readFile(path, 'utf8');
      const put = contents(found);
      if (put !== found) hits += 1;
      return { contents: put, loader: 'js' };
    });
    onEnd(({ errors }) => {
      if (errors.length === 0 && hits === 0) throw new Error(`${name}: nothing to replace`);
    });
  },
});
