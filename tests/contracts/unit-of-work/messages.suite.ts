import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Messages, WaitingMail } from '../../../application/mails/messages.store';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import { plus } from '../../../domain/time/instant';
import { aMail } from '../../support/builders/mails';
import { nineStarts, tenThirtyStarts } from './fixtures';
import { subjectOf, type Open } from './subject';

const [one, other] = ['one portal', 'another portal'];

export const messagesContract = (open: Open): void => {
  describe('waiting emails', () => {
    const { act, race } = subjectOf(open);
    const on = <A>(work: (messages: Messages) => FromStore<A>): Promise<A> => act(({ messages }) => work(messages));
    const write = async (...subjects: readonly string[]): Promise<void> => {
      for (const subject of subjects) await on((messages) => messages.add(aMail(subject), nineStarts));
    };
    const take = (taker = one): Promise<O.Option<WaitingMail>> => on((messages) => messages.take(taker));
    const subjectTaken = async (taker = one): Promise<string | undefined> =>
      O.toUndefined(await take(taker))?.mail.subject;
    const taken = async (taker = one): Promise<WaitingMail> => {
      const mail = O.toUndefined(await take(taker));
      if (mail === undefined) throw new Error('No mail waits');
      return mail;
    };

    it('are sent in the order in which they were written, complete, with their calendar entry [R27]', async () => {
      await write('first', 'second');
      expect((await taken()).mail).toEqual(aMail('first'));
      expect(await subjectTaken()).toBe('second');
      expect(await take()).toEqual(O.none);
    });

    it('are sent with confirmations first, however long a reminder has waited [R27]', async () => {
      await on((messages) => messages.add(aMail('a reminder'), nineStarts, 'reminder'));
      await write('a confirmation');
      expect([await subjectTaken(), await subjectTaken()]).toEqual(['a confirmation', 'a reminder']);
    });

    it('are neither delayed nor hurried by the clock: one dated in the future is sent now [R27]', async () => {
      await on((messages) => messages.add(aMail('from a clock that was ahead'), tenThirtyStarts));
      expect(await subjectTaken()).toBe('from a clock that was ahead');
    });

    it("belong to their taker until they are put back; another taker's are not put back [R27]", async () => {
      await write('the only one');
      const { id } = await taken();
      expect(await take(other)).toEqual(O.none);
      await on((messages) => messages.putBack(id, other));
      expect(await take(other)).toEqual(O.none);
      await on((messages) => messages.putBack(id, one));
      expect((await taken(other)).id).toBe(id);
    });

    it("are put back if their taker doesn't know them; those it knows stay claimed [R27]", async () => {
      await write('known', 'unknown', 'of another');
      const known = await taken();
      await take();
      await take(other);
      await on((messages) => messages.putBackAllBut(one, [known.id]));
      expect([await subjectTaken(), await subjectTaken()]).toEqual(['unknown', undefined]);
      await on((messages) => messages.putBackAllBut(one, []));
      expect([await subjectTaken(), await subjectTaken(), await subjectTaken()]).toEqual([
        'known',
        'unknown',
        undefined,
      ]);
    });

    it('keep their name and count their tries, whichever process sends them [R27]', async () => {
      await write('put off', 'beside it');
      const first = await taken();
      expect(first.tries).toBe(0);
      await on((messages) => messages.countTry(first.id));
      expect(await subjectTaken(other)).toBe('beside it');
      await on((messages) => messages.putBack(first.id, one));
      const again = await taken(other);
      expect(again).toEqual({ ...first, tries: 1 });
    });

    it('have unique names', async () => {
      await write('first', 'second');
      expect((await taken()).name).not.toBe((await taken()).name);
    });

    it('are deleted once sent', async () => {
      await write('sent');
      const { id } = await taken();
      await on((messages) => messages.remove(id));
      await on((messages) => messages.release(one));
      expect(await take()).toEqual(O.none);
    });

    it('are claimed by one of ten concurrent callers', async () => {
      await write('the only one');
      const all = await race(10, ({ messages }, runner) => messages.take(`portal ${runner}`));
      expect(all.filter(O.isSome)).toHaveLength(1);
    });

    it('wait again if their taker is gone, and no others do [R27]', async () => {
      await write('first', 'second');
      await take(one);
      await take(other);
      await on((messages) => messages.release(one));
      expect([await subjectTaken('a third'), await subjectTaken('a third')]).toEqual(['first', undefined]);
    });

    it('are marked as failed with their reason, until an operator retries them as if they were new [R27]', async () => {
      await write('first', 'refused');
      const first = await taken();
      const refused = await taken();
      await on((messages) => messages.countTry(refused.id));
      await on((messages) => messages.giveUp(refused.id, '550 5.1.1 no such mailbox', tenThirtyStarts));
      expect(await take()).toEqual(O.none);
      expect(await on((messages) => messages.givenUp(undefined, 9))).toEqual([
        {
          id: refused.id,
          mail: aMail('refused'),
          tries: 1,
          why: '550 5.1.1 no such mailbox',
          at: tenThirtyStarts,
        },
      ]);
      expect(await on((messages) => messages.tryAgain(first.id))).toBe(false);
      expect(await on((messages) => messages.tryAgain(refused.id))).toBe(true);
      expect(await on((messages) => messages.givenUp(undefined, 9))).toEqual([]);
      expect(await taken()).toEqual({ ...refused, tries: 0 });
    });

    it('can be dropped by an operator only after they failed [R27]', async () => {
      await write('refused');
      const { id } = await taken();
      expect(await on((messages) => messages.drop(id))).toBe(false);
      await on((messages) => messages.giveUp(id, '550', nineStarts));
      expect(await on((messages) => messages.drop(id))).toBe(true);
      expect(await on((messages) => messages.drop(id))).toBe(false);
      expect(await on((messages) => messages.givenUp(undefined, 9))).toEqual([]);
    });

    it('are listed page by page once they failed, newest first [R27]', async () => {
      await write('first', 'second', 'third', 'waits');
      for (const _ of ['first', 'second', 'third']) {
        const { id } = await taken();
        await on((messages) => messages.giveUp(id, '550', nineStarts));
      }
      const page = async (after: number | undefined) => on((messages) => messages.givenUp(after, 2));
      const first = await page(undefined);
      const second = await page(first.at(-1)?.id);
      const subjects = [first, second].map((mails) => mails.map(({ mail }) => mail.subject));
      expect(subjects).toEqual([['third', 'second'], ['first']]);
      expect(await page(second.at(-1)?.id)).toEqual([]);
    });

    it('are counted by purpose, including those being sent and excluding failed ones [R27]', async () => {
      expect(await on((messages) => messages.waiting())).toEqual({ confirmation: 0, reminder: 0 });
      await write('first', 'second', 'third');
      await on((messages) => messages.add(aMail('a reminder'), nineStarts, 'reminder'));
      const { id } = await taken();
      await take();
      await on((messages) => messages.giveUp(id, '550', nineStarts));
      expect(await on((messages) => messages.waiting())).toEqual({ confirmation: 2, reminder: 1 });
    });

    it('that wait have an age: when the oldest was written, being sent or not, failed ones aside', async () => {
      expect(await on((messages) => messages.oldestWaiting())).toEqual(O.none);
      await on((messages) => messages.add(aMail('second'), plus(nineStarts, 5)));
      await on((messages) => messages.add(aMail('first'), nineStarts));
      expect(await on((messages) => messages.oldestWaiting())).toEqual(O.some(nineStarts));
      const [second, first] = [await taken(), await taken()];
      expect(await on((messages) => messages.oldestWaiting())).toEqual(O.some(nineStarts));
      await on((messages) => messages.giveUp(first.id, '550', nineStarts));
      expect(await on((messages) => messages.oldestWaiting())).toEqual(O.some(plus(nineStarts, 5)));
      await on((messages) => messages.remove(second.id));
      expect(await on((messages) => messages.oldestWaiting())).toEqual(O.none);
    });

    it('have takers with a heartbeat, known by their claims if they never sent one [R27]', async () => {
      await write('first');
      expect(await on((messages) => messages.beat(one))).toEqual([]);
      await take('silent');
      const heard = await act(({ messages }) =>
        pipe(
          messages.beat(other),
          TE.flatMap(() => messages.beat(other)),
          TE.flatMap(() => messages.beat(one)),
        ),
      );
      expect(heard).toEqual([
        { name: other, beats: 2 },
        { name: 'silent', beats: 0 },
      ]);
      await on((messages) => messages.release(other));
      await on((messages) => messages.release('silent'));
      expect(await on((messages) => messages.beat(one))).toEqual([]);
      expect(await subjectTaken()).toBe('first');
    });
  });
};
