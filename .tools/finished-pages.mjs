import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { componentNames } from './component-names.mjs';

/** Builds the program that draws pages, which the server runs in a worker thread, and draws the finished pages with it here, in this process. */
export const drawFinishedPages = async () => {
  const program = resolve('dist/server/draw-worker.mjs');
  await build({
    entryPoints: ['ui/app/draw-main.tsx'],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    mainFields: ['module', 'main'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [componentNames()],
    logLevel: 'warning',
    // CommonJS packages load Node's own modules with require.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  const { finishedPages, aroundTheRoot } = await import(pathToFileURL(program).href);
  return { pages: await finishedPages(), aroundTheRoot };
};

/** The script inlined in every page. */
export const earlyScript = async () => {
  const { outputFiles } = await build({
    entryPoints: ['ui/app/early/early.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: ['es2022', 'chrome109', 'safari16.4', 'firefox115'],
  });
  return outputFiles[0].text.trim();
};

/** The portal's base style to inline in a page, with absolute addresses. */
export const baseStyle = async (file) =>
  `<style>${(await readFile(file, 'utf8')).trim().replace(/url\((["']?)\.\//g, 'url($1/assets/')}</style>`;
