import * as fc from 'fast-check';
import { directionsTo } from '../../../domain/positions/directions';

it('Directions lead to the address as written, whatever it contains', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (address) => {
      const link = new URL(directionsTo(address));
      expect(link.protocol).toBe('https:');
      expect(link.searchParams.get('destination')).toBe(address);
    }),
  );
});
