import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Per IP address and minute (R3c). */
export interface Limits {
  readonly signInCallsPerMinute: number;
  readonly callsPerMinute: number;
}

/**
 * Generous, because a job fair sits behind one address: 300 people who each ask for a code, ask again, mistype it and give
 * it are 1,200 calls of signing in (R3c asks for 300 sign-ins and 6,000 calls at least). Codes have limits of their own.
 */
export const generousLimits: Limits = { signInCallsPerMinute: 1_200, callsPerMinute: 12_000 };

/** Whether this call is one too many; then `retry-after` is set. */
type Exceeded = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

export interface Limiter {
  /** Asked for every call, whatever it is. */
  readonly exceeded: Exceeded;
  /** Asked as well for a call that needs no token (R3b). */
  readonly signInsExceeded: Exceeded;
}

/** Counts in this process. With several processes each counts for itself, which only makes the limits more generous. */
export const addLimits = async (app: FastifyInstance, limits: Limits): Promise<Limiter> => {
  await app.register(rateLimit, { global: false });
  const over = (max: number): Exceeded => {
    const countOf = app.createRateLimit({ max, timeWindow: 60_000 });
    return async (request, reply) => {
      const count = await countOf(request);
      if (count.isAllowed || !count.isExceeded) return false;
      reply.header('retry-after', count.ttlInSeconds);
      return true;
    };
  };
  return { exceeded: over(limits.callsPerMinute), signInsExceeded: over(limits.signInCallsPerMinute) };
};
