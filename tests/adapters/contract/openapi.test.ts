import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { calls } from '../../../adapters/contract/calls';
import { openApi } from '../../../adapters/contract/openapi';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const validator = require.resolve('@seriousme/openapi-schema-validator/bin/validate-api-cli.js');

const document = openApi(calls, 'https://portal.example.org');

/** The value at a path of the document; a wrong path fails the test right there. */
const at = (...path: readonly string[]): Json =>
  path.reduce<Json>((node, name) => {
    const next = node[name];
    if (!isObject(next)) throw new Error(`${name} is not in ${Object.keys(node).join(', ')}`);
    return next;
  }, document);

const bookSlot = ['paths', '/api/scheduled-video-interviews/book_slot', 'post'];
const schemaOf = (...path: readonly string[]) => at(...path, 'content', 'application/json', 'schema');

describe('the OpenAPI 3.1 document', () => {
  it("is one, as the OpenAPI Initiative's schema says", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(document));
    // A separate process: the validator is an ES module, and jest runs CommonJS.
    const { stdout } = await promisify(execFile)(process.execPath, [validator, file]);
    await rm(folder, { recursive: true });
    expect(JSON.parse(stdout)).toEqual({ valid: true });
  }, 60_000);

  it('has every call once, at its path, under its name [spec 1 §7]', () => {
    const paths = Object.entries(at('paths')).flatMap(([path, item]) =>
      Object.entries(isObject(item) ? item : {}).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        isObject(operation) ? operation['operationId'] : undefined,
      ]),
    );
    expect(paths).toEqual(Object.values(calls).map(({ method, path, name }) => [`${method} /api/${path}`, name]));
  });

  it('asks for a token where the call does, and nowhere else [R3b]', () => {
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
      'check_phone_number',
      'signup',
      'fetch_sso_user_info',
      'get_position',
      'get_redirection_links',
    ]);
  });

  it('says where each field travels: path, header or body', () => {
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
    expect(Object.keys(at(...bookSlot, 'requestBody', 'content', 'application/json', 'schema', 'properties'))).toEqual([
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

  it('asks for no body where there is nothing to say', () => {
    expect(at('paths', '/api/candidate/sign_out', 'post')).not.toHaveProperty('requestBody');
    expect(at('paths', '/api/candidate/get_jobs_list', 'get')).not.toHaveProperty('requestBody');
  });

  it('tells the answer, every refusal with its numbers, and the failures [R4]', () => {
    const { anyOf } = schemaOf(...bookSlot, 'responses', '200');
    expect(anyOf).toHaveLength(3);
    const text = JSON.stringify(anyOf);
    expect(text).toContain('"intro_video_url"');
    for (const reason of ['SlotTaken', 'SlotTooSoon', 'NoSuchSlot', 'ActNotOffered', 'KeyUsedBefore'])
      expect(text).toContain(`"reason":{"const":"${reason}"}`);
    expect(text).toContain('"leadMinutes"');
    expect(Object.keys(at(...bookSlot, 'responses'))).toEqual(['200', '401', '429', '503']);
  });

  it('offers no refusal where a call has none', () => {
    const { anyOf } = schemaOf('paths', '/api/candidate/get_jobs_list', 'get', 'responses', '200');
    expect(anyOf).toHaveLength(2);
  });

  it('names the source of every call', () => {
    for (const { method, path } of Object.values(calls))
      expect(at('paths', `/api/${path}`, method.toLowerCase())['x-source']).toMatch(/spec \d §\d|ours/);
  });
});
