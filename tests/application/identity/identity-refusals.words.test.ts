import { saySendCodeRefusal, saySubmitCodeRefusal } from '../../../application/identity/identity-refusals.words';
import { at } from '../../support/builders/time';

describe('A refused code request says', () => {
  it("that the address is unknown, in the specification's words [spec 1 §8]", () => {
    expect(saySendCodeRefusal({ _tag: 'UnknownCandidate' })).toBe('email not found');
  });

  it.each(['hour', 'day'] as const)(
    'how many codes are sent per %s and when the next can be requested [R3c]',
    (per) => {
      const limit = per === 'hour' ? 5 : 20;
      const retryAt = at('2026-12-04T16:00:00Z');
      const sentence = saySendCodeRefusal({ _tag: 'TooManyCodes', limit, per, retryAt });
      expect(sentence).toContain(`${limit} codes per ${per}`);
      expect(sentence).toContain('after 11:00 AM ET on Friday, 04 December, 2026');
      expect(sentence).toContain('Use the link in our last email, if you have not used it yet');
    },
  );
});

describe('A refused code says', () => {
  it.each([
    [4, 'Invalid OTP. 4 tries left.'],
    [2, 'Invalid OTP. 2 tries left.'],
    [1, 'Invalid OTP. 1 try left.'],
    [0, 'Invalid OTP. That was the last try for this code. Ask for a new code.'],
  ])('with %i left how many tries there are [R3c, spec 1 §8]', (triesLeft, sentence) => {
    expect(saySubmitCodeRefusal({ _tag: 'CodeWrong', triesLeft })).toBe(sentence);
  });

  it('how long a code is valid [R3c]', () => {
    expect(saySubmitCodeRefusal({ _tag: 'CodeExpired', lifetimeMinutes: 10 })).toContain('older than 10 minutes');
  });

  it('how many tries a code allows [R3c]', () => {
    expect(saySubmitCodeRefusal({ _tag: 'CodeTriesUsedUp', limit: 5 })).toBe(
      'This code was tried 5 times and is locked now. Ask for a new code.',
    );
  });

  it.each([
    { _tag: 'CodeExpired', lifetimeMinutes: 10 },
    { _tag: 'CodeTriesUsedUp', limit: 5 },
    { _tag: 'CodeNotFound' },
    { _tag: 'CodeWrong', triesLeft: 0 },
  ] as const)('the way out, if this code no longer opens anything: %j', (refusal) => {
    expect(saySubmitCodeRefusal(refusal)).toMatch(/Ask for a new code\.$/);
  });
});
