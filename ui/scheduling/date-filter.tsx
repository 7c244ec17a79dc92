import CalendarDays from 'lucide-react/icons/calendar-days';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { DateSearchAct } from '../../application/scheduling/schedule.live';
import { Button } from '../kit/button';
import { cardLook } from '../kit/card';
import { Muted, Row, Stack } from '../kit/layout';
import { FieldFault } from '../kit/field';
import { submitting } from '../kit/submitting';
import { TextField } from '../kit/text-field';
import { scheduleTexts as t } from './schedule.texts';
import type { FilterView } from './schedule.view';

const Panel = styled.form`
  ${cardLook}
  margin-top: 12px;
`;

const Dates = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: 16px;
`;

/** The row that the heading shares with the filter's button. */
export const HeadingLine = styled.div`
  display: flex;
  min-height: var(--target);
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > button {
    padding-inline: 14px;
  }

  /* Beside the cards the calendar is always open. */
  > [data-unfolds] {
    @media (min-width: 720px) {
      display: none;
    }
  }
`;

export type FilterAct =
  | { readonly _tag: 'ApplyPressed' }
  | Extract<DateSearchAct, { readonly _tag: 'FilterToggled' | 'FilterChanged' | 'FilterCleared' | 'CalendarToggled' }>;

export interface DateFilterProps {
  /** The content to the left of the buttons. */
  readonly heading: ReactNode;
  /** The calendar that a phone expands; undefined: none is shown now. */
  readonly calendar: { readonly id: string; readonly open: boolean } | undefined;
  readonly view: FilterView;
  readonly send: (act: FilterAct) => void;
}

/** Filters the days: from, to or both. */
export const DateFilter = ({ heading, calendar, view, send }: DateFilterProps) => {
  const id = useId();
  const change = (start: string, end: string): void => send({ _tag: 'FilterChanged', start, end });
  return (
    <div>
      <HeadingLine>
        {heading}
        <Buttons>
          {calendar !== undefined && (
            <Button
              look="quiet"
              data-unfolds=""
              aria-expanded={calendar.open}
              aria-controls={calendar.id}
              onClick={() => send({ _tag: 'CalendarToggled' })}
            >
              <CalendarDays size={20} />
              {t.calendar}
            </Button>
          )}
          <Button
            look="quiet"
            aria-expanded={view.open}
            aria-controls={id}
            onClick={() => send({ _tag: 'FilterToggled' })}
          >
            <SlidersHorizontal size={20} />
            {t.filter}
          </Button>
        </Buttons>
      </HeadingLine>
      <Panel id={id} hidden={!view.open} noValidate onSubmit={submitting(() => send({ _tag: 'ApplyPressed' }))}>
        <Stack>
          <Dates>
            <TextField
              label={t.startDate}
              type="date"
              min={view.first}
              value={view.start}
              fault={undefined}
              onChange={(start) => change(start, view.end)}
            />
            <TextField
              label={t.endDate}
              type="date"
              min={view.first}
              value={view.end}
              fault={undefined}
              onChange={(end) => change(view.start, end)}
            />
          </Dates>
          {view.cut === undefined ? <Muted>{t.filterHint}</Muted> : <p role="status">{view.cut}</p>}
          <FieldFault id={`${id}-message`}>{view.message}</FieldFault>
          <Row $gap={1.5}>
            <Button look="primary" type="submit">
              {t.apply}
            </Button>
            <Button look="quiet" onClick={() => send({ _tag: 'FilterCleared' })}>
              {t.clear}
            </Button>
          </Row>
        </Stack>
      </Panel>
    </div>
  );
};
