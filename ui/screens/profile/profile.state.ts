import type { DetailsRejected } from '../../../application/journeys/keep-profile';
import type { PersonForm } from '../../../domain/identity/person';
import { chooseCountry, maskTyped } from '../../../domain/identity/phone';
import { countryView } from '../phone-fields.view';
import type { Editing } from './profile.view';
import { saveFailureView, type NotSaved } from './save-failure.view';

/* How editing the details moves on: each step is a function of where it stood and what came. */

const clear = { faults: undefined, phoneRefused: undefined, takesFocus: false, failure: undefined } as const;

export const opened = (typed: PersonForm): Editing => ({ typed, ...clear, busy: false });

/** A phone is typed in its country's mask, and another country clears it (spec 1 §5). */
const changedForm = (typed: PersonForm, name: keyof PersonForm, value: string): PersonForm => {
  const { value: country } = countryView(name === 'country' ? value : typed.country);
  switch (name) {
    case 'country':
      return { ...typed, ...chooseCountry(typed, country) };
    case 'phone':
      return { ...typed, phone: maskTyped(country, value) };
    case 'firstName':
    case 'lastName':
    case 'zip':
      return { ...typed, [name]: value };
  }
};

/**
 * What was wrong with a field is no longer said once it is typed over; the other fields keep theirs (R29). What is sent is not typed over: the
 * answer is about what stands there.
 */
export const retyped = (editing: Editing, name: keyof PersonForm, value: string): Editing => {
  if (editing.busy) return editing;
  const { faults, phoneRefused } = editing;
  const aboutPhone = name === 'country' || name === 'phone';
  return {
    ...editing,
    typed: changedForm(editing.typed, name, value),
    faults: faults && { ...faults, [name]: undefined, ...(aboutPhone ? { phone: undefined } : {}) },
    phoneRefused: aboutPhone ? undefined : phoneRefused,
    takesFocus: false,
  };
};

export const sent = (editing: Editing): Editing => ({ ...editing, ...clear, busy: true });

/** What came instead of 'saved': beside the field that it is about, or above the form that keeps what was typed. */
export const refusedWith = (editing: Editing, reason: DetailsRejected | NotSaved): Editing => {
  const answered: Editing = { ...editing, ...clear, busy: false };
  if (reason._tag === 'DetailsRejected') return { ...answered, faults: reason.faults, takesFocus: true };
  if (reason._tag === 'PhoneNotCallable') return { ...answered, phoneRefused: reason, takesFocus: true };
  return { ...answered, failure: saveFailureView(reason) };
};
