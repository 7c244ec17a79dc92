import * as O from 'fp-ts/Option';
import type { KeptChats, KeptDraft, UnsentMessage } from '../../../application/chat/kept-chats.port';
import type { ConversationKey } from '../../../domain/chat/conversation';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { listOf, maybe, number, struct, text, type Codec } from '../../contract/codec';
import {
  clientMessageId,
  conversationFields,
  keyFromWire,
  keyToWire,
  messageAttachment,
} from '../../contract/chat/chat.wire';
import { kept } from '../storage/kept';
import type { Rescued } from '../storage/rescued';

const unsentName = 'chat_unsent';
const draftName = 'chat_draft';

/** `place`: the order in which the messages were written. */
const unsentRow = struct({
  place: number,
  ...conversationFields,
  client_id: clientMessageId,
  message: text,
  attachments: listOf(messageAttachment),
});

type UnsentRow = typeof unsentRow extends Codec<infer A> ? A : never;

const draftRow = struct({ text, attachment: maybe(messageAttachment) });

/** The prefix of a candidate's own rows. */
const prefixOf = (owner: CandidateId): string => `${unsentName} ${owner} `;

interface Row {
  readonly place: number;
  readonly message: UnsentMessage;
}

/**
 * Unsent messages and drafts in local storage, stored under their candidate's id (R3a). Each message has its own row, so that two tabs never
 * overwrite each other's messages. What the storage refuses, and what outlives a session that ended by itself, stays in memory until the page closes.
 */
export const browserKeptChats = (place: Rescued): KeptChats => {
  const rowOf = (name: string): Row | undefined =>
    O.toUndefined(
      O.map(({ place: at, client_id: clientId, message, attachments, ...to }: UnsentRow): Row => ({
        place: at,
        message: { to: keyFromWire(to), clientId, text: message, attachments },
      }))(kept(() => place, name, unsentRow).read()),
    );

  const rowsOf = (owner: CandidateId): readonly Row[] =>
    place
      .names()
      .filter((name) => name.startsWith(prefixOf(owner)))
      .map(rowOf)
      .filter((row) => row !== undefined)
      .sort((a, b) => a.place - b.place);

  const nameOf = (owner: CandidateId, clientId: string): string => `${prefixOf(owner)}${clientId}`;

  const draftOf = (owner: CandidateId, { communityId, positionId, hiringManagerId }: ConversationKey) =>
    kept(() => place, `${draftName} ${owner} ${communityId} ${positionId} ${hiringManagerId}`, draftRow);

  return {
    unsent: (owner) => {
      // What outlived a session is stored again.
      for (const name of place.names())
        if (name.startsWith(prefixOf(owner))) place.setItem(name, place.getItem(name) ?? '');
      return rowsOf(owner).map(({ message }) => message);
    },
    keep: (owner, { to, clientId, text: message, attachments }) => {
      const name = nameOf(owner, clientId);
      if (rowOf(name) !== undefined) return;
      const last = rowsOf(owner).at(-1)?.place ?? 0;
      kept(() => place, name, unsentRow).write({
        place: last + 1,
        ...keyToWire(to),
        client_id: clientId,
        message,
        attachments,
      });
    },
    waits: (owner, clientId) => place.getItem(nameOf(owner, clientId)) !== null,
    drop: (owner, clientId) => place.removeItem(nameOf(owner, clientId)),
    draft: (owner, of) => O.toUndefined<KeptDraft>(draftOf(owner, of).read()),
    keepDraft: (owner, of, draft) => {
      const there = draftOf(owner, of);
      if (draft.text === '' && draft.attachment === undefined) there.clear();
      else there.write(draft);
    },
  };
};
