import * as E from 'fp-ts/Either';
import { parseIsoInstant, printIsoInstant } from '../../domain/time/instant';
import type { CallFailure } from '../failure';
import type { MailedLinkUsed, SessionOver } from '../ports/session-over';

/* What server, terminal and screens say when a call fails (R4, R29). */

/** spec 1 §8 */
export const somethingWentWrong = 'Something went wrong...!';

/** spec 1 §8 */
export const sessionTimeout = 'Session timeout please login..!';

/** spec 1 §4 */
export const signedOutMessage = 'Logged out successfully';

/** ours: what happens automatically after a session ends */
export const signInFollows = 'You will be taken to the sign-in page.';

/** spec 1 §8, the forbidden page */
export const cannotAccess = 'You cannot access this page. Your session will be closed now please login...!';

/** After a change of e-mail or phone ended the session (spec 1 §8). */
export const pleaseLogInAgain = 'Please login again!!';

/** The message of a 401. It doesn't say whether the token was unknown, closed or idle. */
export const saySessionOver = (over: SessionOver): string => {
  switch (over._tag) {
    case 'SessionReplaced':
      return pleaseLogInAgain;
    case 'NoSession':
      return sessionTimeout;
    case 'MailedLinkUsed':
      return `We have your resume: ${over.name}, received ${printIsoInstant(over.receivedAt)}.`;
  }
};

/** What the message of a 401 tells of the resume that a mailed link was used for; undefined: nothing. */
export const linkUsedIn = (message: string): Omit<MailedLinkUsed, '_tag'> | undefined => {
  const [, name, received = ''] = /^We have your resume: (.+), received (\S+)\.$/s.exec(message) ?? [];
  const receivedAt = parseIsoInstant(received);
  return name === undefined || E.isLeft(receivedAt) ? undefined : { name, receivedAt: receivedAt.right };
};

/** A 401 for candidates, whatever the server's message: the session timed out, or e-mail or phone changed (spec 1 §8). */
export const saySessionEnded = ({ message }: { readonly message: string }): string =>
  message === pleaseLogInAgain ? pleaseLogInAgain : sessionTimeout;

/** spec 1 §8: a 204 without a message */
const noDataFound = 'No data found';

/** ours, from here on */
const ourFault = 'This is our fault, not yours. Wait a moment, then try again.';

/** What a candidate can do about a failure on the spot. */
export type WayOut = 'try-again' | 'load-again' | 'none';

/** A notice about a failed call: title, text and the button that may help. */
export interface FailureWords {
  /** Undefined: the title is what could not be done. */
  readonly title: string | undefined;
  readonly text: string;
  readonly way: WayOut;
}

/** The server's message unchanged, or a default, so no notice is empty. */
export const saidByServer = (message: string, otherwise: string): string => (message === '' ? otherwise : message);

const words = (title: string | undefined, text: string, way: WayOut = 'try-again'): FailureWords => ({
  title,
  text,
  way,
});

/** The notice for each way a call can fail, with the server's message where a candidate can use it (R4). */
export const sayCallFailure = (failure: CallFailure): FailureWords => {
  switch (failure._tag) {
    case 'NoConnection':
      return words('You are offline', 'We could not reach the portal. Check your connection, then try again.');
    case 'AnswerLost':
      return words('Connection lost', 'The connection dropped before we heard back. Try again.');
    case 'PartMissing':
      return words(
        'This page did not load',
        'Part of the portal did not load. Load the page again to get it.',
        'load-again',
      );
    case 'SessionEnded':
      return words(saySessionEnded(failure), signInFollows, 'none');
    case 'NoContent':
      return words(undefined, saidByServer(failure.message, noDataFound));
    case 'NotAcceptable':
    case 'NoPosition':
      return words(undefined, saidByServer(failure.message, ourFault));
    case 'TooManyCalls':
      return words('That was a lot at once', 'Wait a minute, then try again.');
    case 'ServerFault':
      return words(
        undefined,
        failure.message === '' || failure.message === somethingWentWrong ? ourFault : `${failure.message} ${ourFault}`,
      );
    case 'UnreadableAnswer':
      return words(
        undefined,
        'The portal sent an answer we could not read. Load the page again. If it happens again, ask us for help.',
        'load-again',
      );
  }
};
