import { minutes } from '../../../domain/time/duration';
import { anApplication } from '../../support/builders/applications';
import { aCandidate, email } from '../../support/builders/identity';
import { pdfFile } from '../../support/builders/resume-files';
import { formOf } from '../form-of';
import { bodyOf, portalOverHttp, signInOverHttp, type PortalOverHttp } from '../portal-over-http';

const operatorToken = 'the-operator-of-this-test';
const own = { authorization: `Bearer ${operatorToken}` };
const job = { community_id: 42, position_id: 4711 };
const named = { email: 'maria.santos@example.org', position_id: 4711 };
const daniel = aCandidate({ email: email('daniel.okafor@example.org'), firstName: 'Daniel' });
const asksResume = anApplication({ resume: 'required', hasResume: false });

const aPortal = () =>
  portalOverHttp(
    {
      applicants: [
        { candidate: aCandidate(), applications: [asksResume] },
        { candidate: daniel, applications: [asksResume] },
      ],
    },
    { operatorToken },
  );

const ask = async ({ post }: PortalOverHttp, call: string, body: object, headers = own) =>
  bodyOf(await post(`/api/operator/${call}`, body, headers));

const giveResume = async (portal: PortalOverHttp) => {
  const who = await signInOverHttp(portal);
  const image = { filename: 'Maria.pdf', content: pdfFile };
  const { payload, headers } = formOf({ community_id: '42', position_id: '4711', upload_type: 'new', image });
  const url = '/api/candidate/upload_resume';
  await portal.inject({ method: 'POST', url, headers: { ...who, ...headers }, payload });
  return who;
};

describe("what the employer's systems read of applications [R27]", () => {
  it('is a list by cursor, in which each application is an object with its candidate', async () => {
    const portal = await aPortal();
    const first = await ask(portal, 'applications', { ...job, limit: 1 });
    expect(first).toMatchObject({
      statusCode: 200,
      applications: [{ candidate_id: 1, ...named, firstname: 'Maria', phone: null, status: 0 }],
      next_cursor: 'c1',
    });
    const second = await ask(portal, 'applications', { cursor: first['next_cursor'] });
    expect(second).toMatchObject({ applications: [{ candidate_id: 2, email: daniel.email }], next_cursor: null });
    expect(await ask(portal, 'applications', { status: 99 })).toMatchObject({ applications: [], next_cursor: null });
    const since = { changed_after: '2026-12-01T00:00:00Z' };
    expect(await ask(portal, 'applications', since)).toMatchObject({ applications: [] });
    await ask(portal, 'act', { ...named, act: 'review' });
    expect(await ask(portal, 'applications', since)).toMatchObject({ applications: [{ candidate_id: 1 }] });
  });

  it.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 201 }, 'limit'],
    [{ cursor: 'p1' }, 'cursor'],
    [{ changed_after: 'yesterday' }, 'changed_after'],
    [{ position_id: -1 }, 'position_id'],
  ])('a list of %j is refused, by the name of the field', async (body, field) => {
    expect(await ask(await aPortal(), 'applications', body)).toMatchObject({
      statusCode: 400,
      error: expect.stringContaining(field),
    });
  });

  it('is one application whole, with a resume that the portal opens for five minutes to whoever has the link', async () => {
    const portal = await aPortal();
    const who = await giveResume(portal);
    const { resume, history, candidate } = await ask(portal, 'application_whole', {
      candidate_id: 1,
      position_id: 4711,
    });
    const at = '2026-12-04T15:00:00.000Z';
    expect(candidate).toMatchObject({ id: 1, email: named.email, experience_details: [], education_details: [] });
    expect(resume).toEqual({ resume_name: 'Maria.pdf', bytes: pdfFile.length, uploaded_at: at });
    const data = { candidate_id: 1, ...named, community_id: 42, sequence: 1 };
    expect(history).toMatchObject([{ id: 'evt_1', type: 'resume.stored', timestamp: at, by: 'candidate', data }]);

    const opened = await ask(portal, 'resume', named);
    expect(opened).toEqual({
      statusCode: 200,
      url: expect.stringMatching(/^https:\/\/portal\.example\.org\//),
      until: '2026-12-04T15:05:00.000Z',
    });
    const path = String(opened['url']).replace('https://portal.example.org', '');
    const file = await portal.get(path);
    expect([file.statusCode, file.rawPayload.equals(Buffer.from(pdfFile))]).toEqual([200, true]);
    portal.world.clock.moveBy(minutes(6));
    expect((await portal.get(path)).statusCode).not.toBe(200);
    expect(bodyOf(await portal.get('/api/candidate/history/42/4711', who))).toMatchObject({
      lines: [{ says: 'resume-stored' }, { says: 'resume-opened' }],
    });
  });

  it.each([
    ['application_whole', { ...named, email: 'nobody@example.org' }, 'NoSuchCandidate'],
    ['application_whole', { ...named, position_id: 9 }, 'NoSuchApplication'],
    ['application_whole', { candidate_id: 99, position_id: 4711 }, 'NoSuchApplication'],
    ['application_whole', { ...named, candidate_id: 2 }, 'NoSuchApplication'],
    ['resume', { ...named, email: 'nobody@example.org' }, 'NoSuchCandidate'],
    ['resume', { ...named, position_id: 9 }, 'NoSuchApplication'],
    ['resume', named, 'NoSuchResume'],
  ])('%s of %j is not found: %s', async (call, body, reason) => {
    expect(await ask(await aPortal(), call, body)).toMatchObject({ statusCode: 404, refusal: { reason } });
  });

  it('an application of nobody is refused, by what would name somebody', async () => {
    expect(await ask(await aPortal(), 'application_whole', { position_id: 4711 })).toMatchObject({
      statusCode: 400,
      error: expect.stringContaining('email or candidate_id'),
    });
  });

  it('needs the right to read; who opened a resume is known by the name of the token', async () => {
    const portal = await aPortal();
    await giveResume(portal);
    const tokenOf = async (name: string, right: string) => {
      const { token } = await ask(portal, 'token_add', { name, rights: [right] });
      return { authorization: `Bearer ${String(token)}` };
    };
    const acting = await tokenOf('acting', 'act');
    for (const call of ['applications', 'application_whole', 'resume'])
      expect(await ask(portal, call, named, acting)).toMatchObject({ statusCode: 403 });
    await ask(portal, 'resume', named, await tokenOf('Payroll', 'read'));
    const { history } = await ask(portal, 'application_whole', named);
    expect(history).toMatchObject([
      { type: 'resume.stored' },
      { type: 'resume.opened', by: 'employer', by_name: 'Payroll' },
    ]);
  });
});
