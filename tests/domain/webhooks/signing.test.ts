import * as fc from 'fast-check';
import { duration, list, oneOf, optional, text } from '../../../adapters/rules/cases/columns';
import { plus } from '../../../domain/time/instant';
import { signedContent, signingNow } from '../../../domain/webhooks/signing';
import { ordinaryInstants } from '../../support/arbitraries/time';
import { at as instantOf } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';

describe('What is signed', () => {
  it.each(cases('webhooks/signing-content', { id: text, at: text, body: text, content: text }))(
    '$title',
    ({ id, at, body, content }) => {
      expect(signedContent(id, instantOf(at), body)).toBe(content);
    },
  );

  it('tells apart any two tries of which the id, the second or the body differs', () => {
    const parts = fc.record({ id: fc.stringMatching(/^evt_\d{1,6}$/), at: ordinaryInstants, body: fc.string() });
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const same =
          one.id === other.id && Math.floor(one.at / 1_000) === Math.floor(other.at / 1_000) && one.body === other.body;
        expect(signedContent(one.id, one.at, one.body) === signedContent(other.id, other.at, other.body)).toBe(same);
      }),
    );
  });
});

describe('Who signs', () => {
  const now = instantOf('2026-12-04T15:00:00Z');

  it.each(cases('webhooks/signing-secrets', { before: optional(duration), secrets: list(oneOf('new', 'old')) }))(
    '$title',
    ({ before, secrets }) => {
      const old = before === undefined ? undefined : { secret: 'old', until: plus(now, before) };
      expect(signingNow('new', old, now)).toEqual(secrets);
    },
  );

  it('is the newest secret, first and always, and the one before only until its end', () => {
    fc.assert(
      fc.property(ordinaryInstants, ordinaryInstants, (until, when) => {
        const secrets = signingNow('new', { secret: 'old', until }, when);
        expect(secrets[0]).toBe('new');
        expect(secrets.includes('old')).toBe(when - until < 0);
      }),
    );
  });
});
