import { useEffect, useEffectEvent, useMemo } from 'react';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import { chatName, roomOf, type Chatting } from '../../application/chat/chat-state.live';
import { toPath } from '../../application/navigation/path';
import { attachmentKind } from '../../domain/chat/attachment';
import { known } from '../../domain/brand';
import type { ConversationKey } from '../../domain/chat/conversation';
import type { ClientMessageId } from '../../domain/ids/chat-ids';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { usePorts } from '../hooks/ports';
import { useNow } from '../hooks/use-now';
import { useStream } from '../hooks/use-stream';
import { useTravel } from '../hooks/use-travel';
import { FailureNotice } from '../kit/failure-notice';
import { PageHeading } from '../kit/page-heading';
import { useBehavior } from '../kit/use-behavior';
import { useJobsQuery } from '../applications/jobs.queries';
import { chatTexts as t } from './chat.texts';
import { useAddressProof } from '../identity/use-address-proof';
import { queryFailureView } from '../hooks/query-failure.view';
import { Announcer } from './announcer';
import type { SendsActs } from './chat-acts';
import { ChatPage } from './chat-page';
import { ConversationList } from './conversation-list';
import { ConversationPane } from './conversation-pane';
import { conversationView } from './conversation.view';
import { listView } from './list.view';
import { AskingNoticesPrompt } from './notices-prompt';
import { rowsView } from './rows.view';
import { chatOfSession, type SessionChat } from './use-chat';
import { whenOf } from './when.view';
import { useOnce } from '../kit/use-once';

const conversations = { _tag: 'Conversations' } as const;

/** Completes a page's acts with their conversation. */
const useSend = ({ machine }: SessionChat, of: ConversationKey): SendsActs['send'] => {
  const { environment, find } = usePorts();
  const name = chatName(of);
  return useMemo(() => {
    const { send } = machine;
    const files = find(areaTokens.attachmentFiles);
    return (act) => {
      if (act._tag === 'AttachmentShown') send(act);
      else if (act._tag === 'SendPressed') send({ ...act, of, clientId: known<ClientMessageId>(environment.newKey()) });
      else if (act._tag === 'FilePicked') {
        const { name: fileName, type, size: bytes } = act.file;
        const kind = attachmentKind(fileName, type);
        send({ _tag: 'FileChosen', of, file: { ref: files.choose(act.file), name: fileName, kind, bytes } });
      } else send({ ...act, of });
    };
    // A key with the same name is the same conversation.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [machine, name, environment, find]);
};

interface OpenProps {
  readonly chat: SessionChat;
  readonly state: Chatting;
  readonly of: ConversationKey;
}

const OpenConversation = ({ chat, state, of }: OpenProps) => {
  const { environment, connectivity } = usePorts();
  const travel = useTravel();
  const now = useNow();
  const zone = environment.zone();
  const send = useSend(chat, of);
  const news = useStream(connectivity.news, 'none');
  const view = conversationView(state, of, news === 'offline');
  const room = roomOf(state, of);
  const today = whenOf(now, zone).date;
  const isWaiting = news === 'offline' || state.waiting !== undefined;
  const [transcript, problems, peer] = [room?.transcript, room?.problems, view?.name ?? ''];
  const rows = useMemo(
    () =>
      transcript === undefined || problems === undefined
        ? []
        : rowsView({ transcript, problems, peer, isWaiting, today, zone }),
    [transcript, problems, peer, isWaiting, today, zone],
  );
  if (view === undefined) return null;
  const leadsBack = view.history._tag === 'Failed' && view.history.leadsBack;
  return (
    <ConversationPane
      view={view}
      rows={rows}
      signed={state.signed}
      listHref={toPath(conversations)}
      send={leadsBack ? (act) => (act._tag === 'ReadAgainPressed' ? travel.to(conversations) : send(act)) : send}
    />
  );
};

const Chat = ({ owner, of }: { readonly owner: CandidateId; readonly of: ConversationKey | undefined }) => {
  const ports = usePorts();
  const travel = useTravel();
  const proof = useAddressProof();
  const now = useNow();
  const chat = useOnce(() => chatOfSession(ports, owner));
  const { machine } = chat;
  const state = useBehavior(machine);
  const name = of && chatName(of);

  const open = useEffectEvent(() => machine.send({ _tag: 'PageOpened', shown: of }));
  useEffect(() => {
    open();
    return () => machine.send({ _tag: 'PageLeft' });
  }, [machine, name]);
  const ask = useEffectEvent(proof.ask);
  useEffect(() => {
    chat.askWith((email, goOn) => ask(email, goOn));
    chat.openWith((key) => travel.to({ _tag: 'Conversation', ...key }));
    return () => chat.askWith(undefined);
  }, [chat, travel]);

  const desktop = ports.find(areaTokens.desktopNotices);
  const mayPrompt = ports.find(areaTokens.deviceType) !== 'mobile';
  const list = listView(state, now, ports.environment.zone());
  return (
    <>
      <ChatPage
        list={<ConversationList view={list} send={machine.send} />}
        prompt={
          mayPrompt &&
          list._tag === 'Listed' && <AskingNoticesPrompt permission={desktop.permission} ask={desktop.ask} />
        }
        conversation={of && <OpenConversation chat={chat} state={state} of={of} />}
        announcer={<Announcer announced={state.announced} />}
        mayChoose={list._tag === 'Listed'}
      />
      {proof.dialog}
    </>
  );
};

/** The list of jobs tells us whose chat it is. */
const WithOwner = ({ of }: { readonly of: ConversationKey | undefined }) => {
  const { data, error, refetch } = useJobsQuery(undefined);
  if (data !== undefined) return <Chat owner={data.candidateId} of={of} />;
  if (error !== undefined)
    return (
      <>
        <PageHeading>{t.heading}</PageHeading>
        <FailureNotice failure={queryFailureView(error)} onAct={() => void refetch()} />
      </>
    );
  return (
    <ChatPage
      list={<ConversationList view={{ _tag: 'Loading' }} send={() => undefined} />}
      prompt={null}
      conversation={undefined}
      announcer={null}
      mayChoose={false}
    />
  );
};

/** /candidateChat */
export const ConversationsScreen = () => <WithOwner of={undefined} />;

/** /candidateChat/{community_id}/{position_id}/{hm_id} */
export const ConversationScreen = ({ communityId, positionId, hiringManagerId }: ConversationKey) => (
  <WithOwner of={{ communityId, positionId, hiringManagerId }} />
);
