import { reason } from '../../support/builders/reasons';
import { applicant, applicants, job, nineStarts, tenThirtyStarts } from './fixtures';
import { subjectOf, type Open } from './subject';

export const recordsContract = (open: Open): void => {
  describe('acts on record', () => {
    const subject = subjectOf(open);
    const { act } = subject;

    it('are read in the order in which they happened, with their reasons [R18, R27]', async () => {
      const id = await applicant(subject);
      const booked = { act: 'Book', reason: undefined, at: nineStarts } as const;
      const withdrawn = { act: 'Withdraw', reason: reason("I can't work nights 🌙"), at: tenThirtyStarts } as const;
      await act(({ actRecords }) => actRecords.add(id, job, booked));
      await act(({ actRecords }) => actRecords.add(id, job, withdrawn));
      expect(await act(({ actRecords }) => actRecords.of(id, job))).toEqual([booked, withdrawn]);
    });

    it('belong to one candidate [R3a]', async () => {
      const [one, other] = await applicants(subject, 2);
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      await act(({ actRecords }) => actRecords.add(one, job, { act: 'Book', reason: undefined, at: nineStarts }));
      expect(await act(({ actRecords }) => actRecords.of(other, job))).toEqual([]);
    });
  });
};
