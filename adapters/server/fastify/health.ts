import * as E from 'fp-ts/Either';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../application/ports/clock';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import type { Instant } from '../../../domain/time/instant';

/** How long an answer of the store's stands for all who ask, in milliseconds. */
const stands = 250;

/** Asks the store once for all: one question at most is under way, and its answer stands for a moment. */
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
    // A clock that was set back makes an answer old, not young.
    if (last !== undefined && age >= 0 && age < stands) return Promise.resolve(last.ready);
    return (asking ??= ask());
  };
};

/** /healthz: the process lives. /readyz: its store answers too, so that it may be sent candidates. Neither is ever refused. */
export const addHealth = (app: FastifyInstance, askStore: FromStore<unknown>, clock: Clock): void => {
  const isReady = askedOnce(askStore, clock);
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return (await isReady())
      ? reply.send({ status: 'ok' })
      : reply.code(503).send({ status: 'the store does not answer' });
  });
};
