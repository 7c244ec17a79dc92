import { calls } from '../../../adapters/contract/calls';
import { sampleOf } from '../../../adapters/terminal/conformance/samples';
import type { OperatorRight } from '../../../application/ports/operator-caller';
import { operatorTokenName } from '../../support/builders/operator';
import { bodyOf, portalOverHttp, type PortalOverHttp } from '../portal-over-http';

const operatorToken = 'the-operator-of-this-test';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const own = bearer(operatorToken);
const seen = '/api/operator/application';
const application = { email: 'maria.santos@example.org', position_id: 4711 };
const ofOperator = calls.filter(({ access }) => access === 'operator');

const aToken = async ({ post }: PortalOverHttp, name: string, ...rights: readonly OperatorRight[]) => {
  const { token } = bodyOf(await post('/api/operator/token_add', { name, rights }, own));
  if (typeof token !== 'string') throw new Error('No token was added.');
  return bearer(token);
};

describe('named tokens of the employer [R27]', () => {
  it('each operator call names the right that it needs, and no other call has one', () => {
    expect(calls.filter(({ access, right }) => (access === 'operator') !== (right !== undefined))).toEqual([]);
    const needing = (wanted: OperatorRight) =>
      ofOperator.flatMap(({ path, right }) => (right === wanted ? [path.replace('operator/', '')] : []));
    expect(needing('read')).toEqual([
      ...['application', 'answers', 'answer', 'attendance', 'mails', 'events', 'funnel'],
      ...['applications', 'application_whole', 'resume'],
    ]);
    expect(needing('act')).toEqual(['act', 'eta', 'interview', 'publish', 'open_slots', 'close_slots', 'mail']);
    expect(needing('chat').every((path) => path.startsWith('chat'))).toBe(true);
    expect(needing('import')).toEqual(['import', 'import_resume', 'import_answer', 'import_state']);
    expect(needing('all')).toEqual([
      ...['copy_store', 'token_add', 'tokens', 'token_revoke'],
      ...['webhook_add', 'webhooks', 'webhook_remove', 'webhook_rotate', 'webhook_replay'],
    ]);
  });

  it.each(ofOperator.map(({ path, right }) => [path, right] as const))(
    '%s is refused to tokens without its right (%s), in the envelope and by HTTP, before anything is read',
    async (path, right) => {
      const portal = await portalOverHttp({}, { operatorToken });
      const others = (['read', 'act', 'chat', 'import'] as const).filter((one) => one !== right);
      const headers = await aToken(portal, 'too little', ...others);
      const response = await portal.post(`/api/${path}`, { of: 'no call' }, headers);
      expect(response.statusCode).toBe(403);
      expect(bodyOf(response)).toEqual({
        statusCode: 403,
        error: `This call needs a token with the right '${String(right)}'. The token 'too little' has: ${others.join(', ')}.`,
        request_id: expect.any(String),
      });
    },
  );

  it.each(ofOperator.map((call) => [call.path, call] as const))(
    '%s is read from tokens with its right, and from those with all',
    async (path, call) => {
      const portal = await portalOverHttp({}, { operatorToken });
      for (const right of [call.right ?? 'all', 'all'] as const) {
        const response = await portal.post(`/api/${path}`, sampleOf(call), await aToken(portal, `may ${right}`, right));
        expect(response.statusCode).toBe(200);
        if (right === 'all') break;
      }
    },
  );

  it('a revoked token is as unknown as one that never was, at once', async () => {
    const portal = await portalOverHttp({}, { operatorToken });
    const headers = await aToken(portal, 'dashboard', 'read');
    expect(bodyOf(await portal.post(seen, application, headers))).toMatchObject({ statusCode: 200 });
    expect(bodyOf(await portal.post('/api/operator/token_revoke', { name: 'dashboard' }, own))).toEqual({
      statusCode: 200,
      name: 'dashboard',
    });
    const revoked = await portal.post(seen, application, headers);
    const unknown = await portal.post(seen, application, bearer('x'.repeat(64)));
    const words = ({ error, statusCode }: ReturnType<typeof bodyOf>) => [statusCode, error];
    expect([revoked.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(words(bodyOf(revoked))).toEqual(words(bodyOf(unknown)));
  });

  it('a token is answered once: no list and no line of the log has it', async () => {
    const portal = await portalOverHttp({}, { operatorToken });
    const { authorization } = await aToken(portal, 'dashboard', 'read', 'chat');
    await portal.post(seen, application, { authorization });
    const response = await portal.post('/api/operator/tokens', {}, own);
    const at = '2026-12-04T15:00:00.000Z';
    expect(bodyOf(response)).toEqual({
      statusCode: 200,
      tokens: [{ name: 'dashboard', rights: ['read', 'chat'], since: at, last_used: at, revoked: null }],
      next: null,
    });
    expect(`${response.body}${portal.lines.join()}`).not.toContain(authorization.slice(7));
  });

  it('only tokens with all may add one, and none may add one that is there', async () => {
    const portal = await portalOverHttp({}, { operatorToken });
    const wish = { name: 'another', rights: ['all'] };
    const add = '/api/operator/token_add';
    const little = await aToken(portal, 'little', 'read', 'act', 'chat', 'import');
    expect((await portal.post(add, wish, little)).statusCode).toBe(403);
    const whole = await aToken(portal, 'whole', 'all');
    expect(bodyOf(await portal.post(add, wish, whole))).toMatchObject({ statusCode: 200 });
    expect(bodyOf(await portal.post(add, wish, whole))).toMatchObject({
      statusCode: 406,
      refusal: { reason: 'TokenNameTaken', name: 'another' },
    });
  });

  it('a stranger is refused before the body is read, and if the store is away it is asked again later', async () => {
    const portal = await portalOverHttp({}, { operatorToken });
    const headers = await aToken(portal, 'files', 'import');
    portal.world.store.breakAfter(0);
    const large = { method: 'POST', url: '/api/operator/import', payload: 'x'.repeat(21 * 1024 * 1024) } as const;
    const json = { 'content-type': 'application/json' };
    expect((await portal.inject({ ...large, headers: { ...json, ...bearer('x'.repeat(64)) } })).statusCode).toBe(401);
    const away = await portal.inject({ ...large, headers: { ...json, ...headers } });
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '1']);
  });

  it('without OPERATOR_TOKEN no token is taken, not even one in the store', async () => {
    const portal = await portalOverHttp();
    const { operator } = portal.world;
    const added = await operator.addToken({ name: operatorTokenName('dashboard'), rights: ['all'] })();
    const shown = 'right' in added ? added.right.token : '';
    const response = await portal.post(seen, application, bearer(shown));
    expect([response.statusCode, bodyOf(response)['error']]).toEqual([403, expect.stringContaining('OPERATOR_TOKEN')]);
  });
});
