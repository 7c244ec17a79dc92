import { styled } from 'styled-components';
import { Button } from './button';
import { Notice } from './notice';

/** Something that was pressed and waits for the line: what is kept, and when it goes. */
export interface WaitingView {
  readonly title: string;
  readonly lines: readonly string[];
  /** Sends it now. */
  readonly action: string;
}

const Act = styled.div`
  margin-top: 12px;
`;

/** Stands beside what was pressed until it is sent (R29). Nothing is lost, so it is no alarm. */
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
