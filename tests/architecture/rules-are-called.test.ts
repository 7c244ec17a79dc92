import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import ts from 'typescript';

/*
 * A rule that nothing asks decides nothing, even with tests and a chapter. Each function and constant that the domain exports must be reached from what
 * a person or a system sets off: an adapter or a screen, through the journeys and services between. The rule book and the tests ask every rule, so they don't count.
 */

/** What only the rule book, tests or another program ask, each with its reason. */
const askedElsewhere: Readonly<Record<string, string>> = {
  isAllowed: 'reads the answer of a rule, for programs that use the package',
};

/** What tells of rules, or shows pages with made-up answers. */
const onlyTells =
  /^adapters\/(?:rules\/|composition\/rulebook|terminal\/(?:explain\/|run-rule|run-replay|replay-files))|^ui\/(?:rulebook|gallery)\/|-states\.tsx$/;

const files = ['domain', 'application', 'adapters', 'ui'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);
const known = new Set(files);

/** A declaration at the top of a file, as `file name`; what runs when the file loads is `file` alone. */
interface Declared {
  readonly id: string;
  readonly uses: readonly string[];
  readonly rule: boolean;
}

const fileOf = (from: string, path: string): string | undefined =>
  [`${path}.ts`, `${path}.tsx`].map((name) => normalize(join(from, '..', name))).find((name) => known.has(name));

const importsOf = (file: string, source: ts.SourceFile): ReadonlyMap<string, string> =>
  new Map(
    source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
      const bindings = importClause?.namedBindings;
      const from = ts.isStringLiteral(moduleSpecifier) ? fileOf(file, moduleSpecifier.text) : undefined;
      if (from === undefined || bindings === undefined || importClause?.isTypeOnly === true) return [];
      return ts.isNamespaceImport(bindings)
        ? [[bindings.name.text, `${from} *`] as const]
        : bindings.elements.map(
            ({ name, propertyName }) => [name.text, `${from} ${(propertyName ?? name).text}`] as const,
          );
    }),
  );

const namesIn = (node: ts.Node): readonly string[] => {
  const found: string[] = [];
  const visit = (at: ts.Node): void => {
    if (ts.isTypeNode(at)) return;
    if (ts.isIdentifier(at)) found.push(at.text);
    ts.forEachChild(at, visit);
  };
  visit(node);
  return found;
};

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** Every declaration of a statement, with the part of the statement that is its own. */
const partsOf = (statement: ts.Statement): readonly (readonly [name: string, part: ts.Node, rule: boolean])[] => {
  if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? '', statement, isExported(statement)]];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap((one) =>
    namesIn(one.name).map((name) => [name, one, isExported(statement)] as const),
  );
};

const declaredIn = (file: string): readonly Declared[] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const imports = importsOf(file, source);
  const here = new Set(source.statements.flatMap(partsOf).map(([name]) => name));
  const used = (node: ts.Node): readonly string[] =>
    namesIn(node).flatMap((name) => (here.has(name) ? [`${file} ${name}`] : (imports.get(name) ?? [])));
  return source.statements.flatMap((statement) => {
    const parts = partsOf(statement);
    if (parts.length > 0) return parts.map(([name, part, rule]) => ({ id: `${file} ${name}`, uses: used(part), rule }));
    return ts.isImportDeclaration(statement) ? [] : [{ id: file, uses: used(statement), rule: false }];
  });
};

const declared = files.filter((file) => !onlyTells.test(file)).flatMap(declaredIn);
const usesOf = new Map<string, readonly string[]>();
for (const { id, uses } of declared) usesOf.set(id, [...(usesOf.get(id) ?? []), ...uses]);

const reached = new Set(declared.map(({ id }) => id).filter((id) => /^(?:adapters|ui)\//.test(id)));
for (const id of reached) {
  for (const use of usesOf.get(id) ?? []) reached.add(use);
  // A file that imports a whole module reaches everything in it.
  if (id.endsWith(' *')) for (const { id: one } of declared) if (one.startsWith(id.slice(0, -1))) reached.add(one);
}

const uncalled = declared
  .filter(({ id, rule }) => rule && id.startsWith('domain/') && !reached.has(id))
  .map(({ id }) => id.split(' ')[1] ?? '');

describe('Every rule is asked by the product', () => {
  it('leaves out only those that are named here with their reason', () => {
    expect(declared.filter(({ rule }) => rule).length).toBeGreaterThan(300);
    expect(uncalled.filter((name) => !(name in askedElsewhere))).toEqual([]);
  });

  it('excuses none that is asked, and none that no longer exists', () => {
    expect(Object.keys(askedElsewhere).filter((name) => !uncalled.includes(name))).toEqual([]);
  });
});
