import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { styled } from 'styled-components';
import type { HeldView } from './held.view';

const Root = styled.details`
  border: 1px solid color-mix(in srgb, var(--notice), transparent 70%);
  border-radius: var(--corner);
  background: var(--notice-wash);
  font-size: var(--small);
  font-variant-numeric: tabular-nums;

  > div {
    display: grid;
    gap: 4px;
    padding: 0 12px 12px;

    @media (min-width: 720px) {
      padding-inline-start: 40px;
    }
  }

  &[open] summary > svg:last-child {
    rotate: 180deg;
  }
`;

const line = `
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: var(--target);
  padding: 4px 12px;
  color: var(--notice);
  font-weight: 600;

  > svg {
    flex: none;
  }

  @media (max-width: 719px) {
    font-size: 0.875rem;

    > svg:first-child {
      display: none;
    }
  }

  > span {
    flex: 1;
    min-width: 0;
  }
`;

const Line = styled.summary`
  ${line}
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
`;

const Alone = styled.p`
  ${line}
  border: 1px solid color-mix(in srgb, var(--notice), transparent 70%);
  border-radius: var(--corner);
  background: var(--notice-wash);
  font-size: var(--small);
`;

const Cost = styled.small`
  display: block;
  color: var(--ink);
  font-size: inherit;
  font-weight: 400;
`;

/** The time the candidate holds, above the choice of another: one line, what a change costs, and the rest on demand. */
export const HeldNote = ({ held }: { readonly held: HeldView }) => {
  const lines = [held.when, held.forYou, held.stays].filter((text) => text !== undefined);
  const title = (
    <>
      <CalendarClock size={20} />
      <span>
        {held.title}
        {held.moves !== undefined && <Cost>{held.moves}</Cost>}
      </span>
    </>
  );
  if (lines.length === 0) return <Alone>{title}</Alone>;
  return (
    <Root>
      <Line>
        {title}
        <ChevronDown size={20} />
      </Line>
      <div>
        {lines.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Root>
  );
};
