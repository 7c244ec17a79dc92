import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Position } from '../../../domain/positions/position';
import { aPosition, externalUrl } from '../../support/builders/positions';
import { at } from '../../support/builders/time';
import { builtPages } from '../built-pages';
import { portalOverHttp } from '../portal-over-http';

let folder: string;
beforeAll(async () => {
  folder = await builtPages(
    (name) =>
      `<!doctype html><html><head><meta name="description" content="of all" /><title>${name}</title></head><body></body></html>`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

const portal = async (position: Partial<Position> = {}) =>
  portalOverHttp({ positions: [aPosition(position)], applicants: [] }, { web: { folder, settings: {} } });

const posting = (html: string): unknown => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return json === undefined ? undefined : JSON.parse(json);
};

describe("a job posting's page before any script runs [spec 1 §2]", () => {
  it('has the job in its title, its description, its one address and schema.org', async () => {
    const { get } = await portal({ latitude: '41.92', longitude: '-87.64', benefits: 'Free lunch' });
    const { body, statusCode } = await get('/apply/4711/more?source=poster');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Caregiver at Linden Court</title>');
    expect(body).toContain(
      '<meta name="description" content="Caregiver at Linden Court. $17.50 - $21/hour, 2400 N Lincoln Ave, Chicago, IL 60614. You help residents through their day.">',
    );
    expect(body).toContain('<link rel="canonical" href="https://portal.example.org/apply/4711">');
    expect(posting(body)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Caregiver',
      url: 'https://portal.example.org/apply/4711',
      identifier: { '@type': 'PropertyValue', name: 'Linden Court', value: '4711' },
      description: 'You help residents through their day.',
      hiringOrganization: { '@type': 'Organization', name: 'Hearthside Living' },
      jobLocation: {
        '@type': 'Place',
        name: 'Linden Court',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '2400 N Lincoln Ave',
          addressLocality: 'Chicago',
          addressRegion: 'IL',
          postalCode: '60614',
          addressCountry: 'US',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 41.92, longitude: -87.64 },
      },
      directApply: true,
      employmentType: ['FULL_TIME'],
      workHours: 'Morning, Night',
      jobBenefits: 'Free lunch',
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 17.5, maxValue: 21, unitText: 'HOUR' },
      },
    });
  });

  it('has a preview when its link is shared: Open Graph with our own image [H 7]', async () => {
    const { get } = await portal({ pay: { basis: 'range', rate: 'hour', minimum: 0, maximum: 0 } });
    const { body } = await get('/apply/4711/more');
    const tags = Object.fromEntries(
      [...body.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g)].map(
        ([, name = '', content = '']) => [name, content],
      ),
    );
    expect(tags).toEqual({
      'og:title': 'Caregiver at Linden Court',
      'og:description': '2400 N Lincoln Ave, Chicago, IL 60614. You help residents through their day.',
      'og:type': 'website',
      'og:site_name': 'Candidate portal',
      'og:locale': 'en_US',
      'og:url': 'https://portal.example.org/apply/4711',
      'og:image': 'https://portal.example.org/share.png',
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/heart/),
      'twitter:card': 'summary_large_image',
    });
    expect(body).not.toContain('$0');
  });

  /*
   * Google's list for job postings, with schema.org's names. `never`: the portal does not have it. The address is in the United States, and none of
   * the portal's jobs is remote.
   */
  it.each<[string, 'required' | 'recommended' | 'never', readonly string[]]>([
    ['title', 'required', ['title']],
    ['description', 'required', ['description']],
    ['datePosted', 'required', ['datePosted']],
    ['hiringOrganization.name', 'required', ['hiringOrganization', 'name']],
    ['jobLocation.address.addressCountry', 'required', ['jobLocation', 'address', 'addressCountry']],
    ['jobLocation.address.streetAddress', 'recommended', ['jobLocation', 'address', 'streetAddress']],
    ['jobLocation.address.addressLocality', 'recommended', ['jobLocation', 'address', 'addressLocality']],
    ['jobLocation.address.addressRegion', 'recommended', ['jobLocation', 'address', 'addressRegion']],
    ['jobLocation.address.postalCode', 'recommended', ['jobLocation', 'address', 'postalCode']],
    ['baseSalary.currency', 'recommended', ['baseSalary', 'currency']],
    ['baseSalary.value.unitText', 'recommended', ['baseSalary', 'value', 'unitText']],
    ['directApply', 'recommended', ['directApply']],
    ['employmentType', 'recommended', ['employmentType']],
    ['identifier', 'recommended', ['identifier', 'value']],
    ['hiringOrganization.logo', 'recommended', ['hiringOrganization', 'logo']],
    ['validThrough', 'never', ['validThrough']],
    ['jobLocationType', 'never', ['jobLocationType']],
    ['applicantLocationRequirements', 'never', ['applicantLocationRequirements']],
    ['educationRequirements', 'never', ['educationRequirements']],
    ['experienceRequirements', 'never', ['experienceRequirements']],
  ])('tells search engines %s: %s [H 7]', async (_name, demand, path) => {
    const { get, world } = await portal();
    const position = aPosition({ logoUrl: 'https://logos.example.org/linden.svg' });
    await world.behind(({ provisioning }) => provisioning.putPosition(position, at('2026-11-20T15:00:00Z')));
    const told = posting((await get('/apply/4711')).body);
    if (demand === 'never') expect(told).not.toHaveProperty([...path]);
    else expect(told).toHaveProperty([...path], expect.anything());
  });

  it('has the date it was opened: edits keep the date, closing and reopening changes it [H 7]', async () => {
    const { get, world } = await portal({ published: false });
    const put = (changes: Partial<Position>, on: string) =>
      world.behind(({ provisioning }) => provisioning.putPosition(aPosition(changes), at(`${on}T15:00:00Z`)));
    const posted = async () => posting((await get('/apply/4711')).body);
    await put({}, '2026-11-01');
    await put({ description: 'Another.' }, '2026-11-05');
    expect(await posted()).toMatchObject({ datePosted: expect.stringMatching(/^2026-11-01T15:00/) });
    await put({ published: false }, '2026-11-06');
    await put({}, '2026-11-07');
    expect(await posted()).toMatchObject({ datePosted: expect.stringMatching(/^2026-11-07T15:00/) });
  });

  it.each([
    [
      { basis: 'exact', rate: 'day', minimum: 184, maximum: 0 },
      { value: 184, unitText: 'DAY' },
    ],
    [
      { basis: 'starting', rate: 'week', minimum: 700, maximum: 0 },
      { minValue: 700, unitText: 'WEEK' },
    ],
    [
      { basis: 'maximum', rate: 'month', minimum: 0, maximum: 4_000 },
      { maxValue: 4_000, unitText: 'MONTH' },
    ],
    [
      { basis: 'range', rate: 'year', minimum: 48_000, maximum: 56_500 },
      { minValue: 48_000, maxValue: 56_500, unitText: 'YEAR' },
    ],
  ] as const)('publishes pay %j as %j, and nothing that the employer did not specify', async (pay, value) => {
    const { get } = await portal({ pay });
    expect(posting((await get('/apply/4711')).body)).toMatchObject({ baseSalary: { value } });
  });

  it("leaves out unknown fields, and names the employer's site if applications are made there", async () => {
    const { get } = await portal({
      pay: undefined,
      jobTypes: [],
      shifts: [],
      address: '',
      clientName: '',
      description: '',
      latitude: '0',
      longitude: '-87.64',
      externalApplicationUrl: externalUrl('https://ats.example.org/7'),
    });
    const told = posting((await get('/apply/4711')).body);
    expect(told).toMatchObject({
      description: 'Caregiver',
      hiringOrganization: { name: 'Linden Court' },
      directApply: false,
    });
    for (const name of ['baseSalary', 'employmentType', 'workHours', 'jobBenefits'])
      expect(told).not.toHaveProperty(name);
    expect(told).not.toHaveProperty(['jobLocation', 'geo']);
  });

  it("can't be broken out of by an employer's text", async () => {
    const evil = '</script><script>alert(1)</script><!-- "\' & \u2028';
    const { get } = await portal({ positionName: evil, description: evil, address: evil, communityName: evil });
    const { body } = await get('/apply/4711');
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toContain('<script>alert');
    expect(body.match(/<!--/g)).toBeNull();
    expect(posting(body)).toMatchObject({ title: evil, description: evil });
  });

  it("has an employer's structured text as markup for search engines, and as plain words in its description [R29]", async () => {
    const { get } = await portal({
      description: '<p>You <strong>help</strong> &amp; listen.</p><ul><li>Days</li><li>Nights</li></ul>',
    });
    const { body } = await get('/apply/4711');
    expect(posting(body)).toMatchObject({
      description: '<p>You <strong>help</strong> &amp; listen.</p><ul><li>Days</li><li>Nights</li></ul>',
    });
    const described = /name="description" content="([^"]*)"/.exec(body)?.[1] ?? '';
    expect(described).toContain('You help &amp; listen. - Days - Nights');
    expect(described).not.toMatch(/&lt;|</);
  });

  it('describes itself in one line of at most 160 characters, cut at a word', async () => {
    const { get } = await portal({ description: 'Care for people you like.\n\n'.repeat(20) });
    const described = /name="description" content="([^"]*)"/.exec((await get('/apply/4711')).body)?.[1] ?? '';
    expect(described.length).toBeLessThanOrEqual(160);
    expect(described).toMatch(/\w…$/);
    expect(described).not.toMatch(/\s\s|\n/);
  });

  it('of a closed or missing job is the plain portal page, excluded from search engines', async () => {
    const { get } = await portal({ published: false });
    for (const path of ['/apply/4711', '/apply/9']) {
      const { statusCode, headers, body } = await get(path);
      expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
      expect(body).toContain('<title>Apply</title>');
      expect(posting(body)).toBeUndefined();
    }
  });

  it('also works for a link with an encoded id, which the page resolves itself [R1]', async () => {
    const { get, world } = await portal();
    const code = world.dependencies.idCodes.encode('position', 4711);
    for (const path of [`/apply/${code}`, `/schedule/42/${code}`])
      expect(await get(path)).toMatchObject({ statusCode: 200, body: expect.stringContaining('<title>Apply</title>') });
    expect((await get(`/nowhere/${code}`)).statusCode).toBe(404);
  });

  it('is not sent again to a browser that has it until its content changes', async () => {
    const { get, world } = await portal();
    const { headers } = await get('/apply/4711');
    const again = () => get('/apply/4711', { 'if-none-match': String(headers.etag) });
    expect((await again()).statusCode).toBe(304);
    await world.behind(({ provisioning }) => provisioning.putPosition(aPosition({ positionName: 'Cook' })));
    expect(await again()).toMatchObject({ statusCode: 200, body: expect.stringContaining('Cook at Linden Court') });
  });

  it('is sent without its own head while the store does not respond', async () => {
    const { get, world } = await portal();
    world.store.breakAfter(0);
    expect((await get('/apply/4711')).body).toContain('<title>Apply</title>');
  });
});

describe('a file that browsers request under a fixed name', () => {
  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/share.png', 'image/png'],
  ])('is cached for a day: %s, %s [H 7]', async (path, type) => {
    await mkdir(join(folder, 'site'), { recursive: true });
    await copyFile(join('ui/app/site', path), join(folder, 'site', path));
    const { get } = await portal();
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      type,
      'public, max-age=86400',
    ]);
    expect((await get(path, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });
});

describe('the tiles of a map', () => {
  it('may be loaded as images from MAP_TILES_URL, and nothing else may', async () => {
    const imageOrigins = ['http://tiles.example.org:8080'];
    const { get } = await portalOverHttp({}, { web: { folder, settings: {}, imageOrigins } });
    const policy = String((await get('/candidateslogin')).headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: https: http://tiles.example.org:8080;");
    expect(policy).toContain("connect-src 'self' wss://portal.example.org;");
  });
});

describe('the session recorder', () => {
  it('is allowed only on the pages of a deployment that configures one [R5]', async () => {
    const recorderOrigins = ['https://recorder.example.org'];
    const policyOf = async (web: object): Promise<string> => {
      const { get } = await portalOverHttp({}, { web: { folder, settings: {}, ...web } });
      return String((await get('/candidateslogin')).headers['content-security-policy']);
    };
    const [named, none] = [await policyOf({ recorderOrigins }), await policyOf({})];
    expect(named).toMatch(/script-src 'self'[^;]* https:\/\/recorder\.example\.org;/);
    expect(named).toContain("connect-src 'self' wss://portal.example.org https://recorder.example.org;");
    expect(none).not.toContain('recorder');
    expect(none).toContain("connect-src 'self' wss://portal.example.org;");
  });
});

describe('The calls about a position', () => {
  it.each([
    ['a closed posting', '4711', 202],
    ['a missing one', '9', 204],
    ['zero', '0', 400],
    ['letters', 'x', 400],
    ['eleven digits', '12345678901', 400],
  ])('answer %s (%s) with %i [spec 1 §8]', async (_what, id, statusCode) => {
    const { get } = await portal({ published: false });
    expect((await get(`/api/candidate/get_position/${id}`)).json()).toMatchObject({ statusCode });
  });

  it('resolve an encoded id to its number, and need no community [R1]', async () => {
    const { post, world } = await portal();
    const code = world.dependencies.idCodes.encode('position', 4711);
    const answer = await post('/api/candidate/getRedirectionLinks', { position_id: code });
    expect(answer.json()).toMatchObject({ statusCode: 200, data: { position_id: 4711, community_id: null } });
  });
});
