import * as E from 'fp-ts/Either';
import { checkSpan, type Span } from '../../../domain/profile/span';
import type { CalendarDate } from '../../../domain/time/calendar-date';
import type { CandidateRecord, Located, ProfileList, RecordFault } from './records';

const ends = ['from', 'to'] as const;

const faultsOf =
  (at: string, list: ProfileList, today: CalendarDate) =>
  ({ from, to }: Span, place: number): readonly RecordFault[] => {
    const checked = checkSpan(from, to ?? '', today);
    if (E.isRight(checked)) return [];
    const faults = checked.left;
    return ends.flatMap((end) => {
      const fault = faults[end];
      return fault === undefined ? [] : [{ at, reason: { _tag: 'SpanRefused', list, place, end, fault } as const }];
    });
  };

/** Experience and education that end before they begin, or begin or end in the future (R21). */
export const spanFaults = (
  candidates: readonly Located<CandidateRecord>[],
  today: CalendarDate,
): readonly RecordFault[] =>
  candidates.flatMap(({ at, value: { candidate } }) => [
    ...(candidate?.experience ?? []).flatMap(faultsOf(at, 'experience', today)),
    ...(candidate?.education ?? []).flatMap(faultsOf(at, 'education', today)),
  ]);
