import { styled } from 'styled-components';
import { failureTexts } from '../texts/failures';
import { Button } from './button';
import { Notice } from './notice';

/** A failure in words a tired person understands: what happened, what was kept, what to do. */
export interface FailureView {
  readonly title: string;
  readonly text: string;
  /** What was not lost. */
  readonly keptNote: string | undefined;
  /** The label of the way out; undefined: there is nothing to press. */
  readonly action: string | undefined;
  /** What a candidate can quote and what stands in the log. */
  readonly requestId: string | undefined;
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
  readonly onAct: () => void;
}

/** Stands beside the thing that failed until it is mended (R29). */
export const FailureNotice = ({ failure, onAct }: FailureNoticeProps) => (
  <Notice tone="error" title={failure.title}>
    <p>{failure.text}</p>
    {failure.keptNote !== undefined && <p>{failure.keptNote}</p>}
    {failure.requestId !== undefined && (
      <Reference>
        {failureTexts.reference} <code>{failure.requestId}</code>
      </Reference>
    )}
    {failure.action !== undefined && (
      <Act>
        <Button look="quiet" onClick={onAct}>
          {failure.action}
        </Button>
      </Act>
    )}
  </Notice>
);
