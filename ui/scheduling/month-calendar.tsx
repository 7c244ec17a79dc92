import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { DateSearchAct } from '../../application/scheduling/schedule.live';
import type { GridMove } from '../../domain/scheduling/date-grid';
import { RoundButton } from '../kit/round-button';
import { VisuallyHidden } from '../kit/visually-hidden';
import { scheduleTexts as t } from './schedule.texts';
import type { ViewTimePressed } from './date-cards';
import type { CalendarDayView, CalendarView } from './calendar.view';

/* As wide as the page on a phone: seven touch targets in a row leave no room for a margin. */
const Root = styled.section<{ readonly $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  padding: 8px 2px;
  border: 1px solid var(--hairline);
  border-radius: var(--corner);
  background: var(--card);
  box-shadow: var(--shadow);

  > p {
    padding-inline: 10px;
    font-size: var(--small);
    color: var(--muted);
  }

  @media (min-width: 720px) {
    display: grid;
    padding: 8px;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline: 6px;

  h2 {
    font-size: var(--body);
  }
`;

const Month = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th {
    padding-block: 4px;
    font-size: var(--small);
    font-weight: 400;
    color: var(--muted);
  }

  td {
    padding: 0;
  }
`;

const Day = styled.button<{ readonly $state: CalendarDayView['state']; readonly $today: boolean }>`
  display: grid;
  place-content: center;
  justify-items: center;
  width: 100%;
  height: 50px;
  padding: 0;
  border: 1px solid var(--card);
  border-radius: 8px;
  background: ${({ $state }) => ($state === 'times' ? 'var(--wash)' : 'none')};
  color: ${({ $state }) => ($state === 'times' || $state === 'far' ? 'var(--ink)' : 'var(--muted)')};
  font: inherit;
  font-weight: ${({ $state }) => ($state === 'times' ? 700 : 400)};
  text-decoration: ${({ $today }) => ($today ? 'underline 2px' : 'none')};
  text-underline-offset: 0.25em;
  cursor: ${({ $state }) => ($state === 'times' || $state === 'far' ? 'pointer' : 'default')};

  &::after {
    content: '';
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: ${({ $state }) => ($state === 'times' ? 'var(--link)' : 'transparent')};
  }

  &:hover {
    border-color: ${({ $state }) => ($state === 'times' || $state === 'far' ? 'var(--outline)' : 'var(--card)')};
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;
    border-width: ${({ $state }) => ($state === 'times' ? '3px' : '1px')};
  }
`;

const moves: Readonly<Partial<Record<string, GridMove>>> = {
  ArrowLeft: 'day-before',
  ArrowRight: 'day-after',
  ArrowUp: 'week-before',
  ArrowDown: 'week-after',
  Home: 'week-start',
  End: 'week-end',
  PageUp: 'month-before',
  PageDown: 'month-after',
};

export type CalendarAct =
  | ViewTimePressed
  | Extract<DateSearchAct, { readonly _tag: 'CalendarMoved' | 'FarDayPressed' }>;

export interface MonthCalendarProps {
  readonly id: string;
  readonly view: CalendarView;
  readonly send: (act: CalendarAct) => void;
}

/** A month with its free days marked, operated by keyboard like the date grid of the ARIA Authoring Practices. */
export const MonthCalendar = ({ id, view, send }: MonthCalendarProps) => {
  const heading = useId();
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    byKey.current = false;
  }, [view.at]);
  const turn = (move: GridMove): void => send({ _tag: 'CalendarMoved', from: view.at, move, today: view.today });
  const press = (event: KeyboardEvent): void => {
    const move = event.ctrlKey || event.altKey || event.metaKey ? undefined : moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    byKey.current = true;
    turn(move);
  };
  const choose = ({ date, state }: CalendarDayView): void => {
    if (state === 'times') send({ _tag: 'ViewTimePressed', date });
    if (state === 'far') send({ _tag: 'FarDayPressed', date, today: view.today });
  };
  return (
    <Root id={id} $open={view.open} aria-label={t.calendarName}>
      <Head>
        <RoundButton label={t.monthBefore} disabled={!view.canGoBack} onPress={() => turn('month-before')}>
          <ChevronLeft size={20} />
        </RoundButton>
        <h2 id={heading} aria-live="polite">
          {view.month}
        </h2>
        <RoundButton label={t.monthAfter} disabled={!view.canGoOn} onPress={() => turn('month-after')}>
          <ChevronRight size={20} />
        </RoundButton>
      </Head>
      <Month ref={grid} role="grid" aria-labelledby={heading} onKeyDown={press}>
        <thead>
          <tr>
            {view.weekdays.map(({ short, long }) => (
              <th key={long} scope="col">
                <span aria-hidden="true">{short}</span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.weeks.map((week, row) => (
            <tr key={week.find((day) => day !== undefined)?.date ?? row}>
              {week.map((day, column) => (
                <td key={day?.date ?? `blank ${column}`}>
                  {day !== undefined && (
                    <Day
                      type="button"
                      $state={day.state}
                      $today={day.isToday}
                      tabIndex={day.date === view.at ? 0 : -1}
                      aria-current={day.isToday ? 'date' : undefined}
                      aria-disabled={day.state === 'none' || day.state === 'out'}
                      aria-label={day.name}
                      onClick={() => choose(day)}
                    >
                      {day.day}
                    </Day>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Month>
      <p>{t.calendarHint}</p>
    </Root>
  );
};
