import type { ProfileList } from '../../domain/profile/profile';
import { spanFaultsIn, type Span } from '../../domain/profile/span';
import type { CalendarDate } from '../../domain/time/calendar-date';
import type { CandidateRecord, Located, RecordFault } from './records.service';

const faultsOf = (at: string, list: ProfileList, spans: readonly Span[], today: CalendarDate): readonly RecordFault[] =>
  spanFaultsIn(spans, today).map((fault) => ({ at, reason: { _tag: 'SpanRefused', list, ...fault } }));

/** Experience and education that end before they begin, or begin or end in the future (R21). */
export const spanFaults = (
  candidates: readonly Located<CandidateRecord>[],
  today: CalendarDate,
): readonly RecordFault[] =>
  candidates.flatMap(({ at, value: { candidate } }) => [
    ...faultsOf(at, 'experience', candidate?.experience ?? [], today),
    ...faultsOf(at, 'education', candidate?.education ?? [], today),
  ]);
