import { rateClassOf } from '../server/fastify/rate-classes';
import type { Answered } from '../server/fastify/server';
import type { Line, Log } from '../server/log/log';

const levelOf = ({ route, httpStatus, statusCode }: Answered): Line => {
  // A balancer asks every few seconds; not being ready is how a process begins and ends.
  if (rateClassOf(route) === 'health') return 'debug';
  if (httpStatus >= 500 || (statusCode ?? 0) >= 500) return 'error';
  return statusCode === undefined ? 'debug' : 'info';
};

/** One line for each request. A refusal has its reason and its numbers, so that it can be explained later (`cli -- explain REQUEST-ID`). */
export const accessLog =
  (log: Log) =>
  (answered: Answered): void => {
    const { method, route, httpStatus, statusCode, refused, milliseconds } = answered;
    log(levelOf(answered), 'answered', {
      method,
      route,
      http_status: httpStatus,
      ...(statusCode === undefined ? {} : { status_code: statusCode }),
      ...(refused === undefined ? {} : { refused: JSON.stringify(refused) }),
      ms: milliseconds,
    });
  };
