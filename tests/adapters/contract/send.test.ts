import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { bearerOf } from '../../../adapters/contract/bearer';
import type { Call } from '../../../adapters/contract/call';
import { sendOtp } from '../../../adapters/contract/identity/identity.calls';
import { neverRefused, nothingAsked } from '../../../adapters/contract/calls/shared';
import { number, struct } from '../../../adapters/contract/codec';
import type { HttpAnswer, LostExchange } from '../../../adapters/contract/exchange';
import { sendOver, type Sending } from '../../../adapters/contract/send';
import { email } from '../../support/builders/identity';

const lost: E.Either<LostExchange, HttpAnswer> = E.left({ reached: true });
const answered = (body: object, status = 200): E.Either<LostExchange, HttpAnswer> =>
  E.right({ status, header: () => undefined, text: JSON.stringify(body) });
const unauthorized = answered({ statusCode: 401, error: 'No session.' }, 401);
const emptyList = answered({ statusCode: 200, length: 0 });
const answeredWith = (headers: Readonly<Record<string, string>>, status: number): E.Either<LostExchange, HttpAnswer> =>
  E.right({ status, header: (name) => headers[name], text: JSON.stringify({ statusCode: 503, error: 'Later.' }) });
const json = { 'content-type': 'application/json; charset=utf-8' };
const storeAway = answeredWith({ ...json, 'retry-after': '1' }, 503);
const balancersAnswer = answeredWith({ 'content-type': 'text/html' }, 502);
const mailAway = answeredWith(json, 503);

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

/** A call over a transport that gives the listed answers, and is then lost. */
const aCall = (answers: readonly E.Either<LostExchange, HttpAnswer>[], changes: Partial<Sending> = {}) => {
  const sent: (string | undefined)[] = [];
  const said: string[] = [];
  const travels: string[] = [];
  const send = sendOver({
    exchange: ({ headers }) => TE.fromEither(answers[sent.push(headers['authorization']) - 1] ?? lost),
    bearer: bearerOf({ token: () => 'a', onSessionEnd: (message) => said.push(message) }),
    wait: () => Promise.resolve(),
    travelled: ({ _tag }) => travels.push(_tag),
    ...changes,
  });
  return { send, sent, said, travels };
};

describe('A call over any transport', () => {
  it('is retried while the connection is lost, and reports the outcome', async () => {
    const { send, sent, travels } = aCall([lost, emptyList]);
    expect(E.isRight(await send(readList)()())).toBe(true);
    expect([sent, travels]).toEqual([['Bearer a', 'Bearer a'], ['Arrived']]);
  });

  it.each([
    ['a portal whose store is away', storeAway],
    ['a balancer without a portal', balancersAnswer],
  ])('is sent again after the answer of %s, until it is done [spec 2 §8]', async (_, away) => {
    const waits: number[] = [];
    const wait = (length: number) => Promise.resolve(waits.push(length));
    const { send, sent, travels } = aCall([away, away, away, emptyList], { wait });
    expect(E.isRight(await send(readList)()())).toBe(true);
    expect([sent.length, waits, travels]).toEqual([4, [500, 1_000, 2_000], ['Arrived']]);
  });

  it('is given up with the last answer of a portal that stays away', async () => {
    const { send, sent } = aCall(Array.from({ length: 9 }, () => storeAway));
    expect(await send(readList)()()).toMatchObject({ left: { _tag: 'ServerFault', message: 'Later.' } });
    expect(sent).toHaveLength(6);
  });

  it('is not sent again for what waiting does not mend, or if it writes without a key', async () => {
    const read = aCall([mailAway, emptyList]);
    expect(await read.send(readList)()()).toMatchObject({ left: { message: 'Later.' } });
    const write = aCall([storeAway]);
    expect(await write.send(sendOtp)(email('maria@example.org'))()).toMatchObject({ left: { message: 'Later.' } });
    expect([read.sent.length, write.sent.length]).toEqual([1, 1]);
  });

  it('is not retried on a device that knows it is offline; what never left the device had no effect', async () => {
    const { send, sent, travels } = aCall([], { isOffline: () => true });
    expect(await send(sendOtp)(email('maria@example.org'))()).toEqual(E.left({ _tag: 'NoConnection' }));
    expect([sent.length, travels]).toEqual([1, ['Lost']]);
  });

  it('may have had an effect if the connection was lost on the way', async () => {
    let offline = false;
    const { send } = aCall([], {
      isOffline: () => offline,
      exchange: () => {
        offline = true;
        return TE.fromEither(lost);
      },
    });
    expect(await send(sendOtp)(email('maria@example.org'))()).toEqual(E.left({ _tag: 'AnswerLost' }));
  });

  it('is sent once more with the token that replaced its own [R28]', async () => {
    const tokens = ['a', 'a', 'b'];
    const { send, sent, said } = aCall([unauthorized, emptyList], {
      bearer: bearerOf({
        token: () => (tokens.length > 1 ? tokens.shift() : tokens[0]),
        onSessionEnd: () => undefined,
      }),
    });
    expect(E.isRight(await send(readList)()())).toBe(true);
    expect([sent, said]).toEqual([['Bearer a', 'Bearer b'], []]);
  });

  it('tells the page that the session has ended [R3b]', async () => {
    const { send, said } = aCall([unauthorized]);
    expect(await send(readList)()()).toMatchObject({ left: { _tag: 'SessionEnded' } });
    expect(said).toEqual(['Session timeout please login..!']);
  });

  it('is neither sent nor retried once it is canceled, and the page hears nothing about the connection', async () => {
    const before = aCall([emptyList]);
    expect(await before.send(readList)(undefined, AbortSignal.abort())()).toEqual(E.left({ _tag: 'NoConnection' }));
    expect(before.sent).toEqual([]);

    const leaving = new AbortController();
    const meanwhile = aCall([lost, emptyList], { wait: () => new Promise(() => undefined) });
    const answer = meanwhile.send(readList)(undefined, leaving.signal)();
    await new Promise((passed) => setTimeout(passed));
    leaving.abort();
    expect(await answer).toEqual(E.left({ _tag: 'NoConnection' }));
    expect([meanwhile.sent.length, meanwhile.travels]).toEqual([1, []]);
  });
});
