import * as O from 'fp-ts/Option';
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { parsing } from './parsing';
import type { FromParser, ToParse, ToParser } from './parsing-thread';

/* The thread that parses one recording, built to `recording-worker.mjs` beside the server. It asks the server for the file's bytes. */

const port = parentPort;
if (port === null) throw new Error('A recording is parsed in a thread that the portal starts.');
// Calls go first. Elsewhere a thread has no priority of its own.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + 10, 19));

const say = (message: FromParser): void => port.postMessage(message);

const wanted = new Map<string, ((bytes: Uint8Array) => void)[]>();

const parse = async ({ kind, bytes, path }: ToParse): Promise<void> => {
  const file = {
    bytes,
    part: async function* (from: number, to: number) {
      yield await new Promise<Uint8Array>((come) => {
        wanted.set(`${from}-${to}`, [...(wanted.get(`${from}-${to}`) ?? []), come]);
        say({ from, to });
      });
    },
  };
  say(
    path === undefined
      ? { content: O.toUndefined(await parsing.look(file, kind)) }
      : { copied: await parsing.copy(file, kind, path) },
  );
  port.close();
};

port.on('message', (message: ToParser) => {
  if ('kind' in message) void parse(message);
  else wanted.get(`${message.from}-${message.to}`)?.shift()?.(message.bytes);
});
