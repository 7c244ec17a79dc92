import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Socket } from 'node:net';
import type { Patience } from './unrouted';

/** Has the code of Node's own timeout, so that the answer is the same. */
const tooSlow = (): Error => Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/**
 * How long a body may take. Node has a single limit for all requests, the longest one; a form with a file may take that long (spec 2 §9), anything
 * else less. The returned function gives a request the longer limit.
 */
export const addBodyTime = (
  app: FastifyInstance,
  { request: usual, form }: Pick<Patience, 'form' | 'request'>,
): ((request: FastifyRequest) => void) => {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const within = (request: FastifyRequest, milliseconds: number): void => {
    const { raw } = request;
    clearTimeout(timers.get(request));
    const timer = setTimeout(() => {
      if (!raw.complete && raw.socket instanceof Socket) app.server.emit('clientError', tooSlow(), raw.socket);
    }, milliseconds).unref();
    timers.set(request, timer);
    raw.once('close', () => clearTimeout(timer));
  };
  app.addHook('onRequest', (request, _, next) => {
    if (hasBody(request)) within(request, usual);
    next();
  });
  return (request) => within(request, form);
};
