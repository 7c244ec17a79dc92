import * as O from 'fp-ts/Option';
import type { ReactNode } from 'react';
import type { Field } from '../../adapters/composition/rulebook';
import type { TimeZone } from '../../domain/time/time-zone';
import { LinesInput } from './lines-input';
import { fromField, toField } from './moments';

/** The content of a field. */
export type Written =
  | { readonly _tag: 'Value'; readonly value: unknown }
  | { readonly _tag: 'Nothing' }
  | { readonly _tag: 'Unread'; readonly why: string };

const nothing: Written = { _tag: 'Nothing' };
const valueOf = (value: unknown): Written => ({ _tag: 'Value', value });

const readMoment = (written: string, zone: TimeZone, halfWritten: boolean): Written => {
  if (written === '') return halfWritten ? { _tag: 'Unread', why: 'Please write the whole date and time.' } : nothing;
  const moment = fromField(written, zone);
  return O.isSome(moment)
    ? valueOf(moment.value)
    : { _tag: 'Unread', why: 'Clocks there skip this time. Please choose another one.' };
};

/** An emptied text field reports `''`: that is a text too, and rules have an answer for it. */
const read = (field: Field, { value, validity }: HTMLInputElement, zone: TimeZone): Written => {
  switch (field.kind) {
    case 'moment':
      return readMoment(value, zone, validity.badInput);
    case 'number':
      if (value === '') return validity.badInput ? { _tag: 'Unread', why: 'Please write a number.' } : nothing;
      return valueOf(Number(value));
    case 'text':
      return valueOf(value);
    case 'date':
    case 'month':
    case 'time':
    case 'zone':
      return value === '' ? nothing : valueOf(value);
    case 'flag':
    case 'choice':
    case 'list':
      return nothing;
  }
};

const inputTypes = {
  moment: 'datetime-local',
  number: 'number',
  text: 'text',
  date: 'date',
  month: 'month',
  time: 'time',
  zone: 'text',
} as const;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

interface FieldInputProps {
  readonly id: string;
  readonly field: Field;
  readonly value: unknown;
  readonly zone: TimeZone;
  readonly fault: string | undefined;
  readonly onWrite: (written: Written) => void;
}

/** A field of a question. It keeps unfinished input; setting another case remounts it. */
export const FieldInput = ({ id, field, value, zone, fault, onWrite }: FieldInputProps) => {
  const described = [
    ...(field.hint === undefined ? [] : [`${id}-hint`]),
    ...(fault === undefined ? [] : [`${id}-fault`]),
  ].join(' ');
  const shared = {
    id,
    ...(described === '' ? {} : { 'aria-describedby': described }),
    ...(fault === undefined ? {} : { 'aria-invalid': true }),
  };
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
        <span className="label" id={`${id}-label`}>
          {field.label}
        </span>,
      );
    case 'moment':
    case 'number':
    case 'text':
    case 'date':
    case 'month':
    case 'time':
    case 'zone':
      return framed(
        <input
          {...shared}
          type={inputTypes[field.kind]}
          defaultValue={field.kind === 'moment' ? toField(value, zone) : textOf(value)}
          autoComplete="off"
          {...(field.kind === 'moment' ? { step: 1 } : {})}
          {...(field.kind === 'number' ? { step: 'any' } : {})}
          {...(field.kind === 'zone' ? { list: 'zones' } : {})}
          onChange={({ target }) => onWrite(read(field, target, zone))}
        />,
      );
  }
};
