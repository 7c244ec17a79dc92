import * as fc from 'fast-check';
import { largestAttachment } from '../../../domain/files/file-limits';
import { maySendFiles, mostSentBytes } from '../../../domain/chat/sent-files';

const full = 524_288_000;

describe('A candidate’s share for files that were sent in chats', () => {
  it.each([
    ['nothing, and the largest file', 0, largestAttachment, undefined],
    ['a byte less than all, and a byte', full - 1, 1, undefined],
    ['a byte less than all, and two', full - 1, 2, full + 1],
    ['all but the largest file, and it', full - largestAttachment, largestAttachment, undefined],
    ['all but the largest file, and a byte more', full - largestAttachment, largestAttachment + 1, full + 1],
    ['all, and no file', full, 0, undefined],
    ['all, and a byte', full, 1, full + 1],
    // Of files from before they were counted.
    ['more than all, and no file', full + 1, 0, undefined],
    ['more than all, and a byte', full + 1, 1, full + 2],
  ])('is 500 MB: after %s it allows them or says how much there would be [R40]', (_, sent, more, bytes) => {
    expect(mostSentBytes).toBe(full);
    expect(maySendFiles(sent, more)).toEqual(
      bytes === undefined
        ? { _tag: 'Allowed', value: undefined }
        : { _tag: 'Refused', reason: { _tag: 'SentFilesFull', bytes, bytesAtMost: full } },
    );
  });

  it('takes each message exactly if its files still fit behind all that were taken, in any order [R40]', () => {
    const message = fc.array(fc.integer({ min: 1, max: largestAttachment }), { maxLength: 5 });
    fc.assert(
      fc.property(fc.array(message, { maxLength: 60 }), (messages) => {
        // The model counts what is left, down from 500 MB, file by file.
        let left = 500 * 1024 * 1024;
        let sent = 0;
        for (const files of messages) {
          let after = left;
          for (const bytes of files) after -= bytes;
          const more = files.reduce((sum, bytes) => sum + bytes, 0);
          const decision = maySendFiles(sent, more);
          expect(decision._tag).toBe(after >= 0 ? 'Allowed' : 'Refused');
          if (after < 0) continue;
          left = after;
          sent += more;
        }
        expect(sent).toBeLessThanOrEqual(full);
      }),
    );
  });
});
