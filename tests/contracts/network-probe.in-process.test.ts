import { inMemoryProbe, type FakeNetwork } from '../../adapters/in-process/tech-check/network-probe';
import { networkProbeContract, type LineKind } from './network-probe.suite';

/** A transfer that ends too early is one that is cut, for whoever measures. */
const lines: Readonly<Record<LineKind, FakeNetwork>> = {
  good: 10,
  refused: 'refused',
  cut: 'cut',
  short: 'cut',
  stalled: 'stalled',
};

describe('The network probe in memory', () => {
  it.each(Object.entries(networkProbeContract))('%s [R22]', async (_, run) => {
    const probe = inMemoryProbe({ download: 10, upload: 10 });
    await expect(
      run({
        probe,
        line: (kind) => {
          probe.set({ download: lines[kind], upload: lines[kind] });
          return Promise.resolve();
        },
        begun: () => (probe.transfers() === 1 ? Promise.resolve() : Promise.reject(new Error('Nothing has begun'))),
        stopped: () => (probe.transfers() === 0 ? Promise.resolve() : Promise.reject(new Error('It goes on'))),
      }),
    ).resolves.toBeUndefined();
  });
});
