/*
 * The texts that employers write: plain, or with a little HTML, which the import reduces to the tags below (R29's pages show them as structure, never
 * as markup). Whoever reads such a text reads it by this grammar alone, so that nothing else can become markup, wherever the text comes from.
 */

/** The only tags that a text may contain, all without attributes. */
export const richTags = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h3'] as const;

/** A run of one emphasis; `\n` is a line break. */
export interface RichRun {
  readonly text: string;
  readonly strong: boolean;
  readonly em: boolean;
}

/** A line of runs; never empty. */
export type RichLine = readonly RichRun[];

/** A paragraph, a heading, or a list, whose lines are its items. Lists do not nest: an item of an inner list follows in the outer one. */
export type RichBlock =
  | { readonly kind: 'p' | 'h3'; readonly line: RichLine }
  | { readonly kind: 'ul' | 'ol'; readonly items: readonly RichLine[] };

const anyTag = new RegExp(`<(/?)(${richTags.join('|')})\\s*/?>`);
const splitter = new RegExp(`(</?(?:${richTags.join('|')})\\s*/?>)`);

/** Whether a text has any of the tags. Without one it is plain: its `<`, `&` and line breaks are what was typed. */
export const isRichText = (written: string): boolean => anyTag.test(written);

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
]);

/** The characters of a text between tags; as in HTML, any blanks in a row are one. */
const charactersOf = (text: string): string =>
  [...entities].reduceRight((so, [name, sign]) => so.replaceAll(`&${name};`, sign), text.replace(/[ \t\r\n\f]+/g, ' '));

/** Without blanks at its ends and around its line breaks; undefined if nothing is left. */
const trimmed = (runs: readonly RichRun[]): RichLine | undefined => {
  const kept: RichRun[] = [];
  for (const run of runs) {
    const before = kept.at(-1)?.text ?? '\n';
    const text = /\s$/.test(before) ? run.text.replace(/^ /, '') : run.text;
    if (text !== '' && !(text === '\n' && kept.length === 0)) kept.push({ ...run, text });
  }
  for (let last = kept.pop(); last !== undefined; last = kept.pop()) {
    const text = last.text.trimEnd();
    if (text !== '') return [...kept, { ...last, text }];
  }
  return undefined;
};

/** The blocks of a text with tags, whatever their order: a tag that is not closed, or closed twice, breaks nothing. */
export const richBlocks = (written: string): readonly RichBlock[] => {
  const blocks: RichBlock[] = [];
  let kind: 'p' | 'h3' = 'p';
  let list: { readonly kind: 'ul' | 'ol'; readonly items: RichLine[] } | undefined;
  let depth = 0;
  let emphasis = { strong: false, em: false };
  let runs: RichRun[] = [];
  const endLine = (): void => {
    const line = trimmed(runs);
    runs = [];
    if (line === undefined) return;
    if (list === undefined) blocks.push({ kind, line });
    else list.items.push(line);
  };
  const endList = (): void => {
    if (list !== undefined && list.items.length > 0) blocks.push(list);
    list = undefined;
  };
  for (const part of written.split(splitter)) {
    const tag = anyTag.exec(part);
    const [opens, name] = [tag?.[1] === '', tag?.[2]];
    switch (name) {
      case undefined:
        runs.push({ text: charactersOf(part), ...emphasis });
        break;
      case 'br':
        runs.push({ text: '\n', strong: false, em: false });
        break;
      case 'strong':
      case 'em':
        emphasis = { ...emphasis, [name]: opens };
        break;
      case 'ul':
      case 'ol':
        endLine();
        depth = Math.max(0, depth + (opens ? 1 : -1));
        list ??= { kind: name, items: [] };
        if (depth === 0) endList();
        break;
      case 'p':
        // A paragraph within an item is a line of it.
        if (list !== undefined) runs.push({ text: '\n', strong: false, em: false });
        else endLine();
        break;
      case 'h3':
        endLine();
        kind = opens ? 'h3' : 'p';
        break;
      default:
        endLine();
    }
  }
  endLine();
  endList();
  return blocks;
};

const wordsOf = (line: RichLine): string => line.map(({ text }) => text).join('');

/** The text without its tags, for mails, calendars and previews: paragraphs apart, an item a line. A plain text stays as it is. */
export const plainText = (written: string): string =>
  isRichText(written)
    ? richBlocks(written)
        .map((block) =>
          'items' in block ? block.items.map((item) => `- ${wordsOf(item)}`).join('\n') : wordsOf(block.line),
        )
        .join('\n\n')
    : written;

const escaped = (text: string): string =>
  [...entities].reduce((so, [name, sign]) => so.replaceAll(sign, `&${name};`), text);

const markupOf = (line: RichLine): string =>
  line
    .map(({ text, strong, em }) => {
      const words = text === '\n' ? '<br>' : escaped(text);
      const said = em ? `<em>${words}</em>` : words;
      return strong ? `<strong>${said}</strong>` : said;
    })
    .join('');

/** The blocks of a text as HTML, written anew: only the tags of `richTags`, closed and in order. */
export const richMarkupOf = (written: string): string =>
  richBlocks(written)
    .map((block) =>
      'items' in block
        ? `<${block.kind}>${block.items.map((item) => `<li>${markupOf(item)}</li>`).join('')}</${block.kind}>`
        : `<${block.kind}>${markupOf(block.line)}</${block.kind}>`,
    )
    .join('');
