import * as fc from 'fast-check';
import { bytesOfAll, roomToRecord } from '../../../domain/recording/room';

const bitrate = { video: 500_000, audio: 48_000 };

describe('Disk space for a recorded interview [R24, spec 2 §2.3]', () => {
  it.each([
    [[], 0],
    [[undefined], 2_055_000],
    [[60, 120], 12_330_000],
  ])('answers of %j seconds take %d bytes', (limits, bytes) => {
    expect(
      bytesOfAll(
        limits.map((limitSeconds) => ({ limitSeconds })),
        bitrate,
      ),
    ).toBe(bytes);
  });

  it.each([
    [{ keeps: false, free: 10_000 }, 'DeviceKeepsNothing'],
    [{ keeps: true, free: 999 }, 'DeviceNearlyFull'],
    [{ keeps: true, free: 1_000 }, 'Allowed'],
    [{ keeps: true, free: undefined }, 'Allowed'],
  ])('%j if 1,000 bytes are needed: %s', (room, said) => {
    const decision = roomToRecord(room, 1_000);
    expect(decision._tag === 'Refused' ? decision.reason._tag : decision._tag).toBe(said);
  });

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
