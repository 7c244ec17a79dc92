import type { ServiceDependencies } from '../dependencies';
import { attachmentUploads, readSignedAttachment, signAttachment, storeAttachment } from './attachments';
import { stopChatMails } from './mail-unseen';
import { activeManagers, onlineManagers } from './online';
import { listConversations, markSeen, readHistory, unreadMessages } from './read-conversations';
import { blockConversation, reportMessage } from './report-and-block';
import { sendMessage } from './send-message';

/** A candidate's side of chat. */
export const chatService = (deps: ServiceDependencies) => ({
  listConversations: listConversations(deps),
  unreadMessages: unreadMessages(deps),
  history: readHistory(deps),
  markSeen: markSeen(deps),
  send: sendMessage(deps),
  attachments: attachmentUploads(deps),
  storeAttachment: storeAttachment(deps),
  signAttachment: signAttachment(deps),
  readSignedAttachment: readSignedAttachment(deps),
  activeManagers: activeManagers(deps),
  onlineManagers: onlineManagers(deps),
  stopMails: stopChatMails(deps),
  reportMessage: reportMessage(deps),
  blockConversation: blockConversation(deps),
});
