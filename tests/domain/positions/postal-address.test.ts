import * as fc from 'fast-check';
import { postalAddress } from '../../../domain/positions/postal-address';

const whole = (street: string) => ({ street, city: '', state: '', zip: '' });

describe('The parts of an address', () => {
  it.each([
    [
      '2400 N Lincoln Ave, Chicago, IL 60614',
      { street: '2400 N Lincoln Ave', city: 'Chicago', state: 'IL', zip: '60614' },
    ],
    [
      ' Building C, Suite 1200, 10045 King Blvd , Wappingers Falls,  NY  12590-1234 ',
      { street: 'Building C, Suite 1200, 10045 King Blvd', city: 'Wappingers Falls', state: 'NY', zip: '12590-1234' },
    ],
    [
      '2400 N Lincoln Ave,Chicago ,IL 60614',
      { street: '2400 N Lincoln Ave', city: 'Chicago', state: 'IL', zip: '60614' },
    ],
    ['2400 N Lincoln Ave, Chicago, IL 60614, USA', whole('2400 N Lincoln Ave, Chicago, IL 60614, USA')],
    ['Door 3\n2400 N Lincoln Ave, Chicago, IL 60614', whole('Door 3\n2400 N Lincoln Ave, Chicago, IL 60614')],
    ['2400 N Lincoln Ave, Chicago, ZZ 60614', whole('2400 N Lincoln Ave, Chicago, ZZ 60614')],
    ['2400 N Lincoln Ave, Chicago, IL', whole('2400 N Lincoln Ave, Chicago, IL')],
    ['2400 N Lincoln Ave, Chicago, IL 6061', whole('2400 N Lincoln Ave, Chicago, IL 6061')],
    ['Chicago, IL 60614', whole('Chicago, IL 60614')],
    ['2400 N Lincoln Ave, , IL 60614', whole('2400 N Lincoln Ave, , IL 60614')],
    ['next to the church', whole('next to the church')],
    ['  ', whole('')],
  ])('of %j are extracted only if the line ends in a city, a state and a zip code [H 7]', (address, parts) => {
    expect(postalAddress(address)).toEqual(parts);
  });

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
