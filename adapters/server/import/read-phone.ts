import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import {
  countryTyped,
  defaultCountry,
  parseCountry,
  parsePhone,
  type CountryCode,
  type PhoneFault,
  type PhoneNumber,
} from '../../../domain/identity/phone';
import { sayFound } from '../../contract/codec';

const expectedIn = (country: CountryCode, fault: PhoneFault): string => {
  switch (fault._tag) {
    case 'PhoneMissing':
      return 'a phone number';
    case 'PhoneHasExtension':
      return 'a phone number without an extension';
    case 'PhoneTooShort':
      return `at least ${fault.atLeast} digits after ${country}`;
    case 'PhoneTooLong':
      return `at most ${fault.atMost} digits after ${country}`;
  }
};

/**
 * A number has a meaning only in its country, so both are read together (R19); one that begins with a `+` names its own if none is given: the number as E.164, or the fault of `phone`. An invalid country, or a
 * phone that is not a text, is a fault of its own field.
 */
export const readPhone = (phone: unknown, country: unknown): E.Either<string, PhoneNumber | undefined> => {
  if (typeof phone !== 'string' || phone === '') return E.right(undefined);
  const code =
    typeof country === 'string' && country !== ''
      ? parseCountry(country)
      : E.right(countryTyped(phone) ?? defaultCountry);
  if (E.isLeft(code)) return E.right(undefined);
  return pipe(
    parsePhone(code.right, phone),
    E.mapLeft((fault) => `expected ${expectedIn(code.right, fault)}, found ${sayFound(phone)}`),
  );
};
