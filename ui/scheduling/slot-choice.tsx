import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import type { TimeSlotAct } from '../../application/scheduling/time-slot.live';
import { VisuallyHidden } from '../kit/visually-hidden';
import { timeSlotTexts as t } from './time-slot.texts';
import type { SlotGroupView, SlotView } from './time-slot.view';

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

/* A label with the end of the time needs more room than its beginning alone. */
const Grid = styled.div<{ readonly $ranges: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $ranges }) => ($ranges ? 240 : 132)}px, 100%), 1fr));
  gap: 12px;
  margin-top: 8px;
`;

const chosenLook = css`
  background: var(--ground);
  color: var(--on-ground);
  /* The page's text color: a customer's dark color has no visible edge on a dark page. */
  border-color: var(--ink);
  box-shadow: 0 0 0 2px var(--ink);

  &:hover {
    background: var(--ground);
  }

  @media (forced-colors: active) {
    /* Hovered too: the rule above is more specific, and nothing is adjusted here. */
    &,
    &:hover {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: Highlight;
      color: HighlightText;
      box-shadow: 0 0 0 2px CanvasText;
    }
  }
`;

/* A real radio button covers the whole label, as keyboards and screen readers expect. */
const Slot = styled.label<{ readonly $chosen: boolean }>`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: 56px;
  padding: 8px;
  border: 1px solid var(--outline);
  border-radius: var(--corner);
  background: var(--card);
  text-align: center;
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition: background-color 150ms;

  &:hover {
    background: var(--wash);
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  span:first-of-type {
    display: flex;
    align-items: center;
    gap: 6px;
    font-weight: 600;
  }

  ${({ $chosen }) => $chosen && chosenLook}

  input:focus-visible + span::after {
    content: '';
    position: absolute;
    inset: -1px;
    border-radius: var(--corner);
    outline: 3px solid var(--ink);
    outline-offset: 3px;
  }
`;

const Own = styled.span`
  font-size: var(--small);
`;

export interface SlotChoiceProps {
  readonly groups: readonly SlotGroupView[];
  readonly send: (act: Extract<TimeSlotAct, { readonly _tag: 'TimePressed' }>) => void;
}

interface OneSlotProps extends Pick<SlotChoiceProps, 'send'> {
  readonly slot: SlotView;
  readonly name: string;
}

const OneSlot = ({ slot, name, send }: OneSlotProps) => (
  <Slot $chosen={slot.chosen}>
    <input
      type="radio"
      name={name}
      value={slot.from}
      checked={slot.chosen}
      onChange={() => send({ _tag: 'TimePressed', from: slot.from })}
    />
    <span>
      {slot.chosen && <Check size={20} />}
      {slot.label}
    </span>
    {slot.forYou !== undefined && <Own>{slot.forYou}</Own>}
  </Slot>
);

/** The free times of a day, of which one can be chosen. */
export const SlotChoice = ({ groups, send }: SlotChoiceProps) => {
  const name = useId();
  return (
    <Root>
      <VisuallyHidden as="legend">{t.heading}</VisuallyHidden>
      {groups.map(({ part, slots }) => (
        <div key={part} role="group" aria-labelledby={`${name}-${part}`}>
          <h2 id={`${name}-${part}`}>{part}</h2>
          <Grid $ranges={slots.some(({ isRange }) => isRange)}>
            {slots.map((slot) => (
              <OneSlot key={slot.from} slot={slot} name={name} send={send} />
            ))}
          </Grid>
        </div>
      ))}
    </Root>
  );
};
