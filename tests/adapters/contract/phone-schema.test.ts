import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { withPhone } from '../../../adapters/contract/wire/phone-schema';
import { countryCodes, parsePhone } from '../../../domain/identity/phone';

describe('The schema of a phone number', () => {
  it('takes exactly what the rule takes, of every country [R19, R19a]', () => {
    const patterns = JSON.stringify(withPhone({}, 'country', 'phone'));
    const text = fc.string({ unit: fc.constantFrom(...Array.from('0191919+ -x#234')), minLength: 8, maxLength: 22 });
    fc.assert(
      fc.property(fc.constantFrom(...countryCodes), text, (country, raw) => {
        const { anyOf } = JSON.parse(patterns);
        const [pattern] = anyOf.flatMap(
          ({ properties }: { readonly properties: Record<string, { const?: string; pattern?: string }> }) =>
            properties['country']?.const === country ? [properties['phone']?.pattern ?? ''] : [],
        );
        expect(new RegExp(pattern, 'u').test(raw)).toBe(E.isRight(parsePhone(country, raw)));
      }),
      { numRuns: 3_000 },
    );
  });
});
