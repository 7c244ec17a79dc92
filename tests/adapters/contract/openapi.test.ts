import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020';
import { writeWebhookBody } from '../../../adapters/contract/applications/told-event.wire';
import { calls } from '../../../adapters/contract/calls';
import { exampleOf } from '../../../adapters/contract/example';
import { openApi } from '../../../adapters/contract/openapi';
import { eventTypes } from '../../../domain/applications/application-event';
import { placedEvent } from '../../support/builders/events';
import { fieldsIn } from '../../support/schema-fields';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const validator = require.resolve('@seriousme/openapi-schema-validator/bin/validate-api-cli.js');

const document = openApi(calls, 'https://portal.example.org');

/** A named schema, or the schema itself. */
const resolved = (schema: Json): Json => {
  const { $ref } = schema;
  return typeof $ref === 'string' ? at(...$ref.slice(2).split('/')) : schema;
};

/** The value at a path of the document; a wrong path fails the test right there. */
const at = (...path: readonly string[]): Json =>
  path.reduce<Json>((node, name) => {
    const next = node[name];
    if (!isObject(next)) throw new Error(`${name} is not in ${Object.keys(node).join(', ')}`);
    return next;
  }, document);

const listAt = (schema: Json, key: string): readonly Json[] => {
  const list = schema[key];
  return Array.isArray(list) ? list.filter(isObject) : [];
};

const bookSlot = ['paths', '/api/scheduled-video-interviews/book_slot', 'post'];
const schemaOf = (...path: readonly string[]) => at(...path, 'content', 'application/json', 'schema');
const isUpload = (path: string): boolean => path.includes('uploads');

describe('the OpenAPI 3.1 document', () => {
  it("is valid, according to the OpenAPI Initiative's schema", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(document));
    // A separate process: the validator is an ES module, and jest runs CommonJS.
    const { stdout } = await promisify(execFile)(process.execPath, [validator, file]);
    await rm(folder, { recursive: true });
    expect(JSON.parse(stdout)).toEqual({ valid: true });
  }, 60_000);

  it('has every call once, at its path, under its name [spec 1 §7]', () => {
    const paths = Object.entries(at('paths'))
      .filter(([path]) => !isUpload(path))
      .flatMap(([path, item]) =>
        Object.entries(isObject(item) ? item : {}).map(([method, operation]) => [
          `${method.toUpperCase()} ${path}`,
          isObject(operation) ? operation['operationId'] : undefined,
        ]),
      );
    expect(paths).toEqual(Object.values(calls).map(({ method, path, name }) => [`${method} /api/${path}`, name]));
  });

  it('asks for a token if the call does, and not otherwise [R3b]', () => {
    const open = Object.values(calls)
      .filter(({ method, path }) => {
        const { security } = at('paths', `/api/${path}`, method.toLowerCase());
        return Array.isArray(security) && security.length === 0;
      })
      .map(({ name }) => name);
    expect(open).toEqual([
      'send_otp',
      'submit_otp',
      'submit_otp_link',
      'open_interview',
      'check_phone_number',
      'signup',
      'fetch_sso_user_info',
      'get_position',
      'get_redirection_links',
    ]);
  });

  it('says where each field is sent: path, header or body', () => {
    const { parameters } = at('paths', '/api/candidate/get_position_data/{community_id}/{position_id}', 'get');
    expect(parameters).toMatchObject([
      { name: 'api-version', in: 'header', schema: { const: '1.0' } },
      { name: 'community_id', in: 'path', required: true, schema: { type: 'integer' } },
      { name: 'position_id', in: 'path', required: true, schema: { type: 'integer' } },
    ]);
    expect(at(...bookSlot)['parameters']).toMatchObject([
      { name: 'api-version' },
      { name: 'idempotency-key', in: 'header', required: false },
    ]);
    expect(Object.keys(resolved(schemaOf(...bookSlot, 'requestBody'))['properties'] ?? {})).toEqual([
      'community_id',
      'position_id',
      'slot_date',
      'slot_from',
      'slot_to',
      'starts_at',
      'candidate_timezone',
      'video_pref',
      'interview_pref',
    ]);
  });

  it('describes what is sent to webhooks: each type of event, with its headers and its body', () => {
    const sent = at('webhooks');
    expect(Object.keys(sent)).toEqual([...eventTypes]);
    const post = ['webhooks', 'application.booked', 'post'];
    expect(at(...post)['parameters']).toMatchObject(
      ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({ name, in: 'header', required: true })),
    );
    expect(Object.keys(at(...post, 'responses')).sort()).toEqual(['2XX', '410']);
    const { allOf } = schemaOf(...post, 'requestBody');
    expect(allOf).toMatchObject([
      { $ref: '#/components/schemas/WebhookEvent' },
      { properties: { type: { const: 'application.booked' } } },
    ]);
    const ajv = new Ajv2020({ strict: false, logger: false });
    ajv.addSchema({ ...document, $id: 'document' });
    const isTold = ajv.compile({ $ref: `document#/components/schemas/WebhookEvent` });
    const { body } = writeWebhookBody(placedEvent());
    expect([isTold(JSON.parse(body)), isTold({})]).toEqual([true, false]);
  });

  it('requires no body if there is nothing to send', () => {
    expect(at('paths', '/api/candidate/sign_out', 'post')).not.toHaveProperty('requestBody');
    expect(at('paths', '/api/candidate/get_jobs_list', 'get')).not.toHaveProperty('requestBody');
  });

  it('describes the response, every refusal with its numbers, and the failures [R4]', () => {
    const { anyOf } = schemaOf(...bookSlot, 'responses', '200');
    expect(anyOf).toHaveLength(3);
    const text = JSON.stringify([
      at('components', 'schemas', 'BookSlotAnswer'),
      at('components', 'schemas', 'BookSlotRefusal'),
    ]);
    expect(text).toContain('"intro_video_url"');
    for (const reason of ['SlotTaken', 'SlotTooSoon', 'NoSuchSlot', 'ActNotOffered', 'KeyUsedBefore'])
      expect(text).toContain(`"reason":{"const":"${reason}"}`);
    expect(text).toContain('"leadMinutes"');
    expect(Object.keys(at(...bookSlot, 'responses'))).toEqual(['200', '401', '429', '503']);
  });

  /** The reasons of a call's refusals, each with the only statusCode that it comes with. */
  const statusOfReasons = (name: string): Readonly<Record<string, unknown>> => {
    const groups = listAt(at('components', 'schemas', name), 'allOf').flatMap((part) =>
      'oneOf' in part ? listAt(part, 'oneOf') : [part],
    );
    return Object.fromEntries(
      groups.flatMap(({ properties }) => {
        if (!isObject(properties) || !isObject(properties['refusal'])) return [];
        const { statusCode, refusal } = properties;
        return listAt(refusal, 'oneOf').map((reason) => [
          isObject(reason['properties']) ? JSON.stringify(reason['properties']['reason']) : '',
          statusCode,
        ]);
      }),
    );
  };

  it.each([
    ['SendOtpRefusal', { UnknownCandidate: 406, TooManyCodes: 406 }],
    ['SubmitOtpRefusal', { CodeNotFound: 204, CodeWrong: 406, CodeExpired: 204, CodeTriesUsedUp: 204 }],
    ['GetPositionRefusal', { PositionClosed: 202, NoSuchPosition: 204 }],
    ['TechCheckOptionalRefusal', { NoSuchApplication: 404 }],
  ])('says in %s which statusCode goes with each reason [R4]', (name, statuses) => {
    expect(statusOfReasons(name)).toEqual(
      Object.fromEntries(
        Object.entries(statuses).map(([reason, status]) => [`{"const":"${reason}"}`, { const: status }]),
      ),
    );
  });

  it.each(calls.filter(({ refusal }) => listAt(refusal.schema, 'oneOf').length > 0).map((call) => [call.name, call]))(
    'lets a client read the status and the sentence of every reason of %s',
    (_, { refusal, readRefusal }) => {
      for (const schema of listAt(refusal.schema, 'oneOf'))
        expect(readRefusal(exampleOf(schema))).toMatchObject({
          _tag: 'Some',
          value: { says: expect.stringMatching(/\S/) },
        });
    },
  );

  it('says what the numbers of an application mean [R9]', () => {
    const { properties } = resolved({ $ref: '#/components/schemas/OperatorActAnswer' });
    const told = JSON.stringify(properties);
    expect(told).toContain('35 Onsite scheduled (onsite)');
    expect(told).toContain('8, 9 and 10 passed');
    expect(told).toContain('2 interview scheduled or recorded');
  });

  it.each(['GetPositionDataAnswer', 'GetPositionAnswer', 'GetPositionsDataAnswer'])(
    'says what every field of a position means: %s',
    (name) => {
      const fields = fieldsIn(resolved({ $ref: `#/components/schemas/${name}` }));
      const told = fields.filter(([, { description }]) => description !== undefined).map(([field]) => field);
      expect(told).toContain('pay_by');
      expect(new Set(fields.map(([field]) => field).filter((field) => !told.includes(field)))).toEqual(
        new Set(name === 'GetPositionDataAnswer' ? ['statusCode'] : ['statusCode', 'other_jobs']),
      );
    },
  );

  it('lists no refusal for a call that has none', () => {
    const { anyOf } = schemaOf('paths', '/api/candidate/get_jobs_list', 'get', 'responses', '200');
    expect(anyOf).toHaveLength(2);
  });

  it('describes uploads in chunks, too', () => {
    const paths = Object.entries(at('paths')).filter(([path]) => isUpload(path));
    expect(paths.map(([path, item]) => [path, Object.keys(isObject(item) ? item : {})])).toEqual(
      ['/api/candidate/resume_uploads', '/api/self_record_interviews/uploads'].flatMap((path) => [
        [path, ['post']],
        [`${path}/{ref}`, ['head', 'patch', 'delete']],
      ]),
    );
  });

  it('narrows a response by its statusCode: 200 is the answer, and nothing else has it', () => {
    expect(at('components', 'schemas', 'BookSlotAnswer', 'properties', 'statusCode')).toEqual({ const: 200 });
    expect(at('components', 'schemas', 'Failure', 'properties', 'statusCode')['enum']).not.toContain(200);
    expect(at('components', 'schemas', 'Failure', 'properties', 'statusCode')['enum']).toEqual(
      expect.arrayContaining([202, 204, 404, 406]),
    );
  });

  it.each(calls.map((call) => [call.name, call] as const))('has an example of %s that is readable', (_, call) => {
    expect(call.request.isReadable(exampleOf(call.request.schema))).toBe(true);
  });

  it('gives every operation a tag, a summary and a name of its own', () => {
    const all = Object.values(at('paths')).flatMap((item) =>
      Object.values(isObject(item) ? item : {}).filter(isObject),
    );
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
    for (const { tags, summary } of all) {
      expect(tags).toHaveLength(1);
      expect(summary).toMatch(/\S.*\.$/);
    }
  });

  it('names the source of every call', () => {
    for (const { method, path } of Object.values(calls))
      expect(at('paths', `/api/${path}`, method.toLowerCase())['x-source']).toMatch(/spec \d §\d|ours/);
  });
});
