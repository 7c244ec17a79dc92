import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { probeBytes, probeUploads } from '../../../domain/device/connection-score';
import { speedTestPath } from '../../contract/tech-check/speed-test';

/** What the client did: it sent too much, or it went away before the end. */
class NotTaken extends Error {
  readonly statusCode: 400 | 413;
  constructor(statusCode: NotTaken['statusCode']) {
    super('a body that is not taken');
    this.statusCode = statusCode;
  }
}

/** Reads a body and keeps none of it. */
const discard = async (body: IncomingMessage): Promise<void> => {
  let bytes = 0;
  try {
    for await (const piece of body) {
      bytes += piece instanceof Buffer ? piece.byteLength : 0;
      if (bytes > probeUploads) throw new NotTaken(413);
    }
  } catch (fault) {
    throw fault instanceof NotTaken ? fault : new NotTaken(400);
  }
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
    probe.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof NotTaken)) throw error;
      // The rest is not read.
      return reply.code(error.statusCode).header('connection', 'close').send();
    });
    probe.addHook('onRequest', (_request, reply, next) => {
      reply.header('cache-control', 'no-store, no-transform');
      next();
    });
    probe.get(speedTestPath, (_request, reply) => reply.type('application/octet-stream').send(bytes));
    probe.post(speedTestPath, (_request, reply) => reply.code(204).send());
    done();
  });
};
