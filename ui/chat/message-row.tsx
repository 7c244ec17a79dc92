import CheckCheck from 'lucide-react/icons/check-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Flag from 'lucide-react/icons/flag';
import { memo } from 'react';
import { css, styled } from 'styled-components';
import type { ClientMessageId } from '../../domain/ids/chat-ids';
import { Button } from '../kit/button';
import { VisuallyHidden } from '../kit/visually-hidden';
import { chatTexts as t } from './chat.texts';
import { Attachment } from './attachment';
import type { SendsActs, SignedAttachments } from './chat-acts';
import type { RowView } from './rows.view';

const Day = styled.p`
  padding: 16px 0 8px;
  text-align: center;
  font-size: var(--small);
  font-weight: 600;
  color: var(--muted);
`;

const mineLook = css`
  justify-self: end;
  border-color: transparent;
  border-end-end-radius: 4px;
  background: var(--ground);
  color: var(--on-ground);

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

const theirLook = css`
  justify-self: start;
  border-color: var(--hairline);
  border-end-start-radius: 4px;
  background: var(--card);
`;

const Root = styled.div<{ readonly $follows: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  padding: ${({ $follows }) => ($follows ? '4px' : '10px')} 16px 0;
`;

const Bubble = styled.div<{ readonly $mine: boolean; readonly $failed: boolean }>`
  display: grid;
  gap: 8px;
  max-width: min(88%, 520px);
  padding: 8px 14px;
  border: 1px solid;
  border-radius: 16px;
  ${({ $mine }) => ($mine ? mineLook : theirLook)}
  ${({ $failed }) => $failed && 'border: 2px dashed var(--error); background: var(--card); color: var(--ink);'}
`;

const Text = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Under = styled.div<{ readonly $mine: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  justify-self: ${({ $mine }) => ($mine ? 'end' : 'start')};
  font-size: var(--small);
  color: var(--muted);
  font-variant-numeric: tabular-nums;

  svg {
    flex: none;
  }

  > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
`;

const Failed = styled.div`
  display: grid;
  justify-items: end;
  justify-self: end;
  max-width: min(88%, 520px);

  > p {
    display: flex;
    gap: 6px;
    color: var(--error);
    font-weight: 600;
  }

  svg {
    flex: none;
    margin-top: 3px;
  }

  > div {
    display: flex;
    gap: 16px;
  }
`;

const Report = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-block: -8px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--muted);
  cursor: pointer;

  &:hover {
    background: var(--wash);
    color: var(--ink);
  }
`;

export interface MessageRowProps extends SendsActs {
  readonly row: RowView;
  readonly signed: SignedAttachments;
}

type Message = Extract<RowView, { readonly _tag: 'Message' }>;

const NotSent = ({
  row,
  clientId,
  send,
}: SendsActs & { readonly row: Message; readonly clientId: ClientMessageId }) => (
  <Failed>
    <p>
      <CircleAlert size={18} />
      <span>{row.reason === undefined ? row.state?.text : `${row.state?.text ?? ''}. ${row.reason}`}</span>
    </p>
    <div>
      <Button look="link" onClick={() => send({ _tag: 'RetryPressed', clientId })}>
        {t.retry}
      </Button>
      <Button look="link" onClick={() => send({ _tag: 'DiscardPressed', clientId })}>
        {t.discard}
      </Button>
    </div>
  </Failed>
);

const Said = ({ row, signed, send }: Omit<MessageRowProps, 'row'> & { readonly row: Message }) => {
  const { mine, text, attachments, time, state, unsent, reportable } = row;
  return (
    <Root data-message="" $follows={row.follows}>
      <Bubble $mine={mine} $failed={unsent !== undefined}>
        <VisuallyHidden>{row.speaker}</VisuallyHidden>
        {text !== '' && <Text>{text}</Text>}
        {attachments.map((attachment) => (
          <Attachment key={attachment.path} attachment={attachment} signed={signed.get(attachment.path)} send={send} />
        ))}
      </Bubble>
      {unsent === undefined ? (
        <Under $mine={mine}>
          {time !== undefined && <span>{time}</span>}
          {state !== undefined && (
            <span>
              {state.seen && <CheckCheck size={16} />}
              {state.text}
            </span>
          )}
          {reportable !== undefined && (
            <Report
              type="button"
              aria-label={t.report}
              title={t.report}
              onClick={() => send({ _tag: 'ReportPressed', messageId: reportable })}
            >
              <Flag size={16} />
            </Report>
          )}
        </Under>
      ) : (
        <NotSent row={row} clientId={unsent} send={send} />
      )}
    </Root>
  );
};

/** A day, or a message with its state. */
export const MessageRow = memo(({ row, ...rest }: MessageRowProps) =>
  row._tag === 'Day' ? <Day>{row.text}</Day> : <Said row={row} {...rest} />,
);
