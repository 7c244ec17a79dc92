import {
  mostWaiting,
  type Deliveries,
  type NewWebhook,
  type Receiver,
  type TakenDelivery,
  type WebhookOnFile,
  type Webhooks,
} from '../../../application/webhooks/webhooks.store';
import type { Instant } from '../../../domain/time/instant';
import { placedIn, type PlacedRow } from '../applications/events.memory';
import { answer, found, written } from '../store/answers';
import type { Draft, Memory } from '../store/memory';

interface WebhookRow extends Omit<WebhookOnFile, 'waiting'>, Pick<NewWebhook, 'seed'>, Pick<Receiver, 'oldSeed'> {
  readonly readTo: number;
  /** The place of the last event before it was replayed. */
  readonly replayedTo: number;
}

interface DeliveryRow extends Omit<TakenDelivery, 'receiver'> {
  readonly webhookId: number;
  readonly due: Instant;
  readonly takenBy: string | undefined;
}

declare module '../store/memory' {
  interface Memory {
    /** In the order of their ids. */
    readonly webhooks: readonly WebhookRow[];
    /** The number of webhooks ever added, which is the id of the newest; of deliveries the same. */
    readonly webhooksAdded: number;
    readonly deliveries: readonly DeliveryRow[];
    readonly deliveriesAdded: number;
  }
}

/** Nothing is stored yet. */
export const webhooksBegin = {
  webhooks: [],
  webhooksAdded: 0,
  deliveries: [],
  deliveriesAdded: 0,
} satisfies Partial<Memory>;

const isWanted =
  ({ types, readTo, replayedTo }: WebhookRow) =>
  ({ event: { place, type }, isCarriedOver }: PlacedRow): boolean =>
    place > readTo && (types?.includes(type) ?? true) && (!isCarriedOver || place <= replayedTo);

const changeWebhook = (draft: Draft, id: number, how: (row: WebhookRow) => WebhookRow): boolean => {
  const { webhooks } = draft.read();
  draft.write({ webhooks: webhooks.map((row) => (row.id === id ? how(row) : row)) });
  return webhooks.some((row) => row.id === id);
};

const waitingFor = (draft: Draft, id: number): readonly DeliveryRow[] =>
  draft.read().deliveries.filter(({ webhookId }) => webhookId === id);

const forget = (draft: Draft, id: number): void =>
  draft.write({ deliveries: draft.read().deliveries.filter(({ webhookId }) => webhookId !== id) });

export const webhooksIn = (draft: Draft): Webhooks => ({
  add: ({ url, types, seed, after }, most) =>
    found(() => {
      const { webhooks, webhooksAdded } = draft.read();
      if (webhooks.length >= most) return undefined;
      const id = webhooksAdded + 1;
      const row: WebhookRow = {
        ...{ id, url, types, seed, readTo: after, replayedTo: 0, state: 'on', givenUp: 0 },
        ...{ oldSeed: undefined, lastSuccessAt: undefined },
      };
      draft.write({ webhooks: [...webhooks, row], webhooksAdded: id });
      return id;
    }),
  all: () =>
    answer(() =>
      draft.read().webhooks.map((row): WebhookOnFile => {
        const { seed: _, oldSeed: __, readTo: ___, replayedTo: ____, ...seen } = row;
        const unread = placedIn(draft).filter(isWanted(row));
        return { ...seen, waiting: Math.min(mostWaiting, waitingFor(draft, row.id).length + unread.length) };
      }),
    ),
  remove: (id) =>
    answer(() => {
      const { webhooks } = draft.read();
      forget(draft, id);
      draft.write({ webhooks: webhooks.filter((row) => row.id !== id) });
      return webhooks.some((row) => row.id === id);
    }),
  rotate: (id, seed, until) =>
    answer(() => changeWebhook(draft, id, (row) => ({ ...row, seed, oldSeed: { seed: row.seed, until } }))),
  replay: (id, after) =>
    answer(() => {
      forget(draft, id);
      const replayedTo = placedIn(draft).at(-1)?.event.place ?? 0;
      return changeWebhook(draft, id, (row) => ({ ...row, readTo: after, replayedTo, state: 'on', givenUp: 0 }));
    }),
  someOn: () => answer(() => draft.read().webhooks.some(({ state }) => state === 'on')),
});

const freed = (row: DeliveryRow): DeliveryRow => ({ ...row, takenBy: undefined });

export const deliveriesIn = (draft: Draft): Deliveries => {
  const rows = (): readonly DeliveryRow[] => draft.read().deliveries;
  const its = (id: number, taker: string) => (row: DeliveryRow) => row.id === id && row.takenBy === taker;
  const change = (isIt: (row: DeliveryRow) => boolean, how: (row: DeliveryRow) => DeliveryRow): void =>
    draft.write({ deliveries: rows().map((row) => (isIt(row) ? how(row) : row)) });
  /** Deletes it, if this taker has it, and writes down in its webhook what became of it. */
  const close = (id: number, taker: string, how: (webhook: WebhookRow) => WebhookRow): void => {
    const row = rows().find(its(id, taker));
    if (row === undefined) return;
    draft.write({ deliveries: rows().filter((one) => one !== row) });
    changeWebhook(draft, row.webhookId, how);
  };
  const mayGo = (row: DeliveryRow): boolean =>
    !rows().some(
      ({ webhookId, event }) =>
        webhookId === row.webhookId &&
        event.candidateId === row.event.candidateId &&
        event.positionId === row.event.positionId &&
        event.place < row.event.place,
    );
  const addTo = (webhook: WebhookRow, due: Instant): boolean => {
    const room = mostWaiting - waitingFor(draft, webhook.id).length;
    const events = placedIn(draft);
    const wanted = events.filter(isWanted(webhook)).slice(0, room);
    const last = wanted.length < room ? events.at(-1) : wanted.at(-1);
    const before = draft.read().deliveriesAdded;
    const added = wanted.map(({ event }, n) => ({
      ...{ id: before + n + 1, webhookId: webhook.id, event, due },
      ...{ tries: 0, triedSince: undefined, takenBy: undefined },
    }));
    draft.write({ deliveries: [...rows(), ...added], deliveriesAdded: before + added.length });
    changeWebhook(draft, webhook.id, (row) => ({ ...row, readTo: Math.max(row.readTo, last?.event.place ?? 0) }));
    return added.length > 0;
  };
  return {
    add: (at) =>
      answer(
        () =>
          draft
            .read()
            .webhooks.filter(({ state }) => state === 'on')
            .map((webhook) => addTo(webhook, at))
            .filter((isSome) => isSome).length > 0,
      ),
    take: (taker, now, without) =>
      found(() => {
        const on = draft.read().webhooks.filter(({ id, state }) => state === 'on' && !without.includes(id));
        const [next] = rows()
          .filter((row) => row.takenBy === undefined && row.due <= now && mayGo(row))
          .flatMap((row) => on.filter(({ id }) => id === row.webhookId).map((webhook) => ({ row, webhook })))
          .sort((a, b) => a.row.due - b.row.due || a.row.event.place - b.row.event.place || a.row.id - b.row.id);
        if (next === undefined) return undefined;
        const { id, event, tries, triedSince } = next.row;
        change(
          (row) => row.id === id,
          (row) => ({ ...row, takenBy: taker }),
        );
        const { url, seed, oldSeed, lastSuccessAt } = next.webhook;
        return {
          id,
          event,
          tries,
          triedSince,
          receiver: { webhookId: next.webhook.id, url, seed, oldSeed, lastSuccessAt },
        };
      }),
    accepted: (id, taker, at) => written(() => close(id, taker, (row) => ({ ...row, lastSuccessAt: at }))),
    tryAgain: (id, taker, at, due) =>
      written(() =>
        change(its(id, taker), (row) => ({
          ...freed(row),
          ...{ due, tries: row.tries + 1, triedSince: row.triedSince ?? at },
        })),
      ),
    switchOff: (id, taker, state) =>
      written(() => {
        const row = rows().find(its(id, taker));
        if (row === undefined) return;
        change(its(id, taker), freed);
        changeWebhook(draft, row.webhookId, (webhook) => ({ ...webhook, state }));
      }),
    giveUp: (id, taker) => written(() => close(id, taker, (row) => ({ ...row, givenUp: row.givenUp + 1 }))),
    putBackAllBut: (taker, ids) =>
      written(() => change(({ id, takenBy }) => takenBy === taker && !ids.includes(id), freed)),
    takers: () =>
      answer(() => [...new Set(rows().flatMap(({ takenBy }) => (takenBy === undefined ? [] : [takenBy])))].sort()),
  };
};
