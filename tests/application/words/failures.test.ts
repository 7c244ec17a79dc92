import * as fc from 'fast-check';
import type { CallFailure } from '../../../application/failure';
import { linkUsedIn, sayCallFailure, saySessionOver } from '../../../application/words/failures';
import { at } from '../../support/builders/time';

const told = (message: string) => ({ message, requestId: 'ABCD-EFGH' });

describe('A call that failed', () => {
  it.each<[string, CallFailure, object]>([
    ['no line', { _tag: 'NoConnection' }, { title: 'You are offline', way: 'try-again' }],
    ['no answer', { _tag: 'AnswerLost' }, { title: 'Connection lost', way: 'try-again' }],
    ['a part that is gone', { _tag: 'PartMissing' }, { title: 'This page did not load', way: 'load-again' }],
    ['401', { _tag: 'SessionEnded', ...told('x') }, { title: 'Session timeout please login..!', way: 'none' }],
    ['204', { _tag: 'NoContent', ...told('None of yours') }, { title: undefined, text: 'None of yours' }],
    ['204 without a word', { _tag: 'NoContent', ...told('') }, { title: undefined, text: 'No data found' }],
    ['406', { _tag: 'NotAcceptable', ...told('Taken') }, { title: undefined, text: 'Taken', way: 'try-again' }],
    ['202', { _tag: 'NoPosition', ...told('Nothing open') }, { text: 'Nothing open' }],
    ['429', { _tag: 'TooManyCalls', requestId: 'ABCD-EFGH' }, { text: 'Wait a minute, then try again.' }],
    [
      '500',
      { _tag: 'ServerFault', ...told('Something went wrong...!') },
      { title: undefined, text: 'This is our fault, not yours. Wait a moment, then try again.', way: 'try-again' },
    ],
    [
      "500 with the server's own words",
      { _tag: 'ServerFault', ...told('Closed for an hour.') },
      { text: 'Closed for an hour. This is our fault, not yours. Wait a moment, then try again.' },
    ],
    ['another shape', { _tag: 'UnreadableAnswer', call: 'x', requestId: undefined }, { way: 'load-again' }],
  ])('by %s has words and a way out [R4, R29, spec 1 §8]', (_, failure, words) => {
    expect(sayCallFailure(failure)).toMatchObject(words);
  });

  it.each(['NoContent', 'NotAcceptable', 'NoPosition', 'ServerFault'] as const)(
    'leaves no empty notice if the server said nothing: %s [R29]',
    (_tag) => {
      expect(sayCallFailure({ _tag, ...told('') }).text).not.toBe('');
    },
  );
});

describe('A mailed link that was used', () => {
  const receivedAt = at('2026-12-04T15:00:00Z');

  it('says so with the name and the time of the resume, and the page reads them back [R3c]', () => {
    expect(saySessionOver({ _tag: 'MailedLinkUsed', name: 'cv.pdf', receivedAt })).toBe(
      'We have your resume: cv.pdf, received 2026-12-04T15:00:00.000Z.',
    );
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (name) => {
        expect(linkUsedIn(saySessionOver({ _tag: 'MailedLinkUsed', name, receivedAt }))).toEqual({ name, receivedAt });
      }),
    );
  });

  it('is no other session that is over', () => {
    for (const _tag of ['NoSession', 'SessionReplaced'] as const)
      expect(linkUsedIn(saySessionOver({ _tag }))).toBeUndefined();
    expect(linkUsedIn('We have your resume: cv.pdf, received yesterday.')).toBeUndefined();
  });
});
