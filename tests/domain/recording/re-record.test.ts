import { mayReRecord, practiceReRecordLimit, reRecordLimit } from '../../../domain/recording/re-record';

describe('Recording again', () => {
  it.each([
    ['live', 0, 0],
    ['live', 1, 1],
    ['live', 3, 3],
    ['live', undefined, 1],
    ['live', -1, 0],
    ['practice', 0, 1],
    ['practice', 3, 1],
    ['practice', undefined, 1],
  ] as const)(
    'a %s answer of a position with the limit %s is possible %d times: in practice once [spec 2 §4.1, §9]',
    (mode, ofPosition, limit) => {
      expect(reRecordLimit(mode, ofPosition)).toBe(limit);
      expect(practiceReRecordLimit).toBe(1);
    },
  );

  it.each([
    [0, 1],
    [0, 2],
    [1, 2],
  ])('after %d of %d times is possible once more [spec 2 §4.1]', (used, limit) => {
    expect(mayReRecord(used, limit)).toEqual({ _tag: 'Allowed', value: undefined });
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 2],
  ])('after %d of %d times is refused with both numbers [spec 2 §4.1]', (used, limit) => {
    expect(mayReRecord(used, limit)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'ReRecordLimitReached', used, limit },
    });
  });
});
