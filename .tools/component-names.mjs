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

/** The component of each name: two with the same name would get each other's style. */
const bearers = new Map();

const registered = (name, bearer) => {
  const other = bearers.get(name) ?? bearer;
  if (other !== bearer) throw new Error(`component-names: ${other} and ${bearer} are both named ${name}`);
  bearers.set(name, bearer);
  return name;
};

/**
 * styled-components names components by order of creation. A prerendered page is hydrated by bundles that are split differently and run in
 * another order, so each of its components is named by its place in the source. Two builds of one source agree on every name. The browser's
 * build names only components that a finished page shows, because names cost bytes.
 */
export const withComponentNames = (source, path, isNamed = () => true) => {
  const file = relative(root, path);
  let index = 0;
  const named = source.replace(/(?<== )styled(?:\.\w+|\(\w+\))/g, (made) => {
    index += 1;
    const name = registered(nameOf(file, index), `${file} (${index})`);
    return isNamed(name) ? `${made}.withConfig({ componentId: '${name}' })` : made;
  });
  const made = source.match(/\bstyled(?=\s*[.(<`[])/g)?.length ?? 0;
  if (made !== index) throw new Error(`component-names: ${file} makes ${made} components, ${index} could be named`);
  return named;
};

/** The component names in a finished page. */
export const namesIn = (html) => new Set(html.match(/\bp-\w{5}\b/g));

export const componentNames = (isNamed) => ({
  name: 'component-names',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/ui\/(kit|screens|app)\/.*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return source.includes("from 'styled-components'")
        ? { contents: withComponentNames(source, path, isNamed), loader: extname(path).slice(1) }
        : undefined;
    });
  },
});
