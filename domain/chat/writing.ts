import { isAnyOf, meaningOf, type ApplicationStatus } from '../applications/status-catalogue';
import { isFinished } from '../applications/turns';
import { permitted, refused, type Decision } from '../decision';

/** The application has ended, or the employer has blocked the candidate: its messages can only be read (R39). */
export interface ConversationClosed {
  readonly _tag: 'ConversationClosed';
  /** What the status means; empty if the candidate is blocked. */
  readonly status: string;
}

/** The candidate has blocked the conversation: neither side can write in it. */
export interface ConversationBlocked {
  readonly _tag: 'ConversationBlocked';
}

/** The part of an application that decides whether its candidate may write. */
export interface WritingState {
  readonly status: ApplicationStatus;
  /** The employer has blocked the candidate (block_candidate). */
  readonly blocked: boolean;
}

/**
 * Whether the application accepts messages from the candidate: not once it has ended, except that candidates who were hired may still ask questions
 * (R39).
 */
export const isOpenForMessages = ({ status, blocked }: WritingState): boolean =>
  !blocked && (!isFinished(status) || isAnyOf(status, ['onboarded']));

/** Whether a candidate may write in a conversation (R39). First the application decides, then the candidate's own block. */
export const mayWrite = (
  application: WritingState,
  conversation: { readonly blocked: boolean },
): Decision<ConversationClosed | ConversationBlocked> => {
  if (!isOpenForMessages(application))
    return refused({
      _tag: 'ConversationClosed',
      status: application.blocked ? '' : meaningOf(application.status),
    });
  return conversation.blocked ? refused({ _tag: 'ConversationBlocked' }) : permitted;
};
