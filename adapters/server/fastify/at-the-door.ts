import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeFailure } from '../../contract/envelope';
import { hasBody } from './body-time';
import type { Exceeded } from './limits';
import { laterPage } from './page';
import { rateClassOf } from './rate-classes';
import { packedBody, stopping, tooManyCalls, type RequestFault } from './request-faults';

const isOnly = (header: string | undefined, name: string): boolean =>
  (header ?? name).split(',').every((one) => one.trim().toLowerCase() === name);

/** Whether the body is packed, or encoded in another way, itself or for the transfer (RFC 9110, 8.4; RFC 9112, 7). */
const isPacked = (request: FastifyRequest): boolean =>
  hasBody(request) &&
  !(isOnly(request.headers['content-encoding'], 'identity') && isOnly(request.headers['transfer-encoding'], 'chunked'));

/** Browsers get a page; programs get the envelope (R4). No browser packs a body. */
const turnAway = (request: FastifyRequest, reply: FastifyReply, fault: RequestFault): FastifyReply => {
  const { statusCode, text } = fault;
  reply.code(statusCode).header('cache-control', 'no-store');
  const rateClass = rateClassOf(request.routeOptions.url);
  return fault !== packedBody && (rateClass === 'pages' || rateClass === 'assets' || rateClass === 'files')
    ? reply.type('text/html; charset=utf-8').send(laterPage(text, request.id))
    : reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="api.json"')
        .send(writeFailure(statusCode, text, request.id));
};

/**
 * Rejects requests before any route sees them: those over the rate limit, on known and unknown routes alike, so no route can be missed (R3c); those
 * with a packed body, which no route unpacks; and all requests during shutdown, including on open connections, which are then closed.
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
    const packed = isPacked(request) ? packedBody : undefined;
    const fault = isStopping ? stopping : (await exceeded(request, reply)) ? tooManyCalls : packed;
    if (fault === undefined) return;
    if (isStopping) reply.header('connection', 'close').header('retry-after', 5);
    // What would be taken instead (RFC 9110, 15.5.16).
    if (fault === packedBody) reply.header('accept-encoding', 'identity');
    onTurnedAway(request, fault.statusCode);
    return turnAway(request, reply, fault);
  });
};
