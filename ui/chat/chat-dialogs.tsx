import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { FailureNotice } from '../kit/failure-notice';
import { Stack } from '../kit/layout';
import { TextArea } from '../kit/text-area';
import { chatTexts as t } from './chat.texts';
import type { ConversationActs } from './chat-acts';
import type { AskView, ReportView } from './conversation.view';

type BlockDialogProps = Pick<ConversationActs, 'onBlockAgreed' | 'onBlockClose'> & {
  readonly view: AskView | undefined;
};

/** Asked before a conversation is blocked or unblocked. */
export const BlockDialog = ({ view, onBlockAgreed, onBlockClose }: BlockDialogProps) => (
  <Dialog
    open={view !== undefined}
    title={view?.title ?? ''}
    onDismiss={onBlockClose}
    actions={
      <>
        <Button look="quiet" onClick={onBlockClose}>
          {t.notNow}
        </Button>
        <Button look={view?.isDanger === true ? 'danger' : 'primary'} busy={view?.busy} onClick={onBlockAgreed}>
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

type ReportDialogProps = Pick<ConversationActs, 'onReason' | 'onReportSend' | 'onReportClose'> & {
  readonly view: ReportView | undefined;
};

/** What is wrong with a message, for the operator. */
export const ReportDialog = ({ view, onReason, onReportSend, onReportClose }: ReportDialogProps) =>
  view?._tag === 'Done' ? (
    <Dialog
      key="done"
      open
      title={t.reportedTitle}
      onDismiss={onReportClose}
      actions={
        <Button look="primary" onClick={onReportClose}>
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
      onDismiss={onReportClose}
      actions={
        <>
          <Button look="quiet" onClick={onReportClose}>
            {t.notNow}
          </Button>
          <Button look="primary" busy={view?.busy} onClick={onReportSend}>
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
          onChange={onReason}
        />
        {view?.failure !== undefined && <FailureNotice failure={view.failure} onAct={onReportSend} />}
      </Stack>
    </Dialog>
  );
