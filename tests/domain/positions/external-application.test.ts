import * as fc from 'fast-check';
import { externalApplication, isExternalApplication } from '../../../domain/positions/external-application';

describe('The application for a job', () => {
  it.each([
    'https://jobs.example.org/apply?id=4711#form',
    'http://jobs.example.org',
    'https://jobs.example.org:8443/a%20b',
    'HTTPS://Jobs.Example.org/',
    'https://jobs.example.org?id=1@2',
  ])("is made on the employer's own site at %s [R6a, spec 1 §4]", (url) => {
    expect(externalApplication(url)).toEqual({ _tag: 'Allowed', value: url });
    expect(isExternalApplication(url)).toBe(true);
  });

  it('has the blanks around its URL trimmed [R6a]', () => {
    expect(externalApplication(' https://jobs.example.org ')).toEqual({
      _tag: 'Allowed',
      value: 'https://jobs.example.org',
    });
  });

  it.each([undefined, '', '  '])('is made here if the URL is %j [R6a]', (url) => {
    expect(externalApplication(url)).toEqual({ _tag: 'Refused', reason: { _tag: 'AppliedForHere' } });
    expect(isExternalApplication(url)).toBe(false);
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,hello',
    'ftp://jobs.example.org',
    '//jobs.example.org',
    '/apply/4711',
    'jobs.example.org',
    'https://',
    'https:///apply',
    'https:jobs.example.org',
    'https://portal.example@evil.example/',
    'https://jobs.example.org\\@evil.example',
    'https://jobs example.org',
    'https://jobs.example.org/a b',
    'https://jobs.example.org/\u0000',
    'https://jo\u0000bs.example.org/',
    'x https://jobs.example.org',
  ])('is never opened at %j [R6a, R5]', (url) => {
    expect(externalApplication(url)).toEqual({ _tag: 'Refused', reason: { _tag: 'UnsafeApplicationUrl', url } });
    expect(isExternalApplication(url)).toBe(false);
  });

  it('opens only web pages, at the host that the URL shows [R6a]', () => {
    const almost = fc
      .array(fc.constantFrom('http', 'https', 'javascript', ':', '/', '//', '\\', '@', 'a.example', '?', '#', ' '), {
        maxLength: 8,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), almost), (text) => {
        const decision = externalApplication(text);
        if (decision._tag === 'Refused') return;
        expect(decision.value).toMatch(/^https?:\/\//i);
        if (!URL.canParse(decision.value)) return;
        const { protocol, username, host } = new URL(decision.value);
        expect(['http:', 'https:']).toContain(protocol);
        expect(username).toBe('');
        expect(
          decision.value
            .toLowerCase()
            .replace(/^https?:\/\//, '')
            .startsWith(host),
        ).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is made elsewhere for any web URL that fast-check generates [R6a]', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        expect(isExternalApplication(url)).toBe(true);
      }),
    );
  });
});
