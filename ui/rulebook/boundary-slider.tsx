import type { Boundary, Case } from '../../adapters/composition/rulebook';

const same = (one: Case, other: Case): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The value of the boundary whose case this is. */
const valueOf = ({ from, to, step, caseAt }: Boundary, question: Case): number | undefined => {
  const count = Math.floor((to - from) / step) + 1;
  return Array.from({ length: count }, (_, index) => from + index * step).find((value) =>
    same(caseAt(value), question),
  );
};

interface BoundarySliderProps {
  readonly boundary: Boundary;
  readonly question: Case;
  readonly onCase: (question: Case) => void;
}

/** Moves the case across the boundary of a rule. */
export const BoundarySlider = ({ boundary, question, onCase }: BoundarySliderProps) => {
  const { what, from, to, step, shown, caseAt } = boundary;
  const value = valueOf(boundary, question);
  const middle = shown[Math.floor(shown.length / 2)] ?? from;
  const said = value === undefined ? `Move it to choose: ${what}` : `${value.toLocaleString('en-US')} ${what}`;
  return (
    <div className="slider">
      <label>
        <span className="slider-value">{said}</span>
        <input
          type="range"
          min={from}
          max={to}
          step={step}
          value={value ?? middle}
          aria-valuetext={said}
          onChange={({ target }) => onCase(caseAt(Number(target.value)))}
        />
      </label>
      <div className="marks" role="group" aria-label={`Around the boundary, ${what}`}>
        {shown.map((mark) => (
          <button key={mark} type="button" aria-pressed={mark === value} onClick={() => onCase(caseAt(mark))}>
            {mark.toLocaleString('en-US')}
          </button>
        ))}
      </div>
    </div>
  );
};
