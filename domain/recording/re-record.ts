import { permitted, refused, type Decision } from '../decision';
import { deviceNumbers } from '../parameters/device-values';

/** Recording the interview itself (record_type now) or practice. */
export type RecordingMode = 'live' | 'practice';

/** A practice answer may be re-recorded once (spec 2 §9); so may a live one if its position sets no limit, as the caution says. */
export const practiceReRecordLimit = deviceNumbers.practice_rerecords;

/** How often an answer may be re-recorded: the position's rerecord_limit, 1 in practice (spec 2 §4.1). Never below 0. */
export const reRecordLimit = (mode: RecordingMode, ofPosition: number | undefined): number =>
  mode === 'practice' || ofPosition === undefined ? practiceReRecordLimit : Math.max(0, ofPosition);

/** The answer was recorded again as often as allowed (spec 2 §4.1). */
export interface ReRecordLimitReached {
  readonly _tag: 'ReRecordLimitReached';
  readonly used: number;
  readonly limit: number;
}

/** Whether an answer may be re-recorded after `used` re-records: only below the limit (spec 2 §4.1). */
export const mayReRecord = (used: number, limit: number): Decision<ReRecordLimitReached> =>
  used < limit ? permitted : refused({ _tag: 'ReRecordLimitReached', used, limit });
