import { attackLimit, besideAttack, mostMemory, openHouse, type House } from '../support/portal/attack';
import { programs } from '../support/portal/program';

/* Without a token: connection hogs and rushing visitors, against the built portal, its pages included. */

const place = programs({ pages: true });
afterAll(() => place.close());

describe('Four connections that keep sending requests and read nothing', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse(place, 10);
  }, 60_000);

  it.each(['/openapi.json', '/apply/101', '/candidateslogin', '/readyz', '/api/candidate/position/101', '/nowhere'])(
    'for %s neither fill the memory nor keep a candidate from their list',
    async (path) => {
      const { portal, candidate } = house;
      const suffered = await besideAttack(portal, candidate, { name: `greedy ${path}`, kind: 'greedy', path });
      expect(suffered.peak).toBeLessThan(mostMemory);
      expect(suffered.beside.missed).toBe(0);
      expect((await fetch(`${portal.url}/readyz`)).status).toBe(200);
    },
    attackLimit,
  );
});

describe('A flood of visitors to job postings', () => {
  it.each([10, 600])(
    'in a community of %i jobs neither fills the memory nor keeps a candidate from their list',
    async (jobs) => {
      const { portal, candidate } = await openHouse(place, jobs);
      const suffered = await besideAttack(portal, candidate, {
        name: `hurried /apply, ${jobs} jobs`,
        kind: 'hurried',
        path: '/apply/{n}',
        from: 101,
        to: 100 + jobs,
      });
      expect(suffered.peak).toBeLessThan(mostMemory);
      expect(suffered.beside.missed).toBe(0);
    },
    attackLimit,
  );
});
