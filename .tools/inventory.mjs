import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { sources } from './files.mjs';
import { root } from './process.mjs';
import { saidIn } from './said.mjs';
import { testsIn } from './titles.mjs';

/*
 * tests/inventories/*.json: what a document of the specification requires, by section and paragraph, as short items in our words, and the
 * test that shows each.
 *
 * For an item that is a string, the test is found automatically: for a `text` or `error` of the portal, a `route` in application/navigation
 * or a `call` in the contract, a test that spells it out; for any other kind, a test whose title cites it in brackets after its source:
 * `[spec 2 §9 re-record limit]`. Case and punctuation don't matter, `{n}` in a text matches anything, and a text of three words or more may
 * be part of a longer one.
 *
 * `{ "tests/a.test.ts › part of a title": ["an item", …] }` names the test instead. `notes` say why an item differs from the document,
 * `awaited` why it isn't built yet.
 */

const kinds = ['route', 'screen', 'dialog', 'text', 'field', 'call', 'error', 'constant', 'rule'];

const plain = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}#+]+/gu, ' ')
    .trim();

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with gaps, `{n}`, as a pattern for one line. */
const patternOf = (text) => {
  const words = plain(text);
  const pattern = words
    .split(/\{\w+\}/)
    .map(escaped)
    .join('.+?');
  return new RegExp(words.split(' ').length >= 3 ? `(?:^| )${pattern}(?: |$)` : `^${pattern}$`, 'mu');
};

/** `/apply/:id/:linkType?` is `/apply/{id}` and `/apply/{id}/{linkType}`. */
const routesOf = (pattern) => {
  const unnamed = (path) => path.replace(/\{[^}]*\}|:\w+\??/g, ':');
  return [unnamed(pattern), unnamed(pattern.replace(/\/:\w+\?/g, ''))];
};

const pathOf = (call) => call.replace(/^[A-Z]+ \/?/, '').replace(/\/$/, '');

const under = (...folders) =>
  sources().filter((file) => folders.some((folder) => relative(root, file).startsWith(folder)));

const once = (make) => {
  let made;
  return () => (made ??= make());
};

/** The product's own texts, routes and calls. */
const product = {
  words: once(() =>
    saidIn(under('ui/', 'application/', 'domain/').filter((f) => !/\/gallery\/|-states\.tsx?$/.test(f))),
  ),
  contract: once(() => saidIn(under('adapters/contract/')).exact),
  routes: once(() => new Set([...saidIn(under('application/navigation/')).exact].flatMap(routesOf))),
};

/** A title whose gaps are alike, whether a number, a text or a list fills them. */
const withGaps = (title) => title.replace(/%[sdifjop]/g, '%s');

/** Every item with its place in the document and the test it names, in the document's order. */
export const itemsOf = ({ document, sections }) =>
  sections.flatMap(({ section, paragraphs }) =>
    paragraphs.flatMap(({ about, ...listed }) =>
      Object.entries(listed).flatMap(([kind, entries]) =>
        entries
          .flatMap((entry) =>
            typeof entry === 'string'
              ? [{ what: entry }]
              : Object.entries(entry).flatMap(([test, whats]) => whats.map((what) => ({ what, test }))),
          )
          .map((item) => ({ ...item, kind, about, source: document === '' ? section : `${document} ${section}` })),
      ),
    ),
  );

/**
 * Finds the test that shows an item, by titles and texts: the test's name, or a fault.
 * @param {{ file: string, titles: readonly string[], text: string }[]} texts what they spell out
 * @param {Map<string, object>} cited tests by what their titles cite
 */
export const shownBy = ({ texts, cited }) => {
  const whole = once(() => texts.map(({ text }) => plain(text)).join('\n'));
  const lines = once(() => {
    const starts = [];
    let at = 0;
    for (const { text } of texts) {
      starts.push(at);
      at += plain(text).length + 1;
    }
    return starts;
  });
  const nameOf = ({ file, titles }) => [file, ...titles].join(' › ');

  const spelledOut = (what) => {
    const at = whole().search(patternOf(what));
    if (at < 0) return { fault: 'no test spells it out' };
    const line = lines().findLastIndex((start) => start <= at);
    return { test: nameOf(texts[line]) };
  };
  const written = (fits) => {
    const found = texts.find(({ text }) => fits(text));
    return found === undefined ? { fault: 'no test writes it down' } : { test: nameOf(found) };
  };

  const named = ({ test }) => {
    const [file, ...part] = test.split(' › ');
    if (!existsSync(resolve(root, file))) return { fault: `its test file is not there: ${file}` };
    const titles = testsIn(resolve(root, file)).map((one) => withGaps(one.join(' › ')));
    return part.length > 0 && titles.some((title) => title.includes(withGaps(part.join(' › '))))
      ? { test }
      : { fault: `no such test: ${test}` };
  };

  return (item) => {
    const { kind, what, source } = item;
    if (!kinds.includes(kind)) return { fault: 'is of no kind we know' };
    if (item.test !== undefined) return named(item);
    switch (kind) {
      case 'text':
      case 'error':
        if (!product.words().says(what) && !what.includes('{')) return { fault: 'the portal does not say it' };
        return spelledOut(what);
      case 'route': {
        const [wanted] = routesOf(what);
        if (!product.routes().has(wanted)) return { fault: 'no route of ours' };
        return written((text) => routesOf(text).includes(wanted));
      }
      case 'call':
        if (!product.contract().has(pathOf(what))) return { fault: 'this path is not in the contract' };
        return written((text) => text.endsWith(pathOf(what)));
      default: {
        const test = cited.get(`${source} ${plain(what)}`);
        return test === undefined ? { fault: `no title cites [${source} ${what}]` } : { test: nameOf(test) };
      }
    }
  };
};

/** Each item of an inventory with the test that shows it, and what is wrong with the list. */
export const traced = (inventory, show, known) => {
  const { awaited = {}, notes = {} } = inventory;
  const keyOf = ({ kind, what }) => `${kind} ${what}`;
  const items = itemsOf(inventory).map((item) => ({ ...item, ...show(item) }));
  const faulty = items.filter(({ fault }) => fault !== undefined);
  const missing = new Set(faulty.map(keyOf));
  const keys = new Set(items.map(keyOf));
  return {
    items,
    faults: [
      ...items
        .filter(({ source }) => known[source] === undefined)
        .map(({ kind, what, source }) => `${kind} "${what}" comes from no source we know: ${source}`),
      ...faulty
        .filter((item) => awaited[keyOf(item)] === undefined)
        .map(({ kind, what, source, about, fault }) => `${kind} "${what}" (${source}, ${about}): ${fault}`),
      ...Object.keys(awaited)
        .filter((key) => !missing.has(key))
        .map((key) => `awaited, but it is there or in no paragraph: ${key}`),
      ...Object.keys(notes)
        .filter((key) => !keys.has(key))
        .map((key) => `a note about what is in no paragraph: ${key}`),
    ],
    awaited: Object.entries(awaited).map(([key, why]) => `awaited: ${key}: ${why}`),
    sections: [...new Set(items.map(({ source }) => source))].map((source) => {
      const here = items.filter((item) => item.source === source);
      return `${source} ${here.filter(({ fault }) => fault === undefined).length} of ${here.length}`;
    }),
  };
};
