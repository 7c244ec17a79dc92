// Builds the rule book's page and its Markdown: the rules are bundled twice, to run here and in the reader's browser.
import { build } from 'esbuild';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { webOptions } from '../esbuild.config.mjs';
import { sources } from './files.mjs';
import { root } from './process.mjs';
import { rulesToTry } from './rules-to-try.mjs';
import { tableTexts } from './table-texts.mjs';
import { testsToTry } from './tests-to-try.mjs';

const domainFiles = sources()
  .map((file) => relative(root, file))
  .filter((file) => file.startsWith('domain/'));

/** The program that writes the book, with each file of the domain by name, so constants are read, not copied. */
const program = [
  "export * from './ui/rulebook/print-main';",
  ...domainFiles.map((file, index) => `import * as file${index} from './${file}';`),
  `export const domain = {${domainFiles.map((file, index) => `'${file}': file${index}`).join(', ')}};`,
].join('\n');

/** Loads the book's program. */
export const loadBook = async () => {
  const cache = resolve(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'rulebook-'));
  try {
    const outfile = join(folder, 'print.mjs');
    await build({
      stdin: { contents: program, resolveDir: root, loader: 'ts' },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      mainFields: ['module', 'main'],
      external: ['react', 'react-dom', 'luxon', 'yaml'],
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'warning',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const inlined = async (entry) => {
  const { outputFiles } = await build({
    ...webOptions,
    entryPoints: [entry],
    splitting: false,
    metafile: false,
    write: false,
    outdir: 'dist/rulebook',
    legalComments: 'none',
    loader: { '.woff2': 'dataurl' },
    // papaparse asks for it where there is Node.
    external: ['stream'],
    plugins: [rulesToTry, testsToTry, tableTexts],
  });
  return outputFiles[0].text;
};

/** The page in one self-contained file, which fetches nothing. */
export const pageOf = async (body) => {
  const template = await readFile(resolve(root, 'ui/rulebook/index.html'), 'utf8');
  const [base, style, script] = await Promise.all(
    ['ui/kit/base.css', 'ui/rulebook/rulebook.css', 'ui/rulebook/main.tsx'].map(inlined),
  );
  const parts = { style: base + style, body, script: script.replace(/<\/(script)/gi, '<\\/$1') };
  return template.replace(/<!-- (style|body|script) -->/g, (_, part) => parts[part]);
};
