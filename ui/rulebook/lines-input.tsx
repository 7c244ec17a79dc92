import { useState } from 'react';
import type { Field } from '../../adapters/composition/rulebook';

type ListField = Extract<Field, { readonly kind: 'list' }>;
type Line = ReturnType<ListField['toLines']>[number];

interface LinesInputProps {
  readonly id: string;
  readonly field: ListField;
  readonly value: unknown;
  readonly onWrite: (value: unknown) => void;
}

/** A list as lines of ordinary fields. */
export const LinesInput = ({ id, field, value, onWrite }: LinesInputProps) => {
  const [lines, setLines] = useState<readonly Line[]>(() => field.toLines(value));
  const write = (next: readonly Line[]): void => {
    setLines(next);
    onWrite(field.fromLines(next));
  };
  const empty: Line = Object.fromEntries(field.columns.map(({ name }) => [name, '']));
  return (
    <div className="lines" role="group" aria-labelledby={`${id}-label`}>
      {lines.map((line, at) => (
        <div key={at} className="line">
          {field.columns.map(({ name, label, kind }) => (
            <label key={name}>
              <span>{label}</span>
              <input
                type={kind}
                value={line[name] ?? ''}
                autoComplete="off"
                onChange={({ target }) =>
                  write(lines.map((one, other) => (other === at ? { ...one, [name]: target.value } : one)))
                }
              />
            </label>
          ))}
          <button type="button" className="link" onClick={() => write(lines.filter((_, other) => other !== at))}>
            Remove
          </button>
        </div>
      ))}
      {(field.single !== true || lines.length === 0) && (
        <button type="button" onClick={() => write([...lines, empty])}>
          Add a line
        </button>
      )}
    </div>
  );
};
