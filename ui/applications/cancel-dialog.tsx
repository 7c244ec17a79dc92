import { styled } from 'styled-components';
import type { CancellationChoice } from '../../domain/applications/cancellation';
import { Button } from '../kit/button';
import { Choice } from '../kit/choice';
import { Dialog } from '../kit/dialog';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Stack } from '../kit/layout';
import { TextArea } from '../kit/text-area';
import type { CancelDialogView } from './cancel-dialog.view';

const Body = styled(Stack)`
  margin-top: 8px;
`;

const When = styled.p`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export interface CancelDialogProps {
  readonly view: CancelDialogView;
  readonly onChoose: (choice: CancellationChoice) => void;
  readonly onReason: (reason: string) => void;
  readonly onSubmit: () => void;
  readonly onBack: () => void;
  /** The recovery from a failure. */
  readonly onAct: () => void;
}

/** Shown before an appointment is given up: to look for another time later, or for good (R18). */
export const CancelDialog = ({ view, onChoose, onReason, onSubmit, onBack, onAct }: CancelDialogProps) => (
  <Dialog
    open
    title={view.title}
    onDismiss={onBack}
    actions={
      <>
        <Button look={view.grave ? 'primary' : 'quiet'} onClick={onBack}>
          {view.back}
        </Button>
        <Button look={view.grave ? 'danger' : 'primary'} busy={view.busy} onClick={onSubmit}>
          {view.submit}
        </Button>
      </>
    }
  >
    <Body>
      <div>
        {view.about.map((line, index) =>
          index === 0 ? <Muted key={line}>{line}</Muted> : <When key={line}>{line}</When>,
        )}
      </div>
      <p>{view.sentence}</p>
      {view.choice !== undefined && <Choice {...view.choice} onChoose={onChoose} />}
      {view.reason !== undefined && <TextArea {...view.reason} required onChange={onReason} />}
      {view.failure !== undefined && <FailureNotice failure={view.failure} onAct={onAct} />}
    </Body>
  </Dialog>
);
