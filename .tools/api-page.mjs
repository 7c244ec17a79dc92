// The package's page of its exports, written from the docstrings that an editor shows on hover.
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

const exportsOf = (checker, file) =>
  checker
    .getExportsOfModule(checker.getSymbolAtLocation(file))
    .map((symbol) => {
      const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const [, kind = 'type'] = kinds.find(([flag]) => own.flags & flag) ?? [];
      const isCallable = kind === 'constant' && checker.getTypeOfSymbol(own).getCallSignatures().length > 0;
      const says = ts.displayPartsToString(own.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
      return { name: symbol.name, kind: isCallable ? 'function' : kind, says: firstSentence(says) };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));

const row = ({ name, kind, says }) => `| \`${name}\` | ${kind} | ${says.replace(/\|/g, '\\|')} |`;

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
    'Written from the docstrings: an editor shows the whole text on hover.',
    ...chapters.flatMap(({ face, all }) => [
      '',
      `## ${face}`,
      '',
      '| name | kind | what it is |',
      '| --- | --- | --- |',
      ...all.map(row),
    ]),
    '',
  ].join('\n');
  const silent = chapters.flatMap(({ face, all }) =>
    all.filter(({ says }) => says === '').map(({ name }) => `${face}: ${name}`),
  );
  return { page, silent };
};
