import { styled } from 'styled-components';
import { Stack } from '../kit/layout';
import { MessageDialog } from '../kit/message-dialog';
import { scheduledTexts as t } from './scheduled.texts';

const Body = styled(Stack)`
  margin-top: 12px;
`;

export interface BookedDialogProps {
  /** When, and by which medium; undefined: there is nothing to say, or it has been read. */
  readonly words: string | undefined;
  readonly onClose: () => void;
}

/** 'Yay!!', shown once after a video interview is booked (spec 1 §2). */
export const BookedDialog = ({ words, onClose }: BookedDialogProps) => (
  <MessageDialog open={words !== undefined} title={t.yay} button={t.ok} onClose={onClose}>
    <Body $gap={1}>
      <p>{words}</p>
      <p>{t.invitationSent}</p>
    </Body>
  </MessageDialog>
);
