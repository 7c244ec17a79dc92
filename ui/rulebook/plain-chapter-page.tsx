import type { PlainChapter } from '../../adapters/composition/rulebook';
import { AgreedTo } from './agreed/agreed-to';
import { standingsOf } from './agreed/agreed';
import { itemsOf } from './agreed/items';
import { Cite } from './cite';
import type { Facts } from './facts';
import { Made } from './made';
import { allOurs, sayOurs } from './ours';
import { placeOfPlainRule } from './parts';
import { StatusMatrix } from './status-matrix';

interface PlainChapterPageProps {
  readonly chapter: PlainChapter;
  readonly number: number;
  readonly facts: Facts;
}

/** A chapter of rules without a form: each a sentence with its source and its place in the code. */
export const PlainChapterPage = ({ chapter, number, facts }: PlainChapterPageProps) => {
  const { name, title, rows } = chapter;
  return (
    <article className="chapter" id={name}>
      <h3>
        <span className="number">{number}</span> {title}
      </h3>
      <button type="button" className="link print" data-needs-script data-print={name}>
        Print this sheet
      </button>
      <ul className="plain-chapter">
        {rows.map(({ id, says, cites, ours, code }) => (
          <li key={id} id={placeOfPlainRule(name, id)}>
            <p>{says}</p>
            <p className="where">
              {cites.map((one) => (
                <Cite key={one} cites={one} title={facts.sources[one]} worded={facts.wordings[one] !== undefined} />
              ))}
              {cites.length === 0 ? allOurs : sayOurs(ours)} {code !== undefined && <code>{code}</code>}
            </p>
          </li>
        ))}
      </ul>
      <AgreedTo
        of={name}
        title={title}
        standings={standingsOf(facts.agreed, itemsOf([], [chapter], {}))}
        digests={facts.digests}
      />
      {name === 'status-buttons' && <StatusMatrix />}
      <Made facts={facts} />
    </article>
  );
};
