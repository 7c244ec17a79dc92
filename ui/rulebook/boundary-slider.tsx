import type { Boundary, Case } from '../../adapters/composition/rulebook';

interface BoundarySliderProps {
  readonly boundary: Boundary;
  /** The slider's position; undefined if the case is not one of this boundary's. */
  readonly value: number | undefined;
  readonly onMove: (value: number, question: Case) => void;
}

/** Moves the case across a rule's boundary. */
export const BoundarySlider = ({ boundary, value, onMove }: BoundarySliderProps) => {
  const { what, from, to, step, shown, caseAt } = boundary;
  const moveTo = (next: number): void => onMove(next, caseAt(next));
  const middle = shown[Math.floor(shown.length / 2)] ?? from;
  const label = value === undefined ? `Move it to choose a case: ${what}` : `${value.toLocaleString('en-US')} ${what}`;
  return (
    <div className="slider">
      <label>
        <span className="slider-value">{label}</span>
        <input
          type="range"
          min={from}
          max={to}
          step={step}
          value={value ?? middle}
          aria-valuetext={label}
          onChange={({ target }) => moveTo(Number(target.value))}
        />
      </label>
      <div className="marks" role="group" aria-label={`Around the boundary, ${what}`}>
        {shown.map((mark) => (
          <button key={mark} type="button" aria-pressed={mark === value} onClick={() => moveTo(mark)}>
            {mark.toLocaleString('en-US')}
          </button>
        ))}
      </div>
    </div>
  );
};
