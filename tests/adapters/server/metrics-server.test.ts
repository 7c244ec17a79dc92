import { serveMetrics } from '../../../adapters/server/operator/metrics/metrics-server';
import { freePort } from '../../support/portal/free-port';
import { listening } from '../../support/store/surroundings';

describe('The server of figures', () => {
  it('answers 500 and reports it if they can not be read, and the portal goes on', async () => {
    const reporter = listening();
    const where = { host: '127.0.0.1', port: await freePort() };
    const figures = { contentType: 'text/plain', text: () => Promise.reject(new TypeError('a bug')) };
    const stop = await serveMetrics(figures, where, reporter);
    for (const _scrape of [1, 2]) expect((await fetch(`http://127.0.0.1:${where.port}/metrics`)).status).toBe(500);
    expect(reporter.heard).toEqual(Array.from({ length: 2 }, () => ['figures-failed', { kind: 'TypeError' }]));
    stop();
  });
});
