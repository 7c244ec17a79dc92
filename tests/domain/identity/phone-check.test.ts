import * as fc from 'fast-check';
import { checkCallable, type PhonePart } from '../../../domain/identity/phone-check';
import { phone } from '../../support/builders/profile';
import { cases } from '../../support/cases/cases';
import { optional, text } from '../../../adapters/rules/cases/columns';

const partOf = (text: string): PhonePart | undefined => {
  const decision = checkCallable(phone(text));
  return decision._tag === 'Refused' ? decision.reason.part : undefined;
};

const digits = (count: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: count, maxLength: count });

describe('A +1 number used to sign up', () => {
  it.each(cases('identity/phone-check-us-numbers', { number: text, part: optional(text) }))(
    '$title',
    ({ number, part }) => {
      expect(partOf(number)).toBe(part);
    },
  );

  it('is refused with the part that is wrong, without repeating its digits [spec 1 §5]', () => {
    expect(checkCallable(phone('+13125550142'))).toEqual({ _tag: 'Allowed', value: undefined });
    const reason = { _tag: 'PhoneNotCallable', part: 'exchange' };
    expect(checkCallable(phone('+13121550142'))).toEqual({ _tag: 'Refused', reason });
  });

  it('can be called if it has 10 digits, and area code and exchange begin with 2 to 9 and are not service codes [spec 1 §5]', () => {
    fc.assert(
      fc.property(digits(10), (national) => {
        const [area, exchange] = [Number(national.slice(0, 3)), Number(national.slice(3, 6))];
        const fine = [area, exchange].every((code) => code >= 200 && code % 100 !== 11);
        expect(partOf(`+1${national}`) === undefined).toBe(fine);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('A +91 number', () => {
  it('is not checked [spec 1 §5]', () => {
    fc.assert(
      fc.property(digits(10), (national) => {
        expect(partOf(`+91${national}`)).toBeUndefined();
      }),
    );
  });
});
