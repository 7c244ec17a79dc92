import MiniSearch from 'minisearch';
import type { Outcome } from './outcome';

/** How many letters may be wrong, missing or too many: a third of the word, and two letters change places in any. */
const slips = (word: string): number => Math.max(2, Math.round(word.length / 3));

/** The name that was most likely meant. Undefined: none is near. */
const nearest = (typed: string, names: readonly string[]): string | undefined => {
  const search = new MiniSearch<{ readonly id: string }>({
    fields: ['id'],
    tokenize: (text) => [text],
    searchOptions: { fuzzy: slips, prefix: true },
  });
  search.addAll(names.map((id) => ({ id })));
  const [best] = search.search(typed);
  return best === undefined ? undefined : String(best.id);
};

/**
 * A name that nothing has, in one line: the nearest name, and what lists all.
 * @param what what it would name: `rule`
 * @param list the command that lists the names: `rules`
 */
export const misnamed = (what: string, typed: string, names: readonly string[], list: string): Outcome => {
  const meant = nearest(typed, names);
  const proposal = meant === undefined ? '' : ` Did you mean ${meant}?`;
  return { exit: 2, stdout: '', stderr: `There is no ${what} ${JSON.stringify(typed)}.${proposal} All: ${list}\n` };
};
