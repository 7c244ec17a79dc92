import { Duplex } from 'node:stream';

const streamOf = (client: object): Duplex | undefined => {
  const connection: unknown = Reflect.get(client, 'connection');
  const stream: unknown =
    typeof connection === 'object' && connection !== null ? Reflect.get(connection, 'stream') : undefined;
  return stream instanceof Duplex ? stream : undefined;
};

/**
 * Makes what is sent in one turn of the event loop leave in one write: a transaction's BEGIN with its first statement, its last statements with the
 * COMMIT. Each write is a system call that may wake another process, and by themselves these took a third of a booking's processor time. To be called before
 * each statement of a client of pg; TLS or not makes no difference.
 */
export const batchedWrites = (client: object): (() => void) => {
  const stream = streamOf(client);
  let isHeld = false;
  return () => {
    if (stream === undefined || isHeld) return;
    isHeld = true;
    stream.cork();
    // Runs when all promises of this turn have been followed.
    process.nextTick(() => {
      isHeld = false;
      stream.uncork();
    });
  };
};
