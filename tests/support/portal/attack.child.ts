import { randomBytes, randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { answerOf } from './answer-of';

/*
 * Attackers of a portal, in a process of their own so that they don't slow the measurement: `attack.child.mjs URL KIND COUNT PATH FROM TO`. PATH may
 * contain `{n}`, which runs from FROM to TO. They stop when standard input ends, and report how many answers they got.
 */

const attacker = '127.0.0.2';

interface Attack {
  readonly url: string;
  readonly pathOf: (n: number) => string;
  readonly on: () => boolean;
  readonly number: number;
  readonly count: number;
}

/** A connection that sends requests as fast as it can and reads nothing. When it is cut, it reconnects. */
const greedy = async ({ url, pathOf, on, number }: Attack): Promise<number> => {
  const { hostname: host, port } = new URL(url);
  const many = `GET ${pathOf(number)} HTTP/1.1\r\nHost: portal\r\n\r\n`.repeat(1_000);
  const until = async (socket: Socket, event: string): Promise<void> => {
    const happened = new Promise<'happened'>((resolve) => {
      for (const one of [event, 'close']) socket.once(one, () => resolve('happened'));
    });
    while (on()) if ((await Promise.race([happened, pause(50)])) === 'happened') return;
  };
  while (on()) {
    const socket = connect({ host, port: Number(port), localAddress: attacker }).pause();
    socket.on('error', () => undefined);
    await until(socket, 'connect');
    while (on() && socket.writable) if (!socket.write(many)) await until(socket, 'drain');
    socket.destroy();
    await pause(20);
  }
  return 0;
};

/** Sends a GET, or a POST of this body, and returns the answer's body; empty if there is none. */
const sent = (address: string, agent: Agent, body?: string): Promise<string> =>
  new Promise((resolve) => {
    const asked = request(
      address,
      { agent, method: body === undefined ? 'GET' : 'POST', timeout: 60_000 },
      (answer) => {
        let text = '';
        answer
          .setEncoding('utf8')
          .on('data', (piece: string) => (text += piece))
          .on('end', () => resolve(text))
          .on('error', () => resolve(''));
      },
    );
    asked
      .on('timeout', () => asked.destroy())
      .on('error', () => resolve(''))
      .end(body);
  });

/** A hurried visitor: sends a request, reads the whole answer, sends the next. */
const hurried = async ({ url, pathOf, on, number, count }: Attack): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: attacker });
  let answered = 0;
  for (let n = number; on(); n += count) {
    const status = await answerOf(url + pathOf(n), agent, {}).catch(() => 0);
    if (status === 200) answered += 1;
    else await pause(20);
  }
  agent.destroy();
  return answered;
};

/** Eight attempts to be let in, each with another token that was never given out. */
const wrongTokens = (): string =>
  Array.from({ length: 8 }, () => `40{"token":"${randomBytes(24 + 8 * randomInt(4)).toString('base64url')}"}`).join(
    '\x1e',
  );

/** One after another: a handshake by long polling, and eight wrong tokens on it. `pathOf`: the least time for each, in milliseconds. */
const guessing = async ({ url, pathOf, on, number }: Attack): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: attacker });
  const address = `${url}/socket.io/?EIO=4&transport=polling`;
  let answered = 0;
  while (on()) {
    const next = pause(Number(pathOf(number)));
    const opened = await sent(address, agent);
    const sid = /"sid":"([^"]+)"/.exec(opened)?.[1];
    if (sid !== undefined && (await sent(`${address}&sid=${sid}`, agent, wrongTokens())) === 'ok') answered += 8;
    await next;
  }
  agent.destroy();
  return answered;
};

/**
 * Lines of people who are signed in, all at once; when all are in, all break and come back at once. `pathOf`: the tokens. It reports how often a line
 * was let in, and as a second line the longest time until all were, in milliseconds.
 */
const storming = async ({ url, pathOf, on }: Attack): Promise<number> => {
  const lines = pathOf(0)
    .split(',')
    .flatMap((token) =>
      Array.from({ length: 20 }, () =>
        io(url, {
          ...{ auth: { token }, transports: ['websocket'], forceNew: true, autoConnect: false, localAddress: attacker },
          ...{ reconnectionDelay: 100, reconnectionDelayMax: 1_000 },
        }),
      ),
    );
  let letIn = 0;
  let longest = 0;
  do {
    const began = performance.now();
    await Promise.all(
      lines.map(
        (line) =>
          new Promise<void>((resolve) => {
            line
              .once('connect', resolve)
              .on('connect_error', () => setTimeout(() => line.connect(), 500))
              .connect();
          }),
      ),
    );
    letIn += lines.length;
    longest = Math.max(longest, performance.now() - began);
    for (const line of lines) line.disconnect().removeAllListeners();
    await pause(1_000);
  } while (on());
  console.error(Math.round(longest));
  return letIn;
};

const kinds: Readonly<Record<string, (attack: Attack) => Promise<number>>> = { greedy, hurried, guessing, storming };

const run = async ([url = '', kind = '', times = '1', path = '/', from = '1', to = from]: readonly string[]) => {
  let isOn = true;
  process.stdin.on('end', () => {
    isOn = false;
  });
  process.stdin.resume();
  const [first, many] = [Number(from), Number(to) - Number(from) + 1];
  const attack = kinds[kind] ?? greedy;
  const count = Number(times);
  const answered = await Promise.all(
    Array.from({ length: count }, (_, number) =>
      attack({
        ...{ url, number, count },
        pathOf: (n) => path.replace('{n}', String(first + (n % many))),
        on: () => isOn,
      }),
    ),
  );
  console.log(answered.reduce((sum, one) => sum + one, 0));
  process.exit(0);
};

void run(process.argv.slice(2));
