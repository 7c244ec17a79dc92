import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { defer, EMPTY, merge, Observable, of, share, tap, timer } from 'rxjs';
import { io, type Socket } from 'socket.io-client';
import type { CallFailure } from '../../../application/failure';
import type { MessageToSend, SendMessageRefusal } from '../../../application/chat/chat.api';
import type { Reporter } from '../../../application/ports/reporter';
import type { SessionToken } from '../../../application/identity/secrets.port';
import type { LineEvent, LineNotUp, LiveLine } from '../../../application/chat/socket.port';
import { chatReconnectDelay } from '../../../domain/chat/connection';
import type { StoredMessage } from '../../../domain/chat/delivery';
import { seconds } from '../../../domain/time/duration';
import { sendChatMessage } from '../../contract/chat/chat.calls';
import { readAnswer } from '../../contract/envelope';
import { addUser, lineEnding, readInbound, sendMsg, sessionEnded } from '../../contract/messages';

/** How long the server may take to acknowledge. */
const acknowledgedWithin = seconds(10);

/** A proxy can accept a connection and then go silent. */
const connectsWithin = seconds(10);

/** What the server says when it closes the line because the session is over. */
const endingOf = (payload: unknown): { readonly message: string } | undefined => {
  const read = lineEnding.type.decode(payload);
  return E.isRight(read) && read.right.statusCode === 401 ? { message: read.right.error } : undefined;
};

const dataOf = (error: Error): unknown => ('data' in error ? error.data : undefined);

/** An acknowledgment; left: none came in time. */
const acknowledged = (socket: Socket, event: string, payload: unknown): Promise<E.Either<'NoAnswer', unknown>> =>
  socket
    .timeout(acknowledgedWithin)
    .emitWithAck(event, payload)
    .then(E.right<'NoAnswer', unknown>, () => E.left('NoAnswer'));

/** A random number from 0 up to 1. */
const chanceFrom = (crypto: Pick<Crypto, 'getRandomValues'>): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/**
 * The live line over socket.io, at the portal's own address. WebSocket first, then long polling, so that a proxy that blocks one still lets the other
 * through. It reconnects after 1 to 5 s, each line at a moment of its own, and never gives up (spec 2 §9).
 */
export const browserLiveLine = (
  {
    location,
    crypto,
  }: { readonly location: Pick<Location, 'origin'>; readonly crypto: Pick<Crypto, 'getRandomValues'> },
  reporter: Reporter,
): LiveLine => {
  const lines = new Map<SessionToken, Observable<LineEvent>>();
  /** The socket that is connected. */
  let up: Socket | undefined;

  const run = (token: SessionToken): Observable<LineEvent> =>
    new Observable<LineEvent>((to) => {
      const socket = io(location.origin, {
        auth: { token },
        transports: ['websocket', 'polling'],
        tryAllTransports: true,
        // The domain decides how long to pause.
        reconnection: false,
        autoConnect: false,
        multiplex: false,
        timeout: connectsWithin,
      });
      let attempt = 0;
      const connect = (): void => {
        to.next({ _tag: 'LineConnecting' });
        socket.connect();
      };
      const lose = (): void => {
        if (up === socket) up = undefined;
      };
      const end = (message: string): void => {
        lose();
        to.next({ _tag: 'LineRefused', message });
        to.complete();
      };
      const again = (): void => {
        lose();
        const retryIn = chatReconnectDelay(attempt, chanceFrom(crypto));
        to.next({ _tag: 'LineDown', attempt, retryIn });
        attempt += 1;
        to.add(timer(retryIn).subscribe(connect));
      };
      socket.on('connect', () => {
        void acknowledged(socket, addUser.event, {}).then((answer) => {
          if (to.closed || !socket.connected) return;
          if (E.isLeft(answer)) {
            socket.disconnect();
            return;
          }
          attempt = 0;
          up = socket;
          to.next({ _tag: 'LineUp' });
        });
      });
      socket.on('connect_error', (error) => {
        const ending = endingOf(dataOf(error));
        if (ending === undefined) again();
        else end(ending.message);
      });
      socket.on('disconnect', () => {
        if (!to.closed) again();
      });
      socket.onAny((event: string, payload: unknown) => {
        if (event === sessionEnded) {
          end(endingOf(payload)?.message ?? '');
          return;
        }
        const read = readInbound(event, payload);
        if (E.isRight(read)) to.next({ _tag: 'Arrived', message: read.right });
        else reporter.report('unreadable-message', { event, fault: read.left });
      });
      connect();
      return () => {
        lose();
        socket.removeAllListeners();
        socket.disconnect();
        lines.delete(token);
      };
    });

  /** One connection shared by everyone who opens it; latecomers are told its current state at once. */
  const shared = (token: SessionToken): Observable<LineEvent> => {
    let state: LineEvent | undefined;
    const line = run(token).pipe(
      tap({
        next: (event) => {
          if (event._tag !== 'Arrived') state = event;
        },
        finalize: () => {
          state = undefined;
        },
      }),
      share(),
    );
    return defer(() => merge(state === undefined ? EMPTY : of(state), line));
  };

  const sendMessage = (
    message: MessageToSend,
  ): TE.TaskEither<LineNotUp | CallFailure | SendMessageRefusal, StoredMessage> => {
    const socket = up;
    if (socket?.connected !== true) return () => Promise.resolve(E.left({ _tag: 'LineNotUp' }));
    return async () => {
      const answer = await acknowledged(socket, sendMsg.event, sendMsg.codec.type.encode(message));
      return E.isLeft(answer)
        ? E.left({ _tag: 'AnswerLost' })
        : readAnswer(sendChatMessage, { httpStatus: 200, body: answer.right, requestId: undefined });
    };
  };

  return {
    open: (token) => {
      const there = lines.get(token) ?? shared(token);
      lines.set(token, there);
      return there;
    },
    sendMessage,
    say: () => false,
  };
};
