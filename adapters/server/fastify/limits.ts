import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countedAs } from './address';
import { rateClassOf, type RateClass } from './rate-classes';
import { sharedBudget, type SharedCounts } from './shared-budget';

type Limited = Exclude<RateClass, 'health'>;

/** Per IP address and minute (R3c). */
export type Limits = Readonly<Record<Limited, number>>;

/**
 * Generous, because a whole job fair can share one address: 300 people who each request a code, request another, mistype it and enter it make 1,200
 * sign-in calls (R3c demands room for at least 300 sign-ins and 6,000 calls). Codes have limits of their own. The same 300 open twenty pages each,
 * the first with all its files.
 */
export const generousLimits: Limits = {
  signIns: 1_200,
  calls: 12_000,
  uploads: 6_000,
  pages: 12_000,
  assets: 60_000,
  files: 3_000,
  document: 600,
  // 300 people who each check their line twice: down and up.
  probes: 1_200,
  // 300 people with two pages each, whose lines break four times a minute. Where WebSocket is blocked, opening one again takes five requests; to be let
  // in again, it asks at most twice, which is counted apart by the same number.
  lines: 12_000,
};

/** Sign-ins and uploads count among the calls as well. */
const countedIn: Readonly<Record<RateClass, readonly Limited[]>> = {
  signIns: ['calls', 'signIns'],
  uploads: ['calls', 'uploads'],
  calls: ['calls'],
  pages: ['pages'],
  assets: ['assets'],
  files: ['files'],
  document: ['document'],
  probes: ['probes'],
  lines: ['lines'],
  health: [],
};

/** Whether this request exceeds a limit; if so, `retry-after` is set. */
export type Exceeded = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/** The limits' store, in the form that they take: a class. A key names what it counts. */
const storeOf = (shared: SharedCounts): FastifyRateLimitStoreCtor => {
  const count = sharedBudget(shared);
  return class Shared implements FastifyRateLimitStore {
    readonly incr: FastifyRateLimitStore['incr'] = (key, done, timeWindow, max) => {
      count(key, max, timeWindow).then(
        ({ isWithin, endsIn }) => done(null, { current: isWithin ? max : max + 1, ttl: endsIn }),
        (fault: unknown) => done(fault instanceof Error ? fault : new Error('Not counted.')),
      );
    };

    child(): FastifyRateLimitStore {
      return this;
    }
  };
};

/** Counts in this process, or with `shared` one budget for all processes. */
export const addLimits = async (app: FastifyInstance, limits: Limits, shared?: SharedCounts): Promise<Exceeded> => {
  await app.register(rateLimit, {
    global: false,
    ...(shared === undefined ? {} : { store: storeOf(shared) }),
  });
  const counter = (counted: Limited) =>
    app.createRateLimit({
      max: limits[counted],
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => `${counted} ${countedAs(ip)}`,
    });
  const counters: Readonly<Record<Limited, ReturnType<typeof counter>>> = {
    signIns: counter('signIns'),
    uploads: counter('uploads'),
    calls: counter('calls'),
    pages: counter('pages'),
    assets: counter('assets'),
    files: counter('files'),
    document: counter('document'),
    probes: counter('probes'),
    lines: counter('lines'),
  };
  return async (request, reply) => {
    for (const counted of countedIn[rateClassOf(request.routeOptions.url)]) {
      const count = await counters[counted](request);
      if (count.isAllowed || !count.isExceeded) continue;
      reply.header('retry-after', count.ttlInSeconds);
      return true;
    }
    return false;
  };
};
