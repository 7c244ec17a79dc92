import * as E from 'fp-ts/Either';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Call } from '../../../adapters/contract/call';
import { sendOtp } from '../../../adapters/contract/identity/identity.calls';
import { bookCalls } from '../../../adapters/contract/scheduling/scheduling.calls';
import { neverRefused, nothingAsked } from '../../../adapters/contract/calls/shared';
import { number, struct } from '../../../adapters/contract/codec';
import { sendByFetch } from '../../../adapters/contract/send-by-fetch';
import { communityId, positionId } from '../../support/builders/applications';
import { email, key, token } from '../../support/builders/identity';
import { slot } from '../../support/builders/slots';

interface Heard {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
}

type Answering = (response: ServerResponse) => void;

const json =
  (body: object, headers: Readonly<Record<string, string>> = {}, status = 200): Answering =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
const breaking: Answering = (response) => response.destroy();
const answered = json({ statusCode: 200, length: 3 }, { 'x-server-time': '2026-12-04T15:00:00.000Z' });

/** A read that needs a token. */
const readList: Call<void, { readonly length: number }, never, 'candidate'> = {
  name: 'read_list',
  summary: 'Reads a list.',
  source: 'ours',
  method: 'GET',
  path: 'candidate/list',
  access: 'candidate',
  request: nothingAsked,
  response: struct({ length: number }),
  ...neverRefused,
};

const booking = {
  communityId: communityId(42),
  positionId: positionId(4711),
  key: key('one choice'),
  ...({ act: 'Book', kind: 'video', videoPreference: undefined } as const),
  slot: slot('2026-12-07', '09:30', '10:00'),
};

describe('A call by fetch', () => {
  let server: Server;
  let portal: string;
  let heard: Heard[];
  let answers: Answering[];
  let waited: number[];
  let told: string[];

  beforeEach(async () => {
    [heard, answers, waited, told] = [[], [], [], []];
    server = createServer((request, response) => {
      heard.push({ method: request.method, url: request.url, headers: request.headers });
      request.resume().on('end', () => (answers.shift() ?? breaking)(response));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    portal = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`;
  });
  const shut = () => new Promise((closed) => server.close(closed));
  afterEach(shut);

  const call = () =>
    sendByFetch({
      portal,
      token: () => token(1),
      onSessionEnd: () => told.push('session ended'),
      onServerTime: (iso) => told.push(iso),
      wait: async (length) => waited.push(length),
    });

  it("names its version, sends the token if one is needed, and follows the server's time [R3b, R4]", async () => {
    answers = [answered, json({ statusCode: 200, resend_at: '2026-12-04T15:01:00Z' })];
    expect(await call()(readList)(undefined)()).toEqual(E.right({ length: 3 }));
    await call()(sendOtp)(email('maria@example.org'))();
    expect(heard).toMatchObject([
      {
        method: 'GET',
        url: '/api/candidate/list',
        headers: { 'api-version': '1.0', authorization: `Bearer ${token(1)}` },
      },
      { method: 'POST', url: '/api/candidate/send_otp', headers: { 'content-type': 'application/json' } },
    ]);
    expect(heard[1]?.headers.authorization).toBeUndefined();
    expect(told).toEqual(['2026-12-04T15:00:00.000Z']);
  });

  it('a read whose connection was lost is retried after 0.5 and 2 s, and then counts as not done', async () => {
    answers = [breaking, breaking, answered];
    expect(E.isRight(await call()(readList)(undefined)())).toBe(true);
    expect(waited).toEqual([500, 2_000]);
    expect(await call()(readList)(undefined)()).toEqual(E.left({ _tag: 'NoConnection' }));
    expect(heard).toHaveLength(6);
  });

  it('a write with a key is retried under the same key, and then its outcome is unknown [R17]', async () => {
    expect(await call()(bookCalls.video)(booking)()).toEqual(E.left({ _tag: 'AnswerLost' }));
    expect(heard.map(({ headers }) => headers['idempotency-key'])).toEqual([booking.key, booking.key, booking.key]);
  });

  it('any other write is sent once', async () => {
    expect(await call()(sendOtp)(email('maria@example.org'))()).toEqual(E.left({ _tag: 'AnswerLost' }));
    expect([heard.length, waited]).toEqual([1, []]);
  });

  it('if nobody is listening, nothing was done, whatever the call', async () => {
    const unreached = call();
    await shut();
    expect(await unreached(bookCalls.video)(booking)()).toEqual(E.left({ _tag: 'NoConnection' }));
    expect(await unreached(sendOtp)(email('maria@example.org'))()).toEqual(E.left({ _tag: 'NoConnection' }));
    server = createServer().listen(0);
  });

  it("a rule's refusal comes with its numbers, a failure with the request id to quote [R4]", async () => {
    answers = [
      json({
        statusCode: 406,
        error: 'too soon',
        refusal: { reason: 'SlotTooSoon', startsInMinutes: 89, leadMinutes: 90 },
      }),
      json({ statusCode: 500, error: 'Something went wrong...!' }, { 'x-request-id': 'r-7' }, 500),
      (response) => void response.end('<html>'),
    ];
    expect(await call()(bookCalls.video)(booking)()).toEqual(
      E.left({ _tag: 'SlotTooSoon', startsInMinutes: 89, leadMinutes: 90 }),
    );
    expect(await call()(bookCalls.video)(booking)()).toEqual(
      E.left({ _tag: 'ServerFault', message: 'Something went wrong...!', requestId: 'r-7' }),
    );
    expect(await call()(readList)(undefined)()).toMatchObject({ left: { _tag: 'UnreadableAnswer' } });
  });

  it('a 401 ends the session here as well [R3]', async () => {
    answers = [json({ statusCode: 401, error: 'Session timeout please login..!' }, {}, 401)];
    expect(await call()(readList)()()).toMatchObject({ left: { _tag: 'SessionEnded' } });
    expect(told).toEqual(['session ended']);
  });
});
