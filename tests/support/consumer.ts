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
  readonly tarballBytes: number;
  /** Every installed package. */
  readonly installed: readonly string[];
  /** The first program in the package's README. */
  readonly programOfReadme: () => Promise<string>;
  /**
   * Compiles `<name>.ts` in the strictest mode, including the declarations of libraries, without the globals of browsers and Node. The result is
   * `out/<name>.js`.
   */
  readonly compile: (name: string, text: string, moduleResolution: ModuleResolution) => Promise<Ended>;
  readonly node: (...args: readonly string[]) => Promise<Ended>;
  /** A browser bundle of these lines: its size, and the packages in it. */
  readonly bundle: (text: string) => Promise<{ readonly bytes: number; readonly code: string }>;
  readonly remove: () => Promise<void>;
}

const running =
  (cwd: string) =>
  (program: string, ...args: readonly string[]): Promise<Ended> =>
    new Promise((done) => {
      execFile(program, args, { cwd }, (fault, out, err) => {
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

/** Globals that every runtime has but the language does not declare: console output, and the timer that rxjs uses. */
const surroundings = `declare const console: { readonly log: (...said: readonly unknown[]) => void };
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

  return {
    tarballBytes: (await stat(inProject(tarball))).size,
    installed: (await readdir(inProject('node_modules'))).filter((name) => !name.startsWith('.')),
    programOfReadme: async () => {
      const readme = await readFile(inProject('node_modules/candidate-portal/README.md'), 'utf8');
      return /^```ts\n([\s\S]*?)^```$/m.exec(readme)?.[1] ?? 'The README has no program';
    },
    compile: async (name, text, moduleResolution) => {
      const module = moduleResolution === 'nodenext' ? 'nodenext' : 'esnext';
      const compilerOptions = { ...strictest, module, moduleResolution };
      const settings = { compilerOptions, files: ['surroundings.d.ts', `${name}.ts`] };
      await writeFile(inProject(`${name}.ts`), text);
      await writeFile(inProject(`${name}.json`), JSON.stringify(settings));
      return run(tool('tsc'), '-p', `${name}.json`);
    },
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
