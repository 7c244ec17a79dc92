import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** What stands in front of the portal's processes: one address, whose connections go to one of them. */
export interface Balancer {
  readonly url: string;
  /** Cuts every connection; new ones go to the process at that address. */
  readonly moveTo: (url: string) => void;
  /** Drops every connection and accepts no more: to the clients, the network is gone. */
  readonly goAway: () => void;
  readonly close: () => Promise<void>;
}

export const openBalancer = async (first: string): Promise<Balancer> => {
  let target: string | undefined = first;
  const open = new Set<Socket>();
  const hold = (socket: Socket): void => {
    open.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
  };
  const cut = (): void => open.forEach((socket) => socket.destroy());
  const server = createServer((incoming) => {
    hold(incoming);
    if (target === undefined) {
      incoming.destroy();
      return;
    }
    const { hostname, port } = new URL(target);
    const outgoing = connect(Number(port), hostname);
    hold(outgoing);
    incoming.pipe(outgoing).on('close', () => incoming.destroy());
    outgoing.pipe(incoming).on('close', () => outgoing.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    moveTo: (url) => {
      target = url;
      cut();
    },
    goAway: () => {
      target = undefined;
      cut();
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        cut();
      }),
  };
};
