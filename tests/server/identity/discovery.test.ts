import { discovery, keysAddress } from '../../../adapters/server/identity/discovery';
import { lyingIssuer, type LyingIssuer } from '../../support/openid/lying-issuer';
import { standingClock } from '../../support/world/clock';
import { morning } from '../../support/world/world';

let issuer: LyingIssuer;
beforeEach(async () => {
  issuer = await lyingIssuer();
});
afterEach(() => issuer.close());

describe("Discovery of a provider's endpoints", () => {
  it('after a failure is not repeated for 30 s by code that only lists the origins; code that needs the endpoints retries at once', async () => {
    const clock = standingClock(morning);
    let failed: (fault: unknown) => void = () => undefined;
    const { describe: ask, origins } = discovery(issuer.url, clock, (fault) => failed(fault));
    const asked = () => issuer.asked('/.well-known/openid-configuration');
    /** By then, earlier requests have arrived. */
    const answeredAfterThose = () => fetch(`${issuer.url}/nothing`);
    const failure = () => new Promise((tell) => (failed = tell));
    issuer.breakDown('discovery', 503);

    await expect(ask()).rejects.toThrow();
    for (const ms of [0, 1, 29_998]) {
      clock.moveBy(ms);
      expect(origins()).toEqual([issuer.url]);
    }
    await answeredAfterThose();
    expect(asked()).toBe(1);
    await expect(ask()).rejects.toThrow();
    expect(asked()).toBe(2);

    clock.moveBy(29_999);
    origins();
    await answeredAfterThose();
    expect(asked()).toBe(2);
    clock.moveBy(1);
    const next = failure();
    origins();
    await next;
    await answeredAfterThose();
    expect(asked()).toBe(3);

    issuer.breakDown('discovery', undefined);
    await ask();
    expect(asked()).toBe(4);
    expect(origins()).toEqual([issuer.url]);
    expect(asked()).toBe(4);
  });

  it.each([
    ['https://id.example.org', 'https://keys.example.org/jwks', true],
    ['https://id.example.org', 'http://keys.example.org/jwks', false],
    ['https://id.example.org', undefined, false],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000/jwks', true],
    ['http://127.0.0.1:4000', 'ftp://127.0.0.1/jwks', false],
  ] as const)('%s is trusted about its keys at %s: %j', (from, named, isTaken) => {
    const address = () => keysAddress(new URL(from), named);
    if (isTaken) expect(address().href).toBe(named);
    else expect(address).toThrow();
  });
});
