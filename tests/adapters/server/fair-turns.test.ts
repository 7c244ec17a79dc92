import { fairTurns } from '../../../adapters/server/recordings/fair-turns';

/** Work that goes on until it is told to end. */
const byHand = (atOnce: number) => {
  const inTurn = fairTurns<string>(atOnce);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const done: Promise<unknown>[] = [];
  const rest = (): Promise<void> => new Promise((next) => setImmediate(next));
  return {
    begun,
    ask: (whose: string, name: string) => {
      done.push(
        inTurn(whose, () => {
          begun.push(name);
          return new Promise<void>((end) => ends.push(end));
        }),
      );
    },
    rest,
    endFirst: async () => {
      ends.shift()?.();
      await rest();
    },
  };
};

describe('Turns between those who wait', () => {
  it('does one thing at a time for each, so that many files of one keep nobody else waiting', async () => {
    const { begun, ask, rest, endFirst } = byHand(2);
    for (const n of [1, 2, 3, 4]) ask('A', `A${n}`);
    ask('B', 'B1');
    ask('B', 'B2');
    ask('C', 'C1');
    await rest();
    expect(begun).toEqual(['A1', 'B1']);
    await endFirst();
    expect(begun).toEqual(['A1', 'B1', 'A2']);
    await endFirst();
    expect(begun).toEqual(['A1', 'B1', 'A2', 'B2']);
    await endFirst();
    await endFirst();
    expect(begun).toEqual(['A1', 'B1', 'A2', 'B2', 'C1', 'A3']);
  });

  it('goes on after work that failed', async () => {
    const inTurn = fairTurns<string>(1);
    const broken = inTurn('A', () => Promise.reject(new Error('broken')));
    const next = inTurn('A', async () => 'done');
    await expect(broken).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
