import { useContext, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { failureTexts } from '../texts/failures';
import { Button } from './button';
import { Notice } from './notice';
import { RecoveryContext, useBackOnline } from './recovery';

/** A failure in words a tired person understands: what happened, what was kept, what to do. */
export interface FailureView {
  readonly title: string;
  readonly text: string;
  /** What was not lost. */
  readonly keptNote: string | undefined;
  /** The label of the recovery action; undefined: there is nothing to press. */
  readonly action: string | undefined;
  /** The reference that a candidate can quote and that the log contains. */
  readonly requestId: string | undefined;
  /** Reloading the page is the only recovery, whatever was being done. */
  readonly reloads?: boolean;
  /**
   * The device was offline and nothing was sent: what was wanted is done by itself once the device is back online, unless the candidate has typed since:
   * nothing half-typed is sent.
   */
  readonly waitsForConnection?: boolean;
}

const Reference = styled.p`
  font-size: var(--small);
  color: var(--muted);

  code {
    font-family: inherit;
    user-select: all;
    overflow-wrap: anywhere;
  }
`;

const Act = styled.div`
  margin-top: 12px;
`;

export interface FailureNoticeProps {
  readonly failure: FailureView;
  /** The recovery action; unused if the failure reloads the page. Without one, no button is shown. */
  readonly onAct?: () => void;
}

/** Shown next to what failed, until it is resolved (R29). */
export const FailureNotice = ({ failure, onAct }: FailureNoticeProps) => {
  const { reload } = useContext(RecoveryContext);
  const [unreachable, setUnreachable] = useState(false);
  const act = (): void => {
    if (failure.reloads === true) void reload().then((goes) => setUnreachable(!goes));
    else onAct?.();
  };
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    const typed = (): void => setTyping(true);
    addEventListener('input', typed);
    return () => removeEventListener('input', typed);
  }, []);
  useBackOnline(failure.waitsForConnection === true && !typing, act);
  return (
    <Notice tone="error" title={failure.title}>
      <p>{failure.text}</p>
      {failure.keptNote !== undefined && <p>{failure.keptNote}</p>}
      {unreachable && <p>{failureTexts.unreachable}</p>}
      {failure.requestId !== undefined && (
        <Reference>
          {failureTexts.reference} <code>{failure.requestId}</code>
        </Reference>
      )}
      {failure.action !== undefined && (failure.reloads === true || onAct !== undefined) && (
        <Act>
          <Button look="quiet" onClick={act}>
            {failure.action}
          </Button>
        </Act>
      )}
    </Notice>
  );
};
