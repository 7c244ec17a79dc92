import * as E from 'fp-ts/Either';
import { NEVER, of, VirtualTimeScheduler } from 'rxjs';
import { lazyLine } from '../../../application/chat/lazy-line.live';
import type { LineEvent, LiveLine } from '../../../application/chat/socket.port';
import { withManager } from '../../support/builders/chat';
import { token } from '../../support/builders/identity';
import { settled } from '../../support/world/by-hand';

const line: LiveLine = {
  open: () => of({ _tag: 'LineUp' }),
  sendMessage: () => () => Promise.resolve(E.left({ _tag: 'AnswerLost' })),
  say: () => true,
};

const message = { ...withManager(900), as: undefined, clientId: undefined, text: 'Hi', attachments: [] };

describe('A connection whose code is loaded when it is opened', () => {
  it('is not up until the code has loaded; then it is the real connection', async () => {
    const lazy = lazyLine(() => Promise.resolve(line));
    expect(await lazy.sendMessage(message)()).toEqual(E.left({ _tag: 'LineNotUp' }));
    const events: LineEvent[] = [];
    lazy.open(token(1)).subscribe((event) => events.push(event));
    await settled();
    expect(events).toEqual([{ _tag: 'LineConnecting' }, { _tag: 'LineUp' }]);
    expect(await lazy.sendMessage(message)()).toEqual(E.left({ _tag: 'AnswerLost' }));
  });

  it('is loaded again if that failed, after 1, then 2 s [spec 2 §9]', async () => {
    const time = new VirtualTimeScheduler();
    let tries = 0;
    const lazy = lazyLine(() => {
      tries += 1;
      return tries < 3 ? Promise.reject(new Error('offline')) : Promise.resolve({ ...line, open: () => NEVER });
    }, time);
    const events: LineEvent[] = [];
    lazy.open(token(1)).subscribe((event) => events.push(event));
    await settled();
    expect(events.at(-1)).toEqual({ _tag: 'LineDown', attempt: 0, retryIn: 1_000 });
    time.flush();
    await settled();
    expect(events.at(-1)).toEqual({ _tag: 'LineDown', attempt: 1, retryIn: 2_000 });
    time.flush();
    await settled();
    expect(tries).toBe(3);
  });
});
