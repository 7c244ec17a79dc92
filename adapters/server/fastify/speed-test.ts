import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { speedTestPath } from '../../contract/speed-test';
import { probeBytes, probeUploads } from '../../../domain/recording/connection-score';

/** Reads a body and keeps none of it. */
const discard = async (body: IncomingMessage): Promise<void> => {
  body.resume();
  if (!body.readableEnded) await once(body, 'end');
};

/**
 * What a device measures its line against: a download that nothing on the way may compress or cache, because its bytes are random and new at every
 * start, and an upload that is read and forgotten (R22, R46). Limited like other requests, because each costs 2 MB.
 */
export const addSpeedTest = async (app: FastifyInstance): Promise<void> => {
  const bytes = randomFillSync(Buffer.alloc(probeBytes));
  await app.register((probe, _, done) => {
    probe.removeAllContentTypeParsers();
    probe.addContentTypeParser('*', (_request: unknown, body: IncomingMessage) => discard(body));
    probe.addHook('onRequest', (_request, reply, next) => {
      reply.header('cache-control', 'no-store, no-transform');
      next();
    });
    probe.get(speedTestPath, (_request, reply) => reply.type('application/octet-stream').send(bytes));
    probe.post(speedTestPath, { bodyLimit: probeUploads }, (_request, reply) => reply.code(204).send());
    done();
  });
};
