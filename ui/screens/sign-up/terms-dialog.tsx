import { Muted, Stack } from '../../kit/layout';
import { MessageDialog } from '../../kit/message-dialog';
import { termsTexts as t } from '../../texts/terms';

export interface TermsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What one agrees to, in words that can be read standing. */
export const TermsDialog = ({ open, onClose }: TermsDialogProps) => (
  <MessageDialog open={open} title={t.title} button={t.close} onClose={onClose}>
    <Stack as="ul" $gap={1.5}>
      {t.points.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <Muted>{text}</Muted>
        </li>
      ))}
    </Stack>
  </MessageDialog>
);
