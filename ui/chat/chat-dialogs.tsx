import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { FailureNotice } from '../kit/failure-notice';
import { Stack } from '../kit/layout';
import { TextArea } from '../kit/text-area';
import { chatTexts as t } from './chat.texts';
import type { SendsActs } from './chat-acts';
import type { AskView, ReportView } from './conversation.view';

export interface BlockDialogProps extends SendsActs {
  readonly view: AskView | undefined;
}

/** Asked before a conversation is blocked or unblocked. */
export const BlockDialog = ({ view, send }: BlockDialogProps) => (
  <Dialog
    open={view !== undefined}
    title={view?.title ?? ''}
    onDismiss={() => send({ _tag: 'BlockClosed' })}
    actions={
      <>
        <Button look="quiet" onClick={() => send({ _tag: 'BlockClosed' })}>
          {t.notNow}
        </Button>
        <Button
          look={view?.isDanger === true ? 'danger' : 'primary'}
          busy={view?.busy}
          onClick={() => send({ _tag: 'BlockAgreed' })}
        >
          {view?.action}
        </Button>
      </>
    }
  >
    <Stack>
      <p>{view?.text}</p>
      {view?.failure !== undefined && <FailureNotice failure={view.failure} />}
    </Stack>
  </Dialog>
);

export interface ReportDialogProps extends SendsActs {
  readonly view: ReportView | undefined;
}

/** What is wrong with a message, for the operator. */
export const ReportDialog = ({ view, send }: ReportDialogProps) => {
  const close = (): void => send({ _tag: 'ReportClosed' });
  const report = (): void => send({ _tag: 'ReportSent' });
  return view?._tag === 'Done' ? (
    <Dialog
      key="done"
      open
      title={t.reportedTitle}
      onDismiss={close}
      actions={
        <Button look="primary" onClick={close}>
          {t.done}
        </Button>
      }
    >
      <p>{t.reported}</p>
    </Dialog>
  ) : (
    <Dialog
      key="asking"
      open={view !== undefined}
      title={t.reportTitle}
      onDismiss={close}
      actions={
        <>
          <Button look="quiet" onClick={close}>
            {t.notNow}
          </Button>
          <Button look="primary" busy={view?.busy} onClick={report}>
            {t.reportSend}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t.reportText}</p>
        <TextArea
          label={t.reportReason}
          value={view?.reason ?? ''}
          placeholder={t.reportPlaceholder}
          fault={view?.fault}
          readOnly={view?.busy !== undefined}
          onChange={(reason) => send({ _tag: 'ReasonTyped', reason })}
        />
        {view?.failure !== undefined && <FailureNotice failure={view.failure} onAct={report} />}
      </Stack>
    </Dialog>
  );
};
