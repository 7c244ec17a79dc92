import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { Observable, Subject, VirtualTimeScheduler } from 'rxjs';
import { audioCallMachine, type AudioCallPorts } from '../../../application/live-interview/audio-call.live';
import { openScope } from '../../../application/live/scope';
import type { CallNews, CallOrder, VoiceCall, VoiceToken } from '../../../application/live-interview/voice-call.port';
import { callParameters } from '../../../domain/live-interview/call-state';
import { known } from '../../../domain/brand';
import { communityId, positionId } from '../../support/builders/applications';
import { settled } from '../../support/world/by-hand';
import { keepingReporter } from '../../support/world/reporter';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const parameters = callParameters('+1 312 555 0142', '4711');

const aCall = (changes: Partial<AudioCallPorts> = {}) => {
  const scheduler = new VirtualTimeScheduler();
  const news = new Subject<CallNews>();
  const leaves = new Subject<unknown>();
  const told: { dialed: unknown[]; orders: CallOrder[]; sent: string[]; on: number; partings: number } = {
    dialed: [],
    orders: [],
    sent: [],
    on: 0,
    partings: 0,
  };
  const line: VoiceCall = {
    call: (...asked) =>
      new Observable((seen) => {
        told.dialed.push(asked.slice(0, 3));
        told.on += 1;
        const ordering = asked[3].subscribe((order) => told.orders.push(order));
        const telling = news.subscribe(seen);
        return () => {
          told.on -= 1;
          ordering.unsubscribe();
          telling.unsubscribe();
        };
      }),
  };
  const machine = audioCallMachine(
    {
      job,
      app: 'AP1',
      parameters,
      microphone: 'headset',
      api: {
        conferenceToken: () => TE.right({ token: known<VoiceToken>('T1') }),
        updateInterviewStatus:
          ({ status }) =>
          () => {
            told.sent.push(status);
            return Promise.resolve(E.right(undefined));
          },
      },
      loadVoice: () => TE.right(line),
      leavingPage: {
        leaves,
        sayLeft: () => {
          told.partings += 1;
        },
      },
      reporter: keepingReporter(),
      ...changes,
    },
    scheduler,
  );
  const scope = openScope();
  machine.runIn(scope);
  return { machine, scope, news, leaves, told, phase: () => machine.value().call.phase };
};

describe('An audio interview run by its page', () => {
  it('calls at once with its own token, From and Digits, using the chosen microphone [R49, spec 2 §7]', async () => {
    const { told, phase } = aCall();
    expect(phase()).toBe('connecting');
    await settled();
    expect(told.dialed).toEqual([['T1', parameters, 'headset']]);
  });

  it('is accepted, muted and ended; the attendance is Joined, then Left [spec 2 §4.6, R37]', async () => {
    const { machine, news, told, phase } = aCall();
    await settled();
    news.next({ _tag: 'Accepted' });
    await settled();
    expect(phase()).toBe('accepted');
    expect(told.sent).toEqual(['Joined']);
    machine.send({ _tag: 'MutePressed' });
    machine.send({ _tag: 'KeyPressed', digits: '1' });
    expect(told.orders).toEqual([
      { _tag: 'Mute', muted: true },
      { _tag: 'Press', digits: '1' },
    ]);
    news.next({ _tag: 'CallReconnecting' });
    expect(machine.value().reconnecting).toBe(true);
    news.next({ _tag: 'CallReconnected' });
    news.next({ _tag: 'CallLevels', own: 0.4, theirs: 0.1 });
    expect(machine.value().levels).toEqual({ own: 0.4, theirs: 0.1 });
    machine.send({ _tag: 'EndPressed' });
    expect(phase()).toBe('closed');
    expect(told.on).toBe(0);
    expect(told.partings).toBe(1);
  });

  it.each([
    ['rejected', { _tag: 'Rejected' }],
    ['disconnected', { _tag: 'Disconnected' }],
  ] as const)('after %s calls again [spec 2 §4.6]', async (expected, end) => {
    const { machine, news, told, phase } = aCall();
    await settled();
    news.next(end);
    expect(phase()).toBe(expected);
    machine.send({ _tag: 'CallAgainPressed' });
    await settled();
    expect(phase()).toBe('connecting');
    expect(told.dialed).toHaveLength(2);
  });

  it('ended before it is accepted is cancelled [spec 2 §4.6]', async () => {
    const { machine, told, phase } = aCall();
    await settled();
    machine.send({ _tag: 'EndPressed' });
    expect(phase()).toBe('cancelled');
    expect(told).toMatchObject({ on: 0, sent: [] });
    machine.send({ _tag: 'KeyPressed', digits: '1' });
    expect(told.orders).toEqual([]);
  });

  it.each([
    [
      'no token',
      {
        api: {
          conferenceToken: () => TE.left({ _tag: 'VoiceUnavailable' as const }),
          updateInterviewStatus: () => TE.right(undefined),
        },
      },
      { _tag: 'VoiceUnavailable' },
    ],
    [
      'no line',
      { loadVoice: () => TE.left({ _tag: 'NotLoaded' as const }) },
      { _tag: 'LineFault', fault: 'not-loaded' },
    ],
  ])('%s is shown next to the state [R49]', async (_what, changes, trouble) => {
    const { machine, phase } = aCall(changes);
    await settled();
    expect(phase()).toBe('disconnected');
    expect(machine.value().trouble).toEqual(trouble);
  });

  it('reports Left by itself when its page is closed [R61]', async () => {
    const { scope, news, leaves, told } = aCall();
    await settled();
    leaves.next(undefined);
    expect(told.partings).toBe(0);
    news.next({ _tag: 'Accepted' });
    leaves.next(undefined);
    expect(told.partings).toBe(1);
    scope.end();
    expect(told.partings).toBe(2);
  });

  it('ends with a connection error, and says which [R49]', async () => {
    const { machine, news, phase } = aCall();
    await settled();
    news.next({ _tag: 'CallFailed', fault: 'no-microphone' });
    expect(phase()).toBe('disconnected');
    expect(machine.value().trouble).toEqual({ _tag: 'LineFault', fault: 'no-microphone' });
  });
});
