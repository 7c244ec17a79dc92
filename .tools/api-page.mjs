// The package's page of its exports: what each is, and its signature or its fields, both from the declarations that an editor shows on hover.
import { basename } from 'node:path';

const { default: ts } = await import('typescript');

const kinds = [
  [ts.SymbolFlags.Function, 'function'],
  [ts.SymbolFlags.Interface, 'interface'],
  [ts.SymbolFlags.TypeAlias, 'type'],
  [ts.SymbolFlags.Variable, 'constant'],
  [ts.SymbolFlags.Namespace, 'namespace'],
];

const firstSentence = (text) => /^[\s\S]*?[.!?](?=\s+[A-Z`'(]|\s*$)/.exec(text)?.[0] ?? text;

/** The bundle numbers a name that two files have: `Booked$1`. */
const plain = (text) => text.replace(/\b(\w+)\$\w+\b/g, '$1');

const whole = (declaration) => (ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration);

/** The declaration as it is in the package, with the words of each field. */
const declared = (symbol) =>
  (symbol.declarations ?? [])
    .filter((one) => !ts.isSourceFile(one) && !ts.isNamespaceExport(one) && !ts.isModuleDeclaration(one))
    .flatMap((one) =>
      plain(
        whole(one)
          .getText()
          .replace(/^(?:export |declare )+/, ''),
      ).split('\n'),
    );

const exportsOf = (checker, file) =>
  checker
    .getExportsOfModule(checker.getSymbolAtLocation(file))
    .map((symbol) => {
      const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const [, kind = 'type'] = kinds.find(([flag]) => own.flags & flag) ?? [];
      const isCallable = kind === 'constant' && checker.getTypeOfSymbol(own).getCallSignatures().length > 0;
      const says = ts.displayPartsToString(own.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
      return {
        name: symbol.name,
        kind: isCallable ? 'function' : kind,
        says: firstSentence(says),
        declared: declared(own),
      };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));

const entry = ({ name, kind, says, declared: lines }) => [
  '',
  `### ${name}`,
  '',
  says === '' ? 'No description.' : says,
  ...(lines.length > 0 ? ['', '```ts', ...lines, '```'] : []),
];

/**
 * @param {readonly { face: string, file: string }[]} faces each with its file of declarations
 * @returns {Promise<{ page: string, silent: readonly string[] }>} `silent`: the exports without a docstring
 */
export const apiPage = async (faces) => {
  const program = ts.createProgram(
    faces.map(({ file }) => file),
    { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, types: [], noLib: true },
  );
  const checker = program.getTypeChecker();
  const chapters = faces.map(({ face, file }) => ({
    face: `candidate-portal/${basename(face)}`,
    all: exportsOf(checker, program.getSourceFile(file)),
  }));
  const page = [
    '# Exports',
    '',
    'Written from the declarations: an editor shows the whole text on hover.',
    ...chapters.flatMap(({ face, all }) => ['', `## ${face}`, ...all.flatMap(entry)]),
    '',
  ].join('\n');
  const silent = chapters.flatMap(({ face, all }) =>
    all.filter(({ says }) => says === '').map(({ name }) => `${face}: ${name}`),
  );
  return { page, silent };
};
