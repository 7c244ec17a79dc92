// Builds dist/core: the core as a package for engineers, with its manifest.
import { build } from 'esbuild';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { apiPage } from './api-page.mjs';
import { faceFile, folderOfFace, writeFaces } from './faces.mjs';
import { root } from './process.mjs';
import { rulesToTry } from './rules-to-try.mjs';

/*
 * Each of our files stays a file, because a bundler drops whole unused files (`sideEffects: false`), so a program loads only the rules it
 * uses. A single bundle would add everything computed on load.
 *
 * fp-ts and io-ts are part of the package: `fp-ts/Either` is a folder, which Node's ESM can't import, and since their values are plain data
 * and their types structural, a second copy does no harm. minisearch is part of it because only answers leave it. rxjs and luxon stay
 * dependencies: an Observable has private members, so the compiler rejects one from another copy, and luxon is larger than all the rules
 * together.
 */
const inside = ['fp-ts', 'io-ts', 'minisearch'];

const manifest = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
const outside = Object.keys(manifest.dependencies).filter((name) => !inside.includes(name));

/** The faces in package.json: the entry file of each and its place in the package. */
const faces = Object.entries(manifest.exports).map(([face, { types, default: file }]) => ({
  face,
  source:
    folderOfFace(basename(face)) === undefined
      ? relative('dist/core', file).replace(/js$/, 'ts')
      : faceFile(basename(face)),
  published: { types: types.replace('/dist/core', ''), default: file.replace('/dist/core', '') },
}));

/** The commands of the package: their names, and the programs behind them. */
const programs = {
  'candidate-portal': 'adapters/composition/terminal-main.ts',
  'candidate-portal-conformance': 'adapters/composition/conformance-main.ts',
};

const shared = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  target: 'es2022',
  external: [...outside, 'node:*'],
  legalComments: 'none',
  logLevel: 'warning',
};

/** `node_modules/fp-ts/es6/Either.js` → `libraries/fp-ts/es6/Either`: npm doesn't pack folders named node_modules. */
const placeOf = (file) =>
  relative(root, resolve(root, file))
    .replace(/^.*node_modules\//, 'libraries/')
    .replace(/^dist\/faces\/(.*)(?=\.ts$)/, (_, name) => `${folderOfFace(name)}/index`)
    .replace(/\.[jt]s$/, '');

/** Every import of a file in the package becomes a path that Node accepts: relative, with extension. */
const filesStayFiles = {
  name: 'files-stay-files',
  setup: ({ onResolve, resolve: find }) => {
    onResolve({ filter: /./ }, async ({ kind, path, pluginData, importer, resolveDir }) => {
      if (kind === 'entry-point' || pluginData === filesStayFiles) return undefined;
      const found = await find(path, { kind, importer, resolveDir, pluginData: filesStayFiles });
      if (found.external || found.errors.length > 0) return found;
      const way = relative(dirname(placeOf(importer)), placeOf(found.path));
      return { path: `${way.startsWith('.') ? '' : './'}${way}.js`, external: true, sideEffects: false };
    });
  },
};

/** What belongs to the portal alone, and what stands in its place in the package. */
const portalsOwn = {
  name: 'portals-own',
  setup: ({ onLoad }) => {
    // The package's commands reach a portal over HTTP, or say that none answers: no store and no drivers.
    const lines = ['No portal answers at PUBLIC_URL; its store is opened only by the commands of its own folder.'];
    const closed = { _tag: 'Left', left: { lines, storeInUse: false } };
    onLoad({ filter: /composition\/store-side\.ts$/ }, () => ({
      contents: `export const storeSide = async () => (${JSON.stringify(closed)});`,
    }));
    const here = 'This command runs in the folder of the portal itself, on its machine.';
    const left = (value) => `() => Promise.resolve(${JSON.stringify({ _tag: 'Left', left: value })})`;
    onLoad({ filter: /composition\/machine\.ts$/ }, () => ({
      contents: `export const machine = () => ({
        doctor: () => Promise.resolve(${JSON.stringify([{ what: 'portal', well: false, says: here }])}),
        backup: ${left(here)},
        restore: ${left(here)},
        moveFiles: ${left({ exit: 1, lines: [here] })},
      });`,
    }));
    onLoad({ filter: /composition\/replay-store\.ts$/ }, () => ({
      contents: `export const replayedStore = ${left(`${here} Elsewhere, name an import file: --export FILE.`)};`,
    }));
    // The portal in memory takes employers' texts as they are: pages never show them as HTML, and the sanitizer has 15 packages of its own.
    onLoad({ filter: /server\/import\/employers-text\.ts$/ }, () => ({
      contents: `import { text, withDefault } from '../../contract/codec';
        export const employersText = withDefault(text, '');
        export const employersList = employersText;
        export const employersWords = text;`,
    }));
  },
};

const buildFiles = async (outdir) => {
  const { metafile } = await build({
    ...shared,
    entryPoints: [...faces.map(({ source }) => source), ...Object.values(programs)],
    outdir,
    plugins: [portalsOwn, rulesToTry],
    write: false,
    metafile: true,
  });
  const files = Object.keys(metafile.inputs);
  const entryPoints = files.map((file) => ({ in: file, out: placeOf(file) }));
  await build({ ...shared, entryPoints, outdir, plugins: [portalsOwn, rulesToTry, filesStayFiles] });
  for (const name of inside) {
    const folder = resolve(root, 'node_modules', name);
    const license = readdirSync(folder).find((file) => file.startsWith('LICENSE'));
    cpSync(join(folder, license), join(outdir, 'libraries', name, 'LICENSE'));
  }
  return Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.filter(({ external, path }) => external && !path.startsWith('node:')),
  );
};

/**
 * Two things in fp-ts's declarations don't work in a bundle: `import Either = E.Either`, which becomes a plain import, and types for
 * generic programming, registered under a file name that no longer exists, which we don't use.
 */
const plainDeclarations = {
  name: 'plain-declarations',
  transform: (code, id) => {
    if (!id.includes('/node_modules/fp-ts/')) return undefined;
    const modules = new Map(
      [...code.matchAll(/^import \* as (\w+) from ('.+')/gm)].map(([, name, path]) => [name, path]),
    );
    return code
      .replace(
        /^import (\w+) = (\w+)\.(\w+)/gm,
        (_, name, of, type) => `import { ${type} as ${name} } from ${modules.get(of)}`,
      )
      .replace(/^declare module '\.\/HKT' \{\n(?: .*\n)*\}\n/gm, '');
  },
};

/** Declarations of all faces at once, so a branded type is the same type in all of them. Compiled without the types of the DOM and Node. */
const buildTypes = async (outdir) => {
  const faults = [];
  const bundle = await rollup({
    input: Object.fromEntries(faces.map(({ face, source }) => [basename(face), resolve(root, source)])),
    external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [
      plainDeclarations,
      dts({
        respectExternal: true,
        tsconfig: resolve(root, 'domain/tsconfig.json'),
        compilerOptions: { incremental: false, tsBuildInfoFile: undefined },
      }),
    ],
    onwarn: ({ message }) => faults.push(message),
  });
  const { output } = await bundle.write({ dir: join(outdir, 'types'), chunkFileNames: 'shared/[name]-[hash].d.ts' });
  await bundle.close();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return output.flatMap(({ imports }) => imports).filter((path) => outside.includes(path));
};

const filesBelow = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));

/** The same declarations for programs in CommonJS: `require` takes our ES modules from Node 20.19 on, but the compiler asks for a `.d.cts`. */
const writeCommonJsTypes = (folder) => {
  for (const name of filesBelow(folder, '.d.ts')) {
    const text = readFileSync(join(folder, name), 'utf8').replace(
      /^((?:import|export|\}).*'\.[^']+)\.js'/gm,
      "$1.cjs'",
    );
    writeFileSync(join(folder, name.replace(/\.d\.ts$/, '.d.cts')), text);
  }
};

/**
 * Only packages that the files and declarations import, with the same major version, so a program has one copy. What only a dynamic import needs is
 * optional: the program that imports it works without it.
 */
const manifestFor = (imported, optional) => {
  const { name, version, description, type, license, engines, dependencies } = manifest;
  const versionOf = (library) => {
    if (dependencies[library] === undefined) throw new Error(`The core imports ${library}, which nobody installs.`);
    return `^${dependencies[library]}`;
  };
  const versions = (libraries) =>
    Object.fromEntries([...new Set(libraries)].sort().map((library) => [library, versionOf(library)]));
  return {
    name,
    version,
    description: `${description} The core: rules, journeys, contract and the fake.`,
    type,
    license,
    engines,
    sideEffects: false,
    bin: Object.fromEntries(
      Object.entries(programs).map(([command, source]) => [command, `./${source.replace(/ts$/, 'js')}`]),
    ),
    exports: {
      ...Object.fromEntries(
        faces.map(({ face, published: { types, default: file } }) => [
          face,
          { import: { types, default: file }, require: { types: types.replace(/ts$/, 'cts'), default: file } },
        ]),
      ),
      './package.json': './package.json',
    },
    dependencies: versions(imported),
    peerDependencies: versions(optional),
    peerDependenciesMeta: Object.fromEntries(optional.map((library) => [library, { optional: true }])),
  };
};

/**
 * @param {string} outdir the folder, created from scratch
 * @returns {Promise<{ name: string, version: string }>}
 */
export const buildCore = async (outdir = resolve(root, 'dist/core')) => {
  rmSync(outdir, { recursive: true, force: true });
  writeFaces();
  const [code, types] = await Promise.all([buildFiles(outdir), buildTypes(outdir)]);
  writeCommonJsTypes(join(outdir, 'types'));
  const { page } = await apiPage(faces.map(({ face, published }) => ({ face, file: join(outdir, published.types) })));
  writeFileSync(join(outdir, 'API.md'), page);
  const needed = [...code.filter(({ kind }) => kind !== 'dynamic-import').map(({ path }) => path), ...types];
  const published = manifestFor(
    needed,
    code.map(({ path }) => path).filter((path) => !needed.includes(path)),
  );
  writeFileSync(join(outdir, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(resolve(root, file), join(outdir, file));
  // The page for those who use the package.
  cpSync(resolve(root, 'application/README.md'), join(outdir, 'README.md'));
  return published;
};
