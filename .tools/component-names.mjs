import { readFile, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { root } from './process.mjs';

const folders = ['ui/app', 'ui/kit', 'ui/screens'];
const made = /\bstyled(?=\s*[.(<`[])/g;
const named = /(?<== )styled(?:\.\w+|\(\w+\))/g;

/** For each source file, in file order: how many components come before it. */
const countedBefore = async () => {
  const before = new Map();
  let count = 0;
  for (const folder of folders) {
    const names = (await readdir(join(root, folder), { recursive: true }))
      .filter((name) => /\.tsx?$/.test(name))
      .sort();
    for (const name of names) {
      const path = join(root, folder, name);
      const source = await readFile(path, 'utf8');
      const all = source.match(made)?.length ?? 0;
      if (!source.includes("from 'styled-components'") || all === 0) continue;
      const nameable = source.match(named)?.length ?? 0;
      if (nameable !== all)
        throw new Error(`component-names: ${path} makes ${all} components, ${nameable} could be named`);
      before.set(path, { source, count });
      count += all;
    }
  }
  return before;
};

/** Where the template that begins at `start`, behind its backtick, ends; `text` is called for each run of its text, nested templates included. */
const walkTemplate = (source, start, text) => {
  let from = start;
  let at = start;
  while (source[at] !== '`') {
    if (source[at] === '\\') at += 2;
    else if (source.startsWith('${', at)) {
      text(from, at);
      at = walkCode(source, at + 2, text) + 1;
      from = at;
    } else at += 1;
  }
  text(from, at);
  return at;
};

/** The same for the code in a template, up to its closing brace. */
const walkCode = (source, start, text) => {
  let depth = 0;
  for (let at = start; ; at += 1) {
    if (source[at] === '`') at = walkTemplate(source, at + 1, text);
    else if (source[at] === '{') depth += 1;
    else if (source[at] === '}' && depth > 0) depth -= 1;
    else if (source[at] === '}') return at;
  }
};

const cssBegins = /\b(?:styled(?:\.\w+|\(\w+\))|css)(?:<[^`;=]*>)?(?:\.withConfig\([^)]*\))?`/g;

const dense = (css) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/([;{},])\s*\n\s*/g, '$1')
    .replace(/\s*\n\s*(?=\})/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/([:,]) /g, '$1')
    .replaceAll(' {', '{');

/** Without comments and indentation in its styles, which esbuild leaves in templates as they are. */
const withDenseStyles = (source) => {
  let whole = '';
  let kept = 0;
  cssBegins.lastIndex = 0;
  for (let begins = cssBegins.exec(source); begins !== null; begins = cssBegins.exec(source)) {
    const end = walkTemplate(source, cssBegins.lastIndex, (from, to) => {
      whole += source.slice(kept, from) + dense(source.slice(from, to));
      kept = to;
    });
    cssBegins.lastIndex = end;
  }
  return whole + source.slice(kept);
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
    onLoad({ filter: /\/ui\/(app|kit|screens)\/.*\.tsx?$/ }, ({ path }) => {
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
