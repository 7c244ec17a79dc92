import * as E from 'fp-ts/Either';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import type { ScanResult, VirusScanner } from '../../../application/files/virus-scanner.port';
import type { StoredFile } from '../../../application/files/file-store.port';
import type { Reporter } from '../../../application/ports/reporter';
import { minutes, type Milliseconds } from '../../../domain/time/duration';

/** Where clamd listens: CLAMD_URL. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** How long it may be silent: it answers when the whole file is scanned, and has at most two minutes for one by default. */
const silentFor: Milliseconds = minutes(2);

/** The longest answer that is read, in bytes. */
const longestAnswer = 1_000;

class ScanFailed extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`the scanner answered ${code}`);
    this.code = code;
  }
}

/** One command's answer, which ends with a zero, as the command does. */
const answerOf = async (socket: Socket): Promise<string> => {
  let answer = '';
  for await (const piece of socket.iterator({ destroyOnReturn: false })) {
    answer += String(piece);
    if (answer.includes('\0') || answer.length > longestAnswer) break;
  }
  return answer.slice(0, longestAnswer).replace(/\0.*$/s, '');
};

/** It answers early and closes if the file is beyond its limit: nothing is written then, and nothing waited for. */
const write = async (socket: Socket, bytes: Uint8Array): Promise<void> => {
  if (socket.destroyed || socket.readableEnded || socket.write(bytes)) return;
  const over = new AbortController();
  try {
    await Promise.race(['drain', 'close'].map((event) => once(socket, event, { signal: over.signal })));
  } finally {
    // Both stop listening: a large file waits here hundreds of times.
    over.abort();
  }
};

/** INSTREAM: each piece behind its length in four bytes; a length of zero ends the file. */
const sendFile = async (socket: Socket, { bytes, part }: StoredFile): Promise<void> => {
  await write(socket, Buffer.from('zINSTREAM\0'));
  const length = Buffer.alloc(4);
  for await (const piece of part(0, bytes)) {
    if (socket.destroyed || socket.readableEnded) return;
    length.writeUInt32BE(piece.length);
    await write(socket, Buffer.concat([length, piece]));
  }
  length.writeUInt32BE(0);
  await write(socket, length);
};

const withClamd = async <A>(
  address: ClamdAddress,
  silence: Milliseconds,
  work: (socket: Socket) => Promise<A>,
): Promise<A> => {
  const socket = connect({ ...address }).setTimeout(silence);
  const failed = new Promise<never>((_, reject) => {
    socket.once('error', reject);
    socket.once('timeout', () => reject(new ScanFailed('SILENT')));
  });
  try {
    return await Promise.race([failed, once(socket, 'connect').then(() => work(socket))]);
  } finally {
    socket.destroy();
  }
};

/** What clamd says of a file: `stream: OK`, or `stream: NAME FOUND`. Everything else is no verdict. */
const verdictIn = (answer: string): { readonly found: ScanResult; readonly signature: string } => {
  if (answer === 'stream: OK') return { found: 'clean', signature: '' };
  const signature = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (signature !== undefined) return { found: 'infected', signature: signature.replace(/[^\w.-]/g, '_').slice(0, 80) };
  throw new ScanFailed(answer.includes('size limit exceeded') ? 'STREAM_MAX_LENGTH' : 'NO_VERDICT');
};

const codeOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'code' in fault && typeof fault.code === 'string'
    ? fault.code
    : 'NO_CODE';

/** Scans by clamd, one connection a file. `counted` hears of each scan. */
export const clamdScanner = (
  address: ClamdAddress,
  reporter: Reporter,
  counted: (found: ScanResult | 'failed') => void,
  silence = silentFor,
): VirusScanner => ({
  scan: (file) => async () => {
    try {
      const answer = await withClamd(address, silence, async (socket) => {
        const [answered] = await Promise.all([answerOf(socket), sendFile(socket, file)]);
        return answered;
      });
      const { found, signature } = verdictIn(answer);
      if (found === 'infected') reporter.report('virus-found', { signature, bytes: file.bytes });
      counted(found);
      return E.right(found);
    } catch (fault) {
      reporter.report('virus-scanner-failed', { code: codeOf(fault) });
      counted('failed');
      return E.left({ _tag: 'StoreUnavailable' });
    }
  },
});

/** Whether clamd answers. Undefined: it does; otherwise why not, as a code. */
export const tryClamd = async (address: ClamdAddress, silence: Milliseconds): Promise<string | undefined> => {
  try {
    const answer = await withClamd(address, silence, async (socket) => {
      const [answered] = await Promise.all([answerOf(socket), write(socket, Buffer.from('zPING\0'))]);
      return answered;
    });
    return answer === 'PONG' ? undefined : 'NO_PONG';
  } catch (fault) {
    return codeOf(fault);
  }
};
