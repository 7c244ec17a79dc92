import * as E from 'fp-ts/Either';
import type { Exchange, HttpRequest } from '../../adapters/contract/exchange';
import { known } from '../../domain/brand';
import type { Milliseconds } from '../../domain/time/duration';
import { expects, expectsThat, type Contract } from './scenario';

export interface ExchangeSubject {
  readonly exchange: Exchange;
}

const within = (length: number): Milliseconds => known<Milliseconds>(length);

const request = (does: string, changes: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'POST',
  path: `/exchange?${does}`,
  headers: { 'x-shown': 'a token' },
  body: 'ü',
  within: within(10_000),
  ...changes,
});

const isLost = async ({ exchange }: ExchangeSubject, asked: HttpRequest): Promise<void> => {
  const arrived = await exchange(asked)();
  expectsThat('lost, and it may have arrived', E.isLeft(arrived) && arrived.left.reached, arrived);
};

/** The contract of `Exchange`: one request, whatever carries it. The other side answers as `/exchange?…` says. */
export const exchangeContract: Contract<ExchangeSubject> = {
  'sends method, headers and body, and brings status, headers and text': async ({ exchange }) => {
    const arrived = await exchange(request('status=200'))();
    if (E.isLeft(arrived)) throw new Error('lost');
    const { status, text, header } = arrived.right;
    expects('status', status, 200);
    expects('heard', JSON.parse(text), { method: 'POST', shown: 'a token', body: 'ü' });
    expects('header', [header('x-request-id'), header('x-none')], ['r-7', undefined]);
  },
  'brings a failure like any answer': async ({ exchange }) => {
    const arrived = await exchange(request('status=401'))();
    expects('status', E.isRight(arrived) && arrived.right.status, 401);
  },
  'sends no body where there is none': async ({ exchange }) => {
    const arrived = await exchange(request('status=200', { method: 'GET', body: undefined }))();
    const heard: unknown = E.isRight(arrived) ? JSON.parse(arrived.right.text) : arrived;
    expects('heard', heard, { method: 'GET', shown: 'a token', body: '' });
  },
  'is lost when the line breaks': (subject) => isLost(subject, request('breaks')),
  'is lost when no answer comes in time': (subject) => isLost(subject, request('silent', { within: within(200) })),
  'is lost when it is canceled': async (subject) => {
    const leaving = new AbortController();
    const sent = isLost(subject, request('silent', { signal: leaving.signal }));
    leaving.abort();
    await sent;
  },
  'is lost when it can not be sent at all': (subject) =>
    isLost(subject, request('status=200', { headers: { 'x-shown': 'a\nb' } })),
};
