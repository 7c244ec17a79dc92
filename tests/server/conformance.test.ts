import Ajv2020, { type AnySchema } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { aFile, aSlotRecord } from '../adapters/server/import/a-file';
import { slot } from '../support/builders/slots';
import { linkInMail, videoSlots } from '../support/world/world';
import { bodyOf, portalOverHttp, signInOverHttp, type Body, type PortalOverHttp } from './portal-over-http';

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null;

/** Whether a real response matches the server's own document. */
const conformity = async ({ get }: PortalOverHttp) => {
  const document = bodyOf(await get('/openapi.json'));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'portal', ...document });
  return (method: string, path: string, response: LightMyRequestResponse): unknown => {
    const status = String(response.statusCode);
    const steps = ['paths', path, method, 'responses', status, 'content', 'application/json', 'schema'];
    const pointer = steps.map((step) =>
      step.replace(/~/g, '~0').replace(/\//g, '~1').replace(/[{}]/g, encodeURIComponent),
    );
    const schema: AnySchema = { $ref: `portal#/${pointer.join('/')}` };
    const body: unknown = bodyOf(response);
    return ajv.validate(schema, body) ? 'as the document says' : [body, ajv.errors];
  };
};

const fine = 'as the document says';
const job = { community_id: 42, position_id: 4711 };
const slots = videoSlots(slot('2026-12-07', '09:30', '10:00'), slot('2026-12-04', '10:00', '10:30'));

describe("the server's actual responses match its OpenAPI document [R4]", () => {
  it('for every call, answered and refused', async () => {
    const portal = await portalOverHttp({ slots });
    const conforms = await conformity(portal);
    const headers = { ...(await signInOverHttp(portal)), 'idempotency-key': 'choice-of-a-test-1' };
    const send = '/api/candidate/send_otp';
    const submit = '/api/candidate/submit_otp';
    const link = '/api/candidate-registration/submit_otp';
    const check = '/api/admin/checkPhoneNumber';
    const signup = '/api/candidate/signup';
    const nora = {
      firstname: 'Nora',
      lastname: 'Quinn',
      email: 'nora@example.org',
      phone: '3125550142',
      zipcode: '60601',
      country: '+1',
    };
    const find = '/api/scheduled-video-interviews/get_dayview_slots';
    const book = '/api/scheduled-video-interviews/book_slot';
    const read = '/api/candidate/get_position_data/{community_id}/{position_id}';
    const list = '/api/candidate/get_jobs_list';
    const advert = '/api/candidate/get_position';
    const data = '/api/candidate/get_positions_data';
    const links = '/api/candidate/getRedirectionLinks';
    const apply = '/api/candidate/apply_job';
    const confirm = '/api/candidate-registration/applied_position';
    const own = '/api/candidate/get_candidate_position';
    const profile = '/api/candidate/get_candidate_profile';
    const update = '/api/candidate/update_candidate_Profile';
    const said = { first_name: 'Maria', last_name: 'Santos', zipcode: '60625', education_details: [] };
    const put = (body: object) => portal.inject({ method: 'PUT', url: update, headers, payload: body });
    const ahead = { job_title: 'Cook', company_name: 'Hall', start_date: '9999-01' };
    const filter = '/api/skillFilters/get_skill_filter';
    const questions = '/api/skillFilters/get_questions';
    const answer = '/api/skillFilters/submit_skill_filter';
    const email = 'maria.santos@example.org';
    const time = { slot_date: '2026-12-07', slot_from: '09:30', slot_to: '10:00' };
    const soon = { slot_date: '2026-12-04', slot_from: '10:00', slot_to: '10:30' };

    const answers: readonly (readonly [string, string, LightMyRequestResponse])[] = [
      ['post', send, await portal.post(send, { email })],
      ['post', send, await portal.post(send, { email: 'nobody@example.org' })],
      ['post', send, await portal.post(send, { email: 7 })],
      ['post', submit, await portal.post(submit, { email, otp: '9999' })],
      ['post', link, await portal.post(link, { email, verify_code: linkInMail(portal.world.mailer).code })],
      ['post', link, await portal.post(link, { email, verify_code: '0000' })],
      ['post', link, await portal.post(link, { email, verify_code: 7 })],
      ['post', check, await portal.post(check, { countryCode: '+1', phoneNumber: '3125550142' })],
      ['post', check, await portal.post(check, { countryCode: '+1', phoneNumber: '1235550142' })],
      ['post', check, await portal.post(check, { countryCode: '+1' })],
      ['post', signup, await portal.post(signup, nora)],
      ['post', signup, await portal.post(signup, nora)],
      ['post', signup, await portal.post(signup, { ...nora, phone: '1235550142' })],
      ['post', signup, await portal.post(signup, { ...nora, email: 7 })],
      ['post', find, await portal.post(find, { ...job, start_date: '2026-12-04', end_date: '2026-12-11' }, headers)],
      ['get', read, await portal.get('/api/candidate/get_position_data/42/4711', headers)],
      ['get', read, await portal.get('/api/candidate/get_position_data/42/7', headers)],
      ['get', list, await portal.get(list, headers)],
      ['get', `${advert}/{position_id}`, await portal.get(`${advert}/4711`)],
      ['get', `${advert}/{position_id}`, await portal.get(`${advert}/9`)],
      ['get', `${data}/{position_id}`, await portal.get(`${data}/4711`, headers)],
      ['post', links, await portal.post(links, { position_id: '4711', community_id: 42 })],
      ['post', links, await portal.post(links, { position_id: 'nobody-wrote-this' })],
      ['post', apply, await portal.post(apply, { ...job, position_name: 'Caregiver' }, headers)],
      ['post', apply, await portal.post(apply, { ...job, position_id: 9 }, headers)],
      ['post', confirm, await portal.post(confirm, job, headers)],
      ['post', confirm, await portal.post(confirm, { ...job, position_id: 9 }, headers)],
      ['get', `${own}/{community_id}/{position_id}`, await portal.get(`${own}/42/4711`, headers)],
      ['get', `${own}/{community_id}/{position_id}`, await portal.get(`${own}/42/9`, headers)],
      ['get', profile, await portal.get(profile, headers)],
      ['put', update, await put({ ...said, experience_details: [{ ...ahead, start_date: '2020-01' }] })],
      ['put', update, await put({ ...said, experience_details: [ahead] })],
      ['put', update, await put({ ...said, zipcode: '1' })],
      ['get', `${filter}/{position_id}`, await portal.get(`${filter}/4711`, headers)],
      ['get', `${filter}/{position_id}`, await portal.get(`${filter}/9`, headers)],
      ['get', questions, await portal.get(questions, headers)],
      ['post', answer, await portal.post(answer, { position_id: 4711, sections: [] }, headers)],
      ['post', answer, await portal.post(answer, { position_id: 9, sections: [] }, headers)],
      ['post', book, await portal.post(book, { ...job, ...soon }, headers)],
      ['post', book, await portal.post(book, { ...job, ...time }, headers)],
      ['post', book, await portal.post(book, { ...job, ...soon }, headers)],
      [
        'post',
        book,
        await portal.post(book, { ...job, ...time }, { ...headers, 'idempotency-key': 'choice-of-a-test-2' }),
      ],
      ['get', list, await portal.get(list, headers)],
      ['post', '/api/candidate/sign_out', await portal.post('/api/candidate/sign_out', {}, headers)],
    ];
    expect(answers.map(([method, path, response]) => conforms(method, path, response))).toEqual(
      answers.map(() => fine),
    );
    expect(answers.every(([, , response]) => isObject(bodyOf(response)))).toBe(true);
  });

  it('for every operator call, answered, refused and unauthorized [R27]', async () => {
    const operatorToken = 'the-operator-of-this-test';
    const portal = await portalOverHttp({ slots }, { operatorToken });
    const closed = await portalOverHttp();
    const conforms = await conformity(portal);
    const operator = { authorization: `Bearer ${operatorToken}` };
    const named = { email: 'maria.santos@example.org', position_id: 4711 };
    const nobody = { ...named, email: 'nobody@example.org' };
    const time = { slot_date: '2026-12-08', slot_from: '09:30', slot_to: '10:00', capacity: 2 };
    const opened = { position_id: 4711, kind: 'video', slots: [time] };
    const file = { name: 'may.json', content: aFile() };
    const broken = { name: 'june.json', content: { slots: [aSlotRecord({ position_id: 7 })] } };

    const asked: readonly (readonly [string, object])[] = [
      ['act', { ...named, act: 'review' }],
      ['act', { ...named, act: 'onboarded' }],
      ['act', { ...named, act: 'onboarding-held' }],
      ['act', { ...named, act: 'offer' }],
      ['act', { ...nobody, act: 'review' }],
      ['act', { ...named, position_id: 7, act: 'review' }],
      ['act', { ...named, act: 'dismiss' }],
      ['application', named],
      ['application', nobody],
      ['application', { ...named, position_id: 7 }],
      ['application', {}],
      ['applications', {}],
      ['applications', { position_id: 4711, status: 14, changed_after: '2026-12-04T15:00:00Z', limit: 1 }],
      ['applications', { limit: 201 }],
      ['funnel', {}],
      ['funnel', { position_id: 4711, from: '2026-11-30', to: '2026-12-31', limit: 1 }],
      ['funnel', { from: '2026-02-30' }],
      ['application_whole', named],
      ['application_whole', { candidate_id: 1, position_id: 4711 }],
      ['application_whole', nobody],
      ['application_whole', { position_id: 4711 }],
      ['resume', named],
      ['resume', nobody],
      ['resume', {}],
      ['publish', { position_id: 4711, published: false }],
      ['publish', { position_id: 7, published: true }],
      ['publish', { position_id: 'x' }],
      ['open_slots', opened],
      ['open_slots', { ...opened, position_id: 7 }],
      ['open_slots', { ...opened, slots: [{ ...time, slot_to: '09:00' }] }],
      ['open_slots', { ...opened, kind: 'phone' }],
      ['close_slots', opened],
      ['close_slots', { ...opened, position_id: 7 }],
      ['close_slots', { ...opened, slots: [{ slot_date: '2026-12-08' }] }],
      ['token_add', { name: 'dashboard', rights: ['read', 'chat'] }],
      ['token_add', { name: 'dashboard', rights: ['read'] }],
      ['token_add', { name: 'another', rights: [] }],
      ['tokens', {}],
      ['token_revoke', { name: 'dashboard' }],
      ['token_revoke', { name: 'dashboard' }],
      ['token_revoke', {}],
      ['webhook_add', { url: 'https://hr.example.org/portal', types: ['application.booked'] }],
      ['webhook_add', { url: 'https://internal.example.org/portal' }],
      ['webhook_add', { url: 'https://hr.example.org/portal', types: [] }],
      ['webhooks', {}],
      ['webhook_rotate', { webhook_id: 1 }],
      ['webhook_rotate', { webhook_id: 7 }],
      ['webhook_replay', { webhook_id: 1, after: 'p0' }],
      ['webhook_replay', { webhook_id: 7, after: 'p0' }],
      ['webhook_replay', { webhook_id: 1, after: 0 }],
      ['webhook_remove', { webhook_id: 1 }],
      ['webhook_remove', { webhook_id: 1 }],
      ['webhook_remove', {}],
      ['import', { files: [file] }],
      ['import', { files: [file, broken], only_check: false }],
      ['import', { files: [file], only_check: 1 }],
      ['import', { files: [] }],
      ['import', { files: [{ content: {} }] }],
    ];
    const said: unknown[] = [];
    for (const [name, body] of asked) {
      const path = `/api/operator/${name}`;
      said.push(conforms('post', path, await portal.post(path, body, operator)));
      said.push(conforms('post', path, await portal.post(path, body)));
      said.push(conforms('post', path, await closed.post(path, body, operator)));
    }
    expect(said).toEqual(said.map(() => fine));
    expect(said).toHaveLength(3 * asked.length);
  }, 60_000);

  it('and an undocumented body is detected', async () => {
    const portal = await portalOverHttp();
    const conforms = await conformity(portal);
    const health = await portal.get('/healthz');
    expect(conforms('get', '/api/candidate/get_jobs_list', health)).not.toBe(fine);
  });
});
