import { styled } from 'styled-components';
import { Button } from '../../kit/button';
import { timeSlotTexts as t } from '../../texts/time-slot';
import type { ConfirmView } from './time-slot.view';

const Bar = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  margin: 0 -16px -48px;
  padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
  border-top: 1px solid var(--hairline);
  background: var(--paper);

  @media (min-width: 720px) {
    margin-inline: 0;
    padding-inline: 0;
  }
`;

const Label = styled.span`
  display: grid;
  text-align: center;

  small {
    font-size: var(--small);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

export interface ConfirmBarProps {
  readonly view: ConfirmView;
  readonly onConfirm: () => void;
}

/** The main action, always within the thumb's reach; it says what it will do. */
export const ConfirmBar = ({ view, onConfirm }: ConfirmBarProps) => (
  <Bar data-bottom-bar="" data-screen-only="">
    <Button
      look={view.ready ? 'primary' : 'quiet'}
      wide="always"
      aria-disabled={!view.ready}
      busy={view.busy}
      onClick={onConfirm}
    >
      <Label>
        {t.confirm} <small>{view.detail}</small>
      </Label>
    </Button>
  </Bar>
);
