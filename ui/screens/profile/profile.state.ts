import type { DetailsRejected } from '../../../application/journeys/keep-profile';
import type { PersonForm } from '../../../domain/identity/person';
import { chooseCountry, maskTyped } from '../../../domain/identity/phone';
import { countryView } from '../phone-fields.view';
import type { Editing } from './profile.view';
import { saveFailureView, type NotSaved } from './save-failure.view';

/* The state of editing the details: each step is a function of the previous state and an event. */

const clear = { faults: undefined, phoneRefused: undefined, takesFocus: false, failure: undefined } as const;

export const opened = (typed: PersonForm): Editing => ({ typed, ...clear, busy: false });

/** A phone number is typed under its country's mask; another country clears it (spec 1 §5). */
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
 * Typing in a field clears its error; the other fields keep theirs (R29). A form that is being sent can't be edited: the response is about what it
 * contains.
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

/** The failure to save: beside the field it is about, or above the form, which keeps what was typed. */
export const refusedWith = (editing: Editing, reason: DetailsRejected | NotSaved): Editing => {
  const answered: Editing = { ...editing, ...clear, busy: false };
  if (reason._tag === 'DetailsRejected') return { ...answered, faults: reason.faults, takesFocus: true };
  if (reason._tag === 'PhoneNotCallable') return { ...answered, phoneRefused: reason, takesFocus: true };
  return { ...answered, failure: saveFailureView(reason) };
};
