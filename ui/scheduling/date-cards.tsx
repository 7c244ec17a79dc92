import { styled } from 'styled-components';
import type { CalendarDate } from '../../domain/time/calendar-date';
import { Chip } from '../kit/chip';
import { PageLink } from '../kit/page-link';
import { VisuallyHidden } from '../kit/visually-hidden';
import { scheduleTexts as t } from './schedule.texts';
import type { DateCardView } from './schedule.view';

const Grid = styled.ul`
  display: grid;
  /* Two side by side, unless the text is too large for that. */
  grid-template-columns: repeat(auto-fill, minmax(max(50% - 8px, min(100%, 8rem)), 1fr));
  gap: 12px;
`;

/* The whole card is the link's target, and its focus outline is the card's. */
const Day = styled.li`
  position: relative;
  display: grid;
  justify-items: center;
  padding: 8px 8px 0;
  border: 1px solid var(--hairline);
  border-radius: var(--corner);
  background: var(--card);
  box-shadow: var(--shadow);
  text-align: center;
  transition: border-color 150ms;

  &:hover {
    border-color: var(--outline);
  }

  a {
    font-weight: 600;
    outline: none;

    &::after {
      content: '';
      position: absolute;
      inset: -1px;
      border-radius: var(--corner);
    }

    &:focus-visible::after {
      outline: 3px solid var(--ink);
      outline-offset: 2px;
    }
  }
`;

const Number = styled.span`
  font-size: 2rem;
  font-weight: 600;
  line-height: 1.1;
  font-variant-numeric: tabular-nums;
`;

const Month = styled.span`
  color: var(--muted);
`;

const Count = styled(Chip)`
  margin-top: 4px;
`;

/** A day with free times is to be opened. */
export interface ViewTimePressed {
  readonly _tag: 'ViewTimePressed';
  readonly date: CalendarDate;
}

export interface DateCardsProps {
  readonly cards: readonly DateCardView[];
  readonly send: (act: ViewTimePressed) => void;
}

/** The days with free times, each with their number. */
export const DateCards = ({ cards, send }: DateCardsProps) => (
  <Grid aria-label={t.days}>
    {cards.map((card) => (
      <Day key={card.date}>
        <span>{card.weekday}</span>
        <Number>{card.day}</Number>
        <Month>{card.month}</Month>
        <Count $look="quiet">{card.count}</Count>
        <PageLink to={card.href} onFollow={() => send({ _tag: 'ViewTimePressed', date: card.date })}>
          {t.viewTime}
          <VisuallyHidden>{card.spoken}</VisuallyHidden>
        </PageLink>
      </Day>
    ))}
  </Grid>
);
