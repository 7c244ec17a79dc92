import * as E from 'fp-ts/Either';
import { parseClientMessageId, parseHiringManagerId, parseMessageId } from '../../../domain/ids/chat-ids';

describe('The ids of chat', () => {
  it.each([1, 900, Number.MAX_SAFE_INTEGER])('accept %d: a positive whole number [spec 2 §3]', (n) => {
    expect([parseHiringManagerId(n), parseMessageId(n)]).toEqual([E.right(n), E.right(n)]);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('never accept %d [spec 2 §3]', (n) => {
    expect([parseHiringManagerId(n), parseMessageId(n)]).toEqual([
      E.left('NotAHiringManagerId'),
      E.left('NotAMessageId'),
    ]);
  });

  it.each(['a'.repeat(16), 'A-Z_09'.repeat(4), 'z'.repeat(64)])(
    'accept a client id of 16 to 64 characters: %s [spec 2 §4.12]',
    (text) => {
      expect(parseClientMessageId(text)).toEqual(E.right(text));
    },
  );

  it.each(['', 'a'.repeat(15), 'a'.repeat(65), `${'a'.repeat(15)}é`, `${'a'.repeat(15)} `, `${'a'.repeat(16)}\n`])(
    'never accept the client id %j [spec 2 §4.12]',
    (text) => {
      expect(parseClientMessageId(text)).toEqual(E.left('NotAClientMessageId'));
    },
  );
});
