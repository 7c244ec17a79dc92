// Builds the portal's web face: hashed chunks, one HTML page per destination that preloads what it needs, .br and .gz beside each file.
import { build } from 'esbuild';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minify } from 'oxc-minify';
import { componentNames } from './component-names.mjs';
import { baseStyle, drawFinishedPages, earlyScript } from './finished-pages.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const outputOf = (metafile, entryPoint) => {
  const [output] =
    Object.entries(metafile.outputs).find(([, { entryPoint: entry }]) => entry?.endsWith(entryPoint)) ?? [];
  if (output === undefined) throw new Error(`${entryPoint} is no part of the bundle`);
  return output;
};

/** Some chunks and everything they import statically. */
const withImports = (metafile, chunks) => {
  const found = new Set(chunks);
  for (const chunk of found)
    for (const { path, kind } of metafile.outputs[chunk].imports) if (kind === 'import-statement') found.add(path);
  return [...found];
};

/** esbuild joins and splits; oxc then takes 4 % off what esbuild's own minifier leaves (8 kB of the list's first load). */
const minifyMore = async (file, target) => {
  const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: true, compress: { target } });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} can't be minified: ${error.message}`);
  await writeFile(file, code);
};

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt']);

const compress = async (file) => {
  if (!compressible.has(extname(file))) return;
  const bytes = await readFile(file);
  await writeFile(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
};

/** A file of its own, which no page names: the server adds it where visits are measured. Not in the metafile, whose files belong to first loads. */
const buildAlone = (entry, options, assets) =>
  build({
    ...options,
    entryPoints: { 'visit-vitals': entry },
    outdir: assets,
    entryNames: '[name]-[hash]',
    splitting: false,
    metafile: false,
  });

const url = (output) => `/assets/${basename(output)}`;

export const buildWeb = async (
  { main: entry, style: sheet, pages, drawn, measuring },
  options,
  outdir = 'dist/web',
) => {
  await rm(outdir, { recursive: true, force: true });
  const assets = join(outdir, 'assets');
  await mkdir(join(outdir, 'pages'), { recursive: true });
  const finished = await drawFinishedPages();
  const { metafile } = await build({
    ...options,
    plugins: [componentNames()],
    entryPoints: [entry, sheet],
    outdir: assets,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
  });
  await buildAlone(measuring, options, assets);
  const main = outputOf(metafile, entry);
  const style = outputOf(metafile, sheet);
  const font = Object.keys(metafile.outputs).find((output) => output.endsWith('.woff2'));
  const [template, early] = await Promise.all([readFile('ui/app/index.html', 'utf8'), earlyScript()]);
  for (const [page, areas] of Object.entries(pages)) {
    const opened = areas.map((area) => outputOf(metafile, `/${area}.area.ts`));
    const finishedPage = finished.pages[page];
    const scripts = [
      ...(font === undefined
        ? []
        : [`<link rel="preload" href="${url(font)}" as="font" type="font/woff2" crossorigin />`]),
      ...withImports(metafile, [main, ...opened])
        .filter((chunk) => chunk !== main)
        .map((chunk) => `<link rel="modulepreload" href="${url(chunk)}" />`),
      `<script type="module" src="${url(main)}"></script>`,
    ];
    // A drawn page has its styles inline, so it waits for nothing.
    const inline = await baseStyle(style);
    const { before, after } = finished.aroundTheRoot;
    const pageWith = (head, html, more = []) =>
      [
        ['<!-- early -->', `<script>${early}</script>`],
        ['<!-- head -->', [...head, ...scripts].join('\n    ')],
        ...more,
        ['<!-- before -->', before],
        ['<!-- root -->', html],
        ['<!-- after -->', after],
      ].reduce((whole, [place, content]) => whole.replace(place, () => content), template);
    const whole =
      finishedPage === undefined
        ? pageWith([`<link rel="stylesheet" href="${url(style)}" />`], '')
        : pageWith([inline, finishedPage.style], finishedPage.html, [
            [/<title>.*<\/title>/, `<title>${finishedPage.title}</title>`],
            ...(finishedPage.onlySignedOut ? [['<div id="root">', '<div id="root" data-signed-out-only>']] : []),
          ]);
    await writeFile(join(outdir, 'pages', `${page}.html`), whole);
    // The server puts what it draws in place of the remaining comments.
    if (drawn.includes(page))
      await writeFile(
        join(outdir, 'pages', `${page}.drawn.html`),
        pageWith([inline, '<!-- style -->'], '<!-- root -->', [['<!-- after -->', `<!-- answers -->${after}`]]),
      );
  }
  // Files that browsers request under fixed names, such as favicon.ico.
  await cp('ui/app/site', join(outdir, 'site'), { recursive: true });
  // Their names already contain a hash (.tools/tour-pictures.mjs).
  await cp('ui/app/pictures', assets, { recursive: true });
  await writeFile(join(outdir, 'metafile.json'), JSON.stringify(metafile));
  const files = (await readdir(assets)).map((name) => join(assets, name));
  const scripts = files.filter((file) => extname(file) === '.js');
  await Promise.all(scripts.map((file) => minifyMore(file, options.target)));
  await Promise.all(files.map(compress));
};
