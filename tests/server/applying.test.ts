import { anApplication, communityId, positionId } from '../support/builders/applications';
import { aCandidate } from '../support/builders/identity';
import { aPosition, externalUrl } from '../support/builders/positions';
import { bodyOf, portalOverHttp, signInOverHttp } from './portal-over-http';

const job = { community_id: 42, position_id: 4711 };
const nobody = [{ candidate: aCandidate(), applications: [] }];

describe('job postings and applying over HTTP [spec 1 §7] [R4]', () => {
  it('a posting needs no token, lists the other open jobs and does not reveal the meeting room [R3b]', async () => {
    const cook = aPosition({ positionId: positionId(2), positionName: 'Cook' });
    const position = aPosition({
      aboutCompany: 'We are a family.',
      videoUrl: 'https://example.org/company.mp4',
      meeting: 'https://rooms.example.org/secret',
      externalApplicationUrl: externalUrl('https://ats.example.org/7'),
    });
    const { get } = await portalOverHttp({ positions: [position, cook] });
    const response = await get('/api/candidate/get_position/4711');
    expect(bodyOf(response)).toMatchObject({
      statusCode: 200,
      ...job,
      published: true,
      about_company: 'We are a family.',
      video_url: 'https://example.org/company.mp4',
      adp_url: 'https://ats.example.org/7',
      other_jobs: [{ position_id: 2, position_name: 'Cook' }],
      position_data: [{ full_time: true, morning: true, evening: true, pay_details: { pay_by: 'range' } }],
    });
    expect(response.body).not.toContain('rooms.example.org');
  });

  it('a closed posting is answered with 202, a missing one with 204, an invalid id with 400 [spec 1 §8]', async () => {
    const { get } = await portalOverHttp({ positions: [aPosition({ published: false })], applicants: [] });
    const statuses = await Promise.all(
      ['4711', '9', '0', 'x', '12345678901'].map(
        async (id) => bodyOf(await get(`/api/candidate/get_position/${id}`))['statusCode'],
      ),
    );
    expect(statuses).toEqual([202, 204, 400, 400, 400]);
  });

  it('get_positions_data returns the same to signed-in candidates, and to no one else [R3b]', async () => {
    const portal = await portalOverHttp();
    expect((await portal.get('/api/candidate/get_positions_data/4711')).statusCode).toBe(401);
    const body = bodyOf(await portal.get('/api/candidate/get_positions_data/4711', await signInOverHttp(portal)));
    expect(body).toMatchObject({ statusCode: 200, ...job, client_name: 'Hearthside Living', published: true });
  });

  it('getRedirectionLinks answers plain ids under data, and a foreign code with a message [R1]', async () => {
    const { post, world } = await portalOverHttp();
    const path = '/api/candidate/getRedirectionLinks';
    const position_id = world.dependencies.idCodes.encode('position', 4711);
    expect(bodyOf(await post(path, { position_id, community_id: 42 }))).toEqual({ statusCode: 200, data: job });
    expect(bodyOf(await post(path, { position_id }))).toEqual({
      statusCode: 200,
      data: { position_id: 4711, community_id: null },
    });
    expect(bodyOf(await post(path, { position_id: 'abcdefghijklmnop' }))).toMatchObject({
      statusCode: 406,
      error: expect.stringMatching(/^This link can't be read\./),
      refusal: { reason: 'LinkUnreadable' },
    });
  });

  it('apply_job creates the application, and get_candidate_position returns it [R6a]', async () => {
    const portal = await portalOverHttp({ applicants: nobody });
    const headers = await signInOverHttp(portal);
    const read = '/api/candidate/get_candidate_position/42/4711';
    expect(bodyOf(await portal.get(read, headers))).toMatchObject({ statusCode: 404 });
    const body = { ...job, position_name: 'Caregiver' };
    expect(bodyOf(await portal.post('/api/candidate/apply_job', body, headers))).toEqual({
      statusCode: 200,
      status: 0,
    });
    expect(bodyOf(await portal.get(read, headers))).toMatchObject({
      statusCode: 200,
      candidate: [{ ...job, position_name: 'Caregiver', applied_status: 0, status: 0, sf_status: 0 }],
    });
    expect((await portal.post('/api/candidate/apply_job', body)).statusCode).toBe(401);
  });

  it('apply_job answers 202 if nothing is open for this candidate [R6]', async () => {
    const portal = await portalOverHttp({
      applicants: [{ candidate: aCandidate(), applications: [anApplication({ blocked: true })] }],
    });
    const answer = await portal.post('/api/candidate/apply_job', job, await signInOverHttp(portal));
    expect(bodyOf(answer)).toMatchObject({ statusCode: 202, refusal: { reason: 'PositionClosed' } });
  });

  it('applied_position counts as a passed screening; 204 without an application, 406 if the job takes applications here [R6a]', async () => {
    const external = aPosition({ externalApplicationUrl: externalUrl('https://ats.example.org/7') });
    const here = aPosition({ positionId: positionId(2), communityId: communityId(42) });
    const portal = await portalOverHttp({ positions: [external, here], applicants: nobody });
    const headers = await signInOverHttp(portal);
    const path = '/api/candidate-registration/applied_position';
    const confirm = async (position: object) => bodyOf(await portal.post(path, position, headers));
    expect(await confirm(job)).toMatchObject({ statusCode: 204 });
    await portal.post('/api/candidate/apply_job', job, headers);
    await portal.post('/api/candidate/apply_job', { ...job, position_id: 2 }, headers);
    expect(await confirm(job)).toEqual({ statusCode: 200, status: 2 });
    expect(await confirm({ ...job, position_id: 2 })).toMatchObject({ statusCode: 406 });
  });
});
