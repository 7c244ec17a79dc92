import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/* The built program that draws pages, in a process of its own. */

const program = `
const { drawPage } = await import('./dist/server/draw-worker.mjs');
const body = { statusCode: 200, candidate_id: 1, name: 'Maria Santos', jobs: [] };
const page = {
  path: '/candidateportal',
  drawnFor: { now: Date.parse('2026-12-04T15:00:00Z'), zone: 'America/Chicago' },
  answers: [{ id: 'candidate/get_jobs_list', body }],
};
const drawn = [];
for (let n = 0; n < 40; n += 1) {
  drawn.push((await drawPage(page)).html);
  await new Promise(setImmediate);
}
const waiting = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
console.log(JSON.stringify({ named: drawn.filter((html) => html.includes('Maria')).length, waiting }));
process.exit();
`;

describe('The program that renders pages', () => {
  it('keeps nothing of a rendered page: no timer still holds its data', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
    const seen: unknown = JSON.parse(stdout);
    // React's own timers come and go.
    expect(seen).toEqual({ named: 40, waiting: expect.any(Number) });
    expect(Number(/"waiting":(\d+)/.exec(stdout)?.[1])).toBeLessThan(10);
  });
});
