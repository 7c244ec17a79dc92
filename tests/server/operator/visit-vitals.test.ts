import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { visitVitalsPath, type VisitVitals } from '../../../adapters/contract/operator/visit-vitals';
import { cspHash } from '../../../adapters/server/fastify/inline-parts';
import { generousLimits } from '../../../adapters/server/fastify/limits';
import { prometheus } from '../../../adapters/server/operator/metrics/prometheus';
import { builtPages } from '../built-pages';
import { portalOverHttp } from '../portal-over-http';

/* The web vitals of visits, over HTTP: what pages get, and what is taken from them. */

const visit = { page: '/apply/:positionId/:more?', lcp: 812, inp: 48, cls: 0.03 };

let folder: string;
beforeAll(async () => {
  folder = await builtPages(
    (name) => `<!doctype html><html><head><title>${name}</title><script>early()</script></head><body></body></html>`,
  );
  await writeFile(join(folder, 'assets/visit-vitals-ABC234.js'), 'measure()');
});
afterAll(() => rm(folder, { recursive: true }));

const measuring = async (limits = generousLimits) => {
  const visits: VisitVitals[] = [];
  const portal = await portalOverHttp(
    {},
    { limits, web: { folder, settings: {} }, visited: (seen) => void visits.push(seen) },
  );
  return { ...portal, visits };
};

describe('The web vitals of visits', () => {
  it('are taken from the beacon of a page, and answered with nothing', async () => {
    const { post, visits } = await measuring();
    const { statusCode, body, headers } = await post(visitVitalsPath, visit, { cookie: 'candidates_token=abc' });
    expect([statusCode, body, headers['set-cookie']]).toEqual([204, '', undefined]);
    expect(visits).toEqual([visit]);
  });

  it('of an unknown page, too long, unreadable, or of a type that other sites can send are refused, and not counted', async () => {
    const { post, inject, visits, lines } = await measuring();
    expect((await post(visitVitalsPath, { ...visit, page: '/apply/4711' })).statusCode).toBe(400);
    expect((await post(visitVitalsPath, { ...visit, more: 'x'.repeat(600) })).statusCode).toBe(413);
    const as = (type: string, payload: string) =>
      inject({ method: 'POST', url: visitVitalsPath, headers: { 'content-type': type }, payload });
    expect((await as('application/json', '{"page":')).statusCode).toBe(400);
    expect((await as('text/plain;charset=UTF-8', JSON.stringify(visit))).statusCode).toBe(415);
    expect(visits).toEqual([]);
    expect(lines.join('')).not.toContain('4711');
  });

  it('count among the calls of an address: those over its limit are refused', async () => {
    const { post, visits } = await measuring({ ...generousLimits, calls: 2 });
    for (const _ of [1, 2]) await post(visitVitalsPath, visit);
    expect((await post(visitVitalsPath, visit)).statusCode).toBe(429);
    expect(visits).toHaveLength(2);
  });

  it.each(['/how-it-works', '/candidateportal', '/apply/9', '/candidateslogin/link'])(
    'are measured by a script of our own that %s loads last, and that the policy allows by its hash alone',
    async (path) => {
      const { get } = await measuring();
      const { body, headers } = await get(path);
      const [, script = ''] = /<script>([^<]*visit-vitals[^<]*)<\/script><\/body>/.exec(body) ?? [];
      // Caught: a browser that blocks it is no reason for a notice that something is missing.
      expect(script).toMatch(/^addEventListener\('load',.*import\('\/assets\/visit-vitals-ABC234\.js'\)\.catch\(/);
      expect(String(headers['content-security-policy'])).toContain(cspHash(script));
      expect(String(headers['content-security-policy'])).not.toContain('unsafe-inline');
    },
  );

  it('are not measured where nothing is counted: pages have no such script, and there is nowhere to send them', async () => {
    const { get, post } = await portalOverHttp({}, { web: { folder, settings: {} } });
    expect((await get('/how-it-works')).body).not.toContain('visit-vitals');
    expect((await post(visitVitalsPath, visit)).statusCode).toBe(404);
  });

  it('are figures by page, in seconds and as a score', async () => {
    const { visited, text } = await prometheus();
    visited?.(visit);
    visited?.({ page: '/how-it-works', lcp: 4_200, inp: undefined, cls: 0 });
    const figures = await text();
    expect(figures).toContain('portal_visit_lcp_seconds_sum{page="/apply/:positionId/:more?"} 0.812');
    expect(figures).toContain('portal_visit_lcp_seconds_bucket{le="4",page="/how-it-works"} 0');
    expect(figures).toContain('portal_visit_lcp_seconds_bucket{le="8",page="/how-it-works"} 1');
    expect(figures).toContain('portal_visit_inp_seconds_sum{page="/apply/:positionId/:more?"} 0.048');
    expect(figures).not.toContain('portal_visit_inp_seconds_sum{page="/how-it-works"}');
    expect(figures).toContain('portal_visit_cls_bucket{le="0.05",page="/apply/:positionId/:more?"} 1');
  });
});
