import * as O from 'fp-ts/Option';
import type { StoredVisit } from '../../../application/live-interview/meetings.store';
import { hours, minutes } from '../../../domain/time/duration';
import { plus } from '../../../domain/time/instant';
import { applicants, job, nineStarts } from './fixtures';
import { subjectOf, type Open } from './subject';

export const meetingsContract = (open: Open): void => {
  describe('live interviews', () => {
    const subject = subjectOf(open);
    const { act } = subject;

    const two = async () => {
      const [one, other] = await applicants(subject, 2);
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      return { one, other };
    };

    it('keep the first consent [R62]', async () => {
      const { one, other } = await two();
      for (const at of [nineStarts, plus(nineStarts, hours(1))])
        await act(({ meetings }) => meetings.agree(one, job, at));
      expect(await act(({ meetings }) => meetings.agreedAt(one, job))).toEqual(O.some(nineStarts));
      expect(await act(({ meetings }) => meetings.agreedAt(other, job))).toEqual(O.none);
    });

    it.each([
      { _tag: 'Coming' },
      { _tag: 'NotComing' },
      { _tag: 'Delayed', minutes: 5 },
      { _tag: 'Delayed', minutes: undefined },
    ] as const)('store the latest ETA: %o [spec 2 §4.6]', async (eta) => {
      const { one, other } = await two();
      const told = { startsAt: nineStarts, at: plus(nineStarts, minutes(1)) };
      await act(({ meetings }) => meetings.tellEta(one, job, { ...told, eta: { _tag: 'Delayed', minutes: 9 } }));
      await act(({ meetings }) => meetings.tellEta(one, job, { ...told, eta }));
      expect(await act(({ meetings }) => meetings.etaOf(one, job))).toEqual(O.some({ ...told, eta }));
      expect(await act(({ meetings }) => meetings.etaOf(other, job))).toEqual(O.none);
    });

    it("store the candidate's latest delay [spec 2 §4.6]", async () => {
      const { one, other } = await two();
      const delay = { minutes: 5, startsAt: nineStarts, at: nineStarts };
      for (const late of [delay, { ...delay, minutes: 15 }])
        await act(({ meetings }) => meetings.tellLate(one, job, late));
      expect(await act(({ meetings }) => meetings.delayOf(one, job))).toEqual(O.some({ ...delay, minutes: 15 }));
      expect(await act(({ meetings }) => meetings.delayOf(other, job))).toEqual(O.none);
    });

    it('store each stay in the room, oldest first; only the last one changes [R37]', async () => {
      const { one, other } = await two();
      const first: StoredVisit = { joinedAt: nineStarts, seenAt: nineStarts, leftAt: undefined, roomId: undefined };
      const second = { ...first, joinedAt: plus(nineStarts, hours(1)), seenAt: plus(nineStarts, hours(1)) };
      const left = { ...second, leftAt: plus(nineStarts, hours(2)), roomId: 'room 7' };
      await act(({ meetings }) => meetings.saveLastVisit(one, job, left));
      for (const visit of [first, second]) await act(({ meetings }) => meetings.addVisit(one, job, visit));
      await act(({ meetings }) => meetings.addVisit(other, job, first));
      await act(({ meetings }) => meetings.saveLastVisit(one, job, left));
      expect(await act(({ meetings }) => meetings.visits(one, job))).toEqual([first, left]);
      expect(await act(({ meetings }) => meetings.visits(other, job))).toEqual([first]);
    });
  });
};
