import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
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

const kinds: Readonly<Record<string, (attack: Attack) => Promise<number>>> = { greedy, hurried };

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
