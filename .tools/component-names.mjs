import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, relative } from 'node:path';
import { root } from './process.mjs';

const nameOf = (file, index) =>
  `p-${createHash('sha256')
    .update(`${file} ${index}`)
    .digest('base64url')
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 5)}`;

/**
 * styled-components names a component by the order in which it was made. A page that was drawn when it was built is taken over by bundles that are cut
 * differently and run in another order: so each component is named by where it stands. Two builds of one source agree on every name.
 */
export const withComponentNames = (source, path) => {
  const file = relative(root, path);
  let index = 0;
  return source.replace(/(?<== )styled(?:\.\w+|\(\w+\))/g, (made) => {
    index += 1;
    return `${made}.withConfig({ componentId: '${nameOf(file, index)}' })`;
  });
};

export const componentNames = {
  name: 'component-names',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/ui\/(kit|screens|app)\/.*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return source.includes("from 'styled-components'")
        ? { contents: withComponentNames(source, path), loader: extname(path).slice(1) }
        : undefined;
    });
  },
};
