import Ajv2020, { type AnySchema } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { slot } from '../support/builders/slots';
import { videoSlots } from '../support/world/world';
import { bodyOf, portalOverHttp, signInOverHttp, type Body, type PortalOverHttp } from './portal-over-http';

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null;

/** Whether a real answer is what the server's own document says of it. */
const conformity = async ({ get }: PortalOverHttp) => {
  const document = bodyOf(await get('/openapi.json'));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'portal', ...document });
  return (method: string, path: string, response: LightMyRequestResponse): unknown => {
    const steps = ['paths', path, method, 'responses', '200', 'content', 'application/json', 'schema'];
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

describe('what the server really answers is what its OpenAPI document says [R4]', () => {
  it('for every call, answered and refused', async () => {
    const portal = await portalOverHttp({ slots });
    const conforms = await conformity(portal);
    const headers = { ...(await signInOverHttp(portal)), 'idempotency-key': 'choice-of-a-test-1' };
    const send = '/api/candidate/send_otp';
    const submit = '/api/candidate/submit_otp';
    const find = '/api/scheduled-video-interviews/get_dayview_slots';
    const book = '/api/scheduled-video-interviews/book_slot';
    const read = '/api/candidate/get_position_data/{community_id}/{position_id}';
    const list = '/api/candidate/get_jobs_list';
    const email = 'maria.santos@example.org';
    const time = { slot_date: '2026-12-07', slot_from: '09:30', slot_to: '10:00' };
    const soon = { slot_date: '2026-12-04', slot_from: '10:00', slot_to: '10:30' };

    const answers: readonly (readonly [string, string, LightMyRequestResponse])[] = [
      ['post', send, await portal.post(send, { email })],
      ['post', send, await portal.post(send, { email: 'nobody@example.org' })],
      ['post', send, await portal.post(send, { email: 7 })],
      ['post', submit, await portal.post(submit, { email, otp: '9999' })],
      ['post', find, await portal.post(find, { ...job, start_date: '2026-12-04', end_date: '2026-12-11' }, headers)],
      ['get', read, await portal.get('/api/candidate/get_position_data/42/4711', headers)],
      ['get', read, await portal.get('/api/candidate/get_position_data/42/7', headers)],
      ['get', list, await portal.get(list, headers)],
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

  it('and a body that the document does not know is found out', async () => {
    const portal = await portalOverHttp();
    const conforms = await conformity(portal);
    const health = await portal.get('/healthz');
    expect(conforms('get', '/api/candidate/get_jobs_list', health)).not.toBe(fine);
  });
});
