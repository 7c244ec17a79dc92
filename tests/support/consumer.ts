import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

interface Ended {
  readonly code: number;
  readonly output: string;
}

export type ModuleResolution = 'nodenext' | 'bundler';

/** An empty project elsewhere that has installed the core from its tarball, as any engineer would. */
export interface Consumer {
  readonly tarball: string;
  readonly tarballBytes: number;
  /** Every installed package. */
  readonly installed: readonly string[];
  /** The programs in the package's README, in order. */
  readonly programsOfReadme: () => Promise<readonly string[]>;
  /**
   * Compiles `<name>.ts` in the strictest mode, including the declarations of libraries, without the globals of browsers and Node. The result is
   * `out/<name>.js`.
   */
  readonly compile: (name: string, text: string, moduleResolution: ModuleResolution) => Promise<Ended>;
  /** The same for a program in CommonJS, `<name>.cts`; the result is `out/<name>.cjs`. */
  readonly compileCommonJs: (name: string, text: string) => Promise<Ended>;
  /** A file of the installed package. */
  readonly installedFile: (path: string) => Promise<string>;
  /** One of the package's commands, as npm links it. */
  readonly command: (name: string, ...args: readonly string[]) => Promise<Ended>;
  readonly node: (...args: readonly string[]) => Promise<Ended>;
  /** A browser bundle of these lines: its size, and the packages in it. */
  readonly bundle: (text: string) => Promise<{ readonly bytes: number; readonly code: string }>;
  readonly remove: () => Promise<void>;
}

/** Port 1 answers nobody: the commands find no portal, even if one runs on this machine. */
const env = { ...process.env, PUBLIC_URL: 'http://127.0.0.1:1' };

const running =
  (cwd: string) =>
  (program: string, ...args: readonly string[]): Promise<Ended> =>
    new Promise((done) => {
      execFile(program, args, { cwd, env }, (fault, out, err) => {
        done({ code: fault === null ? 0 : Number(fault.code), output: out + err });
      });
    });

const well = async (ending: Promise<Ended>): Promise<void> => {
  const { code, output } = await ending;
  if (code !== 0) throw new Error(output);
};

const strictest = {
  target: 'es2022',
  lib: ['es2023'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  outDir: 'out',
};

/** Globals that every runtime has but the language does not declare: console output, requests, and the timer that rxjs uses. */
const surroundings = `declare const console: { readonly log: (...said: readonly unknown[]) => void };
declare const fetch: (url: string) => Promise<{ readonly text: () => Promise<string> }>;
declare const setTimeout: (act: () => void, after: number) => number;
`;

export const aConsumer = async (): Promise<Consumer> => {
  const folder = await mkdtemp(join(tmpdir(), 'consumer-'));
  const run = running(folder);
  const tool = (name: string): string => join(root, 'node_modules/.bin', name);
  const inProject = (name: string): string => join(folder, name);

  await well(run(process.execPath, join(root, '.tools/pack.mjs'), folder));
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? 'no tarball';
  await writeFile(inProject('package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  await well(run('npm', 'install', `./${tarball}`, '--prefer-offline', '--no-audit', '--no-fund'));
  await writeFile(inProject('surroundings.d.ts'), surroundings);
  await mkdir(inProject('out'));

  const compiled = async (file: string, text: string, options: Readonly<Record<string, string>>): Promise<Ended> => {
    await writeFile(inProject(file), text);
    const settings = { compilerOptions: { ...strictest, ...options }, files: ['surroundings.d.ts', file] };
    await writeFile(inProject(`${file}.json`), JSON.stringify(settings));
    return run(tool('tsc'), '-p', `${file}.json`);
  };

  return {
    tarball: inProject(tarball),
    tarballBytes: (await stat(inProject(tarball))).size,
    installed: (await readdir(inProject('node_modules'))).filter((name) => !name.startsWith('.')),
    programsOfReadme: async () => {
      const readme = await readFile(inProject('node_modules/candidate-portal/README.md'), 'utf8');
      return [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, program = '']) => program);
    },
    compile: (name, text, moduleResolution) =>
      compiled(`${name}.ts`, text, {
        module: moduleResolution === 'nodenext' ? 'nodenext' : 'esnext',
        moduleResolution,
      }),
    compileCommonJs: (name, text) => compiled(`${name}.cts`, text, { module: 'node16' }),
    installedFile: (path) => readFile(inProject(`node_modules/candidate-portal/${path}`), 'utf8'),
    command: (name, ...args) => run(inProject(`node_modules/.bin/${name}`), ...args),
    node: (...args) => run(process.execPath, ...args),
    bundle: async (text) => {
      await writeFile(inProject('page.js'), text);
      await well(run(tool('esbuild'), 'page.js', '--bundle', '--minify', '--format=esm', '--outfile=out/page.js'));
      const code = await readFile(inProject('out/page.js'), 'utf8');
      return { bytes: Buffer.byteLength(code), code };
    },
    remove: () => rm(folder, { recursive: true }),
  };
};
