import { Duplex } from 'node:stream';
import { Client } from 'pg';
import { batchedWrites } from '../../../../adapters/server/postgres/engine/batched-writes';

/** A client of pg whose connection keeps how many pieces leave in each write. */
const aClient = () => {
  const writes: number[] = [];
  const stream = new Duplex({
    read: () => undefined,
    write: (_piece, _encoding, done) => {
      writes.push(1);
      done();
    },
    writev: (pieces, done) => {
      writes.push(pieces.length);
      done();
    },
  });
  const holdBack = batchedWrites(new Client({ stream: () => stream }));
  const send = (what: string): void => {
    holdBack();
    stream.write(what);
  };
  return { writes, send };
};

const aTurn = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('Statements to a PostgreSQL server', () => {
  it('leave together if none waits for the answer to another', async () => {
    const { writes, send } = aClient();
    await Promise.resolve();
    send('BEGIN');
    send('update');
    await Promise.resolve();
    send('COMMIT');
    expect(writes).toEqual([]);
    await aTurn();
    expect(writes).toEqual([3]);
  });

  it('leave by themselves if they come later', async () => {
    const { writes, send } = aClient();
    for (const what of ['select', 'insert']) {
      send(what);
      await aTurn();
    }
    expect(writes).toEqual([1, 1]);
  });

  it('of a client that is written to in another way are sent as they are', () => {
    expect(() => batchedWrites({})()).not.toThrow();
    expect(() => batchedWrites({ connection: undefined })()).not.toThrow();
  });
});
