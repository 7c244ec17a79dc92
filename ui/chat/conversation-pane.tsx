import ArrowLeft from 'lucide-react/icons/arrow-left';
import { styled } from 'styled-components';
import { Button } from '../kit/button';
import { FailureNotice } from '../kit/failure-notice';
import { Stack } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { Bone, Skeleton } from '../kit/skeleton';
import { hiddenLook } from '../kit/visually-hidden';
import { chatTexts as t } from './chat.texts';
import type { SendsActs, SignedAttachments } from './chat-acts';
import { BlockDialog, ReportDialog } from './chat-dialogs';
import { Composer } from './composer';
import type { ConversationView } from './conversation.view';
import { MessageList } from './message-list';
import { OnlineDot } from './online-dot';
import type { RowView } from './rows.view';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-height: 0;
  overflow: hidden;
  background: var(--card);

  @media (min-width: 900px) {
    border: 1px solid var(--hairline);
    border-radius: var(--corner);
    box-shadow: var(--shadow);
  }
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 8px;
  align-items: center;
  min-height: 64px;
  padding: 8px 16px 8px 4px;
  border-bottom: 1px solid var(--hairline);

  h1 {
    font-size: var(--large);
    overflow-wrap: anywhere;
  }

  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    font-size: var(--small);
    color: var(--muted);
    overflow-wrap: anywhere;
  }

  /* On a phone the messages need the room: one line for the job. */
  @media (max-width: 719px) {
    p {
      flex-wrap: nowrap;
    }

    p > span:first-child {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  @media (min-width: 900px) {
    padding-inline: 16px;

    > span:first-child {
      display: none;
    }

    > div {
      grid-column: 1 / 3;
    }
  }
`;

/* Only the arrow, on a phone. */
const Back = styled.span`
  a {
    justify-content: center;
    width: var(--target);
    color: inherit;
  }

  a > span {
    ${hiddenLook}
  }
`;

const Inside = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
  min-height: 0;
  padding: 24px 16px;
  overflow: auto;
  background: var(--paper);
`;

const Foot = styled.div`
  min-width: 0;
`;

const Status = styled.div`
  padding: 8px 16px;
  border-top: 1px solid var(--hairline);
  background: var(--wash);
  font-size: var(--small);

  strong {
    display: block;
  }
`;

const Closed = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding: 16px;
  border-top: 1px solid var(--hairline);

  strong {
    display: block;
  }
`;

export interface ConversationPaneProps extends SendsActs {
  readonly view: ConversationView;
  readonly rows: readonly RowView[];
  readonly signed: SignedAttachments;
  readonly listHref: string;
}

const Messages = ({ view, rows, signed, send }: Omit<ConversationPaneProps, 'listHref'>) => {
  const { history } = view;
  switch (history._tag) {
    case 'Loading':
      return (
        <Inside>
          <Skeleton label={t.reading}>
            <Stack $gap={2}>
              <Bone $height="56px" $width="70%" />
              <Bone $height="88px" $width="60%" />
              <Bone $height="56px" $width="75%" />
            </Stack>
          </Skeleton>
        </Inside>
      );
    case 'Failed':
      return (
        <Inside>
          <FailureNotice failure={history.failure} onAct={() => send({ _tag: 'ReadAgainPressed' })} />
        </Inside>
      );
    case 'Empty':
      return (
        <Inside>
          {view.closed === undefined && (
            <div>
              <h2>{t.firstTitle}</h2>
              <p>{history.text}</p>
            </div>
          )}
        </Inside>
      );
    case 'Messages':
      return (
        <MessageList
          key={view.key}
          name={view.name}
          rows={rows}
          older={history.older}
          below={history.below}
          atEnd={history.atEnd}
          signed={signed}
          send={send}
        />
      );
  }
};

/** An open conversation: who it is with, the messages, and the field (spec 2 §2.17). */
export const ConversationPane = ({ view, rows, signed, listHref, send }: ConversationPaneProps) => {
  const { closed, status, block } = view;
  return (
    <Root>
      <Head>
        <Back>
          <PageLink to={listHref}>
            <ArrowLeft size={22} />
            <span>{t.back}</span>
          </PageLink>
        </Back>
        <div>
          <PageHeading>{view.name}</PageHeading>
          <p>
            {view.job !== '' && <span>{view.job}</span>}
            {view.online !== undefined && <OnlineDot>{view.online}</OnlineDot>}
          </p>
        </div>
        {block !== undefined && (
          <Button look="link" onClick={() => send({ _tag: 'BlockPressed', to: 'blocked' })}>
            {block}
          </Button>
        )}
      </Head>
      <Messages view={view} rows={rows} signed={signed} send={send} />
      <Foot>
        {status !== undefined && (
          <Status role="status">
            {status.title !== undefined && <strong>{status.title}</strong>}
            {status.text}
          </Status>
        )}
        {view.history._tag === 'Failed' ? null : closed === undefined ? (
          <Composer view={view.composer} send={send} />
        ) : (
          <Closed>
            <p>
              <strong>{closed.title}</strong>
              {closed.text}
            </p>
            {closed.unblock !== undefined && (
              <Button look="quiet" onClick={() => send({ _tag: 'BlockPressed', to: 'open' })}>
                {closed.unblock}
              </Button>
            )}
          </Closed>
        )}
      </Foot>
      <BlockDialog view={view.asksBlock} send={send} />
      <ReportDialog view={view.report} send={send} />
    </Root>
  );
};
