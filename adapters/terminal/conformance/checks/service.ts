import { isDeepStrictEqual } from 'node:util';
import * as E from 'fp-ts/Either';
import { bodyField } from '../../../../domain/resilience/error-text';
import { parseIsoInstant } from '../../../../domain/time/instant';
import { apiPrefix } from '../../../contract/call';
import { calls } from '../../../contract/calls';
import { sendOtp } from '../../../contract/identity/identity.calls';
import { openApi } from '../../../contract/openapi';
import { serverTimeHeader } from '../../../contract/server-clock';
import { requestOf, type Asking } from '../asking';
import { turnedAway, unreadable } from '../expectations';
import { failed, namesIn, statusOf, type Reply } from '../reply';
import { sample } from '../samples';
import { allOf, passed, type Verdict } from '../verdict';
import type { Chapter, Check, World } from '../world';

/* What the service says about itself, and what all answers have in common. */

const get = (path: string): Asking => ({ method: 'GET', path });

const health = (path: string): Check => ({
  call: path,
  title: 'answers 200 {"status":"ok"} without a token',
  source: 'INTERFACES',
  run: async ({ ask }) => {
    const reply = await ask(get(path));
    return reply.http === 200 && bodyField(reply.body, 'status') === 'ok'
      ? passed
      : failed(reply, 'HTTP 200 {"status":"ok"}');
  },
});

const inBrief = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60));

/** The child values of an object or of a list. */
const fieldIn = (of: object, name: string): unknown => Object.entries(of).find(([key]) => key === name)?.[1];

/** The first difference between two documents, as a path; undefined: they are equal. */
const difference = (ours: unknown, theirs: unknown, path = ''): string | undefined => {
  if (isDeepStrictEqual(ours, theirs)) return undefined;
  if (typeof ours !== 'object' || typeof theirs !== 'object' || ours === null || theirs === null)
    return `${path}: ${inBrief(theirs)} in place of ${inBrief(ours)}`;
  return [...new Set([...namesIn(ours), ...namesIn(theirs)])]
    .map((name) => difference(fieldIn(ours, name), fieldIn(theirs, name), `${path} › ${name}`))
    .find((found) => found !== undefined);
};

const document: Check = {
  call: '/openapi.json',
  title: 'describes the same calls as this contract',
  source: 'R4',
  run: async ({ ask }) => {
    const reply = await ask(get('/openapi.json'));
    const ours: unknown = JSON.parse(JSON.stringify(openApi(calls, '')));
    const present = ['openapi', 'paths', 'components'].map((part) =>
      difference(bodyField(ours, part), bodyField(reply.body, part), part),
    );
    const found = present.find((one) => one !== undefined);
    return found === undefined
      ? passed
      : failed(reply, 'the document of this contract (its `servers` may differ)', found);
  },
};

const everyAnswer = 'every answer';
const anyCall = (path: string, headers: Readonly<Record<string, string>> = {}): Asking => ({
  method: 'GET',
  path,
  headers: { 'api-version': '1.0', ...headers },
});
const advert = `${apiPrefix}/candidate/get_position/${String(sample['position_id'])}`;

const header = (name: string, says: string, is: (value: string) => boolean, source: string): Check => ({
  call: everyAnswer,
  title: `carries ${name}${says === '' ? '' : `: ${says}`}`,
  source,
  run: async ({ ask }) => {
    const reply = await ask(anyCall(advert));
    const value = reply.header(name);
    return value !== undefined && is(value)
      ? passed
      : failed(reply, `${name}${says === '' ? '' : `: ${says}`}`, `${name}: ${value ?? 'none'}`);
  },
});

const headers: Chapter = [
  header('content-type', 'application/json', (value) => value.startsWith('application/json'), 'R4'),
  header('x-request-id', 'a name for the request', (value) => value !== '', 'R4'),
  header(serverTimeHeader, 'its own time, ISO 8601', (value) => E.isRight(parseIsoInstant(value)), 'R14'),
  header('cache-control', 'no-store', (value) => value.includes('no-store'), 'R3a'),
  header('x-content-type-options', 'nosniff', (value) => value === 'nosniff', 'ours: security'),
  header(
    'content-security-policy',
    "frame-ancestors 'none'",
    (value) => value.includes("frame-ancestors 'none'"),
    'ours: security',
  ),
  header(
    'referrer-policy',
    'nothing of an address to others',
    (value) => /no-referrer|strict|same-origin/.test(value),
    'R3',
  ),
  {
    call: everyAnswer,
    title: 'names the request in its body as in its header',
    source: 'R4',
    run: async ({ ask }) => {
      const reply = await ask(anyCall(advert));
      const named = bodyField(reply.body, 'request_id');
      return named !== undefined && named === reply.header('x-request-id')
        ? passed
        : failed(reply, `request_id as in x-request-id: ${reply.header('x-request-id') ?? 'none'}`);
    },
  },
];

const sameStatus = (first: Reply, second: Reply): Verdict =>
  statusOf(first) === statusOf(second) ? passed : failed(second, `statusCode ${statusOf(first)}, as without it`);

const travel: Chapter = [
  {
    call: everyAnswer,
    title: 'is the same with a slash at the end of its path, and without a version',
    source: 'R4',
    run: async ({ ask }) => {
      const plain = await ask(anyCall(advert));
      return allOf([
        sameStatus(plain, await ask(anyCall(`${advert}/`))),
        sameStatus(plain, await ask({ method: 'GET', path: advert })),
      ]);
    },
  },
  {
    call: everyAnswer,
    title: 'to another api-version is 406: reload the page',
    source: 'R4',
    run: async ({ ask }) => {
      const reply = await ask(anyCall(advert, { 'api-version': '2.0' }));
      return statusOf(reply) === 406 ? passed : failed(reply, 'statusCode 406');
    },
  },
  {
    call: everyAnswer,
    title: 'to a call that does not exist is 404, in HTTP and body',
    source: 'R4',
    run: async ({ ask }) => turnedAway(await ask(anyCall(`${apiPrefix}/candidate/no_such_call`)), 404),
  },
  {
    call: everyAnswer,
    title: 'to another method than the call has is 404 or 405',
    source: 'R4',
    run: async ({ ask }) => turnedAway(await ask(anyCall(`${apiPrefix}/${sendOtp.path}`)), 404, 405),
  },
];

const raw = ({ ask }: World, body: string, shown: string, type = 'application/json'): Promise<Reply> =>
  ask({ ...requestOf(sendOtp, sample, undefined, { 'content-type': type }), body, shown });

const deep = `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;

const hostile: Chapter = [
  {
    call: everyAnswer,
    title: 'to a body that is no JSON, or is none that it knows, is a refusal',
    source: 'R4',
    run: async (world) =>
      allOf([
        unreadable(await raw(world, '{"email": ', '{"email": (cut off)'), 'a body that is cut off'),
        unreadable(await raw(world, 'email=x', 'email=x', 'text/plain'), 'a body of text', 415),
        unreadable(await raw(world, '[]', '[]'), 'a list in place of an object'),
      ]),
  },
  {
    call: everyAnswer,
    title: 'to 1 MB where little is to be said, or 20,000 levels, is a refusal and no fault',
    source: 'R4',
    run: async (world) =>
      allOf([
        unreadable(await raw(world, JSON.stringify({ email: 'x'.repeat(1024 * 1024) }), '(1 MB)'), '1 MB', 413),
        unreadable(await raw(world, deep, '(20,000 levels)'), 'a body of 20,000 levels', 413),
      ]),
  },
];

export const serviceChapter: Chapter = [
  health('/healthz'),
  health('/readyz'),
  document,
  ...headers,
  ...travel,
  ...hostile,
];
