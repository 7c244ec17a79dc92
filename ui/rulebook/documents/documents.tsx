import { Fragment } from 'react';
import { isGap, markKinds, type MarkedSentence } from '../../../adapters/composition/rulebook';
import type { BookDocument, Facts } from '../facts';
import type { Part } from '../parts';
import { places } from '../places';
import { countsOf, markLabels, sectionsOf } from './counts';
import { keptIn, type Kept } from './kept';
import { SentenceText } from './sentence-text';

const Where = ({ kept: { says, href, isCode } }: { readonly kept: Kept }) => {
  const said = isCode ? <code>{says}</code> : says;
  return href === undefined ? <>{said}</> : <a href={href}>{said}</a>;
};

interface SentenceLineProps {
  readonly sentence: MarkedSentence;
  readonly keptAt: (place: string) => Kept;
}

const SentenceLine = ({ sentence: { text, marks, missing }, keptAt }: SentenceLineProps) => (
  <li>
    <p>
      <SentenceText text={text} />
    </p>
    {missing !== undefined && (
      <p className="missing">
        <b>Gap</b> {missing}
      </p>
    )}
    {markKinds.map((kind) => {
      const all = marks[kind];
      if (all === undefined) return null;
      return (
        <p key={kind} className="where">
          <b>{markLabels[kind]}</b>
          {all.map((place, at) => (
            <Fragment key={place}>
              {at === 0 ? ' ' : ' · '}
              {kind === 'not ours' ? place : <Where kept={keptAt(place)} />}
            </Fragment>
          ))}
        </p>
      );
    })}
  </li>
);

const Counts = ({ documents }: { readonly documents: readonly BookDocument[] }) => (
  <table className="carded mark-counts" aria-label="Sentences by mark">
    <thead>
      <tr>
        <th scope="col">Document</th>
        {countsOf([]).map(({ label }) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {documents.map(({ name, sentences }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {countsOf(sentences).map(({ label, count }) => (
            <td key={label} data-label={label}>
              {count}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const sayGaps = (gaps: number): string => {
  if (gaps === 0) return 'None: the portal does what each sentence asks.';
  return gaps === 1
    ? 'The portal does not do what this sentence asks, or only in part:'
    : `The portal does not do what these ${gaps} sentences ask, or only in part:`;
};

interface DocumentsProps {
  readonly parts: readonly Part[];
  readonly facts: Facts;
}

/** Each sentence of the documents and of the rulings, with its marks and where it is kept; the gaps come first. */
export const Documents = ({ parts, facts }: DocumentsProps) => {
  const keptAt = keptIn(parts, facts);
  const gaps = facts.documents.flatMap(({ name, cites, sentences }) =>
    sentences
      .filter(isGap)
      .map((sentence) => ({ sentence, at: cites === '' ? sentence.section : `${name}, ${sentence.section}` })),
  );
  return (
    <div className="part documents" id={places.documents}>
      <h2 className="part-name">The documents, sentence by sentence</h2>
      <p className="lead">
        What became of each sentence of the two documents and of the rulings, and where the portal keeps it. A rule is
        something that the portal decides or answers, a screen something that it shows, a constant a number or another
        fixed value. Not ours is what asks for nothing, or what a ruling decides otherwise. A sentence may have several
        marks; one that the portal does not fulfill is a gap.
      </p>
      <Counts documents={facts.documents} />
      <section className="chapter gaps" aria-label="Gaps">
        <h3>Gaps</h3>
        <p>{sayGaps(gaps.length)}</p>
        <ul className="sentences">
          {gaps.map(({ sentence: { text, missing }, at }) => (
            <li key={text}>
              <p>
                <b>{at}</b> <SentenceText text={text} />
              </p>
              <p className="missing">{missing}</p>
            </li>
          ))}
        </ul>
      </section>
      {facts.documents.map(({ name, cites, sentences }) => (
        <details key={name} className="area">
          <summary>
            <h3>{name}</h3>
            <span className="quiet">{sentences.length} sentences</span>
          </summary>
          {sectionsOf(sentences).map(({ section, sentences: own }) => (
            <section key={section} className="file">
              <h4>
                {section === '' ? 'Before the first section' : section} {facts.sources[`${cites} ${section}`.trim()]}
              </h4>
              <ol className="sentences">
                {own.map((sentence) => (
                  <SentenceLine key={sentence.text} sentence={sentence} keptAt={keptAt} />
                ))}
              </ol>
            </section>
          ))}
        </details>
      ))}
    </div>
  );
};
