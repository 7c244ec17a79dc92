import { permitted, refused, type Decision } from '../decision';
import { serviceNumbers } from '../parameters/service-values';

/** What all files that one candidate has sent in chats may weigh together, in bytes, inclusive: 500 MB, fifty of the largest (ours, beside R40). */
export const mostSentBytes = serviceNumbers.most_sent_files;

/** The candidate's share of the disk has no room for these files. Lengths in bytes, the new files included. */
export interface SentFilesFull {
  readonly _tag: 'SentFilesFull';
  readonly bytes: number;
  readonly bytesAtMost: number;
}

/**
 * Whether a candidate who has sent files of `sent` bytes may send others of `more` bytes. Nothing gives room back, because what was sent stays in its
 * conversation; so whatever adds no file may be sent however full the share is.
 */
export const maySendFiles = (sent: number, more: number): Decision<SentFilesFull> => {
  const bytes = sent + more;
  return more > 0 && bytes > mostSentBytes
    ? refused({ _tag: 'SentFilesFull', bytes, bytesAtMost: mostSentBytes })
    : permitted;
};
