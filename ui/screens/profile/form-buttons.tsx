import { styled } from 'styled-components';
import { BottomBar } from '../../kit/bottom-bar';
import { Button } from '../../kit/button';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 2fr;
  gap: 12px;
`;

export interface FormButtonsProps {
  readonly submit: string;
  readonly busy: string | undefined;
  readonly cancel: string;
  readonly onCancel: () => void;
}

/** Keeps what was typed, or leaves it. */
export const FormButtons = ({ submit, busy, cancel, onCancel }: FormButtonsProps) => (
  <BottomBar>
    <Pair>
      <Button look="quiet" wide="always" onClick={onCancel}>
        {cancel}
      </Button>
      <Button look="primary" wide="always" type="submit" busy={busy}>
        {submit}
      </Button>
    </Pair>
  </BottomBar>
);
