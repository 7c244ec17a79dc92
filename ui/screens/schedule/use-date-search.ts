import * as O from 'fp-ts/Option';
import { useMemo, useState } from 'react';
import { todayIn, type SlotQuestion } from '../../../application/journeys/schedule';
import { applyDateFilter, type DateFilter } from '../../../domain/scheduling/date-filter';
import type { PagingAct } from '../../../domain/scheduling/date-paging';
import { firstReach, nextReach, type Reach } from '../../../domain/scheduling/search-window';
import { parseCalendarDate, type CalendarDate } from '../../../domain/time/calendar-date';
import type { TimeZone } from '../../../domain/time/time-zone';
import { usePorts } from '../../app/ports';
import type { Asked, FilterState } from './schedule.view';

export interface DateSearch {
  readonly question: SlotQuestion;
  readonly asked: Asked;
  readonly act: PagingAct;
  readonly filter: FilterState;
  readonly today: (zone: TimeZone) => CalendarDate;
  readonly viewMore: () => void;
  readonly showMore: () => void;
  readonly showLess: () => void;
  readonly toggleFilter: () => void;
  readonly changeFilter: (start: string, end: string) => void;
  readonly applyFilter: (zone: TimeZone) => void;
  readonly clearFilter: () => void;
}

const emptyFilter: FilterState = { open: false, start: '', end: '', refusal: undefined };

const dateOrNone = (text: string): CalendarDate | undefined => O.toUndefined(O.fromEither(parseCalendarDate(text)));

/** What the candidate looks for among the dates: the window, the filter, how many cards (R15). */
export const useDateSearch = (): DateSearch => {
  const { clock } = usePorts();
  const [reach, setReach] = useState<Reach>(firstReach);
  const [chosen, setChosen] = useState<DateFilter | undefined>(undefined);
  const [act, setAct] = useState<PagingAct>('opened');
  const [filter, setFilter] = useState<FilterState>(emptyFilter);
  const question = useMemo(
    (): SlotQuestion => (chosen === undefined ? { _tag: 'Window', reach } : { _tag: 'Chosen', filter: chosen }),
    [chosen, reach],
  );
  return {
    question,
    asked: chosen === undefined ? { _tag: 'Window', reach } : { _tag: 'Chosen' },
    act,
    filter,
    today: (zone) => todayIn(clock, zone),
    viewMore: () => setReach(nextReach(reach) ?? reach),
    showMore: () => setAct('show-more'),
    showLess: () => setAct('show-less'),
    toggleFilter: () => setFilter({ ...filter, open: !filter.open }),
    changeFilter: (start, end) => setFilter({ ...filter, start, end, refusal: undefined }),
    applyFilter: (zone) => {
      const wanted = { start: dateOrNone(filter.start), end: dateOrNone(filter.end) };
      const decision = applyDateFilter(wanted, todayIn(clock, zone));
      if (decision._tag === 'Refused') {
        // A range that can't be searched says why and resets the filter (R15).
        setFilter({ ...emptyFilter, open: true, refusal: decision.reason });
        setChosen(undefined);
        return;
      }
      setChosen(wanted);
      setAct('apply');
    },
    clearFilter: () => {
      setFilter({ ...emptyFilter, open: filter.open });
      setChosen(undefined);
      setAct('clear');
    },
  };
};
