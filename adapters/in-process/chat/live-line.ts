import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { Observable } from 'rxjs';
import type { LiveNews } from '../../../application/chat/live-news.port';
import type { Sealed } from '../../../application/ports/secrets';
import type { InboundMessage, LineEvent, LiveLine } from '../../../application/chat/socket.port';
import type { CandidateApi } from '../../../application/ports/candidate-api';
import type { CandidateService } from '../../../application/service/candidate-service';
import { saySessionOver } from '../../../application/words/failures';
import type { CandidateId } from '../../../domain/ids/candidate-id';

interface Listener {
  readonly candidateId: CandidateId;
  readonly session: Sealed;
  readonly hear: (message: InboundMessage) => void;
  readonly end: () => void;
}

/** Where the service's news reaches the open lines, as the server's sockets do. `listen` answers how to stop listening. */
export interface LiveHub {
  readonly news: LiveNews;
  readonly listen: (listener: Listener) => () => void;
}

/** Connects the service to its devices' lines, without a network. */
export const liveHub = (): LiveHub => {
  const listeners = new Set<Listener>();
  return {
    news: {
      tell: (candidate, message) => {
        for (const listener of [...listeners]) if (listener.candidateId === candidate) listener.hear(message);
      },
      sessionEnded: (session) => {
        for (const listener of [...listeners]) if (listener.session === session) listener.end();
      },
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/** The `LiveLine` port, directly on the service: never down, and closed with its session. */
export const inProcessLiveLine = (
  service: Pick<CandidateService, 'authenticate' | 'onlineManagers'>,
  api: Pick<CandidateApi, 'sendMessage'>,
  { listen }: LiveHub,
): LiveLine => {
  let open = 0;
  return {
    open: (token) =>
      new Observable<LineEvent>((line) => {
        line.next({ _tag: 'LineConnecting' });
        let stop = (): void => undefined;
        const refuse = (): void => {
          line.next({ _tag: 'LineRefused', message: saySessionOver({ _tag: 'NoSession' }) });
          line.complete();
        };
        const connect = async (): Promise<void> => {
          const caller = await service.authenticate(token)();
          if (line.closed) return;
          if (E.isLeft(caller)) {
            refuse();
            return;
          }
          const { candidateId, shown } = caller.right;
          const leave = listen({
            candidateId,
            session: shown,
            hear: (message) => line.next({ _tag: 'Arrived', message }),
            end: refuse,
          });
          open += 1;
          stop = () => {
            leave();
            open -= 1;
          };
          line.next({ _tag: 'LineUp' });
          const online = await service.onlineManagers([candidateId])();
          if (E.isRight(online))
            line.next({
              _tag: 'Arrived',
              message: { _tag: 'OnlineManagers', managers: online.right.get(candidateId) ?? [] },
            });
        };
        void connect();
        return () => stop();
      }),
    sendMessage: (message) => (open === 0 ? TE.left({ _tag: 'LineNotUp' }) : api.sendMessage(message)),
    say: () => open > 0,
  };
};
