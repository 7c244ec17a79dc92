import { styled } from 'styled-components';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { FailureNotice, type FailureView } from '../kit/failure-notice';
import { Stack } from '../kit/layout';
import { MessageDialog } from '../kit/message-dialog';
import { applyTexts as t } from './apply.texts';

const Body = styled(Stack)`
  margin-top: 12px;
`;

/** A link of two words stays on one line, and so does its focus outline. */
const Whole = styled.a`
  white-space: nowrap;
`;

export interface BookmarkHintProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How to find this page again (spec 1 §2). A page can't make a bookmark itself. */
export const BookmarkHint = ({ open, onClose }: BookmarkHintProps) => (
  <MessageDialog open={open} title={t.bookmarkHint} button={t.bookmarkDone} onClose={onClose} />
);

/** The Application Confirmation dialog: the employer's URL, and the state of the call that sends the answer. */
export interface ConfirmationView {
  readonly url: string;
  /** True while the answer is being sent. */
  readonly busy: boolean;
  readonly failure: FailureView | undefined;
}

export interface ConfirmationProps {
  /** Undefined: nothing is asked. */
  readonly view: ConfirmationView | undefined;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/**
 * Shown while the employer's site is open in another tab (spec 1 §2, R6a): the candidate confirms having applied there, or follows the link to do it.
 */
export const ApplicationConfirmation = ({ view, onYes, onNo }: ConfirmationProps) => (
  <Dialog
    open={view !== undefined}
    title={t.confirmTitle}
    onDismiss={onNo}
    actions={
      <>
        <Button look="quiet" onClick={onNo}>
          {t.confirmNo}
        </Button>
        <Button look="primary" busy={view?.busy === true ? t.confirming : undefined} onClick={onYes}>
          {t.confirmYes}
        </Button>
      </>
    }
  >
    <Body>
      <p>{t.confirmQuestion}</p>
      <p>
        {t.confirmOpen}{' '}
        <Whole href={view?.url} target="_blank" rel="noopener noreferrer">
          {t.clickHere}
        </Whole>{' '}
        {t.confirmFill}
      </p>
      {view?.failure !== undefined && <FailureNotice failure={view.failure} onAct={onYes} />}
    </Body>
  </Dialog>
);
