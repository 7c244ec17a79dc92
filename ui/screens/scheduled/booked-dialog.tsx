import { styled } from 'styled-components';
import { Button } from '../../kit/button';
import { Dialog } from '../../kit/dialog';
import { Stack } from '../../kit/layout';
import { scheduledTexts as t } from '../../texts/scheduled';

const Body = styled(Stack)`
  margin-top: 12px;
`;

export interface BookedDialogProps {
  /** When, and by what; undefined: there is nothing to say, or it was read. */
  readonly words: string | undefined;
  readonly onClose: () => void;
}

/** 'Yay!!', once after a video interview was booked (spec 1 §2). */
export const BookedDialog = ({ words, onClose }: BookedDialogProps) => (
  <Dialog
    open={words !== undefined}
    title={t.yay}
    onDismiss={onClose}
    actions={
      <Button look="primary" onClick={onClose}>
        {t.ok}
      </Button>
    }
  >
    <Body $gap={1}>
      <p>{words}</p>
      <p>{t.invitationSent}</p>
    </Body>
  </Dialog>
);
