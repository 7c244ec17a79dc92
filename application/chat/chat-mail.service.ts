import { beginningOf } from '../../domain/chat/unseen-mail';
import type { Account } from '../../domain/identity/account';
import { toPath } from '../navigation/path';
import type { Mail } from '../ports/mailer';
import type { ListedConversation, MessageOnFile } from './chat.store';
import { letter } from '../words/letter';

/** What a mail about an unseen message needs. `stopPath`: without the origin, which is `publicUrl`. */
export interface ChatLetter {
  readonly publicUrl: string;
  readonly candidate: Account;
  readonly conversation: ListedConversation;
  /** The first message that was not seen. */
  readonly first: MessageOnFile;
  readonly stopPath: string;
}

/** The mail about a message that stayed unseen for an hour: its beginning, the way to it, and the way to no more of them (R39). */
export const chatMail = ({ publicUrl, candidate, conversation, first, stopPath }: ChatLetter): Mail => {
  const { hiringManagerName, positionName, locationName } = conversation;
  const { communityId, positionId, hiringManagerId } = conversation;
  const from = hiringManagerName === '' ? 'the hiring manager' : hiringManagerName;
  const [file] = first.attachments;
  return letter({
    to: candidate.email,
    greets: candidate.firstName,
    subject: `A message about ${positionName} at ${locationName}`,
    paragraphs: [`You have a message from ${from} about ${positionName} at ${locationName}. It begins:`],
    highlight: first.text === '' ? (file?.name ?? '') : beginningOf(first.text),
    closing: [`To get no more mails about messages, open this page and press its button: ${publicUrl}${stopPath}`],
    link: {
      label: 'Read and answer',
      url: `${publicUrl}${toPath({ _tag: 'Conversation', communityId, positionId, hiringManagerId })}`,
    },
  });
};
