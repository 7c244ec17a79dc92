import { styled } from 'styled-components';
import type { ChatEvent } from '../../application/chat/chat-state.live';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { Button } from '../kit/button';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Stack } from '../kit/layout';
import { PageLink } from '../kit/page-link';
import { Bone, Skeleton } from '../kit/skeleton';
import { TextField } from '../kit/text-field';
import { VisuallyHidden } from '../kit/visually-hidden';
import { chatTexts as t } from './chat.texts';
import { frameTexts } from '../texts/frame';
import { ChatDrawing } from './chat-drawing';
import type { EntryView, ListView } from './list.view';
import { OnlineDot } from './online-dot';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Find = styled.search`
  display: grid;
`;

const Entry = styled.li<{ readonly $open: boolean }>`
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    padding: 12px 16px;
    border: 1px solid ${({ $open }) => ($open ? 'var(--link)' : 'var(--hairline)')};
    border-radius: var(--corner);
    background: ${({ $open }) => ($open ? 'var(--wash)' : 'var(--card)')};
    box-shadow: ${({ $open }) => ($open ? 'inset 3px 0 0 var(--link)' : 'none')};
    color: var(--ink);
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a:hover {
    background: var(--wash);
  }
`;

const Top = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;

  > span:last-child {
    flex: none;
    font-size: var(--small);
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
`;

const Name = styled.strong<{ readonly $unread: boolean }>`
  font-weight: ${({ $unread }) => ($unread ? 800 : 600)};
`;

const Job = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  font-size: var(--small);
  color: var(--muted);
`;

const Bottom = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  margin-top: 2px;
`;

const Preview = styled.span<{ readonly $strong: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  text-overflow: ellipsis;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${({ $strong }) => ($strong ? 'var(--ink)' : 'var(--muted)')};
  font-weight: ${({ $strong }) => ($strong ? 600 : 400)};
`;

const Count = styled.span`
  display: grid;
  place-items: center;
  min-width: 26px;
  min-height: 26px;
  padding-inline: 8px;
  border-radius: 999px;
  background: var(--ground);
  color: var(--on-ground);
  font-size: var(--small);
  font-weight: 700;
  font-variant-numeric: tabular-nums;

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const EntryLink = ({ entry }: { readonly entry: EntryView }) => (
  <Entry $open={entry.isOpen}>
    <PageLink to={entry.href} current={entry.isOpen}>
      <Top>
        <Name $unread={entry.unread !== undefined}>{entry.name}</Name>
        <span>{entry.updated}</span>
      </Top>
      <Job>
        {entry.job !== '' && <span>{entry.job}</span>}
        {entry.online !== undefined && <OnlineDot>{entry.online}</OnlineDot>}
        {entry.mark !== undefined && <strong>{entry.mark}</strong>}
      </Job>
      <Bottom>
        <Preview $strong={entry.unread !== undefined || entry.isDraft}>
          <VisuallyHidden>{entry.isDraft ? '' : t.lastMessage} </VisuallyHidden>
          {entry.preview}
        </Preview>
        {entry.unread !== undefined && (
          <Count>
            <span aria-hidden="true">{entry.unread.count}</span>
            <VisuallyHidden>{entry.unread.words}</VisuallyHidden>
          </Count>
        )}
      </Bottom>
    </PageLink>
  </Entry>
);

export interface ConversationListProps {
  readonly view: ListView;
  readonly send: (act: Extract<ChatEvent, { readonly _tag: 'SearchTyped' | 'RefreshPressed' }>) => void;
}

const Empty = () => (
  <Stack>
    <ChatDrawing />
    <h2>{t.emptyTitle}</h2>
    <p>{t.empty}</p>
    <div>
      <PageLink to={toPath(myJobs)} look="quiet">
        {frameTexts.myJobs}
      </PageLink>
    </div>
  </Stack>
);

/** The conversations, newest first, with a search (spec 2 §2.17). */
export const ConversationList = ({ view, send }: ConversationListProps) => {
  switch (view._tag) {
    case 'Loading':
      return (
        <Skeleton label={t.loading}>
          <Stack $gap={1}>
            <Bone $height="104px" />
            <Bone $height="104px" />
            <Bone $height="104px" />
          </Stack>
        </Skeleton>
      );
    case 'Failed':
      return <FailureNotice failure={view.failure} onAct={() => send({ _tag: 'RefreshPressed' })} />;
    case 'Empty':
      return <Empty />;
    case 'Listed':
      return (
        <Stack>
          <Find>
            <TextField
              label={t.search}
              type="search"
              autoComplete="off"
              placeholder={t.searchNote}
              value={view.search}
              fault={undefined}
              onChange={(text) => send({ _tag: 'SearchTyped', text })}
            />
            <div role="status">{view.found !== undefined && <Muted>{view.found}</Muted>}</div>
          </Find>
          {view.old !== undefined && <Muted>{view.old}</Muted>}
          {view.entries.length === 0 ? (
            <div>
              <Button look="quiet" onClick={() => send({ _tag: 'SearchTyped', text: '' })}>
                {t.clearSearch}
              </Button>
            </div>
          ) : (
            <List aria-label={t.list}>
              {view.entries.map((entry) => (
                <EntryLink key={entry.key} entry={entry} />
              ))}
            </List>
          )}
        </Stack>
      );
  }
};
