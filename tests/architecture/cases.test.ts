import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { bookTable } from '../../adapters/rules/cases/book-table';
import { chapters } from '../../adapters/rules/chapters';

/* The tables of cases are the experts' (domain/README.md): each is a file that one test file runs. */

const textOf = (file: string): string => readFileSync(file, 'utf8');
const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .sort();

const tests = filesIn('tests/domain', '.test.ts');
const tables = filesIn('domain', '.csv').map((file) => file.replace(/^domain\/(.+)\/cases\/(.+)\.csv$/, '$1/$2'));

/** A node and all below it. */
const within = (node: ts.Node): readonly ts.Node[] => {
  const found = [node];
  ts.forEachChild(node, (child) => {
    found.push(...within(child));
  });
  return found;
};

/** `it.each<T>(rows)`, or `describe.each`. */
interface Each {
  readonly rows: ts.Expression;
  readonly type: ts.TypeNode | undefined;
  /** Several tests for each value, rather than a row for each test. */
  readonly loops: boolean;
}

const eachOf = (node: ts.Node): readonly Each[] => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression, name } = node.expression;
  const [rows] = node.arguments;
  if (name.text !== 'each' || rows === undefined) return [];
  return [{ rows, type: node.typeArguments?.[0], loops: expression.getText() === 'describe' }];
};

type Constants = ReadonlyMap<string, ts.VariableDeclaration>;
type Types = ReadonlyMap<string, ts.TypeNode>;

/** Where values come from: `rows.filter(…)`, `rows as const` and a constant of the file lead to what they are made of. */
const originOf = (node: ts.Expression, constants: Constants): ts.Expression => {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return originOf(node.expression, constants);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return originOf(node.expression.expression, constants);
  const made = ts.isIdentifier(node) ? constants.get(node.text)?.initializer : undefined;
  return made === undefined ? node : originOf(made, constants);
};

/** Whether somebody wrote the values down, one by one; the rest is computed, or comes from the domain or a file of cases. */
const isWritten = (node: ts.Expression, constants: Constants): boolean => {
  const origin = originOf(node, constants);
  if (!ts.isArrayLiteralExpression(origin)) return ts.isStringLiteralLike(origin);
  return origin.elements.every((one) => !ts.isSpreadElement(one) || isWritten(one.expression, constants));
};

const isValue = (node: ts.Expression): boolean => ts.isStringLiteral(node) || ts.isNumericLiteral(node);

/** Whether a type has what no cell says: the content of a file, what a test does, all states that acts lead to. */
const isNoData = (type: ts.TypeNode | undefined, types: Types): boolean =>
  type !== undefined &&
  within(type).some((node) => {
    if (!ts.isTypeReferenceNode(node)) return ts.isFunctionTypeNode(node);
    const name = node.typeName.getText();
    return name === 'Uint8Array' || name === 'ReadonlyMap' || isNoData(types.get(name), types);
  });

/** The tables in the text of a test file, each as it begins. A table of what no cell says is none, if its type says so. */
const tablesIn = (text: string): readonly string[] => {
  const nodes = within(ts.createSourceFile('a.test.ts', text, ts.ScriptTarget.Latest, true));
  const constants = new Map(nodes.filter(ts.isVariableDeclaration).map((one) => [one.name.getText(), one]));
  const types = new Map(nodes.filter(ts.isTypeAliasDeclaration).map((one) => [one.name.text, one.type]));
  return nodes.flatMap(eachOf).flatMap(({ rows, type, loops }) => {
    const origin = originOf(rows, constants);
    const isLoop = loops && ts.isArrayLiteralExpression(origin) && origin.elements.every(isValue);
    const typed = type ?? constants.get(rows.getText())?.type;
    return !isWritten(rows, constants) || isLoop || isNoData(typed, types) ? [] : [rows.getText().slice(0, 80)];
  });
};

describe('The tables of cases', () => {
  it('are each run by exactly one test file', () => {
    const run = tests.flatMap((file) => [...textOf(file).matchAll(/\bcases\(\s*'([^']+)'/g)].map(([, name]) => name));
    // One test runs those of the rule book, whose names follow from the chapters (tests/adapters/rules/book-cases.test.ts).
    expect(tables.length).toBeGreaterThan(500);
    expect([...run, ...chapters.map(bookTable)].sort()).toEqual([...tables].sort());
  });

  it('stand in no test of the domain', () => {
    const found = tests.flatMap((file) => tablesIn(textOf(file)).map((rows) => `${file}: ${rows}`));
    expect(found).toEqual([]);
  });

  it.each([
    `it.each([['a', 1], ['b', 2]])('%s', () => {});`,
    `it.each<[string, number]>([['a', 1]])('%s', () => {});`,
    `it.each(['a', 'b'])('%s', () => {});`,
    `const rows = [['a', given('blocked')]] as const; it.each(rows)('%s', () => {});`,
    `const rows: readonly (readonly [string, Row])[] = [['a', row]]; it.each(rows.filter(isGood))('%s', () => {});`,
    `it.each([...['a', 'b'].map((name) => [name, 1])])('%s', () => {});`,
    `const names = 'a b'.split(' '); it.each(names)('%s', () => {});`,
    `describe.each([['a', 1]])('%s', () => {});`,
    `type Row = [string, number]; it.each<Row>([['a', 1]])('%s', () => {});`,
  ])('are found in a test, however they are written: %s', (text) => {
    expect(tablesIn(text)).toHaveLength(1);
  });

  it.each([
    `it.each(cases('chat/seen', { open: yesNo }))('$title', () => {});`,
    `const rows = cases('chat/seen', { open: yesNo }); it.each(rows.filter(isGood))('$open', () => {});`,
    `it.each(resumeKinds)('%s', () => {});`,
    `it.each(Object.values(statusCatalogue).map(({ code }) => code))('%d', () => {});`,
    `const codes = [...Array.from({ length: 66 }, (_, n) => n), 0.5]; it.each(codes.filter(isEnd))('%d', () => {});`,
    `it.each<[string, Uint8Array]>([['a', file]])('%s', () => {});`,
    `const ways: readonly (readonly [string, (raw: string) => boolean])[] = [['a', is]]; it.each(ways)('%s', () => {});`,
    `type States = ReadonlyMap<string, State>; describe.each<[string, States]>([['a', states]])('%s', () => {});`,
    `describe.each([2, 3])('%d', () => {});`,
  ])('are files, computed, or of what no cell says: %s', (text) => {
    expect(tablesIn(text)).toEqual([]);
  });
});
