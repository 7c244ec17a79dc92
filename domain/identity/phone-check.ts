import { permitted, refused, type Decision } from '../decision';
import { countryOf, isCheckedByServer, nationalDigits, type PhoneNumber } from './phone';

/** The part of a number that makes it impossible to call. */
export type PhonePart = 'length' | 'area-code' | 'exchange';

/** The number is well formed but can't be called. The refusal carries no digit of it, because refusals are logged. */
export interface PhoneNotCallable {
  readonly _tag: 'PhoneNotCallable';
  readonly part: PhonePart;
}

/** Area codes and exchanges begin with 2 to 9; 911 and the like are services (North American Numbering Plan, ATIS-0300055 §2). */
const callable = /^[2-9](?!11)[0-9]{2}$/;

const partAtFault = (digits: string): PhonePart | undefined => {
  if (digits.length !== 10) return 'length';
  if (!callable.test(digits.slice(0, 3))) return 'area-code';
  return callable.test(digits.slice(3, 6)) ? undefined : 'exchange';
};

/**
 * Whether a number can be called, judging by its digits (spec 1 §5: the server checks numbers of +1). The specification doesn't say how to
 * check. Ours follows the numbering plan. It asks no carrier, who would learn the number of everybody who signs up, and doesn't compare
 * candidates, since a family may share a phone.
 */
export const checkCallable = (phone: PhoneNumber): Decision<PhoneNotCallable> => {
  const country = countryOf(phone);
  const part = isCheckedByServer(country) ? partAtFault(nationalDigits(country, phone)) : undefined;
  return part === undefined ? permitted : refused({ _tag: 'PhoneNotCallable', part });
};
