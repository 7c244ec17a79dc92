import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../application/ports/clock';
import { minutes } from '../../../domain/time/duration';
import type { Instant } from '../../../domain/time/instant';

/** If /readyz was asked within this time, we assume that a load balancer polls it. Balancers poll every few seconds; a person asks once. */
const watchesFor = minutes(1);

/** How a process shuts down, as its load balancer and clients see it: first it reports that it is not ready, then it stops serving. */
export interface Draining {
  /** From now on /readyz answers 503, and each response closes its connection. No request is refused. */
  readonly begin: () => void;
  readonly hasBegun: () => boolean;
  /** Call this for each request for /readyz. */
  readonly noteAsked: () => void;
  /** Whether /readyz is being polled, so that the balancer will learn that this process is not ready. */
  readonly isWatched: () => boolean;
}

/** A process that is serving and has not been polled yet. */
export const draining = ({ now }: Clock): Draining => {
  let begun = false;
  let asked: Instant | undefined;
  return {
    begin: () => {
      begun = true;
    },
    hasBegun: () => begun,
    noteAsked: () => {
      asked = now();
    },
    isWatched: () => asked !== undefined && Math.abs(now() - asked) < watchesFor,
  };
};

/** Clients keep connections open for a minute, and proxies keep them longer. With this header, they open the next one to another process. */
export const addLastAnswers = (app: FastifyInstance, { hasBegun }: Draining): void => {
  app.addHook('onSend', (_, reply, _payload, next) => {
    if (hasBegun()) reply.header('connection', 'close');
    next();
  });
};
