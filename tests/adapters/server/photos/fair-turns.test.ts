import * as fc from 'fast-check';
import { fairTurns } from '../../../../adapters/server/photos/fair-turns';

/** Work that the test ends. */
const byHand = (atOnce: number) => {
  const inTurn = fairTurns(atOnce);
  const running: { readonly name: string; readonly end: () => void }[] = [];
  const begun: string[] = [];
  let most = 0;
  const ask = (owner: string, name: string, fails = false): Promise<unknown> =>
    inTurn(
      owner,
      () =>
        new Promise<void>((resolve, reject) => {
          begun.push(name);
          running.push({ name, end: () => (fails ? reject(new Error(name)) : resolve()) });
          most = Math.max(most, running.length);
        }),
    ).catch(() => undefined);
  const endOne = async (): Promise<void> => {
    running.shift()?.end();
    await new Promise(setImmediate);
  };
  return { ask, endOne, begun, running, most: () => most };
};

describe('Work in fair turns', () => {
  it('of an owner with much of it keeps another waiting for one turn', async () => {
    const { ask, endOne, begun } = byHand(1);
    for (let n = 1; n <= 5; n += 1) void ask('much', `much ${n}`);
    void ask('little', 'little 1');
    void ask('other', 'other 1');
    for (let n = 0; n < 7; n += 1) await endOne();
    expect(begun).toEqual(['much 1', 'much 2', 'little 1', 'other 1', 'much 3', 'much 4', 'much 5']);
  });

  it('is done once each, at most so many at once, in the order of its owner, also after faults', async () => {
    const work = fc.array(fc.record({ owner: fc.constantFrom('a', 'b', 'c'), fails: fc.boolean() }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(work, fc.integer({ min: 1, max: 3 }), async (all, atOnce) => {
        const { ask, endOne, begun, running, most } = byHand(atOnce);
        all.forEach(({ owner, fails }, n) => void ask(owner, `${owner} ${String(n).padStart(2, '0')}`, fails));
        while (running.length > 0) await endOne();
        expect(most()).toBeLessThanOrEqual(atOnce);
        for (const owner of ['a', 'b', 'c']) {
          const own = begun.filter((name) => name.startsWith(owner));
          expect(own).toEqual([...own].sort());
          expect(own).toHaveLength(all.filter((one) => one.owner === owner).length);
        }
      }),
    );
  });
});
