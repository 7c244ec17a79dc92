import type { Socket } from 'socket.io-client';

interface Question {
  readonly event: string;
  readonly payload: unknown;
  /** In milliseconds. */
  readonly within: number;
}

/**
 * Asks, and takes the answer before any message that the server sent after it; undefined: none came in time. With a promise, a later message that came in
 * the same packet, as over long polling, would be taken first.
 */
export const askInOrder = (
  socket: Socket,
  { event, payload, within }: Question,
  answered: (answer: unknown) => void,
): void => {
  socket
    .timeout(within)
    .emit(event, payload, (fault: unknown, answer: unknown) => answered(fault ? undefined : answer));
};
