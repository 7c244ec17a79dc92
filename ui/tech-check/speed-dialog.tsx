import { styled } from 'styled-components';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { Stack } from '../kit/layout';
import { UploadBar } from '../kit/upload-bar';
import { connectionTexts as t } from './connection.texts';
import type { SpeedDialogView } from './speed-dialog.view';

const Body = styled(Stack)`
  margin-top: 8px;
`;

export interface SpeedDialogProps {
  readonly view: SpeedDialogView;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** The speed dialog (spec 1 §2). It is modal, but nothing on the page requires 5 Mbps yet, so it can always be closed. */
export const SpeedDialog = ({ view, onAgain, onClose }: SpeedDialogProps) => (
  <Dialog
    open
    title={view.title}
    onDismiss={onClose}
    actions={
      <>
        <Button look={view.again === undefined && view.percent === undefined ? 'primary' : 'quiet'} onClick={onClose}>
          {view.close}
        </Button>
        {view.again !== undefined && (
          <Button look="primary" onClick={onAgain}>
            {view.again}
          </Button>
        )}
      </>
    }
  >
    <Body>
      <Stack $gap={1.5} role="status">
        {view.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Stack>
      {view.percent !== undefined && (
        <UploadBar name={view.title} percent={view.percent} label={t.percent(view.percent)} note="" news={false} />
      )}
    </Body>
  </Dialog>
);
