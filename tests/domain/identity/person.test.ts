import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { checkNameAndZip, checkPerson, noPersonFaults, type PersonForm } from '../../../domain/identity/person';
import { cases } from '../../support/cases/cases';
import { dataOf } from '../../../adapters/rules/cases/columns';
import * as t from 'io-ts';

const filled: PersonForm = {
  firstName: ' Nora ',
  lastName: 'Quinn\t',
  country: '+1',
  phone: '(312) 555-0142',
  zip: ' 60601 ',
};

const faults = (changes: object) => E.left({ ...noPersonFaults, ...changes });
const checked = (changes: Partial<PersonForm>) => checkPerson({ ...filled, ...changes });

describe('The fields of sign-up and profile', () => {
  it('each have room for an error, empty if there is none [spec 1 §5]', () => {
    expect(Object.entries(noPersonFaults)).toEqual(
      ['firstName', 'lastName', 'country', 'phone', 'zip'].map((field) => [field, undefined]),
    );
  });

  it('are accepted if each is valid, with blanks trimmed [spec 1 §5]', () => {
    expect(checkPerson(filled)).toEqual(
      E.right({ firstName: 'Nora', lastName: 'Quinn', country: '+1', phone: '+13125550142', zip: '60601' }),
    );
  });

  it.each(
    cases('identity/person-refused-field', {
      changes: dataOf(t.record(t.string, t.string)),
      answer: dataOf(t.UnknownRecord),
    }),
  )('$title', ({ changes, answer: expected }) => {
    expect(checked(changes)).toEqual(faults(expected));
  });

  it('have the phone read in the chosen country [R19]', () => {
    const indian = checked({ country: '+91', phone: '919876543210' });
    expect(E.isRight(indian) && indian.right.phone).toBe('+919876543210');
    expect(checked({ country: '+91', phone: '91876543210' })).toEqual(
      faults({ phone: { _tag: 'PhoneTooShort', digits: 9, atLeast: 10 } }),
    );
  });

  it('are reported exactly where they are invalid, for any mixture of valid and invalid ones [spec 1 §5]', () => {
    const wrong: PersonForm = { firstName: ' ', lastName: '\t', country: 'US', phone: '12', zip: '1234' };
    const places = ['firstName', 'lastName', 'country', 'phone', 'zip'] as const;
    fc.assert(
      fc.property(fc.subarray([...places]), (broken) => {
        const pick = (place: (typeof places)[number]): string => (broken.includes(place) ? wrong : filled)[place];
        const result = checkPerson({
          firstName: pick('firstName'),
          lastName: pick('lastName'),
          country: pick('country'),
          phone: pick('phone'),
          zip: pick('zip'),
        });
        expect(E.isRight(result)).toBe(broken.length === 0);
        if (E.isLeft(result))
          expect(places.filter((place) => result.left[place] !== undefined)).toEqual(
            places.filter((place) => broken.includes(place)),
          );
      }),
      { numRuns: 200 },
    );
  });
});

describe('What the profile changes', () => {
  it('is names and zip code, with blanks trimmed; a phone is not required [spec 1 §5]', () => {
    expect(checkNameAndZip({ firstName: ' Nora ', lastName: 'Quinn\t', zip: ' 60601 ' })).toEqual(
      E.right({ firstName: 'Nora', lastName: 'Quinn', zip: '60601' }),
    );
  });

  it('reports all errors at once [spec 1 §5, R19]', () => {
    expect(checkNameAndZip({ firstName: ' ', lastName: '', zip: '6060' })).toEqual(
      E.left({
        firstName: { _tag: 'NameMissing' },
        lastName: { _tag: 'NameMissing' },
        zip: { _tag: 'NotAZipCode', digits: 5 },
      }),
    );
  });
});
