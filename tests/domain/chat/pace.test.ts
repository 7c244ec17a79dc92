import * as fc from 'fast-check';
import { maySendAnother, messagesPerMinute } from '../../../domain/chat/pace';
import { atMs } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { list, number, optional } from '../../../adapters/rules/cases/columns';

const sentAt = (...ms: readonly number[]) => ms.map((one) => atMs(one));

describe('The rate limit of chat', () => {
  it.each(cases('chat/pace', { sent: list(number), now: number, waitSeconds: optional(number) }))(
    '$title',
    ({ sent, now, waitSeconds }) => {
      expect(messagesPerMinute).toBe(30);
      expect(maySendAnother(sentAt(...sent), atMs(now))).toEqual(
        waitSeconds === undefined
          ? { _tag: 'Allowed', value: undefined }
          : { _tag: 'Refused', reason: { _tag: 'TooManyMessages', limit: 30, waitSeconds } },
      );
    },
  );

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
