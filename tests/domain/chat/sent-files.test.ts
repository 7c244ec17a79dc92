import * as fc from 'fast-check';
import { largestAttachment } from '../../../domain/files/file-limits';
import { maySendFiles, mostSentBytes } from '../../../domain/chat/sent-files';
import { cases } from '../../support/cases/cases';
import { optional, size } from '../../../adapters/rules/cases/columns';

const full = 524_288_000;

describe('A candidate’s share for files that were sent in chats', () => {
  it.each(cases('chat/sent-files-share', { sent: size, more: size, bytes: optional(size) }))(
    '$title',
    ({ sent, more, bytes }) => {
      expect(mostSentBytes).toBe(full);
      expect(maySendFiles(sent, more)).toEqual(
        bytes === undefined
          ? { _tag: 'Allowed', value: undefined }
          : { _tag: 'Refused', reason: { _tag: 'SentFilesFull', bytes, bytesAtMost: full } },
      );
    },
  );

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
