import type { Diagram } from '../../adapters/composition/rulebook';
import { slugOf, type Part } from './parts';
import { places } from './places';

interface ContentsProps {
  readonly parts: readonly Part[];
  readonly machines: readonly Diagram[];
}

/** The list of chapters: beside the book on a wide screen, before it on a narrow one. */
export const Contents = ({ parts, machines }: ContentsProps) => (
  <nav className="contents" aria-label="Contents">
    <section>
      <h2>
        <a href={`#${places.changed}`}>What changed</a>
      </h2>
    </section>
    {parts.map(({ part, chapters, plainChapters }) => (
      <section key={part}>
        <h2>{part}</h2>
        <ol>
          {chapters.map(({ chapter, number }) => (
            <li key={chapter.rule.name}>
              <a href={`#${chapter.rule.name}`}>
                <span className="number">{number}</span>
                <span>{chapter.title}</span>
              </a>
            </li>
          ))}
          {plainChapters.map(({ chapter, number }) => (
            <li key={chapter.name}>
              <a href={`#${chapter.name}`}>
                <span className="number">{number}</span>
                <span>{chapter.title}</span>
              </a>
            </li>
          ))}
        </ol>
      </section>
    ))}
    {machines.length > 0 && (
      <section>
        <h2>What leads where</h2>
        <ol>
          {machines.map(({ title }) => (
            <li key={title}>
              <a href={`#${slugOf(title)}`}>
                <span className="number">→</span>
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ol>
      </section>
    )}
    <section>
      <h2>
        <a href={`#${places.numbers}`}>The numbers</a>
      </h2>
    </section>
    <section>
      <h2>
        <a href={`#${places.others}`}>Every other rule</a>
      </h2>
    </section>
    <section>
      <h2>
        <a href={`#${places.documents}`}>The documents, sentence by sentence</a>
      </h2>
    </section>
  </nav>
);
