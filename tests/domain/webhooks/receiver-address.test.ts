import * as fc from 'fast-check';
import { list, oneOf, optional, yesNo } from '../../../adapters/rules/cases/columns';
import { mayReceive, type Network } from '../../../domain/webhooks/receiver-address';
import { cases } from '../../support/cases/cases';

const networks: readonly Network[] = ['public', 'private', 'unusable'];

describe("A receiver's address", () => {
  it.each(
    cases('webhooks/receiver-address', {
      scheme: oneOf('https', 'http'),
      networks: optional(list(oneOf('public', 'private', 'unusable'))),
      'private allowed': yesNo,
      answer: optional(oneOf('NoAddress', 'AddressUnusable', 'NetworkPrivate', 'NotEncrypted')),
    }),
  )('$title', ({ scheme, networks: its = [], 'private allowed': privateAllowed, answer }) => {
    expect(mayReceive(scheme, its, privateAllowed)).toEqual(
      answer === undefined ? { _tag: 'Allowed', value: undefined } : { _tag: 'Refused', reason: { _tag: answer } },
    );
  });

  it('is called only if each address alone could be, whatever their order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('https', 'http'),
        fc.array(fc.constantFrom(...networks), { minLength: 1 }),
        fc.boolean(),
        (scheme, its, privateAllowed) => {
          const may = (some: readonly Network[]) => mayReceive(scheme, some, privateAllowed)._tag === 'Allowed';
          expect(may(its)).toBe(its.every((one) => may([one])));
          expect(may([...its].reverse())).toBe(may(its));
        },
      ),
    );
  });
});
