import { permitted, refused, type Decision } from '../decision';
import { countryOf, isCheckedByServer, nationalDigits, type PhoneNumber } from './phone';

/** Which part of a number says that nobody can be called there. */
export type PhonePart = 'length' | 'area-code' | 'exchange';

/** It has the shape of a number and is none that can be called. It carries no digit of it: refusals are logged. */
export interface PhoneNotCallable {
  readonly _tag: 'PhoneNotCallable';
  readonly part: PhonePart;
}

/** Area codes and exchanges begin with 2 to 9; 911 and its kin are services (North American Numbering Plan, ATIS-0300055 §2). */
const callable = /^[2-9](?!11)[0-9]{2}$/;

const partAtFault = (digits: string): PhonePart | undefined => {
  if (digits.length !== 10) return 'length';
  if (!callable.test(digits.slice(0, 3))) return 'area-code';
  return callable.test(digits.slice(3, 6)) ? undefined : 'exchange';
};

/**
 * Whether a number can be called, as far as its digits tell (spec 1 §5: numbers of +1 are checked by the server). What the check looks at is not
 * shown; ours asks the numbering plan, and neither a carrier, which would be told the number of everybody who signs up, nor other candidates:
 * a family may share a phone.
 */
export const checkCallable = (phone: PhoneNumber): Decision<PhoneNotCallable> => {
  const country = countryOf(phone);
  const part = isCheckedByServer(country) ? partAtFault(nationalDigits(country, phone)) : undefined;
  return part === undefined ? permitted : refused({ _tag: 'PhoneNotCallable', part });
};
