import * as E from 'fp-ts/Either';
import { reachRedis } from '../../adapters/server/redis/reach-redis';
import { joinedByRedis } from '../../adapters/server/socket-io/joined-by-redis';
import { describeOnRedis, startRedis, type RedisServer } from '../support/redis';
import { listening } from '../support/store/surroundings';
import { joinedLinesContract } from './joined-lines.suite';

describeOnRedis('Lines joined by Redis', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  }, 180_000);
  afterAll(() => server.stop(), 60_000);

  joinedLinesContract(async () => {
    const reached = await reachRedis(server.url, listening());
    if (E.isLeft(reached)) throw new Error(reached.left.code);
    return {
      join: (onFault) => {
        const joined = joinedByRedis(reached.right.client, onFault);
        return {
          ...joined,
          close: async () => {
            await joined.close();
            reached.right.close();
          },
        };
      },
      cut: () => server.ask('CLIENT', 'KILL', 'TYPE', 'normal'),
    };
  });

  it('is refused at the start if it does not answer, asks for a password, or takes nothing', async () => {
    expect(await reachRedis('redis://127.0.0.1:9', listening())).toEqual(
      E.left({ _tag: 'RedisNotReached', code: 'ECONNREFUSED' }),
    );
    const locked = await startRedis('--requirepass', 'secret');
    expect(await reachRedis(locked.url, listening())).toEqual(E.left({ _tag: 'RedisNotReached', code: 'NOAUTH' }));
    await locked.stop();
    const replica = await startRedis('--replicaof', '127.0.0.1', '9');
    expect(await reachRedis(replica.url, listening())).toEqual(E.left({ _tag: 'RedisNotReached', code: 'READONLY' }));
    await replica.stop();
  }, 180_000);
});
