import * as fc from 'fast-check';
import { statusCatalogue, statusOf } from '../../../domain/applications/status-catalogue';
import { isOpenForMessages, mayWrite } from '../../../domain/chat/writing';

/** The statuses in which an application has ended (R27), as the rulings list them, without 22. */
const ended = [2, 14, 15, 23, 26, 27, 28, 29, 30, 31, 33, 34, 39, 40];
const open = { blocked: false };

describe('Writing in a conversation', () => {
  it.each(Object.values(statusCatalogue).map(({ code }) => code))(
    'in status %d is allowed unless the application ended [R39]',
    (code) => {
      const state = { status: statusOf(code), blocked: false };
      expect(isOpenForMessages(state)).toBe(!ended.includes(code));
      expect(mayWrite(state, open)._tag).toBe(ended.includes(code) ? 'Refused' : 'Allowed');
    },
  );

  it('is refused with the meaning of the status; to blocked candidates without a reason; a blocked conversation is checked last [R39]', () => {
    const over = { status: statusOf(2), blocked: false };
    expect(mayWrite(over, { blocked: true })).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'ConversationClosed', status: 'Not Selected' },
    });
    expect(mayWrite({ status: statusOf(0), blocked: true }, open)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'ConversationClosed', status: '' },
    });
    expect(mayWrite({ status: statusOf(22), blocked: false }, { blocked: true })).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'ConversationBlocked' },
    });
  });

  it('is possible in any unlisted status [R9, R39]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 43 }), (code) => {
        expect(mayWrite({ status: statusOf(code), blocked: false }, open)._tag).toBe('Allowed');
      }),
    );
  });
});
