import { styled } from 'styled-components';
import { BottomBar } from '../kit/bottom-bar';
import { Button } from '../kit/button';
import { timeSlotTexts as t } from './time-slot.texts';
import type { ConfirmView } from './time-slot.view';

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
  readonly send: (act: { readonly _tag: 'ConfirmPressed' }) => void;
}

/**
 * The main action, always within reach of the thumb; its label says what it will do. It means Confirm whatever was chosen: who chooses a time and
 * confirms it by keyboard at once means it.
 */
export const ConfirmBar = ({ view, send }: ConfirmBarProps) => (
  <BottomBar>
    <Button
      look={view.ready ? 'primary' : 'quiet'}
      wide="always"
      aria-disabled={!view.ready}
      busy={view.busy}
      meaning={t.confirm}
      onClick={() => send({ _tag: 'ConfirmPressed' })}
    >
      <Label>
        {t.confirm} <small>{view.detail}</small>
      </Label>
    </Button>
  </BottomBar>
);
