import * as O from 'fp-ts/Option';
import { useState } from 'react';
import type { TimeZone } from '../../domain/time/time-zone';
import { fromField, toField } from './moments';
import { nothing, valueOf, type Written } from './written';
import { sayZone } from './zones';

interface MomentInputProps {
  readonly id: string;
  readonly value: unknown;
  readonly zone: TimeZone;
  /** What is said of both parts: a hint, a fault. */
  readonly described: {
    readonly 'aria-describedby'?: string;
    readonly 'aria-invalid'?: true;
  };
  readonly onWrite: (written: Written) => void;
}

const readMoment = (date: string, time: string, zone: TimeZone): Written => {
  if (date === '' && time === '') return nothing;
  if (date === '' || time === '') return { _tag: 'Unread', why: 'Please write the whole date and time.' };
  const moment = fromField(`${date}T${time}`, zone);
  return O.isSome(moment)
    ? valueOf(moment.value)
    : { _tag: 'Unread', why: 'Clocks there skip this time. Please choose another one.' };
};

/** A moment as a date and a time, on the clocks of one zone, which it names. */
export const MomentInput = ({ id, value, zone, described, onWrite }: MomentInputProps) => {
  const [date = '', time = ''] = toField(value, zone).split('T');
  const [typed, setTyped] = useState({ date, time });
  /** A browser keeps what is half typed to itself: the other part alone is no moment, and neither is none. */
  const write = (part: 'date' | 'time', { value: written, validity }: HTMLInputElement): void => {
    const next = { ...typed, [part]: written };
    setTyped(next);
    onWrite(
      validity.badInput
        ? { _tag: 'Unread', why: 'Please write the whole date and time.' }
        : readMoment(next.date, next.time, zone),
    );
  };
  const shared = { ...described, autoComplete: 'off' };
  return (
    <div className="moment" role="group" aria-labelledby={`${id}-label`}>
      <label>
        <span>Date</span>
        <input {...shared} type="date" value={typed.date} onChange={({ target }) => write('date', target)} />
      </label>
      <label>
        <span>Time</span>
        <input {...shared} type="time" step={1} value={typed.time} onChange={({ target }) => write('time', target)} />
      </label>
      <span className="hint">{sayZone(zone)}</span>
    </div>
  );
};
