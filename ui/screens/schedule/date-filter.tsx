import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/button';
import { cardLook } from '../../kit/card';
import { Muted, Row, Stack } from '../../kit/layout';
import { FieldFault } from '../../kit/field';
import { TextField } from '../../kit/text-field';
import { scheduleTexts as t } from '../../texts/schedule';
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

/** The line that the heading shares with the filter's button. */
export const HeadingLine = styled.div`
  display: flex;
  min-height: var(--target);
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;

  > button {
    padding-inline: 14px;
  }
`;

export interface DateFilterProps {
  /** What stands to the left of the button. */
  readonly heading: ReactNode;
  readonly view: FilterView;
  readonly onToggle: () => void;
  readonly onChange: (start: string, end: string) => void;
  readonly onApply: () => void;
  readonly onClear: () => void;
}

/** Looks at other days: from, to or both. */
export const DateFilter = ({ heading, view, onToggle, onChange, onApply, onClear }: DateFilterProps) => {
  const id = useId();
  return (
    <div>
      <HeadingLine>
        {heading}
        <Button look="quiet" aria-expanded={view.open} aria-controls={id} onClick={onToggle}>
          <SlidersHorizontal size={20} />
          {t.filter}
        </Button>
      </HeadingLine>
      <Panel
        id={id}
        hidden={!view.open}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onApply();
        }}
      >
        <Stack>
          <Dates>
            <TextField
              label={t.startDate}
              type="date"
              min={view.first}
              value={view.start}
              fault={undefined}
              onChange={(start) => onChange(start, view.end)}
            />
            <TextField
              label={t.endDate}
              type="date"
              min={view.first}
              value={view.end}
              fault={undefined}
              onChange={(end) => onChange(view.start, end)}
            />
          </Dates>
          <Muted>{t.filterHint}</Muted>
          <FieldFault id={`${id}-message`}>{view.message}</FieldFault>
          <Row $gap={1.5}>
            <Button look="primary" type="submit">
              {t.apply}
            </Button>
            <Button look="quiet" onClick={onClear}>
              {t.clear}
            </Button>
          </Row>
        </Stack>
      </Panel>
    </div>
  );
};
