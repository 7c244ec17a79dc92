import { places } from '../places';
import type { Compared } from './agreed';
import { changesSince, type ChangeSince, type PartChange } from './changes-since';

const absent: Readonly<Record<ChangeSince['how'], string>> = {
  agreed: '',
  changed: '',
  moved: '',
  new: 'It was not there.',
  gone: 'It is gone.',
};

interface SideProps {
  readonly change: ChangeSince;
  readonly side: 'before' | 'after';
}

/** Alone, these two say what they are. */
const plain: readonly string[] = ['It says', 'Place'];
const named = ({ name }: PartChange, alone: boolean): string => (alone && plain.includes(name) ? '' : name);

/** The parts of one side that differ from the other. */
const Side = ({ change: { how, parts }, side }: SideProps) => {
  const said = parts.flatMap((part) => {
    const words = part[side];
    return words === undefined ? [] : [{ name: named(part, parts.length === 1), words }];
  });
  return said.length === 0 ? (
    <>{absent[how]}</>
  ) : (
    <span className="said">
      {said.map(({ name, words }) => (
        <span key={name}>
          {name !== '' && <span className="name">{name}</span>} <span className="words">{words}</span>{' '}
        </span>
      ))}
    </span>
  );
};

const ChangedLine = ({ change }: { readonly change: ChangeSince }) => {
  const { href, title, how, agreement } = change;
  return (
    <tr>
      <th scope="row">
        {href === undefined ? title : <a href={href}>{title}</a>}
        {how === 'moved' && <span className="moved"> It moved, and says the same.</span>}
        {agreement !== undefined && (
          <span className="quiet">
            {' '}
            as agreed to by: {agreement.by}, {agreement.on}
          </span>
        )}
      </th>
      <td data-label="Then">
        <Side change={change} side="before" />
      </td>
      <td data-label="Now">
        <Side change={change} side="after" />
      </td>
    </tr>
  );
};

const counted = (changes: readonly ChangeSince[], how: ChangeSince['how'], verb: string): readonly string[] => {
  const count = changes.filter((one) => one.how === how).length;
  return count === 0 ? [] : [`${count} ${verb}`];
};

/** `2 say something else, 1 moved, 3 are new.` */
const sayCount = (changes: readonly ChangeSince[]): string =>
  changes.length === 0
    ? 'Nothing: the book says what was agreed to.'
    : `Of the sentences, rows, cases and numbers: ${[
        ...counted(changes, 'changed', 'changed'),
        ...counted(changes, 'moved', 'moved'),
        ...counted(changes, 'new', 'new'),
        ...counted(changes, 'gone', 'gone'),
      ].join(', ')}.`;

/** What the book opens on: every item that changed since somebody agreed to it, before and after. */
export const WhatChanged = ({ compared }: { readonly compared: Compared }) => {
  const changes = changesSince(compared);
  return (
    <div className="part" id={places.changed}>
      <h2 className="part-name">What changed since it was agreed to</h2>
      <p className="lead">{sayCount(changes)}</p>
      <p className="quiet">
        Each is compared with what was agreed to last, by an expert or, until one has read it, by the release that said
        it first.
      </p>
      {changes.length > 0 && (
        <details open={changes.length <= 20}>
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
              {changes.map((change) => (
                <ChangedLine key={`${change.key} ${change.how}`} change={change} />
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
};
