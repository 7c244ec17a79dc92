import * as E from 'fp-ts/Either';
import { voiceTokensFrom } from '../../../../adapters/server/live-interview/voice-tokens';
import { keepingReporter } from '../../../support/world/reporter';

const answering = (answer: () => Promise<Response>) => {
  const asked: { readonly url: string; readonly headers: Headers }[] = [];
  const ask: typeof fetch = (url, init) => {
    asked.push({ url: url instanceof Request ? url.url : url.toString(), headers: new Headers(init?.headers) });
    return answer();
  };
  return { asked, tokens: voiceTokensFrom('https://voice.example.org', keepingReporter(), ask) };
};

describe("The call provider's tokens", () => {
  it('are fetched by our server, without any data about the candidate [R49, spec 2 §7]', async () => {
    const { asked, tokens } = answering(() => Promise.resolve(Response.json({ data: { token: 'T1' } })));
    expect(await tokens.tokenFor('AP/1')()).toEqual(E.right('T1'));
    expect(asked[0]?.url).toBe('https://voice.example.org/settings/conferencetoken/AP%2F1');
    expect([...(asked[0]?.headers.keys() ?? [])]).toEqual(['accept']);
  });

  it.each([
    ['a 401, which ends no session', () => Promise.resolve(Response.json({ error: 'no' }, { status: 401 }))],
    ['no token', () => Promise.resolve(Response.json({ data: {} }))],
    ['an empty token', () => Promise.resolve(Response.json({ data: { token: '' } }))],
    ['no JSON', () => Promise.resolve(new Response('<html>'))],
    ['too much', () => Promise.resolve(Response.json({ data: { token: 'x'.repeat(30_000) } }))],
    ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ])('%s means that calls are unavailable now [R49]', async (_what, answer) => {
    expect(await answering(answer).tokens.tokenFor('AP1')()).toEqual(E.left({ _tag: 'VoiceUnavailable' }));
  });
});
