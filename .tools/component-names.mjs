import { readFile, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { withDenseStyles } from './dense-styles.mjs';
import { root } from './process.mjs';

const made = /\bstyled(?=\s*[.(<`[])/g;
const named = /(?<== )styled(?:\.\w+|\(\w+\))/g;

/** For each source file, in file order: how many components come before it. */
const countedBefore = async () => {
  const before = new Map();
  let count = 0;
  const names = (await readdir(join(root, 'ui'), { recursive: true }))
    .filter((name) => /\.tsx?$/.test(name) && !/^(gallery|rulebook)\/|-states\./.test(name))
    .sort();
  for (const name of names) {
    const path = join(root, 'ui', name);
    const source = await readFile(path, 'utf8');
    const all = source.match(made)?.length ?? 0;
    if (!source.includes("from 'styled-components'") || all === 0) continue;
    const nameable = source.match(named)?.length ?? 0;
    if (nameable !== all)
      throw new Error(`component-names: ${path} makes ${all} components, ${nameable} could be named`);
    before.set(path, { source, count });
    count += all;
  }
  return before;
};

/**
 * styled-components names components in order of creation. The browser hydrates a drawn page with bundles that are split differently and run in
 * another order, so each component is numbered by its place in the source: two builds of the same source agree on every name. Every component is
 * named, because the server draws pages with data, which may show any of them; sequential numbers keep the names short.
 */
export const componentNames = () => ({
  name: 'component-names',
  setup: ({ onStart, onLoad }) => {
    let before = new Map();
    onStart(async () => {
      before = await countedBefore();
    });
    onLoad({ filter: /\/ui\/.*\.tsx?$/ }, ({ path }) => {
      const found = before.get(path);
      if (found === undefined) return undefined;
      let { count } = found;
      const contents = withDenseStyles(found.source).replace(named, (component) => {
        count += 1;
        return `${component}.withConfig({ componentId: 'p${count.toString(36)}' })`;
      });
      return { contents, loader: extname(path).slice(1) };
    });
  },
});
