import { styled } from 'styled-components';
import type { GivingUpEvent } from '../../application/applications/giving-up.live';
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
  readonly send: (event: GivingUpEvent) => void;
}

/** Shown before an appointment is given up: to look for another time later, or for good (R18). */
export const CancelDialog = ({ view, send }: CancelDialogProps) => (
  <Dialog
    open
    title={view.title}
    onDismiss={() => send({ _tag: 'BackPressed' })}
    actions={
      <>
        <Button look={view.grave ? 'primary' : 'quiet'} onClick={() => send({ _tag: 'BackPressed' })}>
          {view.back}
        </Button>
        <Button
          look={view.grave ? 'danger' : 'primary'}
          busy={view.busy}
          onClick={() => send({ _tag: 'SubmitPressed' })}
        >
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
      {view.choice !== undefined && <Choice {...view.choice} onChoose={(choice) => send({ _tag: 'Chosen', choice })} />}
      {view.reason !== undefined && (
        <TextArea {...view.reason} required onChange={(reason) => send({ _tag: 'Typed', reason })} />
      )}
      {view.failure !== undefined && (
        <FailureNotice failure={view.failure} onAct={() => send({ _tag: 'ActPressed' })} />
      )}
    </Body>
  </Dialog>
);
