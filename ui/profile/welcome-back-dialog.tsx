import { styled } from 'styled-components';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Stack } from '../kit/layout';
import { welcomeBackTexts as t } from './welcome-back.texts';
import type { WelcomeBackView } from './welcome-back.view';

const Who = styled.p`
  overflow-wrap: anywhere;

  strong {
    display: block;
    font-size: var(--title);
    line-height: 1.25;
  }
`;

const Read = styled.div`
  margin-top: 12px;

  &:focus-visible {
    outline: none;
  }
`;

/** The answer, or another try to look who it is. */
export interface WelcomeBackAct {
  readonly _tag: 'YesPressed' | 'NoPressed' | 'RetryPressed';
}

export interface WelcomeBackDialogProps {
  readonly view: WelcomeBackView;
  /** A link opened the page: it may be meant for someone else. */
  readonly opensLink?: boolean;
  readonly send: (act: WelcomeBackAct) => void;
}

/**
 * Asks who is there (spec 1 §2). The focus is on the text, so that a key pressed too early chooses neither answer, and only an answer closes the
 * dialog.
 */
export const WelcomeBackDialog = ({ view, opensLink = false, send }: WelcomeBackDialogProps) => (
  <Dialog
    open
    title={opensLink ? t.linkTitle : t.title}
    actions={
      <>
        <Button look="quiet" onClick={() => send({ _tag: 'NoPressed' })}>
          {opensLink ? t.linkNo : t.no}
        </Button>
        {view._tag === 'Asking' && (
          <Button look="primary" onClick={() => send({ _tag: 'YesPressed' })}>
            {t.yes}
          </Button>
        )}
      </>
    }
  >
    <Read tabIndex={-1}>
      {view._tag === 'Looking' && <Muted role="status">{t.looking}</Muted>}
      {view._tag === 'Failed' && <FailureNotice failure={view.failure} onAct={() => send({ _tag: 'RetryPressed' })} />}
      {view._tag === 'Asking' && (
        <Stack $gap={1.5}>
          <div>
            <Muted>{t.lead}</Muted>
            <Who>
              <strong>{view.name}</strong>
              {view.email}
            </Who>
          </div>
          <p>{t.question}</p>
        </Stack>
      )}
    </Read>
  </Dialog>
);
