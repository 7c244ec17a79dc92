import type { Chapter, Tested } from '../../adapters/composition/rulebook';
import type { Standing } from './agreed/agreed';
import { sayStanding, usualStanding } from './agreed/sayings';
import { printCaseLink } from './case-link';
import { ask, unusualIn, usualIn } from './cases';
import { sayParts } from './in-words';
import { placeOfCase } from './parts';
import { SaidList } from './said-list';

interface KeptCasesProps {
  readonly chapter: Chapter;
  readonly cases: Tested['cases'];
  readonly standings: readonly Standing[];
}

const answerTo = (chapter: Chapter, question: Tested['cases'][number]['question']): string => {
  const asked = ask(chapter, question);
  if (asked._tag === 'NotUnderstood') return asked.faults.join('; ');
  return asked.verdict.says ?? asked.verdict.reason;
};

/** The cases that are kept for a rule, each with what it shows and who agreed to it. */
export const KeptCases = ({ chapter, cases, standings }: KeptCasesProps) => {
  const { name } = chapter.rule;
  const usual = usualIn(cases.map(({ question }) => question));
  const byKey = new Map(standings.map((standing) => [standing.item.key, standing]));
  const own = cases.flatMap(({ line }) => byKey.get(placeOfCase(name, line)) ?? []);
  const agreed = usualStanding(own);
  return (
    <details className="kept-cases">
      <summary>The cases that are kept: {cases.length}</summary>
      <p className="quiet">
        Each is a test{agreed === undefined ? '' : `, and ${agreed}, unless it says otherwise`}. A case in the form
        becomes one with ‘Add a case’.
      </p>
      <table className="carded" aria-label={`The cases that are kept: ${chapter.title}`}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">What it shows</th>
            <th scope="col">The case</th>
            <th scope="col">The portal answers</th>
          </tr>
        </thead>
        <tbody>
          {cases.map(({ line, title, question, row }) => {
            const key = placeOfCase(name, line);
            const standing = byKey.get(key);
            const said = standing === undefined ? undefined : sayStanding(standing);
            const differs = sayParts(chapter, question, unusualIn(usual, question));
            return (
              <tr key={key} id={key}>
                <th scope="row">{row}</th>
                <td>
                  {title}
                  {said !== agreed && <span className="quiet">{said}</span>}
                </td>
                <td data-label="The case">
                  {differs.length === 0 ? <span className="quiet">as usual</span> : <SaidList said={differs} />}
                  <a href={printCaseLink(name, question)} data-needs-script>
                    Open it in the form
                  </a>
                </td>
                <td data-label="The portal answers">{answerTo(chapter, question)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="quiet">What they have in common</p>
      <SaidList said={sayParts(chapter, usual, Object.keys(usual))} />
    </details>
  );
};
