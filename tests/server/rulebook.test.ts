import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cspHash } from '../../adapters/server/fastify/inline-parts';
import { portalOverHttp } from './portal-over-http';

const page = (words: string): string =>
  `<!doctype html><style>p{}</style><script>first()</script><p>${words}</p><script type="module">last("<script>")</script>`;

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rulebook-'));
  file = join(folder, 'index.html');
});
afterEach(() => rm(folder, { recursive: true }));

describe('The rule book at /rulebook', () => {
  it('is the page that was written, which may run its own scripts, fetch nothing and be framed by nobody', async () => {
    await writeFile(file, page('one'));
    const { get } = await portalOverHttp({}, { rulebook: file });
    const { statusCode, headers, body } = await get('/rulebook');
    expect([statusCode, body]).toEqual([200, page('one')]);
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'none'",
      `script-src ${cspHash('first()')} ${cspHash('last("<script>")')}`,
      `style-src ${cspHash('p{}')}`,
      'font-src data:',
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  it('changes the policy of no other page', async () => {
    await writeFile(file, page('one'));
    const { get } = await portalOverHttp({}, { rulebook: file });
    const policy = async (path: string) => (await get(path)).headers['content-security-policy'];
    const before = await policy('/plain.css');
    await get('/rulebook');
    expect(await policy('/plain.css')).toBe(before);
    expect(before).not.toContain(cspHash('first()'));
  });

  it('is read again once it is written anew; a reader who has it is told so', async () => {
    await writeFile(file, page('one'));
    const { get } = await portalOverHttp({}, { rulebook: file });
    const { etag = '' } = (await get('/rulebook')).headers;
    expect((await get('/rulebook', { 'if-none-match': etag })).statusCode).toBe(304);
    await writeFile(file, page('two'));
    await utimes(file, 1, 1);
    const { statusCode, body } = await get('/rulebook', { 'if-none-match': etag });
    expect([statusCode, body]).toEqual([200, page('two')]);
  });

  it('says how it is written while it is not, and is there as soon as it is', async () => {
    const { get } = await portalOverHttp({}, { rulebook: file });
    const { statusCode, body } = await get('/rulebook');
    expect(statusCode).toBe(404);
    expect(body).toContain('<pre>npm run rulebook</pre>');
    await writeFile(file, page('one'));
    expect((await get('/rulebook')).statusCode).toBe(200);
  });

  it('is not served unless RULEBOOK asks for it', async () => {
    const { get } = await portalOverHttp();
    expect((await get('/rulebook')).body).not.toContain('npm run rulebook');
  });
});
