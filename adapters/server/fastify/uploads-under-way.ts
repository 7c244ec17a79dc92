import type { FastifyInstance } from 'fastify';
import { isForm } from './form';
import { rateClassOf } from './rate-classes';

/** Tells of each request that brings a file, alone or in a form, and when it has ended, answered or cut off. */
export const addUploadsUnderWay = (app: FastifyInstance, begun: () => () => void): void => {
  app.addHook('onRequest', (request, reply, next) => {
    if (isForm(request) || (request.method === 'PATCH' && rateClassOf(request.routeOptions.url) === 'uploads'))
      reply.raw.once('close', begun());
    next();
  });
};
