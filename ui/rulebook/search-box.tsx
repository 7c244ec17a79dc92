import { useMemo, useState } from 'react';
import type { Chapter, PlainChapter } from '../../adapters/composition/rulebook';
import { searchIn, type Named } from './search';

interface SearchProps {
  readonly chapters: readonly Chapter[];
  readonly plainChapters: readonly PlainChapter[];
  readonly others: readonly Named[];
}

const sayCount = (query: string, count: number): string => {
  if (query.trim() === '') return '';
  if (count === 0) return 'The documents do not say.';
  return count === 1 ? '1 answer' : `${count} answers, the likeliest first`;
};

/** Finds a rule by a word, a number or a source. */
export const Search = ({ chapters, plainChapters, others }: SearchProps) => {
  const [query, setQuery] = useState('');
  const search = useMemo(() => searchIn(chapters, plainChapters, others), [chapters, plainChapters, others]);
  const found = useMemo(() => search(query), [search, query]);
  return (
    <search className="search">
      <label htmlFor="search-field">Ask the rules</label>
      <input
        id="search-field"
        type="search"
        autoComplete="off"
        placeholder="89 minutes, no show, buttons in 41, R12 …"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status" className="quiet">
        {sayCount(query, found.length)}
      </p>
      {found.length > 0 && (
        <ul className="found">
          {found.map(({ href, title, detail, from }) => (
            <li key={`${href} ${detail}`}>
              <a href={href}>
                <b>{detail}</b>
                <span>
                  {title} {from}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
};
