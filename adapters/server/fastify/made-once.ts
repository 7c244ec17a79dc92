import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

const [brotli, unpacked, zip] = [promisify(brotliCompress), promisify(brotliDecompress), promisify(gzip)];

/** Content that is the same for everybody, compressed once in each encoding that is requested. */
export interface MadeOnce {
  readonly type: string;
  readonly tag: string;
  /** Compressed beside the portal's main thread; undefined: as it is. */
  readonly encoded: (encoding: Encoding | undefined) => Promise<Buffer>;
}

/** Makes a value on its first use, and keeps it. */
export const once = <A>(make: () => A): (() => A) => {
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
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    encoded: (encoding) => (encoding === 'br' ? inBr() : encoding === 'gzip' ? inGzip() : Promise.resolve(plain)),
  };
};

/** The same content, of which only the compressed forms stay in memory, with the bytes that they take. Few clients read anything else. */
export const packed = async (made: MadeOnce): Promise<MadeOnce & { readonly bytes: number }> => {
  const { type, tag } = made;
  const br = await made.encoded('br');
  const inGzip = once(async () => zip(await unpacked(br)));
  return {
    type,
    tag,
    bytes: 2 * br.byteLength,
    encoded: (encoding) => (encoding === 'br' ? Promise.resolve(br) : encoding === 'gzip' ? inGzip() : unpacked(br)),
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
  const body = await made.encoded(encoding);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.type(made.type).send(body);
};
