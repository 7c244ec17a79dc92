import * as E from 'fp-ts/Either';
import { catchError, concat, defer, from, of, switchMap, timer, type Observable, type SchedulerLike } from 'rxjs';
import { chatReconnectDelay } from '../../domain/chat/connection';
import type { LineEvent, LiveLine } from './socket.port';

/** Tabs are opened one by one, so their loads are spread already. */
const noChance = 0;

/** A line whose code is loaded when it is opened for the first time. If that fails, it is tried again like a lost line. */
export const lazyLine = (load: () => Promise<LiveLine>, scheduler?: SchedulerLike): LiveLine => {
  let loaded: LiveLine | undefined;
  const arriving = async (): Promise<LiveLine> => {
    loaded ??= await load();
    return loaded;
  };
  const open: LiveLine['open'] = (token) => {
    const attempt = (tries: number): Observable<LineEvent> =>
      defer(() => from(arriving())).pipe(
        switchMap((line) => line.open(token)),
        catchError((): Observable<LineEvent> => {
          const retryIn = chatReconnectDelay(tries, noChance);
          return concat(
            of<LineEvent>({ _tag: 'LineDown', attempt: tries, retryIn }),
            timer(retryIn, scheduler).pipe(switchMap(() => attempt(tries + 1))),
          );
        }),
      );
    return concat(of<LineEvent>({ _tag: 'LineConnecting' }), attempt(0));
  };
  return {
    open,
    sendMessage: (message) => loaded?.sendMessage(message) ?? (() => Promise.resolve(E.left({ _tag: 'LineNotUp' }))),
    say: (message) => loaded?.say(message) ?? false,
  };
};
