import { stringify } from 'yaml';

/*
 * How a text is spelled in a cell of a table of cases, so that a person sees in a spreadsheet what is there: what has no shape on a screen is an escape,
 * a run of one character is its length, and nothing at all differs from an empty text.
 */

/** The empty text. A blank cell is no value. */
const emptyText = '(empty)';

const named: Readonly<Record<string, string>> = { '\n': '\\n', '\t': '\\t', '\r': '\\r', '\\': '\\\\' };

/** Control, format and private characters, separators other than the space, single surrogates: none can be seen. */
const unseen = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

const escaped = (one: string): string =>
  named[one] ??
  Array.from({ length: one.length }, (_, at) => `\\u${one.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');

const escapes = /\\(?:u([0-9a-f]{4})|(.))/gi;
const plain: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\\': '\\' };

/** `{x × 1001}`: one character, so many times. */
const run = /\{(\\u[0-9a-f]{4}|\\?.) × (\d{1,7})\}/giu;
/** From here on, a run is spelled as its length. */
const longestWritten = 20;
const written = new RegExp(`([^\\\\])\\1{${longestWritten},}`, 'gu');

const unescaped = (text: string): string =>
  text.replace(escapes, (whole, code: string | undefined, one: string | undefined) =>
    code === undefined ? (plain[one ?? ''] ?? whole) : String.fromCharCode(Number.parseInt(code, 16)),
  );

/** What a cell says as a text: `(empty)` → '', `caf\u00e9` → café, `{x × 3}` → xxx. */
export const textSpelled = (cell: string): string =>
  cell === emptyText ? '' : unescaped(cell.replace(run, (_, one: string, times: string) => one.repeat(Number(times))));

/** A text as a cell: the other way round, so `textSpelled(spellText(text)) === text`, unless the text itself spells a run. */
export const spellText = (text: string): string =>
  text === ''
    ? emptyText
    : text
        .replaceAll('\\', '\\\\')
        .replace(unseen, escaped)
        .replace(/^ | $/g, '\\u0020')
        .replace(written, (whole, one: string) => `{${one} × ${Array.from(whole).length}}`);

/** A plain value with parts as a cell: `{row: 4, opens_at: 2026-12-04T15:20:00.000Z}`, on one line. */
export const spellData = (value: unknown): string =>
  stringify(value, {
    schema: 'core',
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    lineWidth: 0,
    aliasDuplicateObjects: false,
  }).trimEnd();
