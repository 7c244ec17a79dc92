import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { inboundMessages } from '../../adapters/contract/messages';
import { sendChat } from '../../adapters/contract/operator/operator-chat.calls';
import { openBalancer } from '../support/portal/balancer';
import { asFile, nth } from '../support/portal/fair';
import { programs, type Environment } from '../support/portal/program';
import * as talking from '../support/portal/talks';
import { ask, signIn } from '../support/portal/visits';
import { postgresMissing, startPostgres, type PostgresServer } from '../support/postgres';
import { redisMissing, startRedis, type RedisServer } from '../support/redis';

/* Two processes whose lines Redis joins, while a process dies and while Redis is away. */

const place = programs();
afterAll(() => place.close());

const missing = redisMissing ?? postgresMissing;
const describeHere = missing === undefined ? describe : describe.skip;

describeHere(`Lines of two processes, joined by Redis${missing === undefined ? '' : ` (left out: ${missing})`}`, () => {
  let server: PostgresServer;
  let redis: RedisServer;
  const cleanUps: (() => unknown)[] = [];
  beforeAll(async () => {
    server = await startPostgres();
    redis = await startRedis();
  }, 180_000);
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  afterAll(async () => {
    await redis.stop();
    await server.stop();
  }, 180_000);

  const settings = async (SMTP_URL: string): Promise<readonly Environment[]> =>
    (await place.twoOn(await server.newDatabase())).map((env) => ({
      ...env,
      LINES_URL: redis.url,
      SMTP_URL,
      OPERATOR_TOKEN: talking.operatorToken,
    }));

  it('what was said while a process died arrives at the line that comes back to another; while Redis is away all goes on, and it comes back by itself', async () => {
    const inbox = await place.newInbox();
    const [first, second] = await settings(inbox.url);
    if (first === undefined || second === undefined) throw new Error('Two are needed');
    await place.load(first, asFile(talking.fair, place.newFolder()));
    await place.load(first, talking.conversationsFile(place.newFolder()));
    const [here, there] = [await place.start(first), await place.start(second)];
    const who = await signIn(here.url, inbox, nth(talking.fair.people, 0));
    const balancer = await openBalancer(here.url);
    cleanUps.push(balancer.close);
    const line: Socket = io(balancer.url, {
      auth: { token: who.token },
      transports: ['websocket'],
      reconnectionDelay: 50,
      reconnectionDelayMax: 100,
    });
    cleanUps.push(() => line.disconnect());
    const heard: string[] = [];
    line.on(inboundMessages.MessageArrived.event, (payload: unknown) => void heard.push(JSON.stringify(payload)));
    const isHeard = (text: string) => (): boolean => heard.some((one) => one.includes(text));
    const says = async (url: string, message: string): Promise<void> => {
      const of = { email: who.email, position_id: nth(talking.fair.jobs, 0).position_id, hm_id: 900 };
      const reply = await ask(
        url,
        sendChat,
        { ...of, message, client_id: randomUUID() },
        { email: 'operator', token: talking.operatorToken },
      );
      expect(reply.statusCode).toBe(200);
    };

    await talking.until('the line is open', () => line.connected);
    await says(there.url, 'before it dies');
    await talking.until('it is heard from the other process', isHeard('before it dies'));
    balancer.goAway();
    await here.kill();
    await says(there.url, 'while it dies, first');
    await says(there.url, 'while it dies, second');
    balancer.moveTo(there.url);
    await talking.until('what was missed is heard', isHeard('while it dies, second'));
    expect(heard.filter((one) => one.includes('while it dies')).map((one) => /first|second/.exec(one)?.[0])).toEqual([
      'first',
      'second',
    ]);

    const again = await place.start(first);
    await redis.stop();
    await says(there.url, 'while Redis is away');
    await talking.until('it is heard in its own process', isHeard('while Redis is away'));
    await says(again.url, 'elsewhere while Redis is away');
    await redis.start();
    await talking.until('what waited is heard', isHeard('elsewhere while Redis is away'));
    await says(again.url, 'after Redis is back');
    await talking.until('it is heard after that', isHeard('after Redis is back'));
    for (const portal of [again, there]) expect(portal.complaints()).not.toMatch(/"level":"error"|crashed/);
  }, 600_000);

  it('the start is refused without it, and says what to do', async () => {
    const [env] = await settings('');
    const portal = place.attempt({ ...env, LINES_URL: 'redis://127.0.0.1:9' });
    expect(await portal.dismiss()).toBe(1);
    expect(portal.complaints().trim()).toBe(
      "The Redis of LINES_URL can't be used (ECONNREFUSED). Start it, or set LINES_URL to where it answers; without LINES_URL, PostgreSQL carries the news between processes.",
    );
  }, 120_000);
});
