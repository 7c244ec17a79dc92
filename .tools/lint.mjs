import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { isMain, root } from './process.mjs';
import { scripts, settings, sources } from './files.mjs';

/*
 * Type check and lint on one program, so the typed lint rules reuse the compiler's work.
 *
 * ESLint's own cache looks at one file at a time, but typed rules depend on other files: a case added to a union in one file is missing in
 * a switch in another. So a file counts as linted only while everything it imports, directly or indirectly, is unchanged.
 */

const cache = resolve(root, 'node_modules/.cache/lint.json');
const imported = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const endings = ['', '.ts', '.tsx', '/index.ts', '.mjs'];

const digest = (...texts) =>
  texts.reduce((hash, text) => hash.update(text).update('\0'), createHash('sha256')).digest('hex');

/** A key per file that changes with the file, with everything it reaches by relative imports, and with the settings. */
export const keysOf = (files) => {
  const nodes = new Map();
  const read = (file) => {
    if (!nodes.has(file)) {
      const text = readFileSync(file, 'utf8');
      const reaches = [...text.matchAll(imported)]
        .map(([, path]) => endings.map((ending) => resolve(dirname(file), path) + ending))
        .map((candidates) => candidates.find((path) => /\.\w+$/.test(path) && existsSync(path)))
        .filter((path) => path !== undefined);
      nodes.set(file, { hash: digest(text), reaches });
    }
    return nodes.get(file);
  };
  const reachable = (file) => {
    const seen = new Set([file]);
    for (const next of seen) for (const path of read(next).reaches) seen.add(path);
    return [...seen].sort();
  };
  const common = digest(...settings().map((file) => readFileSync(file, 'utf8')), process.version);
  return new Map(files.map((file) => [file, digest(common, file, ...reachable(file).map((path) => read(path).hash))]));
};

const remembered = () => (existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : {});

/** Compiles the sources incrementally: unchanged files are not checked again. */
const compiled = async () => {
  const { default: ts } = await import('typescript');
  const say = (faults) =>
    ts.formatDiagnostics(faults, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => root,
      getNewLine: () => '\n',
    });
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (fault) => console.error(say([fault])) };
  const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(resolve(root, 'tsconfig.json'), {}, host);
  const program = ts.createIncrementalProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors });
  const faults = [
    ...errors,
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ];
  program.emit();
  return { program: program.getProgram(), faults: faults.length, report: say(faults) };
};

/** Compiles, and lints the files changed since their last clean run. Answers whether all is clean, with the faults. */
export const lint = async () => {
  const types = await compiled();
  const keys = keysOf([...sources(), ...scripts()]);
  const before = remembered();
  const nameOf = (file) => relative(root, file);
  const stale = [...keys.keys()].filter((file) => before[nameOf(file)] !== keys.get(file));
  const { ESLint } = await import('eslint');
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: {
      files: ['**/*.ts', '**/*.tsx'],
      languageOptions: { parserOptions: { projectService: false, programs: [types.program] } },
    },
  });
  const results = stale.length === 0 ? [] : await eslint.lintFiles(stale);
  const faulty = new Set(results.filter((r) => r.errorCount + r.warningCount > 0).map((r) => r.filePath));
  const clean = [...keys].filter(([file]) => !faulty.has(file)).map(([file, key]) => [nameOf(file), key]);
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify(Object.fromEntries(clean)));
  const formatter = await eslint.loadFormatter('stylish');
  return {
    ok: faulty.size + types.faults === 0,
    report: `${types.report}${await formatter.format(results)}\n${stale.length} files looked at`,
  };
};

if (isMain(import.meta.url)) {
  const { ok, report } = await lint();
  console.log(report.trim());
  process.exitCode = ok ? 0 : 1;
}
