import { gunzipSync } from 'node:zlib';
import { anApplication, positionId } from '../support/builders/applications';
import { aCandidate } from '../support/builders/identity';
import { aPosition } from '../support/builders/positions';
import { codeInMail } from '../support/world/world';
import { portalOverHttp } from './portal-over-http';

const many = 60;
const ids = Array.from({ length: many }, (_, n) => positionId(n + 1));

const listed = async () => {
  const portal = await portalOverHttp({
    positions: ids.map((id) => aPosition({ positionId: id })),
    applicants: [{ candidate: aCandidate(), applications: ids.map((id) => anApplication({ positionId: id })) }],
  });
  await portal.post('/api/candidate/send_otp', { email: aCandidate().email });
  const otp = codeInMail(portal.world.mailer);
  const { code } = (await portal.post('/api/candidate/submit_otp', { email: aCandidate().email, otp })).json<{
    code: string;
  }>();
  const list = (encoding: string) =>
    portal.get('/api/candidate/get_jobs_list', { authorization: `Bearer ${code}`, 'accept-encoding': encoding });
  return { portal, list };
};

describe('An answer of a call', () => {
  it('a long answer is compressed if the client accepts it, with the same content: a list of 60 at a tenth of the size', async () => {
    const { list } = await listed();
    const plain = await list('identity');
    const packed = await list('gzip, br');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['cache-control']).toBe('no-store');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
  });

  it('that is short is not compressed', async () => {
    const { portal } = await listed();
    const { headers } = await portal.get('/api/nowhere', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});
