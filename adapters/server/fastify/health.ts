import * as E from 'fp-ts/Either';
import type { FastifyInstance } from 'fastify';
import type { FromStore } from '../../../application/ports/unit-of-work/store';

/** /healthz: the process lives. /readyz: its store answers too, so that it may be sent candidates. */
export const addHealth = (app: FastifyInstance, askStore: FromStore<unknown>): void => {
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return E.isRight(await askStore())
      ? reply.send({ status: 'ok' })
      : reply.code(503).send({ status: 'the store does not answer' });
  });
};
