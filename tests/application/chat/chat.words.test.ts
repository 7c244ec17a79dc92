import {
  sayAttachmentRefusal,
  sayDelivery,
  sayMessageRefusal,
  saySendRefusal,
  sayStoreAttachmentRefusal,
  sayUnread,
} from '../../../application/chat/chat.words';

describe('The wording of chat', () => {
  it.each([
    [{ _tag: 'MessageEmpty' }, 'Write a message or attach a file.'],
    [
      { _tag: 'MessageTooLong', length: 4_001, limit: 4_000 },
      'This message is 4001 characters long. Shorten it to 4000.',
    ],
    [{ _tag: 'AttachmentOnItsWay' }, 'Your file is still uploading. Send the message when it is done.'],
  ] as const)('refuses %j with what can be done [spec 2 §5]', (refusal, words) => {
    expect(sayMessageRefusal(refusal)).toBe(words);
  });

  it.each([
    [{ _tag: 'FileEmpty', bytes: 0, atLeast: 1 }, 'This file is empty. Choose another one.'],
    [{ _tag: 'FileTooLarge', bytes: 10_485_761, atMost: 10_485_760 }, 'File size up to 10 MB only'],
  ] as const)('refuses the file %j in the words used for a resume [R20]', (refusal, words) => {
    expect(sayAttachmentRefusal(refusal)).toBe(words);
  });

  it.each([
    [
      { _tag: 'AttachmentNotAllowed', extension: 'exe' },
      'Files of this kind (.exe) cannot be sent. You can send pictures',
    ],
    [{ _tag: 'AttachmentNotAllowed', extension: '' }, 'Files of this kind cannot be sent. You can send pictures'],
    [
      { _tag: 'AttachmentMismatch', kind: 'image' },
      'This file is not what its name says, or it is damaged. You can send',
    ],
    [{ _tag: 'AttachmentHasMacros' }, 'Save it without them, or as a PDF'],
    [{ _tag: 'AttachmentNeedsPassword' }, 'save a copy without the password'],
    [{ _tag: 'PhotoNotCleaned' }, 'send a smaller copy'],
  ] as const)('refuses the file %j and says what can be sent [R40]', (refusal, words) => {
    expect(sayAttachmentRefusal(refusal)).toContain(words);
  });

  it('says how much all files may be and what to do instead, when attaching and when sending [R40]', () => {
    const refusal = { _tag: 'SentFilesFull', bytes: 524_288_001, bytesAtMost: 524_288_000 } as const;
    const words =
      'All files that you send in chats can have 500 MB together, and this would be more. Send a smaller file, or write your message without one.';
    expect(sayStoreAttachmentRefusal(refusal)).toBe(words);
    expect(saySendRefusal(refusal)).toBe(words);
  });

  it('distinguishes the four states of a message [spec 2 §4.12]', () => {
    expect((['sending', 'not-sent', 'sent', 'seen'] as const).map(sayDelivery)).toEqual([
      'Sending',
      'Not sent',
      'Sent',
      'Seen',
    ]);
  });

  it.each([
    [0, '0 unread messages'],
    [1, '1 unread message'],
    [12, '12 unread messages'],
  ])('counts %d unread: %s [spec 2 §2.17]', (count, words) => {
    expect(sayUnread(count)).toBe(words);
  });
});
