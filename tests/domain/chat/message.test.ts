import * as fc from 'fast-check';
import {
  checkMessage,
  composeMessage,
  longestMessage,
  sendsMessage,
  type MessageDraft,
} from '../../../domain/chat/message';
import { cases } from '../../support/cases/cases';
import { number, text, yesNo } from '../../../adapters/rules/cases/columns';

const file = { name: 'cv.pdf', kind: 'pdf', path: '/files/1' } as const;
const uploaded: MessageDraft['attachment'] = { _tag: 'Uploaded', ...file };
const onItsWay: MessageDraft['attachment'] = { _tag: 'OnItsWay' };
const allowedTo = (value: object) => ({ _tag: 'Allowed', value });
const refusedFor = (reason: object) => ({ _tag: 'Refused', reason });

describe('A chat message', () => {
  it.each(cases('chat/message-empty', { text }))('$title', ({ text }) => {
    expect(composeMessage({ text, attachment: undefined })).toEqual(refusedFor({ _tag: 'MessageEmpty' }));
  });

  it('is trimmed, and keeps its line breaks [spec 2 §5]', () => {
    expect(composeMessage({ text: '  Hello\nDana ', attachment: undefined })).toEqual(
      allowedTo({ text: 'Hello\nDana', attachments: [] }),
    );
  });

  it.each(cases('chat/message-text-with-attachment', { text, said: text }))('$title', ({ text, said }) => {
    expect(composeMessage({ text, attachment: uploaded })).toEqual(allowedTo({ text: said, attachments: [file] }));
  });

  it('waits for an attachment that is being uploaded, with and without text [spec 2 §5]', () => {
    for (const text of ['', 'My CV'])
      expect(composeMessage({ text, attachment: onItsWay })).toEqual(refusedFor({ _tag: 'AttachmentOnItsWay' }));
  });

  it.each(cases('chat/message-length', { length: number, taken: yesNo }))('$title', ({ length, taken }) => {
    expect(longestMessage).toBe(4_000);
    for (const character of ['x', '😀'])
      expect(composeMessage({ text: ` ${character.repeat(length)} `, attachment: undefined })).toEqual(
        taken
          ? allowedTo({ text: character.repeat(length), attachments: [] })
          : refusedFor({ _tag: 'MessageTooLong', length, limit: 4_000 }),
      );
  });

  it.each(cases('chat/message-attachment-count', { count: number, taken: yesNo }))('$title', ({ count, taken }) => {
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

  it.each(cases('chat/message-send-key', { key: text, shift: yesNo, composing: yesNo, sends: yesNo }))(
    '$title',
    ({ key, shift, composing, sends }) => {
      expect(sendsMessage({ key, shift, composing })).toBe(sends);
    },
  );
});
