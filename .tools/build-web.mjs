// Builds the portal's web face: hashed, minified chunks, one HTML page per destination that preloads what it needs, .br and .gz beside each file.
import zopfli from '@gfx/zopfli';
import { minify } from '@swc/core';
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { componentNames, namesIn, withComponentNames } from './component-names.mjs';
import { baseStyle, drawFinishedPages, earlyScript } from './finished-pages.mjs';
import { leanerPackages } from './leaner-packages.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Each destination's page and the modules that its first view loads. `main` is in every page. */
const signedIn = ['ui/app/areas/signed-in.ts'];
const scheduling = [...signedIn, 'ui/app/areas/scheduling.ts'];
const pages = {
  Portal: [],
  SignIn: ['ui/app/areas/sign-in.ts'],
  Landing: ['ui/app/areas/landing.ts'],
  SignUp: ['ui/app/areas/sign-up.ts'],
  MyJobs: signedIn,
  Apply: ['ui/app/areas/applying.ts'],
  Schedule: scheduling,
  TimeSlot: scheduling,
  Scheduled: scheduling,
  SkillFilter: [...signedIn, 'ui/app/areas/screening.ts'],
};

/** The pages that a visit begins with. */
const firstVisits = new Set(['SignIn', 'Landing', 'MyJobs', 'Apply']);

export const webOptions = {
  bundle: true,
  format: 'esm',
  splitting: true,
  minify: true,
  target: ['es2022', 'chrome109', 'safari16.4', 'firefox115'],
  conditions: ['es2015', 'module', 'browser'],
  mainFields: ['browser', 'module', 'main'],
  define: { 'process.env.NODE_ENV': '"production"' },
  // In the production bundle these print nothing; errors go to the reporter (R5).
  pure: ['console.log', 'console.info', 'console.debug', 'console.warn'],
  jsx: 'automatic',
  loader: { '.woff2': 'file' },
  legalComments: 'external',
  metafile: true,
};

/** Areas that are opened from within a signed-in visit: the shell and the list are there before them. */
const withinSignedIn = [
  'scheduling',
  'screening',
  'connection',
  'giving-up',
  'calendar-files',
  'resumes',
  'profile',
  'profile-calls',
  'welcome-back',
];

/** What nearly every page draws: named by every area, it lies in the file that every visit loads, not in ten small ones. */
const onNearlyEveryPage = [
  'domain/time/display',
  'ui/app/use-part',
  'ui/app/use-travel',
  'ui/kit/card',
  'ui/kit/drawings',
  'ui/kit/notice',
  'ui/kit/page-link',
  'ui/kit/snackbar',
  'ui/kit/text-field',
  'ui/screens/failure.view',
  'ui/screens/social-sign-in/social-slot',
];

/** What several areas share, and goes into one file for all of them in place of one for each set that happens to share it. */
const sharedByAreas = [
  {
    areas: ['applying', 'recorded-visit', 'resume-link', 'sign-up'],
    modules: [
      'adapters/contract/wire/application',
      'adapters/contract/wire/vocabulary',
      'application/words/interviews',
      'domain/applications/card-actions',
      'ui/kit/dialog',
      'ui/kit/skeleton',
      'ui/kit/unfold',
    ],
  },
  {
    areas: [
      'link-sign-in',
      'profile',
      'profile-calls',
      'resume-link',
      'resumes',
      'scheduling',
      'screening',
      'sign-in',
      'sign-up',
      'social-sign-in',
    ],
    modules: ['application/live/countdown', 'application/words/identity-refusals', 'ui/kit/code-entry'],
  },
];

/** What the lists above name: one that is renamed would fall out of them without a word. */
const named = [
  ...[...withinSignedIn, ...sharedByAreas.flatMap(({ areas }) => areas)].map((area) => `ui/app/areas/${area}`),
  ...[...onNearlyEveryPage, ...sharedByAreas.flatMap(({ modules }) => modules)],
];

const expectNamed = () => {
  const missing = named.filter((module) => !['ts', 'tsx'].some((ending) => existsSync(`${module}.${ending}`)));
  if (missing.length > 0) throw new Error(`few-chunks: there is no ${missing.join(', ')}`);
};

/**
 * esbuild puts a module into a chunk with those that the same entries reach: with ten areas the first load falls into twenty small files,
 * which pack badly and cost a trip each. What every visit has loaded is therefore named by every area, and what every signed-in visit has
 * by the areas within it: two files in place of twenty. Nothing runs because of it, and nothing is loaded that was not.
 */
const fewChunks = (isNamed) => ({
  name: 'few-chunks',
  setup: ({ onStart, onLoad }) => {
    onStart(expectNamed);
    onLoad({ filter: /ui\/app\/(areas\/[a-z-]+|clock-notice)\.tsx?$/ }, async ({ path }) => {
      const app = join(process.cwd(), 'ui/app');
      const area = basename(path, extname(path));
      const contents = [
        withComponentNames(await readFile(path, 'utf8'), path, isNamed),
        `export { App as inEveryVisit } from '${app}/app';`,
        `export { browserContainer as inEveryVisitToo } from '${process.cwd()}/adapters/composition/browser';`,
        ...[
          ...onNearlyEveryPage,
          ...sharedByAreas.filter(({ areas }) => areas.includes(area)).flatMap(({ modules }) => modules),
        ].map((module) => `import '${process.cwd()}/${module}';`),
        ...(withinSignedIn.includes(area)
          ? [`export { applicationCalls, MyJobsScreen, SignedInShell } from '${app}/areas/signed-in';`]
          : []),
      ].join('\n');
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts', resolveDir: dirname(path) };
    });
  },
});

const outputOf = (metafile, entryPoint) => {
  const [output] = Object.entries(metafile.outputs).find(([, { entryPoint: entry }]) => entry === entryPoint) ?? [];
  if (output === undefined) throw new Error(`${entryPoint} is no part of the bundle`);
  return output;
};

/** A chunk and everything it imports at once. */
const withImports = (metafile, output, seen = new Set()) => {
  if (seen.has(output)) return seen;
  seen.add(output);
  for (const { path, kind } of metafile.outputs[output].imports)
    if (kind === 'import-statement') withImports(metafile, path, seen);
  return seen;
};

/** A second pass over what esbuild minified: 4 % less to send, and no other change. */
const squeeze = async (file) => {
  const { code } = await minify(await readFile(file, 'utf8'), {
    module: true,
    ecma: 2022,
    compress: { passes: 3 },
    mangle: true,
  });
  await writeFile(file, code);
};

/** What a candidate waits for at the first visit is packed once more thoroughly: 3 % less to send, six seconds of the build. */
const zipThoroughly = (bytes) => zopfli.gzipAsync(bytes, { numiterations: 5 });

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt']);

const compress = async (file, pack = (bytes) => zip(bytes, { level: 9 })) => {
  if (!compressible.has(extname(file))) return;
  const bytes = await readFile(file);
  await writeFile(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  await writeFile(`${file}.gz`, await pack(bytes));
};

/** What a probe of the line downloads (spec 1 §9): bytes that no proxy can compress, the same in every build. */
const speedTest = () => createHash('shake256', { outputLength: 1_781_287 }).update('speed test').digest();

export const buildWeb = async (outdir = 'dist/web') => {
  await rm(outdir, { recursive: true, force: true });
  const assets = join(outdir, 'assets');
  await mkdir(join(outdir, 'pages'), { recursive: true });
  const finished = await drawFinishedPages();
  const shown = namesIn(
    Object.values(finished.pages)
      .map(({ html }) => html)
      .join(),
  );
  const isNamed = (name) => shown.has(name);
  const { metafile } = await build({
    ...webOptions,
    plugins: [fewChunks(isNamed), componentNames(isNamed), ...leanerPackages],
    entryPoints: ['ui/app/main.tsx', 'ui/kit/base.css'],
    outdir: assets,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
  });
  const url = (output) => `/assets/${basename(output)}`;
  const main = outputOf(metafile, 'ui/app/main.tsx');
  const style = outputOf(metafile, 'ui/kit/base.css');
  const font = Object.keys(metafile.outputs).find((output) => output.endsWith('.woff2'));
  const [template, early] = await Promise.all([readFile('ui/app/index.html', 'utf8'), earlyScript()]);
  const atFirst = new Set();
  for (const [page, modules] of Object.entries(pages)) {
    const chunks = new Set(
      [main, ...modules.map((module) => outputOf(metafile, module))].flatMap((chunk) => [
        ...withImports(metafile, chunk),
      ]),
    );
    if (firstVisits.has(page)) for (const chunk of chunks) atFirst.add(basename(chunk));
    const drawn = finished.pages[page];
    const head = [
      // A finished page waits for nothing: its style stands in it.
      ...(drawn === undefined
        ? [`<link rel="stylesheet" href="${url(style)}" />`]
        : [await baseStyle(style), drawn.style]),
      ...(font === undefined
        ? []
        : [`<link rel="preload" href="${url(font)}" as="font" type="font/woff2" crossorigin />`]),
      ...[...chunks]
        .filter((chunk) => chunk !== main)
        .map((chunk) => `<link rel="modulepreload" href="${url(chunk)}" />`),
      `<script type="module" src="${url(main)}"></script>`,
    ].join('\n    ');
    const { before, after } = finished.aroundTheRoot;
    const title = drawn === undefined ? [] : [`<title>${drawn.title}</title>`];
    const whole = [
      ['<!-- early -->', `<script>${early}</script>`],
      ['<!-- head -->', head],
      ...title.map((element) => [/<title>.*<\/title>/, element]),
      ['<!-- before -->', before],
      ...(drawn?.onlySignedOut ? [['<div id="root">', '<div id="root" data-signed-out-only>']] : []),
      ['<!-- root -->', drawn?.html ?? ''],
      ['<!-- after -->', after],
    ].reduce((html, [place, content]) => html.replace(place, () => content), template);
    await writeFile(join(outdir, 'pages', `${page}.html`), whole);
  }
  await writeFile(join(assets, 'speed-test.bin'), speedTest());
  await writeFile(join(outdir, 'metafile.json'), JSON.stringify(metafile));
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  await Promise.all(scripts.map((name) => squeeze(join(assets, name))));
  await Promise.all(
    (await readdir(assets)).map((name) => compress(join(assets, name), atFirst.has(name) ? zipThoroughly : undefined)),
  );
  return metafile;
};
