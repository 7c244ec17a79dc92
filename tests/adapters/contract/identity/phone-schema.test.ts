import * as E from 'fp-ts/Either';
import { Ajv2020 } from 'ajv/dist/2020';
import * as fc from 'fast-check';
import { withPhone } from '../../../../adapters/contract/identity/phone-schema.wire';
import { countryCodes, parsePhone } from '../../../../domain/identity/phone';

describe('The schema of a phone number', () => {
  it('takes exactly what the rule takes, of every country [R19, R19a]', () => {
    const accepts = new Ajv2020({ strict: false }).compile(withPhone({}, 'country', 'phone'));
    const text = fc.string({ unit: fc.constantFrom(...Array.from('0191919+＋ -(x#234')), minLength: 8, maxLength: 22 });
    fc.assert(
      fc.property(fc.constantFrom(...countryCodes), text, (country, raw) => {
        expect(accepts({ country, phone: raw })).toBe(E.isRight(parsePhone(country, raw)));
      }),
      { numRuns: 3_000, examples: [['+1', 'x+10000-00-000']] },
    );
  });
});
