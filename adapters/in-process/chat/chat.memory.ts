import type { FileRef } from '../../../application/ports/file-ref';
import {
  mostSwept,
  type AttachmentOnFile,
  type NewReport,
  type Chat,
  type ConversationOnFile,
  type ListedConversation,
  type MessageOnFile,
  type ReportPlace,
  type Side,
} from '../../../application/chat/chat.store';
import type { HiringManagerId, MessageId } from '../../../domain/ids/chat-ids';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { PositionId } from '../../../domain/ids/position-ids';
import type { Instant } from '../../../domain/time/instant';
import { known } from '../../../domain/brand';
import { answer, found, withEntry, written } from '../store/answers';
import type { Draft, Memory } from '../store/memory';

interface ConversationRow {
  readonly id: number;
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
  readonly hiringManagerId: HiringManagerId;
  readonly hiringManagerName: string;
  readonly blockedAt: Instant | undefined;
  readonly seenBy: Readonly<Record<Side, number>>;
  /** The candidate has been mailed about messages up to this one. */
  readonly mailedUpTo: number;
}

interface ChatMessageRow extends MessageOnFile {
  readonly conversation: number;
}

declare module '../store/memory' {
  interface Memory {
    readonly conversations: readonly ConversationRow[];
    /** In the order of their ids. */
    readonly chatMessages: readonly ChatMessageRow[];
    readonly chatAttachments: ReadonlyMap<FileRef, AttachmentOnFile>;
    readonly chatReports: readonly NewReport[];
    readonly managersActed: ReadonlyMap<HiringManagerId, Instant>;
    readonly chatMailsStopped: ReadonlySet<CandidateId>;
  }
}

/** Nothing is stored yet. */
export const chatBegin = {
  conversations: [],
  chatMessages: [],
  chatAttachments: new Map(),
  chatReports: [],
  managersActed: new Map(),
  chatMailsStopped: new Set(),
} satisfies Partial<Memory>;

const other = (side: Side): Side => (side === 'candidate' ? 'manager' : 'candidate');

const messageOf = ({ conversation: _, ...message }: ChatMessageRow): MessageOnFile => message;

const onFile = (memory: Memory, row: ConversationRow): ConversationOnFile | undefined => {
  const position = memory.positions.get(row.positionId);
  return (
    position && {
      id: row.id,
      candidateId: row.candidateId,
      positionId: row.positionId,
      communityId: position.communityId,
      hiringManagerId: row.hiringManagerId,
      hiringManagerName: row.hiringManagerName,
      blocked: row.blockedAt !== undefined,
      seenBy: row.seenBy,
    }
  );
};

const messagesOf = (memory: Memory, conversation: number): readonly ChatMessageRow[] =>
  memory.chatMessages.filter((one) => one.conversation === conversation);

const listedOf = (memory: Memory, row: ConversationRow): ListedConversation | undefined => {
  const conversation = onFile(memory, row);
  const position = memory.positions.get(row.positionId);
  const candidate = memory.candidates.find(({ id }) => id === row.candidateId);
  if (conversation === undefined || position === undefined || candidate === undefined) return undefined;
  const messages = messagesOf(memory, row.id).map(messageOf);
  const from = (side: Side) => messages.filter(({ by }) => by === side);
  const unread = (side: Side) => from(other(side)).filter(({ id }) => id > row.seenBy[side]).length;
  return {
    ...conversation,
    positionName: position.positionName,
    locationName: position.communityName,
    candidateName: `${candidate.firstName} ${candidate.lastName}`.trim(),
    candidateEmail: candidate.email,
    last: messages.at(-1),
    unread: { candidate: unread('candidate'), manager: unread('manager') },
    lastFrom: { candidate: from('candidate').at(-1), manager: from('manager').at(-1) },
  };
};

const listedWhere = (memory: Memory, isIt: (row: ConversationRow) => boolean): readonly ListedConversation[] =>
  memory.conversations
    .filter(isIt)
    .flatMap((row) => listedOf(memory, row) ?? [])
    .sort((a, b) => (b.last?.id ?? 0) - (a.last?.id ?? 0) || a.id - b.id);

/** Newest first. Of the same instant, reports come before blocks. */
const byPlace = (a: ReportPlace, b: ReportPlace): number =>
  b.at - a.at || Number(b.what === 'report') - Number(a.what === 'report') || b.id - a.id;

export const chatIn = (draft: Draft): Chat => {
  const change = (id: number, to: (row: ConversationRow) => ConversationRow): void => {
    draft.write({ conversations: draft.read().conversations.map((row) => (row.id === id ? to(row) : row)) });
  };
  const find: Chat['find'] = (candidateId, key) =>
    found(() => {
      const memory = draft.read();
      const row = memory.conversations.find(
        (one) =>
          one.candidateId === candidateId &&
          one.positionId === key.positionId &&
          one.hiringManagerId === key.hiringManagerId,
      );
      const conversation = row && onFile(memory, row);
      return conversation?.communityId === key.communityId ? conversation : undefined;
    });
  return {
    open: (candidateId, positionId, { id, name }) =>
      written(() => {
        const { conversations, applications } = draft.read();
        const exists = conversations.some(
          (row) => row.candidateId === candidateId && row.positionId === positionId && row.hiringManagerId === id,
        );
        const applied = applications.some(
          (row) => row.candidateId === candidateId && row.application.positionId === positionId,
        );
        if (exists || !applied) return;
        draft.write({
          conversations: [
            ...conversations,
            {
              id: conversations.length + 1,
              candidateId,
              positionId,
              hiringManagerId: id,
              hiringManagerName: name,
              blockedAt: undefined,
              seenBy: { candidate: 0, manager: 0 },
              mailedUpTo: 0,
            },
          ],
        });
      }),
    find,
    lock: find,
    of: (candidateId) => answer(() => listedWhere(draft.read(), (row) => row.candidateId === candidateId)),
    ofManager: (manager) => answer(() => listedWhere(draft.read(), (row) => row.hiringManagerId === manager)),
    unseenBy: (manager, after = known<MessageId>(0), limit) =>
      answer(() =>
        listedWhere(draft.read(), (row) => row.hiringManagerId === manager)
          .flatMap(({ id: conversation, positionId, candidateName, candidateEmail, seenBy }) =>
            messagesOf(draft.read(), conversation)
              .filter(({ by, id }) => by === 'candidate' && id > seenBy.manager && id > after)
              .map((row) => ({ positionId, candidateName, candidateEmail, seenBy, message: messageOf(row) })),
          )
          .sort((a, b) => a.message.id - b.message.id)
          .slice(0, limit),
      ),
    add: (conversation, message) =>
      answer(() => {
        const { chatMessages } = draft.read();
        const id = known<MessageId>(chatMessages.length + 1);
        draft.write({ chatMessages: [...chatMessages, { ...message, id, conversation }] });
        return id;
      }),
    addPast: (conversation, messages) =>
      written(() => {
        const there = messagesOf(draft.read(), conversation);
        const missing = messages.filter(
          (one) => !there.some(({ by, sentAt }) => by === one.by && sentAt === one.sentAt),
        );
        if (missing.length === 0) return;
        const { chatMessages } = draft.read();
        draft.write({
          chatMessages: [
            ...chatMessages,
            ...missing.map((one, n) => ({ ...one, conversation, id: known<MessageId>(chatMessages.length + n + 1) })),
          ],
        });
        const all = messagesOf(draft.read(), conversation);
        const lastOf = (side: Side) => all.filter(({ by }) => by === side).at(-1)?.id ?? 0;
        const seen = (row: ConversationRow, side: Side) => Math.max(row.seenBy[side], lastOf(side));
        change(conversation, (row) => ({
          ...row,
          seenBy: { candidate: seen(row, 'candidate'), manager: seen(row, 'manager') },
          mailedUpTo: all.at(-1)?.id ?? 0,
        }));
      }),
    withClientId: (conversation, by, clientId) =>
      found(() => {
        const row = messagesOf(draft.read(), conversation).find((one) => one.by === by && one.clientId === clientId);
        return row && messageOf(row);
      }),
    message: (conversation, id) =>
      found(() => {
        const row = messagesOf(draft.read(), conversation).find((one) => one.id === id);
        return row && messageOf(row);
      }),
    page: (conversation, before, limit) =>
      answer(() =>
        messagesOf(draft.read(), conversation)
          .filter(({ id }) => before === undefined || id < before)
          .map(messageOf)
          .reverse()
          .slice(0, limit),
      ),
    markSeen: (conversation, by, upTo) =>
      found(() => {
        const memory = draft.read();
        const row = memory.conversations.find(({ id }) => id === conversation);
        const last = messagesOf(memory, conversation)
          .filter((one) => one.by === other(by) && (upTo === undefined || one.id <= upTo))
          .at(-1);
        if (row === undefined || last === undefined || last.id <= row.seenBy[by]) return undefined;
        change(conversation, (one) => ({ ...one, seenBy: { ...one.seenBy, [by]: last.id } }));
        return last.id;
      }),
    block: (conversation, at) => written(() => change(conversation, (row) => ({ ...row, blockedAt: at }))),
    latestSent: (candidateId, atMost) =>
      answer(() => {
        const { conversations, chatMessages } = draft.read();
        const own = new Set(conversations.filter((row) => row.candidateId === candidateId).map(({ id }) => id));
        return chatMessages
          .filter(({ conversation, by }) => by === 'candidate' && own.has(conversation))
          .slice(-atMost)
          .reverse()
          .map(({ sentAt }) => sentAt);
      }),

    addAttachment: (attachment) =>
      written(() => {
        const { chatAttachments } = draft.read();
        if (!chatAttachments.has(attachment.file))
          draft.write({ chatAttachments: withEntry(chatAttachments, attachment.file, { ...attachment, sent: false }) });
      }),
    attachment: (file) => found(() => draft.read().chatAttachments.get(file)),
    sendAttachments: (conversation, files) =>
      written(() => {
        draft.write({
          chatAttachments: new Map(
            [...draft.read().chatAttachments].map(([file, one]) => [
              file,
              files.includes(file) ? { ...one, conversation, sent: true } : one,
            ]),
          ),
        });
      }),
    sentBytes: (candidate) =>
      answer(() =>
        [...draft.read().chatAttachments.values()]
          .filter(({ sent, by, candidateId }) => sent && by === 'candidate' && candidateId === candidate)
          .reduce((all, { bytes }) => all + (bytes ?? 0), 0),
      ),
    unmeasured: () =>
      answer(() =>
        [...draft.read().chatAttachments.values()]
          .filter(({ bytes }) => bytes === undefined)
          .slice(0, mostSwept)
          .map(({ file }) => file),
      ),
    measure: (file, bytes) =>
      written(() => {
        const { chatAttachments } = draft.read();
        const one = chatAttachments.get(file);
        if (one !== undefined) draft.write({ chatAttachments: withEntry(chatAttachments, file, { ...one, bytes }) });
      }),
    unsentAttachments: (uploadedBefore) =>
      answer(() =>
        [...draft.read().chatAttachments.values()]
          .filter(({ sent, uploadedAt }) => !sent && uploadedAt < uploadedBefore)
          .sort((a, b) => a.uploadedAt - b.uploadedAt)
          .slice(0, mostSwept)
          .map(({ file }) => file),
      ),
    unsentOf: (candidate) =>
      answer(() =>
        [...draft.read().chatAttachments.values()]
          .filter(({ sent, by, candidateId }) => !sent && by === 'candidate' && candidateId === candidate)
          .sort((a, b) => b.uploadedAt - a.uploadedAt)
          .map(({ file }) => file),
      ),
    dropAttachments: (files) =>
      written(() => {
        draft.write({
          chatAttachments: new Map(
            [...draft.read().chatAttachments].filter(([file, { sent }]) => sent || !files.includes(file)),
          ),
        });
      }),

    report: (report) =>
      written(() => {
        const others = draft.read().chatReports.filter(({ message }) => message !== report.message);
        draft.write({ chatReports: [...others, report] });
      }),
    reports: (after, limit) =>
      answer(() => {
        const memory = draft.read();
        const seen = (conversation: number) => {
          const row = memory.conversations.find(({ id }) => id === conversation);
          return row && listedOf(memory, row);
        };
        const about = (of: ListedConversation) => ({
          candidateEmail: of.candidateEmail,
          positionId: of.positionId,
          hiringManagerId: of.hiringManagerId,
          hiringManagerName: of.hiringManagerName,
        });
        const reports = memory.chatReports.flatMap(({ conversation, message, reason, at }) => {
          const of = seen(conversation);
          const body = memory.chatMessages.find(({ id }) => id === message)?.text;
          const place: ReportPlace = { at, what: 'report', id: message };
          return of === undefined ? [] : [{ report: { ...about(of), message: body, reason, at }, place }];
        });
        const blocks = memory.conversations.flatMap((row) => {
          const of = seen(row.id);
          const at = row.blockedAt;
          if (of === undefined || at === undefined) return [];
          const place: ReportPlace = { at, what: 'block', id: row.id };
          return [{ report: { ...about(of), message: undefined, reason: '', at }, place }];
        });
        return [...reports, ...blocks]
          .sort((a, b) => byPlace(a.place, b.place))
          .filter(({ place }) => after === undefined || byPlace(after, place) < 0)
          .slice(0, limit);
      }),

    managerActed: (manager, at) =>
      written(() => draft.write({ managersActed: withEntry(draft.read().managersActed, manager, at) })),
    managersActive: (since) =>
      answer(() => [...draft.read().managersActed].filter(([, at]) => at >= since).map(([manager]) => manager)),
    managersActiveFor: (candidates, since) =>
      answer(() => {
        const { managersActed, conversations, applications, positions } = draft.read();
        const active = [...managersActed].filter(([, at]) => at >= since).map(([manager]) => manager);
        return candidates.flatMap((candidateId) => {
          const theirs = new Set([
            ...conversations.filter((row) => row.candidateId === candidateId).map((row) => row.hiringManagerId),
            ...applications
              .filter((row) => row.candidateId === candidateId)
              .map((row) => positions.get(row.application.positionId)?.hiringManager?.id),
          ]);
          return active.filter((manager) => theirs.has(manager)).map((manager) => ({ candidateId, manager }));
        });
      }),

    takeUnseen: (writtenBefore) =>
      found(() => {
        const memory = draft.read();
        for (const row of memory.conversations) {
          const [first] = messagesOf(memory, row.id).filter(
            ({ by, id }) => by === 'manager' && id > row.seenBy.candidate && id > row.mailedUpTo,
          );
          const conversation = listedOf(memory, row);
          if (
            first === undefined ||
            conversation === undefined ||
            first.sentAt > writtenBefore ||
            row.blockedAt !== undefined ||
            memory.chatMailsStopped.has(row.candidateId)
          )
            continue;
          change(row.id, (one) => ({ ...one, mailedUpTo: conversation.last?.id ?? first.id }));
          return { conversation, first: messageOf(first) };
        }
        return undefined;
      }),
    stopMails: (candidateId) =>
      written(() => draft.write({ chatMailsStopped: new Set([...draft.read().chatMailsStopped, candidateId]) })),
  };
};
