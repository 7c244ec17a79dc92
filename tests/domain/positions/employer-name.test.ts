import fc from 'fast-check';
import { employerName } from '../../../domain/positions/employer-name';

describe('The name by which a candidate knows the employer', () => {
  it.each([
    ['the client has a name', 'Hearthside Living', 'Linden Court', 'Hearthside Living'],
    ['the client has none', '', 'Linden Court', 'Linden Court'],
    ['the name is blank', '  ', 'Linden Court', 'Linden Court'],
  ])('%s: client %j, community %j gives %j', (_, clientName, communityName, known) => {
    expect(employerName({ clientName, communityName })).toBe(known);
  });

  it('is one of the two, and never blank unless both are', () => {
    const names = fc.oneof(fc.string(), fc.constantFrom('', ' '));
    fc.assert(
      fc.property(names, names, (clientName, communityName) => {
        const known = employerName({ clientName, communityName });
        expect([clientName, communityName]).toContain(known);
        expect(/\S/.test(known)).toBe(/\S/.test(clientName + communityName));
      }),
    );
  });
});
