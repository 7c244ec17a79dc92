import * as fc from 'fast-check';
import { maySendAnother, messagesPerMinute } from '../../../domain/chat/pace';
import { atMs } from '../../support/builders/time';

const sentAt = (...ms: readonly number[]) => ms.map((one) => atMs(one));
const thirty = (from: number) => Array.from({ length: 30 }, (_, n) => from + n);

describe('The rate limit of chat', () => {
  it.each([
    ['29 messages in the last minute', thirty(1_000).slice(1), 60_000, undefined],
    ['30, a minute ago to the millisecond', thirty(1_000), 61_000, undefined],
    ['30, a millisecond less than a minute ago', thirty(1_000), 60_999, 1],
    ['30 just now', thirty(1_000), 1_029, 60],
    ['40, of which ten are older', [...thirty(0).slice(0, 10), ...thirty(70_000)], 71_000, 59],
    ['none', [], 0, undefined],
  ])('after %s allows the next one or says how long to wait [R40]', (_, sent, now, waitSeconds) => {
    expect(messagesPerMinute).toBe(30);
    expect(maySendAnother(sentAt(...sent), atMs(now))).toEqual(
      waitSeconds === undefined
        ? { _tag: 'Allowed', value: undefined }
        : { _tag: 'Refused', reason: { _tag: 'TooManyMessages', limit: 30, waitSeconds } },
    );
  });

  it('never lets more than 30 through in any minute, and always lets one through after the wait [R40]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4_000 }), { maxLength: 120 }), (gaps) => {
        const sent: number[] = [];
        let now = 0;
        for (const gap of gaps) {
          now += gap;
          const decision = maySendAnother(sentAt(...sent), atMs(now));
          if (decision._tag === 'Allowed') sent.push(now);
          else {
            const later = now + decision.reason.waitSeconds * 1_000;
            expect(maySendAnother(sentAt(...sent), atMs(later))._tag).toBe('Allowed');
          }
        }
        for (const from of sent) expect(sent.filter((at) => at >= from && at < from + 60_000).length).toBeLessThan(31);
      }),
    );
  });
});
