import { readFileSync } from 'node:fs';

/*
 * tests/rows/inventories/*.json: what a document of the specification names, section by section and paragraph by paragraph, in short items of
 * our own. It is written from the document and not from the rows, so that an item without a row is seen.
 *
 * An item is covered by a row of its kind with the same words. Texts and errors are both words on a screen, so a row of either kind counts.
 * Letter case and punctuation count in neither, because a row may write `candidate.id` for `candidate id`. A text of three words or more may
 * stand inside the row's text, and `{n}` in it stands for anything. A row whose words have to differ names its item: `"item": "…"`.
 */

const group = (kind) => (kind === 'error' ? 'text' : kind);

const plain = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}#+]+/gu, ' ')
    .trim();

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of a text with its gaps, `{n}`, as a pattern. */
const patternOf = (text) =>
  text
    .split(/\{\w+\}/)
    .map(escaped)
    .join('.+?');

const saysText = (item, row) => {
  const pattern = patternOf(plain(item));
  const mayStandInside = plain(item).split(' ').length >= 3;
  return new RegExp(mayStandInside ? `(^| )${pattern}( |$)` : `^${pattern}$`, 'u').test(plain(row));
};

const covers = (item, row) => {
  if (group(row.kind) !== group(item.kind)) return false;
  if (row.item !== undefined) return plain(row.item) === plain(item.what);
  return group(item.kind) === 'text' ? saysText(item.what, row.what) : plain(row.what) === plain(item.what);
};

/** Every item with the place it comes from, in the order of the document. */
export const itemsOf = ({ document, sections }) =>
  sections.flatMap(({ section, paragraphs }) =>
    paragraphs.flatMap(({ about, ...kinds }) =>
      Object.entries(kinds).flatMap(([kind, whats]) =>
        whats.map((what) => ({ kind, what, about, source: `${document} ${section}` })),
      ),
    ),
  );

const awaitedKey = ({ kind, what }) => `${kind} ${what}`;

/** Rows that name an item which no inventory knows, and so would cover nothing. */
export const strayRows = (inventories, rows) => {
  const items = inventories.flatMap(itemsOf);
  return rows.filter(
    (row) =>
      row.item !== undefined &&
      !items.some((item) => group(item.kind) === group(row.kind) && plain(item.what) === plain(row.item)),
  );
};

/**
 * What of an inventory has its row, section by section. `missing` has none; `awaited` has none yet, and the inventory says why; `stale` is called
 * awaited and has one, or is not in the inventory at all.
 */
export const coverage = (inventory, rows) => {
  const awaited = inventory.awaited ?? {};
  const items = itemsOf(inventory).map((item) => ({ ...item, covered: rows.some((row) => covers(item, row)) }));
  const bare = items.filter(({ covered }) => !covered);
  const bareKeys = new Set(bare.map(awaitedKey));
  return {
    missing: bare.filter((item) => awaited[awaitedKey(item)] === undefined),
    awaited: [...bareKeys].filter((key) => awaited[key] !== undefined).map((key) => ({ key, why: awaited[key] })),
    stale: Object.keys(awaited).filter((key) => !bareKeys.has(key)),
    sections: [...new Set(items.map(({ source }) => source))].map((source) => {
      const here = items.filter((item) => item.source === source);
      return { source, all: here.length, covered: here.filter(({ covered }) => covered).length };
    }),
  };
};

export const readInventory = (file) => JSON.parse(readFileSync(file, 'utf8'));
