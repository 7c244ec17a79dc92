import * as O from 'fp-ts/Option';
import type { EventType } from '../../../domain/applications/application-event';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { anEvent } from '../../support/builders/events';
import { aWebhook } from '../../support/builders/webhooks';
import { job, nineStarts } from './fixtures';
import type { Subject } from './subject';

/** Two who take deliveries. */
export const [one, other] = ['one portal', 'another portal'];

/** What the contracts of webhooks and of their deliveries do with the store. */
export const acting = ({ act }: Subject) => {
  const add = async (changes: Parameters<typeof aWebhook>[0] = {}): Promise<number> => {
    const id = O.toUndefined(await act(({ webhooks }) => webhooks.add(aWebhook(changes), 9)));
    if (id === undefined) throw new Error('It was not added');
    return id;
  };
  const happened = async (id: CandidateId, ...types: readonly EventType[]): Promise<void> => {
    for (const type of types) await act(({ events }) => events.add(id, job, anEvent({ type })));
    await act(({ events }) => events.place());
  };
  const take = (taker = one, without: readonly number[] = []) =>
    act(({ deliveries }) => deliveries.take(taker, nineStarts, without));
  const taken = async (taker = one, without: readonly number[] = []) => {
    const delivery = O.toUndefined(await take(taker, without));
    if (delivery === undefined) throw new Error('No delivery may go');
    return delivery;
  };
  return {
    add,
    happened,
    taken,
    seen: () => act(({ webhooks }) => webhooks.all()),
    deliver: () => act(({ deliveries }) => deliveries.add(nineStarts)),
    /** What is taken next, in words. */
    next: async (taker = one, without: readonly number[] = []) => {
      const delivery = O.toUndefined(await take(taker, without));
      return delivery && `${delivery.event.candidateId} ${delivery.event.type.replace('application.', '')}`;
    },
  };
};
