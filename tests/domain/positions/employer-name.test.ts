import fc from 'fast-check';
import { employerName } from '../../../domain/positions/employer-name';
import { cases } from '../../support/cases/cases';
import { text } from '../../../adapters/rules/cases/columns';

describe('The name by which a candidate knows the employer', () => {
  it.each(cases('positions/employer-name', { clientName: text, communityName: text, known: text }))(
    '$title',
    ({ clientName, communityName, known }) => {
      expect(employerName({ clientName, communityName })).toBe(known);
    },
  );

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
