import * as O from 'fp-ts/Option';
import { plus } from '../../../domain/time/instant';
import { aWebhook, secretSeed } from '../../support/builders/webhooks';
import { applicants, nineStarts } from './fixtures';
import { subjectOf, type Open } from './subject';
import { acting, one, other } from './webhook-fixtures';

export const webhooksContract = (open: Open): void => {
  describe('webhooks', () => {
    const subject = subjectOf(open);
    const { act, race } = subject;
    const { add, happened, taken, seen, deliver } = acting(subject);

    it('are listed oldest first, on, with nothing that waits', async () => {
      const first = await add({ url: 'https://one.example.org/' });
      const second = await add({ types: ['resume.stored', 'message.sent'] });
      const begin = { state: 'on', lastSuccessAt: undefined, waiting: 0, givenUp: 0 };
      expect(await seen()).toEqual([
        { ...begin, id: first, url: 'https://one.example.org/', types: undefined },
        { ...begin, id: second, url: aWebhook().url, types: ['resume.stored', 'message.sent'] },
      ]);
    });

    it('are never more than may be, also if several are added at once', async () => {
      const added = await race(5, ({ webhooks }) => webhooks.add(aWebhook(), 2));
      expect(added.filter(O.isSome)).toHaveLength(2);
      expect(await seen()).toHaveLength(2);
    });

    it('are removed with what waits for them, once', async () => {
      const [id] = await applicants(subject, 1);
      if (id === undefined) throw new Error('A candidate is needed');
      const webhook = await add();
      await happened(id, 'application.booked');
      await deliver();
      expect(await act(({ webhooks }) => webhooks.remove(webhook))).toBe(true);
      expect(await act(({ webhooks }) => webhooks.remove(webhook))).toBe(false);
      expect(await seen()).toEqual([]);
      expect(await act(({ deliveries }) => deliveries.take(one, nineStarts, []))).toEqual(O.none);
    });

    it('are removed whole, also while events become deliveries to them', async () => {
      const [id] = await applicants(subject, 1);
      if (id === undefined) throw new Error('A candidate is needed');
      const webhook = await add();
      await happened(id, 'application.booked', 'application.moved');
      const done = await race(6, ({ webhooks, deliveries }, runner) =>
        runner === 3 ? webhooks.remove(webhook) : deliveries.add(nineStarts),
      );
      expect(done).toHaveLength(6);
      expect(await seen()).toEqual([]);
      expect(await act(({ deliveries }) => deliveries.takers())).toEqual([]);
    });

    it('keep the seed before the last one for as long as it signs along', async () => {
      const [id] = await applicants(subject, 1);
      if (id === undefined) throw new Error('A candidate is needed');
      const webhook = await add({ seed: secretSeed(1) });
      await happened(id, 'application.booked');
      await deliver();
      const first = await taken();
      expect(first.receiver).toEqual({
        ...{ webhookId: webhook, url: aWebhook().url, seed: secretSeed(1) },
        ...{ oldSeed: undefined, lastSuccessAt: undefined },
      });
      await act(({ deliveries }) => deliveries.putBackAllBut(one, []));
      for (const n of [2, 3])
        expect(await act(({ webhooks }) => webhooks.rotate(webhook, secretSeed(n), plus(nineStarts, n)))).toBe(true);
      expect((await taken()).receiver).toMatchObject({
        seed: secretSeed(3),
        oldSeed: { seed: secretSeed(2), until: plus(nineStarts, 3) },
      });
      expect(await act(({ webhooks }) => webhooks.rotate(webhook + 1, secretSeed(4), nineStarts))).toBe(false);
    });

    it('are told nothing while they are off, and all that waits once they are replayed', async () => {
      const [id] = await applicants(subject, 1);
      if (id === undefined) throw new Error('A candidate is needed');
      const webhook = await add();
      await happened(id, 'application.booked');
      await deliver();
      const first = await taken();
      await act(({ deliveries }) => deliveries.giveUp(first.id, one));
      expect(await act(({ webhooks }) => webhooks.someOn())).toBe(true);
      await happened(id, 'application.reviewed');
      await deliver();
      const second = await taken();
      await act(({ deliveries }) => deliveries.switchOff(second.id, other, 'gone'));
      expect(await act(({ webhooks }) => webhooks.someOn())).toBe(true);
      await act(({ deliveries }) => deliveries.switchOff(second.id, one, 'gone'));
      expect(await act(({ webhooks }) => webhooks.someOn())).toBe(false);
      await happened(id, 'application.moved');
      expect(await deliver()).toBe(false);
      expect(await seen()).toMatchObject([{ state: 'gone', waiting: 2, givenUp: 1 }]);
      expect(await act(({ webhooks }) => webhooks.replay(webhook, 0))).toBe(true);
      expect(await seen()).toMatchObject([{ state: 'on', waiting: 3, givenUp: 0 }]);
      expect(await deliver()).toBe(true);
      // A try that began before the replay says nothing about it.
      await act(({ deliveries }) => deliveries.switchOff(second.id, one, 'gone'));
      expect(await seen()).toMatchObject([{ state: 'on' }]);
      const third = await taken();
      await act(({ deliveries }) => deliveries.switchOff(third.id, one, 'unreachable'));
      expect(await seen()).toMatchObject([{ state: 'unreachable', waiting: 3 }]);
      expect(await act(({ deliveries }) => deliveries.take(one, nineStarts, []))).toEqual(O.none);
      expect(await act(({ webhooks }) => webhooks.replay(webhook, first.event.place))).toBe(true);
      await deliver();
      expect(await taken()).toMatchObject({ event: { type: 'application.reviewed' }, tries: 0 });
      expect(await act(({ webhooks }) => webhooks.replay(webhook + 1, 0))).toBe(false);
    });
  });
};
