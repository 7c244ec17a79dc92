import * as E from 'fp-ts/Either';
import { parsePersonName, type PersonName, type PersonNameFault } from './person-name';
import { readPhone } from './contact-form';
import type { CountryCode, CountryFault, PhoneFault, PhoneNumber } from './phone';
import { parseZipCode, type ZipCode, type ZipCodeFault } from './zip-code';

/** The fields that sign-up and profile share, as typed. */
export interface PersonForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly phone: string;
  readonly zip: string;
}

/** The fields that sign-up and profile share, without faults: the phone is in E.164 and belongs to the country. */
export interface Person {
  readonly firstName: PersonName;
  readonly lastName: PersonName;
  readonly country: CountryCode;
  readonly phone: PhoneNumber;
  readonly zip: ZipCode;
}

/** Faults by field. Undefined: the field is fine. */
export interface PersonFaults {
  readonly firstName: PersonNameFault | undefined;
  readonly lastName: PersonNameFault | undefined;
  readonly country: CountryFault | undefined;
  readonly phone: PhoneFault | undefined;
  readonly zip: ZipCodeFault | undefined;
}

/** No field has a fault: the base over which the faults found are spread. */
export const noPersonFaults: PersonFaults = {
  firstName: undefined,
  lastName: undefined,
  country: undefined,
  phone: undefined,
  zip: undefined,
};

const faultIn = <Fault>(result: E.Either<Fault, unknown>): Fault | undefined =>
  E.isLeft(result) ? result.left : undefined;

/** What the profile's own form changes. */
export type NameAndZip = Pick<Person, 'firstName' | 'lastName' | 'zip'>;
/** Names and zip code as typed. */
export type NameAndZipForm = Pick<PersonForm, keyof NameAndZip>;
/** Faults of names and zip code. Undefined: the field is fine. */
export type NameAndZipFaults = Pick<PersonFaults, keyof NameAndZip>;

/** Reads names and zip code, trimmed, and reports every fault at once, by field (spec 1 §5). */
export const checkNameAndZip = (form: NameAndZipForm): E.Either<NameAndZipFaults, NameAndZip> => {
  const firstName = parsePersonName(form.firstName);
  const lastName = parsePersonName(form.lastName);
  const zip = parseZipCode(form.zip.trim());
  return E.isRight(firstName) && E.isRight(lastName) && E.isRight(zip)
    ? E.right({ firstName: firstName.right, lastName: lastName.right, zip: zip.right })
    : E.left({ firstName: faultIn(firstName), lastName: faultIn(lastName), zip: faultIn(zip) });
};

/** Reads all fields and reports every fault at once (spec 1 §5). */
export const checkPerson = (form: PersonForm): E.Either<PersonFaults, Person> => {
  const own = checkNameAndZip(form);
  const phone = readPhone(form);
  return E.isRight(own) && E.isRight(phone)
    ? E.right({ ...own.right, ...phone.right })
    : E.left({
        ...noPersonFaults,
        ...(E.isLeft(own) ? own.left : {}),
        ...(E.isLeft(phone) ? phone.left : {}),
      });
};
