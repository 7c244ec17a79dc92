import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClamdAddress } from '../../../adapters/server/clamd/clamd-scanner';
import { freePort } from './free-port';

const program = process.env['CLAMD_PATH'] ?? ['/usr/sbin/clamd'].find((path) => existsSync(path));

/** Why clamd is skipped here; undefined: it runs. */
export const clamdMissing: string | undefined =
  process.env['SKIP_CLAMD'] !== undefined
    ? 'SKIP_CLAMD is set'
    : program === undefined
      ? 'no clamd was found (CLAMD_PATH, /usr/sbin/clamd)'
      : undefined;

/** clamd, real or ours, for one test. */
export interface Clamd {
  readonly address: ClamdAddress;
  readonly close: () => Promise<void>;
}

/** ClamAV's own, with a database of one signature: of exactly this file. */
export const startClamd = async (infected: Uint8Array): Promise<Clamd> => {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const port = await freePort();
  const md5 = createHash('md5').update(infected).digest('hex');
  writeFileSync(join(folder, 'ours.hdb'), `${md5}:${infected.length}:Portal.Test.Signature\n`);
  const settings = ['Foreground yes', `DatabaseDirectory ${folder}`, `TCPSocket ${port}`, 'TCPAddr 127.0.0.1'];
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\nStreamMaxLength 2M\n`);
  const child = spawn(program ?? 'clamd', ['-c', join(folder, 'clamd.conf')], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject).once('exit', () => reject(new Error(`clamd did not start: ${said}`)));
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('Self checking') || said.includes('Listening daemon')) resolve();
      });
  });
  return {
    address: { host: '127.0.0.1', port },
    close: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A stand-in that speaks INSTREAM, and says of each file what the test wants. */
export interface FakeClamd extends Clamd {
  /** The files that arrived whole. */
  readonly scanned: readonly Buffer[];
  /** Undefined: it hangs up without an answer. */
  readonly say: (answer: string | undefined) => void;
}

/** The bytes of an INSTREAM, once its last piece is there. */
const fileIn = (received: Buffer): Buffer | undefined => {
  const command = Buffer.from('zINSTREAM\0');
  if (!received.subarray(0, command.length).equals(command)) return undefined;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
};

export const openFakeClamd = async (path: string): Promise<FakeClamd> => {
  const scanned: Buffer[] = [];
  let answer: string | undefined = 'stream: OK';
  const server: Server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (piece: Buffer) => {
      received = Buffer.concat([received, piece]);
      if (received.equals(Buffer.from('zPING\0'))) socket.end('PONG\0');
      const file = fileIn(received);
      if (file === undefined) return;
      scanned.push(file);
      if (answer === undefined) socket.destroy();
      else socket.end(`${answer}\0`);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(path, resolve);
  });
  return {
    address: { path },
    scanned,
    say: (words) => {
      answer = words;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
};
