import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { StoredFile } from '../../../application/files/file-store.port';
import { byteRange } from './byte-range';

/**
 * A stored file, or the requested part of it, streamed so that a large file takes no more memory than a small one. A stored file never changes, so
 * its reference is its `etag`.
 */
export const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, part }: StoredFile,
  mark: string,
): FastifyReply => {
  const etag = `"${mark}"`;
  reply.header('accept-ranges', 'bytes').header('etag', etag);
  const condition = request.headers['if-range'];
  const requestedRange = condition === undefined || condition === etag ? request.headers.range : undefined;
  const range = byteRange(requestedRange, bytes);
  if (range._tag === 'NotThere')
    return reply.code(416).header('content-range', `bytes */${bytes}`).removeHeader('content-disposition').send();
  const [first, last] = range._tag === 'Whole' ? [0, bytes - 1] : [range.first, range.last];
  if (range._tag === 'Part') reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes}`);
  reply.header('content-length', last - first + 1);
  const sent = request.method === 'HEAD' ? [] : part(first, last + 1);
  return reply.send(Readable.from(sent, { objectMode: false }));
};
