import { styled } from 'styled-components';
import { Button } from './button';
import { Notice } from './notice';

/** A pressed action that waits for the connection: what is kept, and when it is sent. */
export interface WaitingView {
  readonly title: string;
  readonly lines: readonly string[];
  /** Sends it now. */
  readonly action: string;
}

const Act = styled.div`
  margin-top: 12px;
`;

/** Shown beside the pressed button until the request is sent (R29). Nothing is lost, so it is not an alert. */
export const WaitingNotice = ({ view, onAct }: { readonly view: WaitingView; readonly onAct: () => void }) => (
  <Notice tone="notice" title={view.title}>
    {view.lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
    <Act>
      <Button look="quiet" onClick={onAct}>
        {view.action}
      </Button>
    </Act>
  </Notice>
);
