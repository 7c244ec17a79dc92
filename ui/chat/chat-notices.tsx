import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { conversationsOf, type ChatToast } from '../../application/chat/chat-state.live';
import { toPath } from '../../application/navigation/path';
import { sayUnread } from '../../application/chat/chat.words';
import { totalUnread } from '../../domain/chat/conversation';
import { usePorts } from '../hooks/ports';
import { useTravel } from '../hooks/use-travel';
import { PageLink } from '../kit/page-link';
import { passing } from '../kit/passing';
import { useBehavior } from '../kit/use-behavior';
import { VisuallyHidden } from '../kit/visually-hidden';
import { chatTexts as t } from './chat.texts';
import { chatOfSession } from './use-chat';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { useOnce } from '../kit/use-once';

export interface ChatNoticesProps {
  readonly owner: CandidateId;
  /** The count for the menu; nothing if there is none. */
  readonly onUnread: (count: ReactNode) => void;
}

const Region = styled.div`
  ${passing}
  z-index: 2;
  display: grid;
  justify-items: center;
  pointer-events: none;

  @media (min-width: 720px) {
    justify-items: end;
  }
`;

const Toast = styled.div`
  pointer-events: auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 4px 12px;
  width: min(100%, 440px);
  padding: 6px 6px 6px 16px;
  border: 1px solid var(--outline);
  border-radius: var(--corner);
  background: var(--card);
  box-shadow: 0 8px 30px rgb(0 0 0 / 25%);

  > p {
    display: -webkit-box;
    overflow: hidden;
    text-overflow: ellipsis;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: appear 150ms;
  }
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border: 0;
  border-radius: 8px;
  background: none;
  color: var(--ink);
  cursor: pointer;
`;

export interface ChatToastProps {
  readonly toast: ChatToast | undefined;
  readonly onClose: () => void;
}

/** A message that arrived while the candidate was elsewhere in the portal; it closes after 5 s (spec 2 §9). */
export const ChatToastRegion = ({ toast, onClose }: ChatToastProps) => (
  <Region role="status" data-screen-only="">
    {toast !== undefined && (
      <Toast key={toast.id}>
        <p>
          <strong>{toast.from === '' ? t.heading : toast.from}</strong> {toast.text === '' ? t.sentFile : toast.text}
        </p>
        <PageLink
          to={toPath({
            _tag: 'Conversation',
            communityId: toast.communityId,
            positionId: toast.positionId,
            hiringManagerId: toast.hiringManagerId,
          })}
          onFollowed={onClose}
        >
          {t.openToast}
        </PageLink>
        <Close type="button" aria-label={t.closeToast} onClick={onClose}>
          <X size={20} />
        </Close>
      </Toast>
    )}
  </Region>
);

const Count = styled.b`
  padding: 0 8px;
  border-radius: 12px;
  background: var(--ground);
  color: var(--on-ground);
  font-variant-numeric: tabular-nums;

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** The number of unread messages, in the menu: a figure, and its words for screen readers. */
export const UnreadCount = ({ count }: { readonly count: number }) => (
  <Count>
    <span aria-hidden="true">{count}</span>
    <VisuallyHidden>{sayUnread(count)}</VisuallyHidden>
  </Count>
);

/** What the rest of the portal shows of the chat: the count in the menu, and messages as they come. */
export const ChatNotices = ({ owner, onUnread }: ChatNoticesProps) => {
  const ports = usePorts();
  const travel = useTravel();
  const { machine, openWith } = useOnce(() => chatOfSession(ports, owner));
  const state = useBehavior(machine);
  const unread = totalUnread(conversationsOf(state));
  const tell = useEffectEvent(onUnread);
  useEffect(() => tell(unread === 0 ? undefined : <UnreadCount count={unread} />), [unread]);
  useEffect(() => {
    openWith((key) => travel.to({ _tag: 'Conversation', ...key }));
  }, [openWith, travel]);
  const { toast } = state;
  return (
    <ChatToastRegion
      toast={toast}
      onClose={() => {
        if (toast !== undefined) machine.send({ _tag: 'ToastOver', id: toast.id });
      }}
    />
  );
};
