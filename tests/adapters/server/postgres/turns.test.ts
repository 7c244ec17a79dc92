import { turns } from '../../../../adapters/server/postgres/embedded/turns';

describe('Turns on the single connection', () => {
  it('are taken one at a time, in the order of the requests', async () => {
    const { take, pass } = turns();
    const log: string[] = [];
    await take();
    const others = ['second', 'third'].map(async (name) => {
      await take();
      log.push(name);
    });
    await Promise.resolve();
    expect(log).toEqual([]);
    pass();
    await others[0];
    expect(log).toEqual(['second']);
    pass();
    await others[1];
    expect(log).toEqual(['second', 'third']);
    pass();
    await take();
  });

  it('are waited for up to the limit, and whoever gave up is skipped', async () => {
    jest.useFakeTimers();
    const { take, pass } = turns(1_000);
    await take();
    const impatient = take().catch((fault: unknown) => fault);
    await jest.advanceTimersByTimeAsync(999);
    const patient = take();
    await jest.advanceTimersByTimeAsync(1);
    expect(await impatient).toMatchObject({ code: 'NO_TURN' });
    pass();
    await patient;
    jest.useRealTimers();
  });
});
