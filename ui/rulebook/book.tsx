import type { Chapter, Diagram, PlainChapter } from '../../adapters/composition/rulebook';
import { compared } from './agreed/agreed';
import { itemsOf, numberItems } from './agreed/items';
import { WhatChanged } from './agreed/what-changed';
import { ChapterPage } from './chapter-page';
import { Contents } from './contents';
import { Documents } from './documents/documents';
import { provedBy, sayProved, type Facts } from './facts';
import { Machine } from './machine';
import { Made } from './made';
import { OtherRules } from './other-rules';
import { partsIn, slugOf } from './parts';
import { places } from './places';
import { PlainChapterPage } from './plain-chapter-page';
import { NumberList } from './trying/number-list';
import { Wordings } from './wordings';

interface BookProps {
  readonly chapters: readonly Chapter[];
  readonly plainChapters: readonly PlainChapter[];
  readonly machines: readonly Diagram[];
  readonly facts: Facts;
}

/** The whole book as static HTML. */
export const Book = ({ chapters, plainChapters, machines, facts }: BookProps) => {
  const parts = partsIn(chapters, plainChapters);
  return (
    <>
      <a className="skip" href="#book">
        To the rules
      </a>
      <header className="masthead">
        <h1>The rule book</h1>
        <div id={places.search} data-needs-script />
        <p>
          Every rule of the candidate portal: in words, with where it comes from, real cases and what the portal answers
          to them. The answers are not written down here: the portal’s own rules gave them when the book was made.
        </p>
        <p>
          <a href={`#${places.documents}`}>The documents, sentence by sentence</a>: what became of each, and the gaps.
        </p>
        <p className="quiet">{sayProved(provedBy(Object.values(facts.proofs).flat()))} stand behind it.</p>
        <Made facts={facts} />
      </header>
      <div className="spread">
        <Contents parts={parts} machines={machines} />
        <main id="book" tabIndex={-1}>
          <WhatChanged
            compared={compared(facts.agreed, [...itemsOf(chapters, plainChapters, facts.tested), ...numberItems])}
          />
          {parts.map(({ part, chapters: own, plainChapters: plain }) => (
            <div key={part} className="part" id={slugOf(part)}>
              <h2 className="part-name">{part}</h2>
              {own.map(({ chapter, number }) => (
                <ChapterPage key={chapter.rule.name} chapter={chapter} number={number} facts={facts} />
              ))}
              {plain.map(({ chapter, number }) => (
                <PlainChapterPage key={chapter.name} chapter={chapter} number={number} facts={facts} />
              ))}
            </div>
          ))}
          {machines.length > 0 && (
            <div className="part" id={places.machines}>
              <h2 className="part-name">What leads where</h2>
              {machines.map((machine) => (
                <article key={machine.title} className="chapter" id={slugOf(machine.title)}>
                  <Machine diagram={machine} picture={facts.pictures[machine.title]} />
                </article>
              ))}
            </div>
          )}
          <NumberList facts={facts} />
          <OtherRules facts={facts} />
          <Documents parts={parts} facts={facts} />
        </main>
      </div>
      <Wordings wordings={facts.wordings} />
    </>
  );
};
