import * as O from 'fp-ts/Option';
import { minutes } from '../../../domain/time/duration';
import { plus } from '../../../domain/time/instant';
import { reason } from '../../support/builders/reasons';
import { aMail } from '../../support/builders/mails';
import { applicant, applicants, job, nineStarts, tenThirtyStarts } from './fixtures';
import { subjectOf, type Open } from './subject';

const soon = plus(nineStarts, minutes(2));

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

  describe('mails that wait', () => {
    const { act, race } = subjectOf(open);
    const take = (now = nineStarts) => act(({ messages }) => messages.take(now, plus(now, minutes(2))));

    it('leave in the order in which they were written, whole, with their calendar entry [R27]', async () => {
      for (const subject of ['first', 'second']) await act(({ messages }) => messages.add(aMail(subject), nineStarts));
      const first = O.toUndefined(await take());
      expect(first?.mail).toEqual(aMail('first'));
      expect(O.toUndefined(await take())?.mail.subject).toBe('second');
      expect(await take()).toEqual(O.none);
    });

    it('are given again two minutes after they were taken, unless they were removed [R27]', async () => {
      for (const subject of ['kept', 'sent']) await act(({ messages }) => messages.add(aMail(subject), nineStarts));
      await take();
      const sent = O.toUndefined(await take());
      await act(({ messages }) => messages.remove(sent?.id ?? 0));
      expect(await take(plus(nineStarts, minutes(2) - 1))).toEqual(O.none);
      expect(O.toUndefined(await take(soon))?.mail.subject).toBe('kept');
      expect(await take(soon)).toEqual(O.none);
    });

    it('go to one of ten who take at once', async () => {
      await act(({ messages }) => messages.add(aMail('the only one'), nineStarts));
      const taken = await race(10, ({ messages }) => messages.take(nineStarts, soon));
      expect(taken.filter(O.isSome)).toHaveLength(1);
    });
  });
};
