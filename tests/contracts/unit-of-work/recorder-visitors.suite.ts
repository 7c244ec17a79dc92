import * as O from 'fp-ts/Option';
import { visitor } from '../../support/builders/identity';
import { applicants, job } from './fixtures';
import { subjectOf, type Open } from './subject';

export const recorderVisitorsContract = (open: Open): void => {
  describe("a session recorder's id of a visit", () => {
    const subject = subjectOf(open);
    const { act } = subject;

    it('is stored with its application, only the latest, and belongs to one candidate [spec 1 §7, R3a]', async () => {
      const [one, other] = await applicants(subject, 2);
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      expect(await act(({ recorderVisitors }) => recorderVisitors.of(one, job))).toEqual(O.none);
      for (const id of ['first-visit', 'second-visit']) {
        await act(({ recorderVisitors }) => recorderVisitors.put(one, job, visitor(id)));
        expect(await act(({ recorderVisitors }) => recorderVisitors.of(one, job))).toEqual(O.some(visitor(id)));
      }
      expect(await act(({ recorderVisitors }) => recorderVisitors.of(other, job))).toEqual(O.none);
    });
  });
};
