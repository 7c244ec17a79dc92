import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { throwAwayClone, type PlantedTree } from './planted-tree';
import { adapter } from './recipes/adapter';
import { area } from './recipes/area';
import { call } from './recipes/call';
import { cardField } from './recipes/card';
import { drawnPage } from './recipes/drawn-page';
import { applicationField, positionField } from './recipes/fields';
import { inventory } from './recipes/inventory';
import { provider } from './recipes/provider';
import { edited, namesOf, type Check, type Names, type Recipe, type Step } from './recipes/recipe';
import { rule } from './recipes/rule';
import { screen } from './recipes/screen';

/*
 * The recipes of tests/README.md, followed in a throw-away clone: first each whole, then each once more for every step, without that step. The fast checks
 * find nothing in the first, and every forgotten step in the second.
 */

const recipes: readonly Recipe[] = [
  rule,
  screen,
  area,
  inventory,
  positionField,
  applicationField,
  cardField,
  call,
  drawnPage,
  adapter,
  provider,
];

/** The tests for steps that the compiler doesn't enforce. */
const fastTests = [
  'tests/architecture/cases.test.ts',
  'tests/architecture/faces.test.ts',
  'tests/architecture/nothing-forgotten.test.ts',
  'tests/architecture/rules-are-called.test.ts',
  'tests/adapters/rules/every-domain-file.test.ts',
  'tests/adapters/server/import/file-schema.test.ts',
];

interface Fault {
  readonly by: Check;
  readonly file: string;
  readonly says: string;
}

const OxlintReport = t.type({ diagnostics: t.array(t.type({ filename: t.string, message: t.string })) });
const JestReport = t.type({
  success: t.boolean,
  testResults: t.array(t.type({ name: t.string, status: t.string, message: t.string })),
});

const decoded = <A>(type: t.Type<A>, text: string): A => {
  const report = type.decode(JSON.parse(text));
  if (E.isLeft(report)) throw new Error('the report of a checker has another shape');
  return report.right;
};

/** The lines in which actual and expected differ. */
const differences = (message: string): string =>
  message
    .split('\n')
    .filter((line) => /^\s*[-+] /.test(line))
    .join('\n');

/** What an error is about, without the types it spells out and the names it proposes. */
const subjectOf = (message: string): string =>
  message.replace(/ Did you mean .*/s, '').replace(/ (?:does not exist|is missing in|is not assignable) .*/s, '');

const typeFaults = (clone: PlantedTree): readonly Fault[] =>
  decoded(
    OxlintReport,
    clone.check('oxlint', '--format', 'json', 'domain', 'application', 'adapters', 'ui', 'tests'),
  ).diagnostics.map(({ filename, message }) => ({
    by: 'types',
    file: relative(clone.folder, join(clone.folder, filename)),
    says: subjectOf(message),
  }));

const testFaults = (clone: PlantedTree, tests: readonly string[]): readonly Fault[] =>
  decoded(
    JestReport,
    clone.check(
      'jest',
      '--selectProjects',
      'domain',
      'unit',
      'tools',
      '-i',
      '--json',
      '--cacheDirectory=cache',
      ...tests,
    ),
  )
    .testResults.filter(({ status }) => status !== 'passed')
    .map(({ name, message }) => ({
      by: 'tests',
      file: relative(clone.folder, name),
      says: differences(message) || message,
    }));

const traceFaults = (clone: PlantedTree): readonly Fault[] =>
  clone
    .tool('trace.mjs', '--gaps')
    .split('\n')
    .filter((line) => /^(?:unknown source|required, but|no test cites|[\w-]+: .*no title cites)/.test(line))
    .map((says) => ({ by: 'trace', file: 'tests/requirements.json', says }));

const faultsIn = (clone: PlantedTree, ownTests: readonly string[] = []): readonly Fault[] => [
  ...typeFaults(clone),
  ...testFaults(clone, [...fastTests, ...ownTests]),
  ...traceFaults(clone),
];

const follow = (clone: PlantedTree, steps: readonly Step[]): void => {
  for (const { file, is } of steps) {
    const path = join(clone.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      typeof is === 'string' ? is : is.reduce((text, edit) => edited(file, text, edit), readFileSync(path, 'utf8')),
    );
  }
};

/** One step of a recipe, forgotten: the thing is added without it. */
interface Forgotten {
  readonly step: Step;
  readonly its: Names;
  readonly others: readonly Step[];
}

const forgotten: readonly Forgotten[] = recipes.flatMap(({ adds, steps }) =>
  steps(namesOf(adds, 'Z'))
    .map((_, n): Forgotten | undefined => {
      const its = namesOf(adds, String.fromCharCode(65 + n));
      const all = steps(its);
      const step = all[n];
      return step?.noticed === undefined
        ? undefined
        : {
            step,
            its,
            others: all.filter(
              (one) => one !== step && (step.declares === undefined || one.file === step.noticed?.[1]),
            ),
          };
    })
    .filter((one) => one !== undefined),
);

/** Whether a fault concerns the added item: the message names it, or the fault is in one of its files. */
const isAbout =
  ({ camel, pascal, kebab, snake }: Names) =>
  ({ file, says }: Fault): boolean =>
    new RegExp(`(?:${camel}|${pascal}|${kebab}|${snake})(?![a-z0-9])`).test(`${file} ${says}`);

describe("README's recipes", () => {
  let clone: PlantedTree;
  let whole: readonly Fault[];
  let lacking: readonly Fault[];

  beforeAll(() => {
    clone = throwAwayClone();
    const all = recipes.flatMap(({ adds, steps }) => steps(namesOf(adds, 'Z')));
    follow(clone, all);
    whole = faultsIn(
      clone,
      all.map(({ file }) => file).filter((file) => /-z\.test\.ts$/.test(file)),
    );
    for (const { others } of forgotten) follow(clone, others);
    lacking = faultsIn(clone);
  }, 2_400_000);

  afterAll(() => {
    clone.remove();
  });

  it('are complete: nothing is missing when all steps are done', () => {
    expect(whole).toEqual([]);
  });

  it.each(recipes.map((one) => [one.adds, one] as const))('a %s needs few files', (_, { adds, steps, mostFiles }) => {
    const files = new Set(steps(namesOf(adds, 'Z')).map(({ file }) => file));
    expect([...files].filter((file) => !/^tests\/|\/cases\//.test(file)).length).toBeLessThanOrEqual(mostFiles);
  });

  it.each(forgotten.map((one) => [one.its.camel, one.step.file, one] as const))(
    'a %s without its step in %s is noticed',
    (_, __, { step: { noticed = [] }, its }) => {
      const found = lacking.filter(isAbout(its));
      expect(found).toContainEqual(expect.objectContaining({ by: noticed[0], file: noticed[1] }));
    },
  );

  it('report nothing else', () => {
    const blamed = lacking.filter((fault) => forgotten.some(({ its }) => isAbout(its)(fault))).map(({ file }) => file);
    expect(lacking.filter(({ file }) => !blamed.includes(file))).toEqual([]);
  });
});
