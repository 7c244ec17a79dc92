import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../application/ports/clock';
import { minutes } from '../../../domain/time/duration';
import type { Instant } from '../../../domain/time/instant';

/** Whoever asked /readyz within this time is taken to ask again: balancers do so every few seconds, a person once. */
const watchesFor = minutes(1);

/** The end of a process as its balancer and its clients see it: first it is not ready, then it serves nobody. Ours to call from the program. */
export interface Draining {
  /** From now on /readyz answers 503, and every other answer is the last one on its connection. Nothing is refused. */
  readonly begin: () => void;
  readonly hasBegun: () => boolean;
  /** Somebody asked /readyz. */
  readonly noteAsked: () => void;
  /** Whether somebody asks /readyz now and then, and so will learn that this process is not ready. */
  readonly isWatched: () => boolean;
}

/** A process that serves and was not asked yet. */
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

/** Clients keep connections for a minute, and proxies for longer: with this header they open their next one elsewhere. */
export const addLastAnswers = (app: FastifyInstance, { hasBegun }: Draining): void => {
  app.addHook('onSend', (_, reply, _payload, next) => {
    if (hasBegun()) reply.header('connection', 'close');
    next();
  });
};
