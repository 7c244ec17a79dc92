import * as E from 'fp-ts/Either';
import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../application/ports/clock';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import type { Instant } from '../../../domain/time/instant';
import type { Draining } from './draining';

/** How long one answer of the store is reused, in milliseconds. */
const stands = 250;

/** A store that takes longer to answer is busy, not away: until `standsIn` the last answer counts, so that load alone takes no process out. */
const busyAfter = 100;
const standsIn = 5_000;

/** Shares checks of the store: at most one runs at a time, and its answer is reused for a moment, or for longer while the store is slow. */
export const askedOnce = (askStore: FromStore<unknown>, { now }: Clock): (() => Promise<boolean>) => {
  let last: { readonly answered: Instant; readonly ready: boolean } | undefined;
  let asking: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    const ready = E.isRight(await askStore());
    last = { answered: now(), ready };
    asking = undefined;
    return ready;
  };
  return () => {
    const age = last === undefined ? stands : now() - last.answered;
    // If the clock was set back, an answer counts as old.
    if (last !== undefined && age >= 0 && age < stands) return Promise.resolve(last.ready);
    const answer = (asking ??= ask());
    const before = last;
    if (before === undefined || age < 0 || age >= standsIn) return answer;
    const late = pause(busyAfter, before.ready, { ref: false });
    return Promise.race([answer, late]);
  };
};

/**
 * /healthz: the process is alive. /readyz: its store answers too, it can draw pages and is not about to stop, so candidates may be sent to it. Neither is
 * ever refused.
 */
export const addHealth = (
  app: FastifyInstance,
  askStore: FromStore<unknown>,
  clock: Clock,
  { hasBegun, noteAsked }: Draining,
  isWarm: () => boolean,
): void => {
  const isReady = askedOnce(askStore, clock);
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    noteAsked();
    if (hasBegun()) return reply.code(503).send({ status: 'stopping' });
    if (!isWarm()) return reply.code(503).send({ status: 'starting' });
    return (await isReady())
      ? reply.send({ status: 'ok' })
      : reply.code(503).send({ status: 'the store does not answer' });
  });
};
