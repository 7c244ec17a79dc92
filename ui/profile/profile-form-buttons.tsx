import { BottomBar } from '../kit/bottom-bar';
import { Button } from '../kit/button';
import { ButtonPair } from '../kit/button-pair';

export interface FormButtonsProps {
  readonly submit: string;
  readonly busy: string | undefined;
  readonly cancel: string;
  readonly onCancel: () => void;
}

/** Save and Cancel. */
export const FormButtons = ({ submit, busy, cancel, onCancel }: FormButtonsProps) => (
  <BottomBar>
    <ButtonPair>
      <Button look="quiet" wide="always" onClick={onCancel}>
        {cancel}
      </Button>
      <Button look="primary" wide="always" type="submit" busy={busy}>
        {submit}
      </Button>
    </ButtonPair>
  </BottomBar>
);
