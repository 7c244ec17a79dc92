import * as fc from 'fast-check';
import { bytesOfAll, roomToRecord } from '../../../domain/recording/room';
import { cases } from '../../support/cases/cases';
import { list, number, oneOf, optional, text, yesNo } from '../../../adapters/rules/cases/columns';

const bitrate = { video: 500_000, audio: 48_000 };

describe('Disk space for a recorded interview [R24, spec 2 §2.3]', () => {
  it.each(cases('recording/room-bytes', { limits: list(oneOf<'none' | number>('none', 60, 120)), bytes: number }))(
    '$title',
    ({ limits, bytes }) => {
      const questions = limits.map((limit) => ({ limitSeconds: limit === 'none' ? undefined : limit }));
      expect(bytesOfAll(questions, bitrate)).toBe(bytes);
    },
  );

  it.each(cases('recording/room-on-device', { keeps: yesNo, free: optional(number), answer: text }))(
    '$title',
    ({ keeps, free, answer }) => {
      const decision = roomToRecord({ keeps, free }, 1_000);
      expect(decision._tag === 'Refused' ? decision.reason._tag : decision._tag).toBe(answer);
    },
  );

  it('a refusal contains the numbers', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (free, needed) => {
        const decision = roomToRecord({ keeps: true, free }, needed);
        expect(decision).toEqual(
          free < needed
            ? { _tag: 'Refused', reason: { _tag: 'DeviceNearlyFull', free, needed } }
            : { _tag: 'Allowed', value: undefined },
        );
      }),
    );
  });
});
