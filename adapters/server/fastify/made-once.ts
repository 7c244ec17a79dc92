import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Content that is the same for everybody, compressed once in each encoding that is requested. */
export interface MadeOnce {
  readonly type: string;
  readonly bytes: number;
  readonly tag: string;
  /** Compressed beside the portal's main thread. */
  readonly encoded: (encoding: Encoding) => Promise<Buffer>;
  readonly plain: Buffer;
}

const once = <A>(make: () => A): (() => A) => {
  let made: { readonly value: A } | undefined;
  return () => (made ??= { value: make() }).value;
};

/**
 * `seldom`: made when the portal starts, as small as possible. `often`: made while people wait; maximum compression takes 30 times as long and saves
 * a tenth.
 */
export const madeOnce = (content: string | Buffer, type: string, made: 'seldom' | 'often'): MadeOnce => {
  const plain = typeof content === 'string' ? Buffer.from(content) : content;
  const [br, level] = made === 'seldom' ? ([11, 9] as const) : ([5, 6] as const);
  const inBr = once(() => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: br } }));
  const inGzip = once(() => zip(plain, { level }));
  return {
    type,
    bytes: plain.byteLength,
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    encoded: (encoding) => (encoding === 'br' ? inBr() : inGzip()),
    plain,
  };
};

/** The encoding to answer in; undefined: none. */
export const acceptedEncoding = (accepted: string): Encoding | undefined => {
  if (/\bbr\b(?!;q=0(\.0*)?\b)/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(\.0*)?\b)/.test(accepted) ? 'gzip' : undefined;
};

/** The tags are strong, so each encoding has its own; a client that has the content in any encoding need not fetch it again. */
const has = (held: string | undefined, tag: string): boolean =>
  held !== undefined &&
  held.split(',').some((one) => {
    const name = one.trim().replace(/^W\//, '');
    return name === '*' || name === `"${tag}"` || name === `"${tag}-br"` || name === `"${tag}-gzip"`;
  });

/** Answers with the content, or with 304 if the client has it already. */
export const sendMadeOnce = async (
  request: FastifyRequest,
  reply: FastifyReply,
  made: MadeOnce,
): Promise<FastifyReply> => {
  const encoding = acceptedEncoding(request.headers['accept-encoding'] ?? '');
  reply
    .header('etag', encoding === undefined ? `"${made.tag}"` : `"${made.tag}-${encoding}"`)
    .header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '));
  if (has(request.headers['if-none-match'], made.tag)) return reply.code(304).send();
  reply.type(made.type);
  return encoding === undefined
    ? reply.send(made.plain)
    : reply.header('content-encoding', encoding).send(await made.encoded(encoding));
};
