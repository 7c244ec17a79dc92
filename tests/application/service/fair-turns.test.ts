import * as fc from 'fast-check';
import { fairTurns } from '../../../application/service/fair-turns';

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

  it('does everything once, at most so much at a time, in the order of its owner, also after faults', async () => {
    const work = fc.array(fc.record({ owner: fc.constantFrom('a', 'b', 'c'), fails: fc.boolean() }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(work, fc.integer({ min: 1, max: 3 }), async (all, atOnce) => {
        const inTurn = fairTurns<string>(atOnce);
        const [begun, running]: [number[], Set<string>] = [[], new Set()];
        const one = async ({ owner, fails }: { readonly owner: string; readonly fails: boolean }, n: number) => {
          expect(running).not.toContain(owner);
          running.add(owner);
          expect(running.size).toBeLessThanOrEqual(atOnce);
          begun.push(n);
          await new Promise(setImmediate);
          running.delete(owner);
          if (fails) throw new Error('broken');
        };
        const ended = await Promise.allSettled(all.map((asked, n) => inTurn(asked.owner, () => one(asked, n))));
        expect(ended.map(({ status }) => status === 'rejected')).toEqual(all.map(({ fails }) => fails));
        for (const owner of ['a', 'b', 'c']) {
          const own = begun.filter((n) => all[n]?.owner === owner);
          expect(own).toEqual(all.flatMap((asked, n) => (asked.owner === owner ? [n] : [])));
        }
      }),
    );
  });
});
