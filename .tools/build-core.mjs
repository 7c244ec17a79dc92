// Builds dist/core: the core as a package for engineers, with its manifest.
import { build } from 'esbuild';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { root } from './process.mjs';

/*
 * Each of our files stays a file, because a bundler drops whole unused files (`sideEffects: false`), so a program loads only the rules it
 * uses. A single bundle would add everything computed on load.
 *
 * fp-ts and io-ts are part of the package: `fp-ts/Either` is a folder, which Node's ESM can't import, and since their values are plain data
 * and their types structural, a second copy does no harm. rxjs and luxon stay dependencies: an Observable has private members, so the
 * compiler rejects one from another copy, and luxon is larger than all the rules together.
 */
const inside = ['fp-ts', 'io-ts'];

const manifest = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
const outside = Object.keys(manifest.dependencies).filter((name) => !inside.includes(name));

/** The faces in package.json: the entry file of each and its place in the package. */
const faces = Object.entries(manifest.exports).map(([face, { types, default: file }]) => ({
  face,
  source: relative('dist/core', file).replace(/js$/, 'ts'),
  published: { types: types.replace('/dist/core', ''), default: file.replace('/dist/core', '') },
}));

const shared = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  target: 'es2022',
  external: outside,
  legalComments: 'none',
  logLevel: 'warning',
};

/** `node_modules/fp-ts/es6/Either.js` → `libraries/fp-ts/es6/Either`: npm doesn't pack folders named node_modules. */
const placeOf = (file) =>
  relative(root, resolve(root, file))
    .replace(/^.*node_modules\//, 'libraries/')
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

const buildFiles = async (outdir) => {
  const { metafile } = await build({
    ...shared,
    entryPoints: faces.map(({ source }) => source),
    outdir,
    write: false,
    metafile: true,
  });
  const files = Object.keys(metafile.inputs);
  const entryPoints = files.map((file) => ({ in: file, out: placeOf(file) }));
  await build({ ...shared, entryPoints, outdir, plugins: [filesStayFiles] });
  for (const name of inside)
    cpSync(resolve(root, 'node_modules', name, 'LICENSE'), join(outdir, 'libraries', name, 'LICENSE'));
  return Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
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

/** Only packages that the files and declarations import, with the same major version, so a program has one copy. */
const manifestFor = (imported) => {
  const { name, version, description, type, license, engines, dependencies } = manifest;
  const versionOf = (library) => {
    if (dependencies[library] === undefined) throw new Error(`The core imports ${library}, which nobody installs.`);
    return `^${dependencies[library]}`;
  };
  return {
    name,
    version,
    description: `${description} The core: rules, journeys, contract and the fake.`,
    type,
    license,
    engines,
    sideEffects: false,
    exports: Object.fromEntries(faces.map(({ face, published }) => [face, published])),
    dependencies: Object.fromEntries([...new Set(imported)].sort().map((library) => [library, versionOf(library)])),
  };
};

/** The package's README is a chapter of ours. */
const chapterOf = (readme) => /^## Reuse the core\n[\s\S]*?(?=^## )/m.exec(readme)?.[0] ?? '';

/**
 * @param {string} outdir the folder, created from scratch
 * @returns {Promise<{ name: string, version: string }>}
 */
export const buildCore = async (outdir = resolve(root, 'dist/core')) => {
  rmSync(outdir, { recursive: true, force: true });
  const [code, types] = await Promise.all([buildFiles(outdir), buildTypes(outdir)]);
  const published = manifestFor([...code, ...types]);
  writeFileSync(join(outdir, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  writeFileSync(join(outdir, 'README.md'), chapterOf(readFileSync(resolve(root, 'README.md'), 'utf8')));
  return published;
};
