import { build } from 'esbuild';
import { readFileSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isMain } from './.tools/process.mjs';
import { rulesToTry } from './.tools/rules-to-try.mjs';

/*
 * `node esbuild.config.mjs [target …]` builds dist/: every target, or those that are named.
 */

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

// ── Programs that run in Node ────────────────────────────────────────────────────────────────────────────────────────

/** fp-ts and io-ts go into the bundle: under Node's own ESM `fp-ts/Either` is a folder, which it does not import. */
const bundled = ['fp-ts', 'io-ts'];

const inOneFile = (entry, outfile) => ({ entryPoints: [entry], outfile });

/** `import(…)` becomes a file of its own beside the program, which is read when it is asked for. */
const inParts = (entry, outfile) => ({
  entryPoints: { [basename(outfile, '.mjs')]: entry },
  outdir: dirname(outfile),
  outExtension: { '.js': '.mjs' },
  splitting: true,
  chunkNames: '[name]-[hash]',
});

const nodeProgram = (entry, outfile, libraries = dependencies, files = inOneFile) =>
  build({
    ...files(entry, outfile),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    mainFields: ['module', 'main'],
    external: Object.keys(libraries).filter((name) => !bundled.includes(name)),
    plugins: [rulesToTry],
    sourcemap: true,
    legalComments: 'none',
    logLevel: 'warning',
  });

const programs = {
  server: () => nodeProgram('adapters/composition/server-main.ts', 'dist/server/main.mjs'),
  /** The thread of the embedded store; it lies beside the server and starts with it. */
  'store-worker': () =>
    nodeProgram('adapters/server/postgres/embedded/store-worker.ts', 'dist/server/store-worker.mjs'),
  /** Parses one recording; it lies beside the server. */
  'recording-worker': () =>
    nodeProgram('adapters/server/recording/recording-worker.ts', 'dist/server/recording-worker.mjs'),
  /** Cleans one photo; it lies beside the server. */
  'photo-worker': () => nodeProgram('adapters/server/chat/photo-worker.ts', 'dist/server/photo-worker.mjs'),
  import: () => nodeProgram('adapters/composition/import-main.ts', 'dist/import/main.mjs'),
  /** In parts: a rule does not wait until what opens the store is read. Parts of the build before go. */
  cli: () => {
    rmSync('dist/cli', { recursive: true, force: true });
    return nodeProgram('adapters/composition/terminal-main.ts', 'dist/cli/main.mjs', dependencies, inParts);
  },
  conformance: () => nodeProgram('adapters/composition/conformance-main.ts', 'dist/conformance/main.mjs'),
};

// ── What runs in a browser ───────────────────────────────────────────────────────────────────────────────────────────

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

/** The portal: its entry and, for each page that the server hands out, the areas that its first view opens with. What they load follows from the build. */
const portal = {
  main: 'ui/app/main.tsx',
  style: 'ui/kit/base.css',
  pages: {
    Portal: [],
    SignIn: ['sign-in'],
    Landing: ['landing'],
    SignUp: ['sign-up'],
    MyJobs: ['signed-in'],
    Apply: ['applying'],
    Schedule: ['signed-in', 'scheduling'],
    TimeSlot: ['signed-in', 'scheduling'],
    Scheduled: ['signed-in', 'scheduling'],
    SkillFilter: ['signed-in', 'screening'],
  },
  /** The pages that the server can draw with their data. */
  drawn: ['Apply', 'MyJobs'],
  /** Measures visits. Loaded after everything else, and only where figures are served. */
  measuring: 'adapters/composition/visit-vitals-main.ts',
};

const faces = {
  web: async () => {
    const { buildWeb } = await import('./.tools/build-web.mjs');
    await buildWeb(portal, webOptions);
  },
  gallery: async () => {
    const { buildGallery } = await import('./.tools/build-gallery.mjs');
    await buildGallery(webOptions);
  },
};

// ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Bundled with its libraries: resolving a thousand files takes half of the portal's startup time, and tests start it hundreds of times. */
const whole = (entry, outfile) => ({
  ...inOneFile(entry, outfile),
  banner: {
    js: [
      "import { createRequire as requireFor } from 'node:module';",
      'const require = requireFor(import.meta.url);',
      'const { filename: __filename, dirname: __dirname } = import.meta;',
    ].join('\n'),
  },
});
/** The embedded engine stays outside: it lies beside its own files. So does what a deployment with a bucket loads. */
const outside = { '@electric-sql/pglite': '', 'pg-native': '', '@aws-sdk/client-s3': '', '@aws-sdk/lib-storage': '' };

/** What only tests start; built when it is named. */
const forTests = {
  'test-portal': () => nodeProgram('tests/support/portal/portal.child.ts', 'dist/test/portal.mjs', outside, whole),
  /** The benchmarks drive a browser and a mail server, which only developers install. */
  bench: () => nodeProgram('tests/benchmarks/main.ts', 'dist/bench/main.mjs', { ...dependencies, ...devDependencies }),
};

const targets = { ...programs, ...faces, ...forTests };

const buildNamed = async (names) => {
  const unknown = names.filter((name) => !Object.hasOwn(targets, name));
  if (unknown.length > 0) {
    console.error(`There is no target ${unknown.join(', ')}. There are: ${Object.keys(targets).join(', ')}.`);
    process.exit(1);
  }
  const everything = Object.keys({ ...programs, ...faces });
  for (const name of names.length > 0 ? names : everything) await targets[name]();
};

if (isMain(import.meta.url)) await buildNamed(process.argv.slice(2));
