import { mayReRecord, practiceReRecordLimit, reRecordLimit } from '../../../domain/recording/re-record';
import { cases } from '../../support/cases/cases';
import { number, oneOf, optional } from '../../../adapters/rules/cases/columns';

describe('Recording again', () => {
  it.each(
    cases('recording/re-record-limit', {
      mode: oneOf('practice', 'live'),
      ofPosition: optional(number),
      limit: number,
    }),
  )('$title', ({ mode, ofPosition, limit }) => {
    expect(reRecordLimit(mode, ofPosition)).toBe(limit);
    expect(practiceReRecordLimit).toBe(1);
  });

  it.each(cases('recording/re-record-possible', { used: number, limit: number }))('$title', ({ used, limit }) => {
    expect(mayReRecord(used, limit)).toEqual({ _tag: 'Allowed', value: undefined });
  });

  it.each(cases('recording/re-record-refused', { used: number, limit: number }))('$title', ({ used, limit }) => {
    expect(mayReRecord(used, limit)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'ReRecordLimitReached', used, limit },
    });
  });
});
