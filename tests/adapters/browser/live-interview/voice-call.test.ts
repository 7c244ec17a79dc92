import { Observable, Subject } from 'rxjs';
import {
  faultOf,
  twilioVoiceCall,
  type PhoneCall,
  type PhoneDevice,
} from '../../../../adapters/browser/live-interview/voice-call';
import type {
  Camera,
  DeviceChange,
  MediaDevice,
  OpenDeviceNews,
  OpenedDevice,
} from '../../../../application/tech-check/camera.port';
import type { DeviceFault } from '../../../../domain/tech-check/device-fault';
import type { CallNews, CallOrder, VoiceToken } from '../../../../application/live-interview/voice-call.port';
import { callParameters } from '../../../../domain/live-interview/call-state';
import { known } from '../../../../domain/brand';
import { settled } from '../../../support/world/by-hand';

const built: MediaDevice = { id: 'built-in', label: 'Built-in microphone' };
/** What it delivers, which only the SDK looks at. */
const sound: MediaStream = Object.create(null);

/** An error as the SDK creates it. */
const withCode = (code: number): Error => Object.assign(new Error('Twilio'), { code });

/** The SDK's device, operated by hand. */
const aLine = (refuses?: Error, stuck = false) => {
  const told: {
    connected: unknown[];
    sounds: unknown[];
    replaced: number;
    muted: boolean[];
    digits: string[];
    hangUps: number;
    destroyed: number;
  } = {
    connected: [],
    sounds: [],
    replaced: 0,
    muted: [],
    digits: [],
    hangUps: 0,
    destroyed: 0,
  };
  const listeners = new Map<string, (...told: readonly unknown[]) => void>();
  const call: PhoneCall = {
    on: (event, listener) => listeners.set(event, listener),
    mute: (muted) => told.muted.push(muted),
    sendDigits: (digits) => told.digits.push(digits),
    disconnect: () => {
      told.hangUps += 1;
    },
  };
  const device: PhoneDevice = {
    connect: (options) => {
      told.connected.push(options);
      if (refuses !== undefined) throw refuses;
      return Promise.resolve(call);
    },
    replace: () => {
      told.replaced += 1;
      return stuck ? Promise.reject(new Error('Device not found')) : Promise.resolve();
    },
    destroy: () => {
      told.destroyed += 1;
    },
  };
  return {
    told,
    device,
    happens: (event: string, ...details: readonly unknown[]) => listeners.get(event)?.(...details),
  };
};

/** A microphone of that id, or why there is none; what happens to it later is told by hand. */
const aMicrophone = (fault?: DeviceFault) => {
  const later = new Subject<OpenDeviceNews>();
  const changes = new Subject<DeviceChange>();
  const there = { fault };
  const told: { asked: (string | undefined)[]; open: number } = { asked: [], open: 0 };
  const openOne: Camera<MediaStream>['openOne'] = (_, id) =>
    new Observable((seen) => {
      told.asked.push(id);
      told.open += 1;
      seen.next(
        there.fault === undefined
          ? { _tag: 'Opened', device: { _tag: 'Open', device: built }, stream: sound }
          : { _tag: 'Opened', device: { _tag: 'NotOpen', fault: there.fault }, stream: undefined },
      );
      const telling = later.subscribe(seen);
      return () => {
        telling.unsubscribe();
        told.open -= 1;
      };
    });
  return { openOne, changes, there, later, told };
};

const start = (line: ReturnType<typeof aLine>, microphone?: string, mic = aMicrophone()) => {
  const orders = new Subject<CallOrder>();
  const news: CallNews[] = [];
  const microphones: OpenedDevice[] = [];
  const calling = twilioVoiceCall((_, given) => {
    line.told.sounds.push(given);
    return line.device;
  }, mic)
    .call(known<VoiceToken>('T1'), callParameters('+1 (312) 555-0142', '4711'), microphone, orders)
    .subscribe((one) => {
      if (one._tag === 'MicrophoneIs') microphones.push(one.microphone);
      else news.push(one);
    });
  return { orders, news, calling, microphones };
};

describe('A call over Twilio', () => {
  it("comes From the candidate's phone digits, with the join code as Digits [spec 2 §7, R49]", async () => {
    const line = aLine();
    const mic = aMicrophone();
    start(line, 'headset', mic);
    await settled();
    expect(mic.told.asked).toEqual(['headset']);
    expect(line.told.sounds).toEqual([sound]);
    expect(line.told.connected).toEqual([
      {
        params: { From: '13125550142', Digits: '4711' },
      },
    ]);
  });

  it('reports what happens, mutes, presses keys and hangs up [spec 2 §4.6]', async () => {
    const line = aLine();
    const { orders, news, calling } = start(line);
    await settled();
    line.happens('accept');
    line.happens('reconnecting');
    line.happens('reconnected');
    line.happens('volume', 0.5, 0.25);
    orders.next({ _tag: 'Mute', muted: true });
    orders.next({ _tag: 'Press', digits: '1' });
    expect(news).toEqual([
      { _tag: 'Accepted' },
      { _tag: 'CallReconnecting' },
      { _tag: 'CallReconnected' },
      { _tag: 'CallLevels', own: 0.5, theirs: 0.25 },
    ]);
    expect(line.told).toMatchObject({ muted: [true], digits: ['1'] });
    calling.unsubscribe();
    expect(line.told).toMatchObject({ hangUps: 1, destroyed: 1 });
    line.happens('disconnect');
    expect(news).toHaveLength(4);
  });

  it.each([
    ['reject', { _tag: 'Rejected' }],
    ['cancel', { _tag: 'Rejected' }],
    ['disconnect', { _tag: 'Disconnected' }],
  ])('ends with %s [spec 2 §4.6]', async (event, expected) => {
    const line = aLine();
    const { news } = start(line);
    await settled();
    line.happens(event);
    expect(news).toEqual([expected]);
    expect(line.told.destroyed).toBe(1);
  });

  it.each([
    ['missing', 'no-microphone'],
    ['failed', 'no-microphone'],
    ['busy', 'microphone-busy'],
    ['denied', 'microphone-denied'],
    ['dismissed', 'microphone-denied'],
  ] as const)('with a microphone that is %s fails as %s and dials nothing [R49]', async (fault, reason) => {
    const line = aLine();
    const { news } = start(line, undefined, aMicrophone(fault));
    await settled();
    expect(news).toEqual([{ _tag: 'CallFailed', fault: reason }]);
    expect(line.told.connected).toEqual([]);
  });

  it('tells when its microphone delivers nothing, and closes it in the end', async () => {
    const mic = aMicrophone();
    const { microphones, calling } = start(aLine(), undefined, mic);
    await settled();
    mic.later.next({ _tag: 'Hushed', kind: 'microphone', hush: 'paused' });
    mic.later.next({ _tag: 'Hushed', kind: 'microphone', hush: undefined });
    expect(microphones).toEqual([
      { _tag: 'Open', device: built },
      { _tag: 'Open', device: built, hush: 'paused' },
      { _tag: 'Open', device: built },
    ]);
    calling.unsubscribe();
    expect(mic.told.open).toBe(0);
  });

  it('tells at once that its microphone is lost, and goes on with another one', async () => {
    const [line, mic] = [aLine(), aMicrophone()];
    const { microphones, news, calling } = start(line, 'headset', mic);
    await settled();
    mic.later.next({ _tag: 'Stopped', kind: 'microphone', fault: 'lost' });
    expect(microphones.at(-1)).toEqual({ _tag: 'NotOpen', fault: 'lost' });
    await settled();
    expect(microphones.at(-1)).toEqual({ _tag: 'Open', device: built });
    expect([line.told.replaced, mic.told.open, line.told.connected.length, news]).toEqual([1, 1, 1, []]);
    calling.unsubscribe();
    expect(mic.told.open).toBe(0);
  });

  it('without another microphone waits until one is plugged in', async () => {
    const [line, mic] = [aLine(), aMicrophone()];
    const { microphones, news } = start(line, undefined, mic);
    await settled();
    mic.there.fault = 'missing';
    mic.later.next({ _tag: 'Stopped', kind: 'microphone', fault: 'lost' });
    mic.changes.next({ _tag: 'DevicesChanged' });
    await settled();
    expect([microphones.at(-1), line.told.replaced, news]).toEqual([{ _tag: 'NotOpen', fault: 'lost' }, 0, []]);
    mic.there.fault = undefined;
    mic.changes.next({ _tag: 'DevicesChanged' });
    await settled();
    expect([microphones.at(-1)?._tag, line.told.replaced, mic.told.open]).toEqual(['Open', 1, 1]);
    const asked = mic.told.asked.length;
    mic.changes.next({ _tag: 'DevicesChanged' });
    expect(mic.told.asked).toHaveLength(asked);
  });

  it('whose microphone was forbidden asks for no other, and goes on when it is allowed again', async () => {
    const [line, mic] = [aLine(), aMicrophone()];
    const { microphones } = start(line, undefined, mic);
    await settled();
    mic.later.next({ _tag: 'Stopped', kind: 'microphone', fault: 'revoked' });
    mic.changes.next({ _tag: 'DevicesChanged' });
    mic.changes.next({ _tag: 'PermissionIs', kind: 'microphone', permission: undefined });
    await settled();
    expect([microphones.at(-1), mic.told.asked]).toEqual([{ _tag: 'NotOpen', fault: 'revoked' }, [undefined]]);
    mic.changes.next({ _tag: 'PermissionIs', kind: 'microphone', permission: 'granted' });
    await settled();
    expect(microphones.at(-1)?._tag).toBe('Open');
  });

  it('says that it goes unheard if the line does not take the other microphone', async () => {
    const [line, mic] = [aLine(undefined, true), aMicrophone()];
    const { microphones } = start(line, undefined, mic);
    await settled();
    mic.later.next({ _tag: 'Stopped', kind: 'microphone', fault: 'lost' });
    await settled();
    expect(microphones.at(-1)).toEqual({ _tag: 'NotOpen', fault: 'failed' });
  });

  it('does not call a microphone open that stopped while it was put in place', async () => {
    const [line, mic] = [aLine(), aMicrophone()];
    const { microphones } = start(line, undefined, mic);
    await settled();
    mic.later.next({ _tag: 'Stopped', kind: 'microphone', fault: 'lost' });
    mic.later.next({ _tag: 'Stopped', kind: 'microphone', fault: 'revoked' });
    await settled();
    expect(microphones.at(-1)).toEqual({ _tag: 'NotOpen', fault: 'revoked' });
  });

  it('that was left before it connected is hung up', async () => {
    const line = aLine();
    start(line).calling.unsubscribe();
    await settled();
    expect(line.told.hangUps).toBe(1);
  });

  it.each([
    [withCode(31401), 'microphone-denied'],
    [withCode(31402), 'no-microphone'],
    [withCode(20104), 'token-refused'],
    [withCode(31205), 'token-refused'],
    [withCode(31005), 'offline'],
    [new Error('?'), 'offline'],
  ])('%o is %s [R49]', async (error, fault) => {
    expect(faultOf(error)).toBe(fault);
    const { news } = start(aLine(error));
    await settled();
    expect(news).toEqual([{ _tag: 'CallFailed', fault }]);
  });
});
