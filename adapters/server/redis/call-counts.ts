import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

/** What this uses of a client of Redis. */
interface Client {
  readonly status: string;
  readonly eval: (script: string, keys: number, ...given: readonly (string | number)[]) => Promise<unknown>;
}

/** Takes from a key what it has left; it is gone when its window ends. */
const script = `
local taken = tonumber(redis.call('GET', KEYS[1]) or '0')
local granted = math.max(0, math.min(tonumber(ARGV[1]), tonumber(ARGV[2]) - taken))
if granted > 0 then redis.call('INCRBY', KEYS[1], granted) end
if taken == 0 then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
return {granted, math.max(0, redis.call('PTTL', KEYS[1]))}`;

const taken = t.tuple([t.number, t.number]);

interface Asked {
  readonly key: string;
  readonly wish: number;
  readonly most: number;
  readonly window: number;
}

/** Counts of calls that processes share by Redis. */
export const redisCallCounts = (client: Client) => ({
  take: async ({ key, wish, most, window }: Asked): Promise<{ readonly granted: number; readonly endsIn: number }> => {
    // It would wait until Redis is back.
    if (client.status !== 'ready') throw new Error('Redis is away.');
    const answer = await client.eval(script, 1, `candidate-portal:calls:${key}`, wish, most, window);
    const read = taken.decode(answer);
    if (E.isLeft(read)) throw new Error('Not an answer of this script.');
    const [granted, endsIn] = read.right;
    return { granted, endsIn };
  },
});
