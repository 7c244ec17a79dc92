import ArrowDown from 'lucide-react/icons/arrow-down';
import { useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { VList, type VListHandle } from 'virtua';
import { Button } from '../kit/button';
import { Muted } from '../kit/layout';
import { chatTexts as t } from './chat.texts';
import type { SendsActs, SignedAttachments } from './chat-acts';
import { MessageRow } from './message-row';
import type { RowView } from './rows.view';

const Root = styled.div`
  position: relative;
  min-height: 0;
  background: var(--paper);

  > [data-scroller] {
    height: 100%;
    overscroll-behavior: contain;
    overflow-anchor: none;
  }
`;

const Before = styled.div`
  display: grid;
  justify-items: center;
  padding: 16px 16px 0;
  text-align: center;
`;

const After = styled.div`
  height: 16px;
`;

const Below = styled.div`
  position: absolute;
  inset: auto 0 12px;
  display: grid;
  justify-content: center;
  pointer-events: none;

  > * {
    pointer-events: auto;
    box-shadow: 0 6px 20px rgb(0 0 0 / 20%);
  }
`;

/** This close to the end counts as reading the last message. */
const nearEnd = 80;
/** This close to the beginning, older messages are fetched. */
const nearBeginning = 600;

export interface MessageListProps extends SendsActs {
  readonly name: string;
  readonly rows: readonly RowView[];
  readonly older: 'none' | 'some' | 'reading' | 'failed';
  readonly below: string | undefined;
  readonly atEnd: boolean;
  readonly signed: SignedAttachments;
}

const Older = ({ older, send }: Pick<MessageListProps, 'older' | 'send'>) => {
  switch (older) {
    case 'none':
      return <Muted>{t.beginning}</Muted>;
    case 'some':
    case 'reading':
      return <Muted>{t.readingOlder}</Muted>;
    case 'failed':
      return (
        <>
          <p>{t.olderNotRead}</p>
          <Button look="link" onClick={() => send({ _tag: 'OlderWanted' })}>
            {t.olderAgain}
          </Button>
        </>
      );
  }
};

/**
 * The messages in a scroll container of their own; only those in view are rendered. Older messages are added at the top without moving what is being
 * read, and a new one scrolls the list only if the reader is at the end.
 */
export const MessageList = ({ name, rows, older, below, atEnd, signed, send }: MessageListProps) => {
  const list = useRef<VListHandle>(null);
  const first = rows.find(({ _tag }) => _tag === 'Message')?.key;
  const last = rows.at(-1)?.key;
  const { length } = rows;
  // If rows were added before the first one, the place is kept from the end.
  const [shown, setShown] = useState({ first, last, length, isPrepended: false });
  if (shown.first !== first || shown.last !== last || shown.length !== length) {
    const isPrepended = shown.first !== undefined && shown.first !== first && shown.last === last;
    setShown({ first, last, length, isPrepended });
  }

  const toEnd = useEffectEvent(() => {
    if (atEnd) list.current?.scrollToIndex(length + 1, { align: 'end' });
  });
  useLayoutEffect(() => {
    toEnd();
  }, [last]);
  const scrolled = (offset: number): void => {
    const scroller = list.current;
    if (scroller === null) return;
    const isAtEnd = scroller.scrollSize - offset - scroller.viewportSize <= nearEnd;
    if (isAtEnd !== atEnd) send({ _tag: 'Scrolled', atEnd: isAtEnd });
    if (offset < nearBeginning && older === 'some') send({ _tag: 'OlderWanted' });
  };
  /** After a picture has loaded or the field has grown, keeps the last message in view for a reader who was at the end. */
  const stay = (): void => {
    if (atEnd) list.current?.scrollToIndex(length + 1, { align: 'end' });
  };
  const toLatest = (): void => {
    list.current?.scrollToIndex(length + 1, { align: 'end' });
    send({ _tag: 'Scrolled', atEnd: true });
  };
  const page = ({ key, target, currentTarget }: KeyboardEvent<HTMLDivElement>): void => {
    if (target !== currentTarget) return;
    if (key === 'End') toLatest();
  };
  return (
    <Root>
      <VList
        ref={list}
        data-scroller=""
        role="region"
        aria-label={t.messages(name)}
        tabIndex={0}
        shift={shown.isPrepended}
        onScroll={scrolled}
        onResize={stay}
        onKeyDown={page}
      >
        <Before key="before">
          <Older older={older} send={send} />
        </Before>
        {rows.map((row) => (
          <MessageRow key={row.key} row={row} signed={signed} send={send} />
        ))}
        <After key="after" />
      </VList>
      {!atEnd && (
        <Below>
          <Button look="primary" meaning={t.toEnd} onClick={toLatest}>
            <ArrowDown size={20} />
            {below ?? t.toEnd}
          </Button>
        </Below>
      )}
    </Root>
  );
};
