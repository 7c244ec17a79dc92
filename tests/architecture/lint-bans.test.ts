import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { plant, type PlantedTree } from './planted-tree';

/** One forbidden phrase: the rule that must reject it, and the file it is planted in. */
interface Ban {
  readonly rule: string;
  readonly at: string;
  readonly code: string;
}

const union = "export type Stage = 'interview' | 'onsite';\n";

const bans: readonly Ban[] = [
  { rule: 'typescript(no-explicit-any)', at: 'domain/any.ts', code: 'export const f = (x: any): number => 1;' },
  {
    rule: 'typescript(consistent-type-assertions)',
    at: 'domain/as.ts',
    code: 'export const f = (x: unknown) => x as string;',
  },
  {
    rule: 'typescript(consistent-type-assertions)',
    at: 'tests/as.test.ts',
    code: 'export const f = (x: unknown) => x as string;',
  },
  { rule: 'typescript(no-non-null-assertion)', at: 'ui/bang.ts', code: 'export const f = (x?: string) => x!;' },
  {
    rule: 'typescript(switch-exhaustiveness-check)',
    at: 'domain/forgotten.ts',
    code: `${union}export const f = (s: Stage) => {\n  switch (s) {\n    case 'onsite':\n      return 1;\n  }\n  return 2;\n};`,
  },
  {
    rule: 'typescript(switch-exhaustiveness-check)',
    at: 'domain/default.ts',
    code: `${union}export const f = (s: Stage) => {\n  switch (s) {\n    case 'onsite':\n      return 1;\n    case 'interview':\n      return 2;\n    default:\n      return 3;\n  }\n};`,
  },
  {
    rule: 'typescript(no-floating-promises)',
    at: 'adapters/floating.ts',
    code: 'export const f = (p: Promise<void>) => {\n  p;\n};',
  },
  { rule: 'typescript(TS2322)', at: 'domain/wrong-type.ts', code: "export const f: number = 'x';" },
  {
    rule: 'eslint(no-empty)',
    at: 'adapters/swallow.ts',
    code: 'export const f = (g: () => void) => {\n  try {\n    g();\n  } catch {}\n};',
  },
  {
    rule: 'typescript(TS2786)',
    at: 'ui/bare-text.tsx',
    code: "const Text = () => 'bare';\nexport const Page = () => <Text />;",
  },
  { rule: 'import(no-default-export)', at: 'ui/default-export.ts', code: 'export default 1;' },
  { rule: 'typescript(TS1294)', at: 'domain/enum.ts', code: 'export enum Stage {\n  Interview,\n}' },
  { rule: 'eslint(no-restricted-properties)', at: 'domain/now.ts', code: 'export const f = () => Date.now();' },
  { rule: 'eslint(no-restricted-globals)', at: 'application/new-date.ts', code: 'export const f = () => new Date();' },
  { rule: 'eslint(no-restricted-globals)', at: 'domain/date-text.ts', code: 'export const f = () => Date();' },
  {
    rule: 'eslint(no-restricted-properties)',
    at: 'domain/time/luxon-now.ts',
    code: "import { DateTime } from 'luxon';\nexport const f = () => DateTime.now();",
  },
  {
    rule: 'eslint(no-restricted-properties)',
    at: 'application/random.ts',
    code: 'export const f = () => Math.random();',
  },
  { rule: 'eslint(no-console)', at: 'domain/console.ts', code: "console.log('x');" },
  { rule: 'eslint(no-restricted-globals)', at: 'application/timer.ts', code: 'setTimeout(() => undefined, 1);' },
  { rule: 'eslint(no-restricted-globals)', at: 'ui/fetch.ts', code: "export const f = () => fetch('/api');" },
  { rule: 'eslint(no-restricted-globals)', at: 'ui/local.ts', code: 'export const f = () => localStorage.length;' },
  { rule: 'eslint(no-restricted-globals)', at: 'ui/session.ts', code: 'export const f = () => sessionStorage.length;' },
  {
    rule: 'eslint(no-restricted-properties)',
    at: 'ui/window-fetch.ts',
    code: "export const f = () => window.fetch('/api');",
  },
  { rule: 'eslint(no-restricted-globals)', at: 'ui/new-date.ts', code: 'export const f = () => new Date();' },
  {
    rule: 'eslint(no-restricted-properties)',
    at: 'ui/clock.ts',
    code: 'export const f = (clock: { now: () => number }) => clock.now();',
  },
  {
    rule: 'eslint(no-restricted-properties)',
    at: 'ui/camera.ts',
    code: 'export const f = () => navigator.mediaDevices;',
  },
  { rule: 'eslint(no-restricted-properties)', at: 'tests/mock.test.ts', code: "jest.mock('../domain/any');" },
  { rule: 'eslint(no-restricted-properties)', at: 'tests/do-mock.test.ts', code: "jest.doMock('../domain/any');" },
  {
    rule: 'eslint(no-restricted-imports)',
    at: 'domain/barrel.ts',
    code: "import { either } from 'fp-ts';\nexport const f = either;",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    at: 'domain/lib.ts',
    code: "import * as E from 'fp-ts/lib/Either';\nexport const f = E.left;",
  },
  {
    rule: 'react-hooks(rules-of-hooks)',
    at: 'ui/hook.tsx',
    code: "import { useState } from 'react';\nexport const Card = ({ open }: { open: boolean }) => {\n  if (open) useState(1);\n  return null;\n};",
  },
];

const permitted: readonly Omit<Ban, 'rule'>[] = [
  { at: 'domain/brand.ts', code: 'export const f = (x: unknown) => x as string;' },
  { at: 'domain/constant.ts', code: 'export const f = { a: 1 } as const;' },
  { at: 'domain/time/instant.ts', code: 'export const f = (at: number) => new Date(at).getTime();' },
  { at: 'adapters/browser/clock/clock.ts', code: 'export const f = () => Date.now();' },
  { at: 'adapters/browser/http/call.ts', code: "export const f = () => fetch('/api');" },
];

const OxlintReport = t.type({ diagnostics: t.array(t.type({ filename: t.string, code: t.string })) });

/** Which file breaks which rule. */
type Fault = readonly [file: string, rule: string];

const decoded = <A>(type: t.Type<A>, text: string): A => {
  const report = type.decode(JSON.parse(text));
  if (E.isLeft(report)) throw new Error('the report of a linter has another shape');
  return report.right;
};

describe('the lint bans', () => {
  let tree: PlantedTree;
  let faults: readonly Fault[];

  beforeAll(() => {
    tree = plant(new Map([...bans, ...permitted].map(({ at, code }) => [at, `${code}\n`])));
    const folders = ['domain', 'application', 'adapters', 'ui', 'tests'];
    faults = decoded(OxlintReport, tree.check('oxlint', '--format', 'json', ...folders)).diagnostics.map(
      ({ filename, code }): Fault => [filename, code],
    );
  }, 90_000);

  afterAll(() => {
    tree.remove();
  });

  const errorsIn = (file: string) => faults.filter(([at]) => at === file).map(([, rule]) => rule);

  it.each(bans)('$rule refuses what $at does', ({ rule, at }) => {
    expect(errorsIn(at)).toContain(rule);
  });

  it.each(permitted)('nothing is reported about $at', ({ at }) => {
    expect(errorsIn(at)).toEqual([]);
  });
});
