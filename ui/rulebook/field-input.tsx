import type { ReactNode } from 'react';
import type { Field } from '../../adapters/composition/rulebook';
import type { TimeZone } from '../../domain/time/time-zone';
import { LinesInput } from './lines-input';
import { MomentInput } from './moment-input';
import { nothing, valueOf, type Written } from './written';
import { ZoneSelect } from './zone-select';

/** An emptied text field reports `''`: that is a text too, and rules have an answer for it. */
const read = (kind: Field['kind'], { value, validity }: HTMLInputElement): Written => {
  switch (kind) {
    case 'number':
      if (value === '') return validity.badInput ? { _tag: 'Unread', why: 'Please write a number.' } : nothing;
      return valueOf(Number(value));
    case 'text':
      return valueOf(value);
    case 'date':
    case 'month':
    case 'time':
      return value === '' ? nothing : valueOf(value);
    case 'flag':
    case 'choice':
    case 'list':
    case 'moment':
    case 'zone':
      return nothing;
  }
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A name that no zone has: rules have an answer for it, too. */
const noZone = 'Nowhere/None';

interface FieldInputProps {
  readonly id: string;
  readonly field: Field;
  readonly value: unknown;
  readonly zone: TimeZone;
  readonly fault: string | undefined;
  readonly live: boolean;
  readonly onWrite: (written: Written) => void;
}

/** A field of a question. It keeps unfinished input; setting another case remounts it. */
export const FieldInput = ({ id, field, value, zone, fault, live, onWrite }: FieldInputProps) => {
  const described = [
    ...(field.hint === undefined ? [] : [`${id}-hint`]),
    ...(fault === undefined ? [] : [`${id}-fault`]),
  ].join(' ');
  const about = {
    ...(described === '' ? {} : { 'aria-describedby': described }),
    ...(fault === undefined ? {} : { 'aria-invalid': true as const }),
  };
  const shared = { id, ...about };
  /** Of several inputs. */
  const groupLabel = (
    <span className="label" id={`${id}-label`}>
      {field.label}
    </span>
  );
  const framed = (control: ReactNode, label: ReactNode = <label htmlFor={id}>{field.label}</label>) => (
    <div className={`field ${field.kind}`}>
      {label}
      {control}
      {field.hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      <div role="status" id={`${id}-fault`} className="fault">
        {fault}
      </div>
    </div>
  );
  switch (field.kind) {
    case 'flag':
      return framed(
        <label className="tick">
          <input
            {...shared}
            type="checkbox"
            defaultChecked={value === undefined ? field.yes === true : value === true || value === 1}
            onChange={({ target }) => onWrite(valueOf(target.checked))}
          />
          {field.label}
        </label>,
        null,
      );
    case 'choice':
      return framed(
        <select
          {...shared}
          defaultValue={textOf(value)}
          onChange={({ target }) => {
            const option = field.options.find((one) => String(one.value) === target.value);
            onWrite(option === undefined ? nothing : valueOf(option.value));
          }}
        >
          {(field.optional === true || value === undefined || value === null) && <option value="">not given</option>}
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>,
      );
    case 'list':
      return framed(
        <LinesInput
          id={id}
          field={field}
          value={value}
          onWrite={(written) => onWrite(written === undefined ? nothing : valueOf(written))}
        />,
        groupLabel,
      );
    case 'moment':
      return framed(<MomentInput id={id} value={value} zone={zone} described={about} onWrite={onWrite} />, groupLabel);
    case 'zone':
      return framed(
        <ZoneSelect
          {...shared}
          zone={typeof value === 'string' ? value : undefined}
          optional={field.optional === true}
          unknown={noZone}
          live={live}
          onZone={(chosen) => onWrite(chosen === '' ? nothing : valueOf(chosen))}
        />,
      );
    case 'number':
    case 'text':
    case 'date':
    case 'month':
    case 'time':
      return framed(
        <input
          {...shared}
          type={field.kind}
          defaultValue={textOf(value)}
          autoComplete="off"
          {...(field.kind === 'number' ? { step: 'any' } : {})}
          onChange={({ target }) => onWrite(read(field.kind, target))}
        />,
      );
  }
};
