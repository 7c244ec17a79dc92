import { rm } from 'node:fs/promises';
import { frozenPaths } from '../support/frozen-paths';
import { builtPages } from './built-pages';
import { portalOverHttp } from './portal-over-http';

let folder: string;

beforeAll(async () => {
  folder = await builtPages((name) => `<!doctype html><html><head><title>${name}</title></head><body></body></html>`);
});
afterAll(() => rm(folder, { recursive: true }));

describe('The page of every route in every spelling [spec 2 §2.1]', () => {
  it('is served as it was', async () => {
    const { get } = await portalOverHttp({}, { web: { folder, settings: {} } });
    const pages: string[] = [];
    for (const [path, spelling] of frozenPaths) {
      const { statusCode, body, headers } = await get(path);
      const title = statusCode === 200 ? /<title>([^<]*)</.exec(body)?.[1] : statusCode;
      const kept = headers['cache-control'] === 'no-store' && statusCode === 200 ? ', kept by nobody' : '';
      pages.push(`${path} (${spelling}) | ${title}${kept}`);
    }
    expect(pages.join('\n')).toMatchSnapshot();
  });
});
