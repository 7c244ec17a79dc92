import * as O from 'fp-ts/Option';
import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { muxer, parsing } from './parsing';
import type { FromParser, ToParse, ToParser } from './parsing-thread';

/* A thread that parses recordings, one at a time, built to `recording-worker.mjs` beside the server. It asks the server for the file's bytes. */

const port = parentPort;
if (port === null) throw new Error('A recording is parsed in a thread that the portal starts.');
const onLinux = process.platform === 'linux';
// Calls go first. Elsewhere a thread has no priority of its own.
if (onLinux) setPriority(Math.min(getPriority() + 10, 19));

const say = (message: FromParser): void => port.postMessage(message);

await muxer();
// The number of this thread, by which the server reads how long it has been at work.
say({ thread: onLinux ? readlinkSync('/proc/thread-self').split('/').at(-1) : undefined });

const wanted = new Map<string, ((bytes: Uint8Array) => void)[]>();
const nameOf = ({ job, from, to }: { readonly job: number; readonly from: number; readonly to: number }): string =>
  [job, from, to].join(' ');

const parse = async ({ job, kind, bytes, path }: ToParse): Promise<void> => {
  const file = {
    bytes,
    part: async function* (from: number, to: number) {
      yield await new Promise<Uint8Array>((come) => {
        const name = nameOf({ job, from, to });
        wanted.set(name, [...(wanted.get(name) ?? []), come]);
        say({ job, from, to });
      });
    },
  };
  say(
    path === undefined
      ? { job, content: O.toUndefined(await parsing.look(file, kind)) }
      : { job, copied: await parsing.copy(file, kind, path) },
  );
  wanted.clear();
};

port.on('message', (message: ToParser) => {
  if ('kind' in message) void parse(message);
  else wanted.get(nameOf(message))?.shift()?.(message.bytes);
});
