import * as fc from 'fast-check';
import {
  checkMessage,
  composeMessage,
  longestMessage,
  sendsMessage,
  type MessageDraft,
} from '../../../domain/chat/message';

const file = { name: 'cv.pdf', kind: 'pdf', path: '/files/1' } as const;
const uploaded: MessageDraft['attachment'] = { _tag: 'Uploaded', ...file };
const onItsWay: MessageDraft['attachment'] = { _tag: 'OnItsWay' };
const allowedTo = (value: object) => ({ _tag: 'Allowed', value });
const refusedFor = (reason: object) => ({ _tag: 'Refused', reason });

describe('A chat message', () => {
  it.each(['', ' ', '\n\t ', '\u0000'])('containing only %j is refused without an attachment [spec 2 §5]', (text) => {
    expect(composeMessage({ text, attachment: undefined })).toEqual(refusedFor({ _tag: 'MessageEmpty' }));
  });

  it('is trimmed, and keeps its line breaks [spec 2 §5]', () => {
    expect(composeMessage({ text: '  Hello\nDana ', attachment: undefined })).toEqual(
      allowedTo({ text: 'Hello\nDana', attachments: [] }),
    );
  });

  it.each([
    ['', ''],
    ['  ', ''],
    ['My CV', 'My CV'],
  ])('with an attachment and the text %j says %j [spec 2 §5]', (text, said) => {
    expect(composeMessage({ text, attachment: uploaded })).toEqual(allowedTo({ text: said, attachments: [file] }));
  });

  it('waits for an attachment that is being uploaded, with and without text [spec 2 §5]', () => {
    for (const text of ['', 'My CV'])
      expect(composeMessage({ text, attachment: onItsWay })).toEqual(refusedFor({ _tag: 'AttachmentOnItsWay' }));
  });

  it.each([
    [3_999, true],
    [4_000, true],
    [4_001, false],
  ])('of %d characters is accepted: %s, at most 4,000 [spec 2 §5]', (length, taken) => {
    expect(longestMessage).toBe(4_000);
    for (const character of ['x', '😀'])
      expect(composeMessage({ text: ` ${character.repeat(length)} `, attachment: undefined })).toEqual(
        taken
          ? allowedTo({ text: character.repeat(length), attachments: [] })
          : refusedFor({ _tag: 'MessageTooLong', length, limit: 4_000 }),
      );
  });

  it.each([
    [5, true],
    [6, false],
  ])('with %d attachments is accepted: %s, at most 5 [R40]', (count, taken) => {
    const attachments = Array.from({ length: count }, () => file);
    expect(checkMessage({ text: ' a\r\nb ', attachments })).toEqual(
      taken ? allowedTo({ text: 'a\nb', attachments }) : refusedFor({ _tag: 'TooManyAttachments', count: 6, limit: 5 }),
    );
  });

  it('that is too long is also too long with an attachment [spec 2 §5]', () => {
    for (const attachment of [uploaded, onItsWay])
      expect(composeMessage({ text: 'x'.repeat(4_001), attachment })).toEqual(
        refusedFor({ _tag: 'MessageTooLong', length: 4_001, limit: 4_000 }),
      );
  });

  it('is valid exactly if it has text after trimming or an uploaded attachment [spec 2 §5]', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme-ascii' }),
        fc.constantFrom(undefined, uploaded, onItsWay),
        (text, attachment) => {
          const valid = attachment !== onItsWay && (text.trim() !== '' || attachment === uploaded);
          expect(composeMessage({ text, attachment })._tag).toBe(valid ? 'Allowed' : 'Refused');
        },
      ),
    );
  });

  it.each([
    ['Enter', false, false, true],
    ['Enter', true, false, false],
    ['Enter', false, true, false],
    ['Enter', true, true, false],
    ['a', false, false, false],
    ['NumpadEnter', false, false, false],
    ['Escape', true, false, false],
  ])(
    'is sent by the key %s, with Shift: %s, composing: %s: %s. Enter sends, Shift+Enter does not [spec 2 §2.17]',
    (key, shift, composing, sends) => {
      expect(sendsMessage({ key, shift, composing })).toBe(sends);
    },
  );
});
