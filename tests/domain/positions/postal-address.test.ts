import * as fc from 'fast-check';
import { postalAddress } from '../../../domain/positions/postal-address';
import { cases } from '../../support/cases/cases';
import { text } from '../../../adapters/rules/cases/columns';

describe('The parts of an address', () => {
  it.each(cases('positions/postal-address-parts', { address: text, street: text, city: text, state: text, zip: text }))(
    '$title',
    ({ address, street, city, state, zip }) => {
      expect(postalAddress(address)).toEqual({ street, city, state, zip });
    },
  );

  it('are recovered from a line composed of them, whatever the street [H 7]', () => {
    const words = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ,.#-]{0,20}[A-Za-z0-9.]$/);
    const city = fc.stringMatching(/^[A-Z][a-z]{2,10}( [A-Z][a-z]{2,8})?$/);
    const zip = fc.stringMatching(/^[0-9]{5}$/);
    fc.assert(
      fc.property(words, city, fc.constantFrom('IL', 'NY', 'CA', 'DC'), zip, (street, town, state, code) => {
        expect(postalAddress(`${street}, ${town}, ${state} ${code}`)).toEqual({ street, city: town, state, zip: code });
      }),
    );
  });

  it('lose nothing of the line but blanks and commas [H 7]', () => {
    fc.assert(
      fc.property(fc.string(), (address) => {
        const { street, city, state, zip } = postalAddress(address);
        const bare = (text: string): string => text.replace(/[\s,]/g, '');
        expect(bare(street + city + state + zip)).toBe(bare(address));
      }),
    );
  });
});
