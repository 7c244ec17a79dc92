import { isCallFailure, type CallFailure } from '../../../application/failure';
import { sayCallFailure, sessionTimeout } from '../../../application/words/failures';

const reference = (requestId: string | undefined): readonly string[] =>
  requestId === undefined ? [] : [`If you ask us for help, give us this number: ${requestId}`];

/** A failed call in words (R4, R29): what happened, what is kept, what to do. The server's message is passed on unchanged. */
const linesOf = (failure: CallFailure, portal: string): readonly string[] => {
  switch (failure._tag) {
    case 'NoConnection':
      return [`The portal does not answer at ${portal}. Start it, or set PUBLIC_URL to where it is.`];
    case 'AnswerLost':
      return ['The connection dropped before we heard back. Run the same command again: nothing is ever done twice.'];
    case 'SessionEnded':
      return [failure.message === '' ? sessionTimeout : failure.message, 'Sign in again with: sign-in EMAIL'];
    case 'NoContent':
    case 'NotAcceptable':
    case 'NoPosition':
    case 'TooManyCalls':
    case 'ServerFault':
    case 'PartMissing': {
      const { title, text } = sayCallFailure(failure);
      return [
        ...(title === undefined ? [] : [`${title}.`]),
        text,
        ...reference('requestId' in failure ? failure.requestId : undefined),
      ];
    }
    case 'UnreadableAnswer':
      return [
        `The portal sent an answer that this program can't read (${failure.call}): they are of different versions.`,
        ...reference(failure.requestId),
      ];
  }
};

/** The lines of a refusal, and of a failure of any call. */
export const sayOr =
  <R extends { readonly _tag: string }>(portal: string, say: (refusal: R) => readonly string[]) =>
  (failure: R | CallFailure): readonly string[] =>
    isCallFailure(failure) ? linesOf(failure, portal) : say(failure);
