import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeFailure } from '../../contract/envelope';
import type { Exceeded } from './limits';
import { laterPage } from './page';
import { rateClassOf } from './rate-classes';
import { stopping, tooManyCalls, type RequestFault } from './request-faults';

/** Browsers get a page; programs get the envelope (R4). */
const turnAway = (request: FastifyRequest, reply: FastifyReply, { statusCode, text }: RequestFault): FastifyReply => {
  reply.code(statusCode).header('cache-control', 'no-store');
  const rateClass = rateClassOf(request.routeOptions.url);
  return rateClass === 'pages' || rateClass === 'assets' || rateClass === 'files'
    ? reply.type('text/html; charset=utf-8').send(laterPage(text, request.id))
    : reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="api.json"')
        .send(writeFailure(statusCode, text, request.id));
};

/**
 * Rejects requests before any route sees them: those over the rate limit, on known and unknown routes alike, so no route can be missed (R3c); and all
 * requests during shutdown, including on open connections, which are then closed.
 */
export const addDoor = (
  app: FastifyInstance,
  exceeded: Exceeded,
  onTurnedAway: (request: FastifyRequest, statusCode: number) => void,
): void => {
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onRequest', async (request, reply) => {
    const fault = isStopping ? stopping : (await exceeded(request, reply)) ? tooManyCalls : undefined;
    if (fault === undefined) return;
    if (isStopping) reply.header('connection', 'close').header('retry-after', 5);
    onTurnedAway(request, fault.statusCode);
    return turnAway(request, reply, fault);
  });
};
