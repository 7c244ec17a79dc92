import type { Agreed } from '../../../adapters/composition/rulebook';
import { places } from '../places';
import { changedSince, type ChangedItem } from './agreed';
import type { Item } from './items';

const ChangedLine = ({ item: { href, title, before, after, agreement } }: { readonly item: ChangedItem }) => (
  <tr>
    <th scope="row">
      {href === undefined ? title : <a href={href}>{title}</a>}
      {agreement !== undefined && (
        <span className="quiet">
          {' '}
          as agreed to by: {agreement.by}, {agreement.on}
        </span>
      )}
    </th>
    <td data-label="Then">{before ?? 'It was not there.'}</td>
    <td data-label="Now">{after ?? 'It is gone.'}</td>
  </tr>
);

const sayCount = (count: number): string =>
  count === 0
    ? 'Nothing: the book says what was agreed to.'
    : `${count === 1 ? '1 sentence, row or number changed since, or is' : `${count} sentences, rows and numbers changed since, or are`} new.`;

/** What the book opens on: every item that changed since somebody agreed to it, before and after. */
export const WhatChanged = ({ items, agreed }: { readonly items: readonly Item[]; readonly agreed: Agreed }) => {
  const changed = changedSince(agreed, items);
  return (
    <div className="part" id={places.changed}>
      <h2 className="part-name">What changed since it was agreed to</h2>
      <p className="lead">{sayCount(changed.length)}</p>
      <p className="quiet">
        Each is compared with what was agreed to last, by an expert or, until one has read it, by the release that said
        it first.
      </p>
      {changed.length > 0 && (
        <details open={changed.length <= 20}>
          <summary>Each, then and now</summary>
          <table className="changes between carded" aria-label="What changed since it was agreed to">
            <thead>
              <tr>
                <th scope="col">Where</th>
                <th scope="col">Then</th>
                <th scope="col">Now</th>
              </tr>
            </thead>
            <tbody>
              {changed.map((item) => (
                <ChangedLine key={item.key} item={item} />
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
};
