/* A document of the specification, cut into its sentences: a table's row is one, and a line of a list has one or more. */

/** A sentence, and the section that it stands in: `§4.7` of a document, `R14` of the rulings, or '' before the first. */
export interface Sentence {
  readonly section: string;
  readonly text: string;
}

/** A quotation's own end, `'Is that right?' and`, ends a sentence only before a capital, a route or a field's name. */
const endsSentence = (before: string, after: string): boolean =>
  /(?<!\.\.)[.!?]$/.test(before)
    ? /^\s/.test(after)
    : /[.!?]'[')]*$/.test(before) && /^\s+(?:['(]?[A-Z\d]|\/|[a-z]+[A-Z_])/.test(after);

const opens = (text: string, at: number): boolean => /(?:^|[\s(/–])$/.test(text.slice(0, at));
const closes = (text: string, at: number): boolean => !/^\w/.test(text.slice(at + 1));

/** The sentences of a paragraph on one line. What stands in quotation marks or parentheses is never cut. */
const cut = (paragraph: string): readonly string[] => {
  const found: string[] = [];
  let from = 0;
  let quoted = false;
  let depth = 0;
  for (let at = 0; at < paragraph.length; at += 1) {
    if (paragraph[at] === "'") quoted = quoted ? !closes(paragraph, at) : opens(paragraph, at);
    if (!quoted && paragraph[at] === '(') depth += 1;
    if (!quoted && paragraph[at] === ')') depth -= 1;
    if (quoted || depth > 0 || !endsSentence(paragraph.slice(from, at + 1), paragraph.slice(at + 1))) continue;
    found.push(paragraph.slice(from, at + 1).trim());
    from = at + 1;
  }
  return [...found, paragraph.slice(from).trim()].filter((text) => text !== '');
};

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');

/** The blocks that are cut by themselves: a heading, a row of a table, an item of a list, a paragraph with its lines joined. */
const blocksOf = (markdown: string): readonly string[] => {
  const blocks: string[] = [];
  let open = false;
  for (const line of markdown.split('\n').map((one) => one.trimEnd())) {
    const begins = /^(?:#|\||- |\*\*R\d)/.test(line);
    if (line === '') open = false;
    else if (open && !begins) blocks.push(`${blocks.pop() ?? ''} ${line.trimStart()}`);
    else {
      blocks.push(line);
      open = !/^[#|]/.test(line);
    }
  }
  return blocks;
};

/** A table's first two lines are no sentences: its head, and the rule below it. */
const isHead = (blocks: readonly string[], at: number): boolean =>
  [blocks[at], blocks[at + 1]].some((line) => line !== undefined && /^\|(?:-+\|)+$/.test(line));

const sectionOf = (heading: string): string => {
  const [, number] = /^#+ (\d+(?:\.\d+)?)\.? /.exec(heading) ?? [];
  return number === undefined ? heading.replace(/^#+ /, '') : `§${number}`;
};

/** The sentences of a document in their order. Headings and the names of rulings are none. */
export const sentencesIn = (markdown: string): readonly Sentence[] => {
  let section = '';
  const blocks = blocksOf(markdown);
  return blocks.flatMap((block, at) => {
    if (/^# /.test(block) || isHead(blocks, at)) return [];
    if (block.startsWith('#')) {
      section = sectionOf(block);
      return [];
    }
    if (block.startsWith('|')) return [{ section, text: cellsOf(block).join(' | ') }];
    const [, ruling] = /^\*\*(R\d+[a-z]?)\b/.exec(block) ?? [];
    if (ruling !== undefined) section = ruling;
    const said = block
      .replace(/^\*\*R\d+[a-z]?(?:[^*]*\.)?(?: ([^*.]*))?\*\*/, (_, begun: string | undefined) => begun ?? '')
      .replace(/^- /, '')
      .replaceAll('**', '');
    return cut(said).map((text) => ({ section, text }));
  });
};
