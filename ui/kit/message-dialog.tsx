import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

export interface MessageDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly button: string;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Something to be read, and one button that closes it. */
export const MessageDialog = ({ open, title, button, children, onClose }: MessageDialogProps) => (
  <Dialog
    open={open}
    title={title}
    onDismiss={onClose}
    actions={
      <Button look="primary" onClick={onClose}>
        {button}
      </Button>
    }
  >
    {children}
  </Dialog>
);
