import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { calls } from '../../adapters/contract/calls';
import { sampleOf } from '../../adapters/terminal/conformance/samples';
import { callsIn, loadArea } from '../../ui/app/load-areas';

/* Steps of the recipes of tests/README.md that the compiler does not ask for. tests/architecture/recipes.test.ts forgets each of them. */

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));

const textOf = (file: string): string => readFileSync(file, 'utf8');

/** The files of the portal that a file imports. */
const importedBy = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/from '(\.[^']+)';$/gm)].flatMap(([, name = '']) =>
    ['.ts', '.tsx'].map((ending) => `${join(dirname(file), name)}${ending}`).filter((found) => existsSync(found)),
  );

const drawnFrom = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file) || file.endsWith('-screen.tsx')) return seen;
  seen.add(file);
  for (const next of importedBy(file)) drawnFrom(next, seen);
  return seen;
};

/** Every word in the files that draw. */
const drawnWords = new Set(filesIn('ui', /(?<!-states)\.tsx$/).flatMap((file) => textOf(file).match(/\w+/g) ?? []));

/** What the views say that pages show. */
const viewFields = filesIn('ui', /\.view\.ts$/).flatMap((file) =>
  [...textOf(file).matchAll(/interface \w*View [^{]*{\n(.*?)\n}/gs)].flatMap(([, fields = '']) =>
    [...fields.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name = '']) => name),
  ),
);

const ports = /interface AreaPorts {\n([^}]*)}/.exec(textOf('adapters/composition/portal-tokens.ts'))?.[1] ?? '';
/** The answers that pages come drawn with. */
const drawnPorts = [...ports.matchAll(/^ {2}readonly (\w+): Drawn</gm)].map(([, name = '']) => name);
const areas = filesIn('adapters/composition/areas', /\.ts$/).map(textOf).join('\n');
const drawing = textOf('adapters/composition/drawing.ts');
const face = filesIn('ui', /\.tsx?$/)
  .map(textOf)
  .join('\n');
const bindings = filesIn('adapters/composition', /\.ts$/).map(textOf).join('\n');
const migrate = textOf('adapters/server/postgres/migrate.ts');

/** What is there, and which of it somebody forgot. */
const lists: readonly (readonly [string, readonly string[], (one: string) => boolean])[] = [
  [
    'a migration in the list of migrations',
    filesIn('adapters/server/postgres/migrations', /\.ts$/).map((file) => basename(file, '.ts')),
    (name) => migrate.includes(`  '${name}': `),
  ],
  [
    'an area that the shell can load',
    filesIn('ui', /\.area\.ts$/).map((file) => basename(file, '.area.ts')),
    (name) => Object.hasOwn(loadArea, name),
  ],
  [
    "an area's port without an adapter",
    [...ports.matchAll(/^ {2}readonly (\w+):/gm)].map(([, name = '']) => name),
    (name) => bindings.includes(`bind(areaTokens.${name})`),
  ],
  [
    'a group of calls in the area that it loads with',
    Object.entries(callsIn).map(([group, area]) => `${group} ${area}`),
    (pair) => {
      const [group = '', area = ''] = pair.split(' ');
      return filesIn('ui', new RegExp(`/${area}\\.area\\.ts$`))
        .flatMap(importedBy)
        .some((file) => textOf(file).includes(`callsModule('${group}'`));
    },
  ],
  [
    'a page that is built to be drawn, and drawn by the server',
    [...(/^ {2}drawn: \[(.*)\],$/m.exec(textOf('esbuild.config.mjs'))?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
      ([, name = '']) => name,
    ),
    (
      (web) => (name) =>
        web.includes(`\${routes.${name}.page}.drawn`)
    )(textOf('adapters/server/fastify/web.ts')),
  ],
  [
    "a drawn page's answer in the thread that draws it",
    drawnPorts,
    (name) => drawing.includes(`bind(areaTokens.${name})`),
  ],
  ["a drawn page's answer in the browser", drawnPorts, (name) => areas.includes(`bind(areaTokens.${name})`)],
  ["a drawn page's answer on its screen", drawnPorts, (name) => face.includes(`find(areaTokens.${name})`)],
  [
    'a page in the gallery',
    filesIn('ui', /-page\.tsx$/).filter((file) => !file.startsWith('ui/rulebook/')),
    (
      (drawn) => (page) =>
        drawn.has(page)
    )(drawnFrom('ui/gallery/main.tsx')),
  ],
  ["a view's field on a page", viewFields.filter((name) => name !== '_tag'), (name) => drawnWords.has(name)],
  [
    "a call's sample for the conformance kit",
    calls.map(({ name }) => name),
    (wanted) => calls.some((call) => call.name === wanted && call.request.isReadable(sampleOf(call))),
  ],
];

describe('Nobody forgets', () => {
  it.each(lists)('%s', (_, all, isThere) => {
    expect(all.length).toBeGreaterThan(1);
    expect(all.filter((one) => !isThere(one))).toEqual([]);
  });
});
