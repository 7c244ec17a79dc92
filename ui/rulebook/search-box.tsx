import { useMemo, useState } from 'react';
import type { Chapter } from '../../adapters/composition/rulebook';
import { searchIn, type Found } from './search';

interface SearchProps {
  readonly chapters: readonly Chapter[];
  readonly others: readonly Found[];
}

const sayCount = (query: string, count: number): string => {
  if (query.trim() === '') return '';
  if (count === 0) return 'Nothing has these words. Try fewer of them, or a number such as 41.';
  return count === 1 ? '1 place' : `${count} places`;
};

/** Finds a rule by a word, a number or a source. */
export const Search = ({ chapters, others }: SearchProps) => {
  const [query, setQuery] = useState('');
  const search = useMemo(() => searchIn(chapters, others), [chapters, others]);
  const found = useMemo(() => search(query), [search, query]);
  return (
    <search className="search">
      <label htmlFor="search-field">Find a rule</label>
      <input
        id="search-field"
        type="search"
        autoComplete="off"
        placeholder="join, third reschedule, 17, R12 …"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status" className="quiet">
        {sayCount(query, found.length)}
      </p>
      {found.length > 0 && (
        <ul className="found">
          {found.map(({ href, title, detail }) => (
            <li key={`${href} ${detail}`}>
              <a href={href}>
                <b>{title}</b>
                <span>{detail}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
};
