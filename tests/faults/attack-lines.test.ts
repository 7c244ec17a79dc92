import { inFull } from '../support/in-full';
import { attackLimit, besideAttack, mostMemory, openHouse, type Attack, type House } from '../support/portal/attack';
import { programs } from '../support/portal/program';
import { ask, tokenIn } from '../support/portal/visits';
import { signUp } from '../../adapters/contract/identity/sign-up.calls';
import { writeRequest } from '../../adapters/contract/envelope';
import { email } from '../support/builders/identity';
import { anAccount } from '../support/builders/sign-up';

/* The live line's door, against the built portal: strangers who try tokens, and everybody coming back at once. */

const place = programs();
afterAll(() => place.close());

/** How much longer a candidate's list may take beside an attack, as the 99th percentile. Short runs are too noisy for the three of a full one. */
const mostTimes = inFull ? 3 : 20;

let house: House;
beforeAll(async () => {
  house = await openHouse(place, 10);
}, 60_000);

const suffers = async (attack: Attack): Promise<string> => {
  const { portal, candidate } = house;
  const { peak, without, beside, said } = await besideAttack(portal, candidate, attack);
  expect(peak).toBeLessThan(mostMemory);
  expect(beside.missed).toBe(0);
  // Nobody notices less than a fifth of a second.
  expect(beside.p99).toBeLessThan(Math.max(200, mostTimes * without.p99));
  return said;
};

describe("Strangers at the live line's door", () => {
  it.each([
    { name: '24 lines with eight wrong tokens a request', kind: 'guessing', connections: 24, path: '0' },
    { name: '4 lines, 40 handshakes a second', kind: 'guessing', connections: 4, path: '100' },
    {
      name: 'one line with handshakes without end',
      kind: 'greedy',
      connections: 1,
      path: '/socket.io/?EIO=4&transport=polling',
    },
  ] as const)(
    '$name: neither fill the memory nor keep a candidate from their list [R3c]',
    async (attack) => {
      await suffers(attack);
    },
    attackLimit,
  );
});

describe('Lines that all break at once', () => {
  /** Each has twenty lines. */
  const people = inFull ? 45 : 10;

  it(
    'are let in again within ten seconds, and keep no candidate from their list [spec 2 §9]',
    async () => {
      const { portal } = house;
      const tokens: string[] = [];
      for (let n = 0; n < people; n += 1) {
        const { body } = writeRequest(signUp, anAccount({ email: email(`visitor-${n}@example.org`) }));
        tokens.push(tokenIn(await ask(portal.url, signUp, { ...body })));
      }
      const longest = await suffers({
        name: `${20 * people} lines that come back`,
        kind: 'storming',
        connections: 1,
        path: tokens.join(','),
      });
      expect(Number(longest)).toBeLessThan(10_000);
    },
    attackLimit,
  );
});
