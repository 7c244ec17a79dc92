import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '../../contract/call';

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

export interface Limiter {
  /** Whether this call is one too many; then `retry-after` is set. */
  readonly exceeded: (request: FastifyRequest, reply: FastifyReply, access: Access) => Promise<boolean>;
}

/** Counts in this process. With several processes each counts for itself, which only makes the limits more generous. */
export const addLimits = async (app: FastifyInstance, limits: Limits): Promise<Limiter> => {
  await app.register(rateLimit, { global: false });
  const calls = app.createRateLimit({ max: limits.callsPerMinute, timeWindow: 60_000 });
  const signIns = app.createRateLimit({ max: limits.signInCallsPerMinute, timeWindow: 60_000 });
  return {
    exceeded: async (request, reply, access) => {
      const counts = [await calls(request), ...(access === 'public' ? [await signIns(request)] : [])];
      const over = counts.find((count) => !count.isAllowed && count.isExceeded);
      if (over === undefined || over.isAllowed) return false;
      reply.header('retry-after', over.ttlInSeconds);
      return true;
    },
  };
};
