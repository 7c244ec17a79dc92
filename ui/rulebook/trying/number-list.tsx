import { parameters, sayValue, type Parameter } from '../../../domain/parameters/sheet';
import { AgreedTo } from '../agreed/agreed-to';
import { standingsOf } from '../agreed/agreed';
import { numberItems, numbersKey } from '../agreed/items';
import { Cite } from '../cite';
import type { Facts } from '../facts';
import { allOurs } from '../ours';
import { places } from '../places';

const cited = /^(?:R\d|spec )/;

const NumberLine = ({
  number: { name, value, unit, source, sentence },
  facts,
}: {
  readonly number: Parameter;
  readonly facts: Facts;
}) => (
  <tr>
    <th scope="row">{sayValue(value, unit)}</th>
    <td>
      {sentence} <code>{name}</code>{' '}
      <a href={places.number(name)} data-needs-script aria-label={`Try another value: ${sentence}`}>
        Try another value
      </a>
    </td>
    <td data-label="From">
      {cited.test(source) ? (
        <Cite cites={source} title={facts.sources[source]} worded={facts.wordings[source] !== undefined} />
      ) : (
        allOurs
      )}
    </td>
  </tr>
);

/** Every number of the rules, and the place where another value is tried. */
export const NumberList = ({ facts }: { readonly facts: Facts }) => (
  <div className="part" id={places.numbers}>
    <h2 className="part-name">The numbers</h2>
    <p className="lead">
      Each number of a rule stands once, here, with the sentence that it decides. Try another value: the rules answer
      with it, in this page, and the tests that would fail are named. Nothing is saved, and the portal keeps its own.
    </p>
    <AgreedTo
      of={numbersKey}
      title="The numbers"
      standings={standingsOf(facts.agreed, numberItems)}
      digests={facts.digests}
    />
    <div id={places.tryNumber} data-needs-script />
    <table className="numbers carded" aria-label="The numbers">
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">What it decides</th>
          <th scope="col">From</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map((number) => (
          <NumberLine key={number.name} number={number} facts={facts} />
        ))}
      </tbody>
    </table>
  </div>
);

interface NumbersOfRuleProps {
  /** The files of the rule. */
  readonly code: readonly string[];
  readonly facts: Facts;
}

/** The numbers that a rule reads, each with the way to try another value. */
export const NumbersOfRule = ({ code, facts }: NumbersOfRuleProps) => {
  const read = new Set(facts.files.filter(({ file }) => code.includes(file)).flatMap(({ numbers }) => numbers));
  const own = parameters.filter(({ name }) => read.has(name));
  return (
    own.length > 0 && (
      <>
        <h4>Its numbers</h4>
        <ul className="own-numbers">
          {own.map(({ name, sentence }) => (
            <li key={name}>
              {sentence}{' '}
              <a href={places.number(name)} data-needs-script aria-label={`Try another value: ${sentence}`}>
                Try another value
              </a>
            </li>
          ))}
        </ul>
      </>
    )
  );
};
