import { oidcProvider } from '../../../adapters/server/identity/identity-provider';
import { plus } from '../../../domain/time/instant';
import { aCandidate } from '../../support/builders/identity';
import { clientId, lyingIssuer, nonceOf, type Changes, type LyingIssuer } from '../../support/openid/lying-issuer';
import { standingClock } from '../../support/world/clock';
import { keepingReporter } from '../../support/world/reporter';
import { morning } from '../../support/world/world';
import { bodyOf, portalOverHttp, type PortalOverHttp } from '../portal-over-http';

const maria = aCandidate().email;
const path = '/api/candidate/fetch_sso_user_info';
const second = 1_000;
const minute = 60 * second;

let issuer: LyingIssuer;
beforeEach(async () => {
  issuer = await lyingIssuer();
});
afterEach(() => issuer.close());

const portalOf = async () => {
  const clock = standingClock(morning);
  const reporter = keepingReporter();
  const { provider } = oidcProvider({ issuer: issuer.url, clientId, clock, reporter });
  return { ...(await portalOverHttp({ identityProvider: provider })), clock, reporter };
};

const shown = async (changes: Changes = {}, userinfo: object = { email: maria, name: 'Maria Santos' }) => {
  const evidence = await issuer.evidence({ now: morning, ...changes });
  return {
    userinfo,
    id_token: evidence.idToken,
    access_token: evidence.accessToken,
    nonce_secret: evidence.nonceSecret,
  };
};

const answerTo = async (portal: PortalOverHttp, body: object) => bodyOf(await portal.post(path, body));

const refused = {
  statusCode: 406,
  error: 'We could not check this sign-in. Try again. Or use your email and the code we send you.',
  refusal: { reason: 'EvidenceRefused' },
};

describe('a social sign-in on our server [spec 1 §7]', () => {
  it('admits a person for whom the provider vouches, with a token that opens the list', async () => {
    const portal = await portalOf();
    const { statusCode, message, code } = await answerTo(portal, await shown());
    expect([statusCode, message]).toEqual([200, 'Logged in successfully']);
    const list = await portal.get('/api/candidate/get_jobs_list', { authorization: `Bearer ${String(code)}` });
    expect(bodyOf(list)).toMatchObject({ statusCode: 200 });
  });

  it.each<readonly [string, Changes, string]>([
    ['sealed by a stranger', { seal: 'stranger' }, 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED'],
    ['sealed by nobody (alg none)', { seal: 'none' }, 'ERR_JOSE_ALG_NOT_ALLOWED'],
    ['sealed with the public key as if it were a shared secret', { seal: 'shared-secret' }, 'ERR_JOSE_ALG_NOT_ALLOWED'],
    [
      'whose claims were changed after it was sealed',
      { spoil: (token) => token.replace(/\.[^.]+\./, '.eyJzdWIiOiJtYXJpYSJ9.') },
      'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
    ],
    ['that is no token', { spoil: () => 'x.y.z' }, 'ERR_JWS_INVALID'],
    ['made for another portal', { claims: { aud: 'another-portal' } }, 'ERR_JWT_CLAIM_VALIDATION_FAILED aud'],
    ['made for another portal and for us', { claims: { aud: ['another-portal', clientId] } }, 'azp'],
    ['made for us and asked for by another portal', { claims: { azp: 'another-portal' } }, 'azp'],
    ['by another issuer', { claims: { iss: 'https://accounts.example.com' } }, 'ERR_JWT_CLAIM_VALIDATION_FAILED iss'],
    [
      'by an issuer whose name begins as ours',
      { claims: { iss: 'http://127.0.0.1:1' } },
      'ERR_JWT_CLAIM_VALIDATION_FAILED iss',
    ],
    ['that has expired', { claims: { exp: morning / second - 61 } }, 'ERR_JWT_EXPIRED'],
    ['that is older than ten minutes, whatever it says itself', { claims: { iat: morning / second - 601 } }, 'iat'],
    ['from the future', { claims: { iat: morning / second + 61 } }, 'iat'],
    ['without an end', { claims: { exp: undefined } }, 'ERR_JWT_CLAIM_VALIDATION_FAILED exp'],
    ['without a nonce', { claims: { nonce: undefined } }, 'ERR_JWT_CLAIM_VALIDATION_FAILED nonce'],
    ['begun by another browser', { claims: { nonce: nonceOf('a secret of another browser') } }, 'nonce'],
    ['whose nonce is the secret itself', { nonceSecret: 'bare', claims: { nonce: 'bare' } }, 'nonce'],
    ['beside an access token of somebody else', { claims: { sub: 'james' } }, 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'],
    ['beside an access token that opens nothing', { accessToken: 'bad' }, 'WWWAuthenticateChallengeError'],
  ])('an ID token %s admits no one, and the reason goes to the log only', async (_, changes, why) => {
    const portal = await portalOf();
    expect(await answerTo(portal, await shown(changes))).toMatchObject(refused);
    const reports = [...portal.reporter.reports, ...portal.world.reporter.reports];
    expect(reports.map(({ detail }) => detail?.['why'])).toEqual([why]);
  });

  it('an ID token is accepted until it is ten minutes old, and within the minute by which clocks may differ', async () => {
    const portal = await portalOf();
    for (const iat of [morning / second + 60, morning / second - 600])
      expect(await answerTo(portal, await shown({ claims: { iat, exp: morning / second + 360 } }))).toMatchObject({
        statusCode: 200,
      });
  });

  it('evidence is accepted once, whoever presents it again', async () => {
    const portal = await portalOf();
    const body = await shown();
    const answers = await Promise.all(Array.from({ length: 5 }, () => answerTo(portal, body)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 406, 406, 406, 406]);
    expect(await answerTo(portal, body)).toMatchObject(refused);
  });

  it('an address that the provider has not verified, or that is missing, admits no one', async () => {
    const portal = await portalOf();
    issuer.tell({ sub: 'maria', email: maria, email_verified: false });
    expect(await answerTo(portal, await shown())).toMatchObject({
      statusCode: 406,
      refusal: { reason: 'EmailNotVerifiedByProvider' },
    });
    issuer.tell({ sub: 'maria', email: maria });
    expect(await answerTo(portal, await shown())).toMatchObject({ refusal: { reason: 'EmailNotVerifiedByProvider' } });
    issuer.tell({ sub: 'maria', email_verified: true });
    expect(await answerTo(portal, await shown())).toMatchObject({ refusal: { reason: 'NoEmailFromProvider' } });
    issuer.tell({ sub: 'maria', email: maria, email_verified: 'true' });
    expect(await answerTo(portal, await shown())).toMatchObject({ statusCode: 200 });
  });

  it('a browser that claims a different address than the provider is refused', async () => {
    const portal = await portalOf();
    issuer.tell({ sub: 'maria', email: 'mallory@example.org', email_verified: true });
    expect(await answerTo(portal, await shown())).toMatchObject(refused);
    expect(await answerTo(portal, await shown({}, { email: 'nonsense' }))).toMatchObject(refused);
  });

  it('an unknown person: 404, with a proof for signing up that no log contains', async () => {
    const portal = await portalOf();
    const nora = 'nora.quinn@example.org';
    issuer.tell({ sub: 'maria', email: nora, email_verified: true });
    const { statusCode, refusal } = await answerTo(portal, await shown({}, { email: nora, name: 'Nora Quinn' }));
    expect([statusCode, refusal]).toEqual([
      404,
      { reason: 'UnknownUser', proof: expect.stringMatching(/^\d+\.[0-9a-f]{64}$/) },
    ]);
    expect(portal.lines.join()).toContain('UnknownUser');
    expect(portal.lines.join()).not.toMatch(/nora|[0-9a-f]{64}|good/);
  });

  it.each(['discovery', 'jwks', 'userinfo'] as const)(
    'a provider whose %s does not respond is reported as unreachable, and is asked again the next time',
    async (endpoint) => {
      const portal = await portalOf();
      issuer.breakDown(endpoint, 503);
      expect(await answerTo(portal, await shown())).toMatchObject({
        statusCode: 406,
        refusal: { reason: 'ProviderUnreachable' },
      });
      issuer.breakDown(endpoint, undefined);
      // jose refetches known keys after half a minute at the earliest; here there were none.
      expect(await answerTo(portal, await shown())).toMatchObject({ statusCode: 200 });
    },
  );

  it('fetches the provider’s description once an hour, not at each sign-in', async () => {
    const portal = await portalOf();
    const asked = () => issuer.asked('/.well-known/openid-configuration');
    await answerTo(portal, await shown());
    await answerTo(portal, await shown());
    expect(asked()).toBe(1);
    portal.clock.moveBy(60 * minute);
    await answerTo(portal, await shown({ now: plus(morning, 60 * minute) }));
    expect(asked()).toBe(2);
  });

  it('logs which check failed, but never whom it was about', async () => {
    const portal = await portalOf();
    await answerTo(portal, await shown({ claims: { aud: 'another-portal' } }));
    expect(portal.reporter.reports).toEqual([
      {
        event: 'social-sign-in-not-vouched',
        detail: { asked: 'id-token', why: 'ERR_JWT_CLAIM_VALIDATION_FAILED aud' },
      },
    ]);
  });

  it('is off if the deployment names no provider', async () => {
    const portal = await portalOverHttp();
    expect(await answerTo(portal, await shown())).toMatchObject({
      statusCode: 406,
      refusal: { reason: 'SocialSignInOff' },
    });
  });
});
