import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { rulesWith, ruleSet } from '../../../adapters/composition/rulebook';
import { parameters, sayValue, type Parameter } from '../../../domain/parameters/sheet';
import { places } from '../places';
import { changesBetween, saidWith, triedAs, type Change, type ChapterChanges } from './changes';
import { FailingTests } from './failing-tests';

const numberIn = (hash: string): Parameter | undefined => parameters.find(({ name }) => places.number(name) === hash);

/** A tenth where the least value has one, otherwise whole. */
const stepOf = ({ min, value }: Parameter): number => (Number.isInteger(min) && Number.isInteger(value) ? 1 : 0.1);

const ChangeLine = ({ change: { about, before, after } }: { readonly change: Change }) => (
  <tr>
    <th scope="row">{about === '' ? 'The sentence' : about}</th>
    <td data-label="Now">{before}</td>
    <td data-label="Then">{after}</td>
  </tr>
);

const ChangedChapter = ({ chapter: { name, title, changes } }: { readonly chapter: ChapterChanges }) => (
  <details open>
    <summary>
      <a href={`#${name}`}>{title}</a> <span className="quiet">{changes.length}</span>
    </summary>
    <table className="changes between carded" aria-label={`What changes: ${title}`}>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Now</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {[...changes.filter(({ isDecision }) => isDecision), ...changes.filter(({ isDecision }) => !isDecision)].map(
          (change) => (
            <ChangeLine key={`${change.about} ${change.before}`} change={change} />
          ),
        )}
      </tbody>
    </table>
  </details>
);

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const sayCount = (changes: readonly Change[], value: string): string => {
  if (changes.length === 0) return `With ${value} no row, boundary or sentence of the book changes.`;
  const decisions = changes.filter(({ isDecision }) => isDecision).length;
  const sentences = changes.length - decisions;
  return `With ${value} ${counted(decisions, 'case is', 'cases are')} decided otherwise, and ${counted(sentences, 'sentence says', 'sentences say')} something else.`;
};

const Effects = ({ number, tried }: { readonly number: Parameter; readonly tried: number }) => {
  const changed = useMemo(() => changesBetween(ruleSet, rulesWith(triedAs(number, tried))), [number, tried]);
  const changes = changed.flatMap((chapter) => chapter.changes);
  return (
    <>
      <p role="status">{sayCount(changes, sayValue(tried, number.unit))}</p>
      {changed.map((chapter) => (
        <ChangedChapter key={chapter.name} chapter={chapter} />
      ))}
    </>
  );
};

const Chosen = ({ number }: { readonly number: Parameter }) => {
  const { min, max, unit, value } = number;
  const [typed, setTyped] = useState(String(value));
  const moved = Number(typed);
  const isValue = typed.trim() !== '' && moved >= min && moved <= max;
  const tried = useDeferredValue(isValue ? moved : value);
  return (
    <>
      <p className="lead">{saidWith(number, tried)}</p>
      <div className="slider">
        <label>
          <span className="slider-value">{sayValue(tried, unit)}</span>
          <input
            type="range"
            min={min}
            max={max}
            step={stepOf(number)}
            value={isValue ? moved : value}
            aria-label={number.sentence}
            aria-valuetext={sayValue(tried, unit)}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <div className="field">
          <label htmlFor="tried-value">
            Or type it: {sayValue(min, unit)} to {sayValue(max, unit)}
          </label>
          <input
            id="tried-value"
            inputMode="decimal"
            value={typed}
            aria-invalid={!isValue}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p className="fault" role="status">
            {isValue ? '' : `Type a number from ${min} to ${max}.`}
          </p>
        </div>
        <div className="marks">
          <button type="button" onClick={() => setTyped(String(value))}>
            As it is: {sayValue(value, unit)}
          </button>
        </div>
      </div>
      {tried !== value && (
        <>
          <Effects number={number} tried={tried} />
          <FailingTests key={tried} name={number.name} values={triedAs(number, tried)} />
        </>
      )}
    </>
  );
};

/** Tries another value of a number: which rows, boundaries and sentences change, and which tests would fail. */
export const NumberPanel = () => {
  const [name, setName] = useState('');
  useEffect(() => {
    const follow = (): void => {
      const number = numberIn(location.hash);
      if (number === undefined) return;
      setName(number.name);
      document.getElementById(places.tryNumber)?.scrollIntoView();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const number = parameters.find((one) => one.name === name);
  return (
    <section className="ask" aria-label="Try another value">
      <div className="field">
        <label htmlFor="tried-number">Which number?</label>
        <select id="tried-number" value={name} onChange={({ target }) => setName(target.value)}>
          <option value="">Choose one</option>
          {parameters.map((one) => (
            <option key={one.name} value={one.name}>
              {one.sentence}
            </option>
          ))}
        </select>
      </div>
      {number !== undefined && <Chosen key={name} number={number} />}
    </section>
  );
};
