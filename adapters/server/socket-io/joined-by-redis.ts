import { createAdapter } from '@socket.io/redis-streams-adapter';
import { setTimeout as pause } from 'node:timers/promises';
import type { Joined } from './joined';
import { method } from './method';
import { recentlySaid, saidIsKeptFor } from './recently-said';

/** What the adapter and we use of a client of Redis. */
interface Client {
  readonly status: string;
  readonly duplicate: () => Client;
  readonly disconnect: () => void;
  readonly on: (event: 'error', listener: () => void) => unknown;
  readonly call: (name: string, ...given: readonly string[]) => Promise<unknown>;
}

/** Messages that wait while Redis is away. */
const mostWaiting = 10_000;
/** In milliseconds: how long reading pauses after Redis refused it. */
const pauseAfterFault = 1_000;

const isList = (given: unknown): given is readonly unknown[] => Array.isArray(given);

/** The entries in an answer to XREAD of one stream: `[[name, entries]]`, or null. */
const entriesIn = (answer: unknown): readonly unknown[] => {
  const stream = isList(answer) ? answer[0] : undefined;
  const entries = isList(stream) ? stream[1] : undefined;
  return isList(entries) ? entries : [];
};

/** Redis's clock as it answers TIME: seconds since 1970, and microseconds. */
const secondsIn = (answer: unknown): number => (isList(answer) ? Number(answer[0]) : 0);

/** The last argument of XREAD that means: what comes from now on. */
const fromNowOn = '$';

/**
 * Lines joined by a stream of Redis, which all processes read: in order, with what was said while one of them or Redis was away. Each has three
 * connections: to write, to read, and for questions that need an answer now.
 */
export const joinedByRedis = (client: Client, onFault: (fault: unknown) => void): Joined => {
  const recent = recentlySaid('/');
  const opened: Client[] = [];
  let closed = false;
  let waiting = 0;
  let begin: string | undefined;
  /** From where all is read that was said lately: the stream's places are times of Redis's clock, which need not be ours. */
  const beginning = async (): Promise<string> => {
    begin ??= `${Math.max(0, secondsIn(await client.call('TIME')) * 1_000 - saidIsKeptFor)}-0`;
    return begin;
  };

  /**
   * A connection of the adapter's own. It reads from now on until it has heard something: what was said between two such reads would be lost. So it reads
   * from a place in the past, when no line was open here. And it reads again at once whatever happens: a Redis that refuses is given a pause.
   */
  const duplicate = (): Client => {
    const own = client.duplicate();
    opened.push(own);
    own.on('error', () => undefined);
    const read = method(own, 'xread');
    Reflect.set(own, 'xread', async (...given: readonly unknown[]): Promise<unknown> => {
      const from = given.at(-1);
      try {
        const answer = await read(...given.slice(0, -1), from === fromNowOn ? await beginning() : from);
        for (const entry of entriesIn(answer)) recent.hear(entry);
        return answer;
      } catch (fault) {
        if (!closed) {
          onFault(fault);
          await pause(pauseAfterFault);
        }
        throw fault;
      }
    });
    return own;
  };

  const shown = new Proxy(client, {
    get: (target, name) => {
      if (name === 'duplicate') return duplicate;
      // How ioredis called it until its version 5, and the adapter still does.
      if (name === 'send_command')
        return (command: string, given: readonly string[], done: (fault: unknown, answer?: unknown) => void) => {
          target.call(command, ...given).then((answer) => done(undefined, answer), done);
        };
      const own: unknown = Reflect.get(target, name);
      return own;
    },
  });
  const make = createAdapter(shown);

  /** While Redis is away, what is said waits for it, in order; the lines of this process hear it at once. */
  const send = async (publish: () => Promise<unknown>): Promise<unknown> => {
    if (client.status === 'ready') return publish();
    if (waiting >= mostWaiting) throw Object.assign(new Error(), { code: 'TOO_MANY_WAIT' });
    waiting += 1;
    publish()
      .catch(onFault)
      .finally(() => {
        waiting -= 1;
      });
    return undefined;
  };

  return {
    // Called with `new`, as no arrow function can be.
    adapter: function adapterOf(namespace) {
      const adapter = make(namespace);
      const publish = method(adapter, 'doPublish');
      Reflect.set(adapter, 'doPublish', (message: unknown) => {
        const sent = send(async () => publish(message));
        sent.catch(onFault);
        return sent;
      });
      // A line that comes back shows its session anew, and gets what was said to it from us: socket.io would send it before it asks who that is.
      Reflect.set(adapter, 'persistSession', () => undefined);
      Reflect.set(adapter, 'restoreSession', () => Promise.resolve(undefined));
      return adapter;
    },
    missed: recent.since,
    close: async () => {
      closed = true;
      for (const one of opened) one.disconnect();
    },
  };
};
