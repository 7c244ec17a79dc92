import { gathered } from '../../../../adapters/server/fastify/gathered';

/** Reads that the test completes on demand. */
const reads = () => {
  const asked: (readonly number[])[] = [];
  const endings: (() => void)[] = [];
  const read = gathered<number, string>(
    (keys) =>
      new Promise((resolve) => {
        asked.push(keys);
        endings.push(() => resolve(new Map(keys.filter((key) => key < 900).map((key) => [key, `job ${key}`]))));
      }),
  );
  const end = async (): Promise<void> => {
    endings.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { asked, end, read };
};

describe('Visitors who request adverts at the same time', () => {
  it('all share the next read if they arrive during one', async () => {
    const { asked, end, read } = reads();
    const told = Promise.all([7, 8, 7, 9, 900].map((id) => read(id)));
    expect(asked).toEqual([[7]]);
    await end();
    expect(asked).toEqual([[7], [8, 7, 9, 900]]);
    await end();
    expect(await told).toEqual(['job 7', 'job 8', 'job 7', 'job 9', undefined]);
  });

  it('never get data that was read before they asked', async () => {
    const { asked, end, read } = reads();
    void read(7);
    const later = read(7);
    await end();
    expect(asked).toEqual([[7], [7]]);
    await end();
    expect(await later).toBe('job 7');
  });

  it('share reads, up to a hundred visitors per read', async () => {
    const { asked, end, read } = reads();
    const told = Promise.all(Array.from({ length: 251 }, (_, id) => read(id)));
    for (let n = 0; n < 4; n += 1) await end();
    await told;
    expect(asked.map(({ length }) => length)).toEqual([1, 100, 100, 50]);
  });
});
