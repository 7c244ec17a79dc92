import type { Chapter } from '../../adapters/composition/rulebook';
import { AgreedTo } from './agreed/agreed-to';
import { standingsOf } from './agreed/agreed';
import { itemsOf } from './agreed/items';
import { stepsOf } from './cases';
import { Cite } from './cite';
import type { Facts } from './facts';
import { ConditionTable } from './condition-table';
import { KeptCases } from './kept-cases';
import { Machine } from './machine';
import { Made } from './made';
import { sayOurs } from './ours';
import { places } from './places';
import { Proofs } from './proofs';
import { Question } from './question';
import { printRemarks, remarksOn } from './remarks';
import { SaidList } from './said-list';
import { NumbersOfRule } from './trying/number-list';

const Sources = ({ chapter, facts }: { readonly chapter: Chapter; readonly facts: Facts }) => (
  <ul className="sources" aria-label="Where it comes from">
    {chapter.sources.map(({ cites, says, instead = [] }) => (
      <li key={cites}>
        <Cite cites={cites} title={facts.sources[cites]} worded={facts.wordings[cites] !== undefined} /> {says}
        {instead.map((reading) => (
          <span key={reading} className="instead">
            Not chosen: {reading}
          </span>
        ))}
      </li>
    ))}
    {chapter.ours !== undefined && <li>{sayOurs(chapter.ours)}</li>}
  </ul>
);

const Boundary = ({ chapter }: { readonly chapter: Chapter }) =>
  chapter.boundary !== undefined && (
    <>
      <h4>Around the boundary</h4>
      <div className="wide" role="region" aria-label={`Around the boundary: ${chapter.title}`} tabIndex={0}>
        <table className="boundary">
          <thead>
            <tr>
              <th scope="col">{chapter.boundary.what}</th>
              <th scope="col">The portal answers</th>
              <th scope="col">Because</th>
            </tr>
          </thead>
          <tbody>
            {stepsOf(chapter).map(({ value, answer, says, reason }) => (
              <tr key={value}>
                <th scope="row">{value.toLocaleString('en-US')}</th>
                <td>{says ?? <SaidList said={answer} />}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );

interface ChapterPageProps {
  readonly chapter: Chapter;
  readonly number: number;
  readonly facts: Facts;
}

export const ChapterPage = ({ chapter, number, facts }: ChapterPageProps) => {
  const { name } = chapter.rule;
  const { cases, rows: tested } = facts.tested[name] ?? { cases: [], rows: [] };
  const standings = standingsOf(facts.agreed, itemsOf([chapter], [], facts.tested));
  const remarks = remarksOn(
    tested,
    standings.filter(({ item: { place } }) => place !== undefined),
  );
  return (
    <article className="chapter" id={chapter.rule.name}>
      <h3>
        <span className="number">{number}</span> {chapter.title}
      </h3>
      <p className="lead">{chapter.sentence}</p>
      <Sources chapter={chapter} facts={facts} />
      <button type="button" className="link print" data-needs-script data-print={chapter.rule.name}>
        Print this sheet
      </button>
      <a className="to-form" href={`#${chapter.rule.name}-ask`} data-needs-script>
        Ask this rule yourself
      </a>
      <div id={places.asked(chapter.rule.name)} data-remarks={printRemarks(remarks)}>
        <Question chapter={chapter} remarks={remarks} />
      </div>
      <ConditionTable chapter={chapter} tested={tested} />
      <Boundary chapter={chapter} />
      {chapter.diagrams.map((diagram) => (
        <Machine key={diagram.title} diagram={diagram} picture={facts.pictures[diagram.title]} />
      ))}
      <NumbersOfRule code={chapter.code} facts={facts} />
      <h4>How we know</h4>
      <KeptCases chapter={chapter} cases={cases} standings={standings} />
      <Proofs files={chapter.tests} facts={facts} />
      <AgreedTo of={name} title={chapter.title} standings={standings} digests={facts.digests} />
      <p className="where">
        In the code:{' '}
        {chapter.code.map((file) => (
          <code key={file}>{file}</code>
        ))}
        . In a terminal: <code>npm run --silent cli -- rules {chapter.rule.name}</code>
      </p>
      <Made facts={facts} />
    </article>
  );
};
