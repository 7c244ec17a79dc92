import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import {
  longestPictureUrl,
  parsePictureUrl,
  parseSocialSource,
  socialOrigin,
} from '../../../domain/identity/social-origin';
import { cases } from '../../support/cases/cases';
import { number, text } from '../../../adapters/rules/cases/columns';

const profile = {
  source: 'googleUser',
  email: 'nora@example.org',
  name: 'Nora Quinn',
  pictureUrl: undefined,
  proof: 'a proof',
};

describe('The data from a social profile', () => {
  it.each(cases('identity/social-origin-provider', { text }))('$title', ({ text }) => {
    expect(parseSocialSource(text)).toEqual(E.right(text));
  });

  it.each(cases('identity/social-origin-no-provider', { text }))('$title', ({ text }) => {
    expect(parseSocialSource(text)).toEqual(E.left('NotASocialSource'));
  });

  it.each(cases('identity/social-origin-picture', { text }))('$title', ({ text }) => {
    expect(parsePictureUrl(text)).toEqual(E.right(text));
  });

  it.each(cases('identity/social-origin-no-picture', { text }))('$title', ({ text }) => {
    expect(parsePictureUrl(text)).toEqual(E.left('NotAPictureUrl'));
  });

  it.each(cases('identity/social-origin-picture-length', { length: number, outcome: text }))(
    '$title',
    ({ length, outcome: tag }) => {
      expect(longestPictureUrl).toBe(2_048);
      expect(parsePictureUrl('https://example.org/'.padEnd(length, 'a'))._tag).toBe(tag);
    },
  );

  it.each(cases('identity/social-origin-provider-length', { length: number, outcome: text }))(
    '$title',
    ({ length, outcome: tag }) => {
      expect(parseSocialSource('a'.repeat(length))._tag).toBe(tag);
    },
  );

  it('is kept unchanged or not at all, for any text; a kept picture is an https URL with a host and without a user [spec 1 §3]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' }), fc.webUrl({ withFragments: true })), (text) => {
        const read = parsePictureUrl(text);
        if (E.isLeft(read)) return;
        const { protocol, username, password, host } = new URL(read.right);
        expect(read.right).toBe(text);
        expect([protocol, username, password]).toEqual(['https:', '', '']);
        expect(host).not.toBe('');
      }),
    );
  });

  it('accepts any https web address as a picture [spec 1 §3]', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }), (text) => {
        expect(parsePictureUrl(text)).toEqual(E.right(text));
      }),
    );
  });

  it('is sent with a sign-up; an invalid picture is left out, and with an invalid provider nothing is sent [spec 1 §3]', () => {
    const picture = 'https://example.org/nora.png';
    expect(socialOrigin({ ...profile, pictureUrl: picture })).toEqual({ source: 'googleUser', pictureUrl: picture });
    expect(socialOrigin(profile)).toEqual({ source: 'googleUser', pictureUrl: undefined });
    expect(socialOrigin({ ...profile, pictureUrl: 'javascript:alert(1)' })?.pictureUrl).toBeUndefined();
    expect(socialOrigin({ ...profile, source: '' })).toBeUndefined();
  });
});
