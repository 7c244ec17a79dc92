import * as fc from 'fast-check';
import { externalApplication, isExternalApplication } from '../../../domain/positions/external-application';
import { cases } from '../../support/cases/cases';
import { optional, text } from '../../../adapters/rules/cases/columns';

describe('The application for a job', () => {
  it.each(cases('positions/external-application-employers-site', { url: text }))('$title', ({ url }) => {
    expect(externalApplication(url)).toEqual({ _tag: 'Allowed', value: url });
    expect(isExternalApplication(url)).toBe(true);
  });

  it('has the blanks around its URL trimmed [R6a]', () => {
    expect(externalApplication(' https://jobs.example.org ')).toEqual({
      _tag: 'Allowed',
      value: 'https://jobs.example.org',
    });
  });

  it.each(cases('positions/external-application-here', { url: optional(text) }))('$title', ({ url }) => {
    expect(externalApplication(url)).toEqual({ _tag: 'Refused', reason: { _tag: 'AppliedForHere' } });
    expect(isExternalApplication(url)).toBe(false);
  });

  it.each(cases('positions/external-application-unsafe-url', { url: text }))('$title', ({ url }) => {
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
