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

/** Which component bears a name: two under one would be drawn with each other's style. */
const bearers = new Map();

const registered = (name, bearer) => {
  const other = bearers.get(name) ?? bearer;
  if (other !== bearer) throw new Error(`component-names: ${other} and ${bearer} are both named ${name}`);
  bearers.set(name, bearer);
  return name;
};

/**
 * styled-components names a component by the order in which it was made. A page that was drawn when it was built is taken over by bundles that are cut
 * differently and run in another order: so each component of such a page is named by where it stands. Two builds of one source agree on every name;
 * the browser's names those alone that a finished page shows, because a name is something to send.
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

/** The names that a finished page shows. */
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
