/** @jest-environment jsdom */
import { browserCamera } from '../../../../adapters/browser/camera/camera';
import { ownMedia, type Seat } from '../../../../adapters/browser/live-interview/own-media';
import type { RoomNews } from '../../../../application/live-interview/meeting-room.port';

/** Lets every pending answer arrive: a browser's are promises, and none of them takes long. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

/** A device's track, until someone stops it or the device is gone. */
class FakeTrack extends EventTarget {
  enabled = true;
  muted = false;
  readyState: 'live' | 'ended' = 'live';
  readonly kind: 'audio' | 'video';
  readonly label: string;
  constructor(kind: 'audio' | 'video', label: string) {
    super();
    this.kind = kind;
    this.label = label;
  }
  getSettings = () => ({ deviceId: this.label });
  stop = (): void => {
    this.readyState = 'ended';
  };
  /** The system holds it back, or lets it go on. */
  hold = (muted: boolean): void => {
    this.muted = muted;
    this.dispatchEvent(new Event(muted ? 'mute' : 'unmute'));
  };
  unplug = (): void => {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  };
}

class FakeStream {
  readonly getTracks: () => readonly FakeTrack[];
  constructor(tracks: readonly FakeTrack[]) {
    this.getTracks = () => tracks;
  }
  getAudioTracks = () => this.getTracks().filter(({ kind }) => kind === 'audio');
  getVideoTracks = () => this.getTracks().filter(({ kind }) => kind === 'video');
}

type Wish = true | { readonly deviceId: { readonly exact: string } } | undefined;

/** The browser's media devices: every light that is on is a live track. */
const fakeDevices = () => {
  const tracks: FakeTrack[] = [];
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  let faults: { readonly video?: string; readonly audio?: string } = {};
  let faultsById: Readonly<Record<string, string>> = {};
  let listed: readonly Pick<MediaDeviceInfo, 'kind' | 'deviceId' | 'label'>[] = [];
  let holds = false;
  const given = (kind: 'audio' | 'video', wish: Wish): readonly FakeTrack[] => {
    if (wish === undefined) return [];
    const fault = faults[kind] ?? faultsById[wish === true ? `own ${kind}` : wish.deviceId.exact];
    if (fault !== undefined) throw new DOMException('Injected', fault);
    return [new FakeTrack(kind, wish === true ? `own ${kind}` : wish.deviceId.exact)];
  };
  const getUserMedia = async ({ audio, video }: { readonly audio?: Wish; readonly video?: Wish }) => {
    asked.push([video === undefined ? [] : 'video', audio === undefined ? [] : 'audio'].flat().join(' and '));
    await (holds ? new Promise<void>((answer) => answers.push(answer)) : undefined);
    const found = [...given('video', video), ...given('audio', audio)];
    tracks.push(...found);
    return new FakeStream(found);
  };
  Object.assign(window, { MediaStream: FakeStream });
  Object.defineProperty(window.navigator, 'mediaDevices', {
    value: Object.assign(new EventTarget(), { getUserMedia, enumerateDevices: () => Promise.resolve(listed) }),
    configurable: true,
  });
  return {
    asked,
    tracks,
    lights: () => tracks.flatMap(({ readyState, label }) => (readyState === 'live' ? [label] : [])),
    fail: (next: typeof faults) => {
      faults = next;
    },
    failEach: (next: typeof faultsById) => {
      faultsById = next;
    },
    list: (kind: MediaDeviceKind, ...ids: readonly string[]) => {
      listed = ids.map((deviceId) => ({ kind, deviceId, label: deviceId }));
    },
    /** From now on the browser asks for permission, and `answer` decides. */
    hold: () => {
      holds = true;
    },
    answer: async () => {
      for (const one of answers.splice(0)) one();
      await settled();
    },
  };
};

const seat: Seat = { devices: { camera: undefined, microphone: undefined }, muted: false, cameraOff: false };

const sit = async (changes: Partial<Seat> = {}) => {
  const news: RoomNews<MediaStream, never>[] = [];
  let changed = 0;
  const own = ownMedia(
    { window, camera: browserCamera(window) },
    { ...seat, ...changes },
    {
      tell: (one) => news.push(one),
      changed: () => {
        changed += 1;
      },
    },
  );
  await settled();
  const newsOf = (one: RoomNews<MediaStream, never>): string => {
    if (one._tag === 'DeviceStopped') return `${one.kind} ${one.fault}`;
    if (one._tag !== 'OwnMedia') return one._tag;
    const state = (device: typeof one.camera) =>
      device._tag === 'NotOpen' ? device.fault : ((device._tag === 'Open' ? device.hush : undefined) ?? device._tag);
    return `${state(one.camera)}, ${state(one.microphone)}, ${one.stream?.getTracks().length ?? 0} tracks`;
  };
  return {
    own,
    told: () => news.splice(0).map(newsOf),
    changes: () => changed,
    turnCamera: async (off: boolean) => {
      own.turnCamera(off);
      await settled();
    },
  };
};

const sends = { camera: true, microphone: true };

describe('The camera of someone in the room [spec 2 §4.6, R26]', () => {
  it('is closed while it is off, and its light is off; when turned on, it is opened again', async () => {
    const devices = fakeDevices();
    const { own, told, changes, turnCamera } = await sit();
    expect(told()).toEqual(['Open, Open, 2 tracks']);
    const first = own.track('video');
    const before = changes();
    await turnCamera(true);
    expect(first?.readyState).toBe('ended');
    expect(devices.lights()).toEqual(['own audio']);
    expect([own.track('video'), own.sent()]).toEqual([undefined, { camera: false, microphone: true }]);
    expect(told()).toEqual(['Off, Open, 1 tracks']);
    expect(changes()).toBeGreaterThan(before);
    await turnCamera(false);
    expect(devices.lights()).toEqual(['own audio', 'own video']);
    expect(own.track('video')).not.toBe(first);
    expect([own.track('video')?.readyState, own.sent()]).toEqual(['live', sends]);
    expect(told().at(-1)).toBe('Open, Open, 2 tracks');
    expect(devices.asked).toEqual(['video and audio', 'video']);
    await turnCamera(true);
    expect(devices.lights()).toEqual(['own audio']);
  });

  it('that is off when joining is not opened at all', async () => {
    const devices = fakeDevices();
    const { own, told, turnCamera } = await sit({ cameraOff: true, muted: true });
    expect([devices.asked, told(), own.sent()]).toEqual([
      ['audio'],
      ['Off, Open, 1 tracks'],
      { camera: false, microphone: false },
    ]);
    expect(own.track('audio')?.enabled).toBe(false);
    await turnCamera(false);
    expect(own.sent()).toEqual({ camera: true, microphone: false });
  });

  it('is reported if another program takes it, and is opened again when switched back on', async () => {
    const devices = fakeDevices();
    const { own, told, turnCamera } = await sit();
    await turnCamera(true);
    devices.fail({ video: 'NotReadableError' });
    told();
    await turnCamera(false);
    expect(told()).toEqual(['Off, Open, 1 tracks', 'busy, Open, 1 tracks']);
    expect(own.sent()).toEqual({ camera: false, microphone: true });
    devices.fail({});
    await turnCamera(false);
    expect(told().at(-1)).toBe('Open, Open, 2 tracks');
  });

  it('that was changed while off is the one that is turned on; the microphone is not touched', async () => {
    const devices = fakeDevices();
    const { own, turnCamera } = await sit();
    await turnCamera(true);
    own.use({ camera: 'desk', microphone: undefined });
    await settled();
    expect(devices.lights()).toEqual(['own audio']);
    await turnCamera(false);
    expect(devices.lights()).toEqual(['own audio', 'desk']);
  });

  it('is the new one after a change; the previous one is closed first', async () => {
    const devices = fakeDevices();
    const { own, told } = await sit();
    own.use({ camera: 'desk', microphone: 'headset' });
    expect(devices.lights()).toEqual([]);
    await settled();
    expect(devices.lights()).toEqual(['desk', 'headset']);
    expect(told().at(-1)).toBe('Open, Open, 2 tracks');
  });

  it('that is turned off before permission is granted stays off', async () => {
    const devices = fakeDevices();
    devices.hold();
    const { own, turnCamera } = await sit();
    await turnCamera(true);
    await devices.answer();
    expect(devices.lights()).toEqual(['own audio']);
    await turnCamera(false);
    await turnCamera(true);
    await devices.answer();
    expect([devices.lights(), own.sent().camera]).toEqual([['own audio'], false]);
  });

  it('is reported when it is disconnected, and after that its switch tries again', async () => {
    const devices = fakeDevices();
    const { own, told, turnCamera } = await sit();
    devices.tracks.find(({ kind }) => kind === 'video')?.unplug();
    await settled();
    expect([told().at(-1), own.sent()]).toEqual(['camera lost', { camera: false, microphone: true }]);
    await turnCamera(false);
    expect(own.sent()).toEqual(sends);
  });
});

describe('The microphone of someone in the room [spec 2 §4.6, R26]', () => {
  it('stays open while it is muted, so that the first word is not lost', async () => {
    fakeDevices();
    const { own } = await sit();
    const track = own.track('audio');
    own.mute(true);
    expect([track?.readyState, track?.enabled, own.sent().microphone]).toEqual(['live', false, false]);
    own.mute(false);
    expect([own.track('audio') === track, track?.enabled, own.sent()]).toEqual([true, true, sends]);
  });

  it('that failed is opened again when it is turned on, and not before', async () => {
    const devices = fakeDevices();
    devices.fail({ audio: 'NotReadableError' });
    const { own, told } = await sit();
    expect(told()).toEqual(['Open, busy, 1 tracks']);
    own.mute(true);
    devices.fail({});
    own.mute(false);
    await settled();
    expect(told()).toEqual(['Open, Off, 1 tracks', 'Open, Open, 2 tracks']);
    expect(devices.asked).toEqual(['video and audio', 'video', 'audio', 'audio']);
  });
});

describe('A device that was chosen before', () => {
  it.each(['OverconstrainedError', 'NotFoundError', 'NotReadableError', 'AbortError'])(
    'and now fails with %s: any other one is opened, and it says which',
    async (fault) => {
      const devices = fakeDevices();
      devices.failEach({ headset: fault });
      const { own } = await sit({ devices: { camera: undefined, microphone: 'headset' } });
      expect(devices.lights()).toEqual(['own video', 'own audio']);
      expect([own.track('audio')?.label, own.sent()]).toEqual(['own audio', sends]);
    },
  );

  it("is not the only other one: where the browser's own choice is busy, too, each of the list is tried", async () => {
    const devices = fakeDevices();
    devices.list('audioinput', '', 'headset', 'desk', 'ear');
    devices.failEach({ headset: 'NotFoundError', 'own audio': 'NotReadableError', desk: 'NotReadableError' });
    const { own } = await sit({ devices: { camera: undefined, microphone: 'headset' } });
    expect(own.track('audio')?.label).toBe('ear');
  });

  it('says that it is busy where there is no other, because that can be mended', async () => {
    const devices = fakeDevices();
    devices.failEach({ headset: 'NotReadableError', 'own audio': 'NotFoundError' });
    const { told } = await sit({ devices: { camera: undefined, microphone: 'headset' } });
    expect(told()).toEqual(['Open, busy, 1 tracks']);
  });

  it('is refused: no other is asked for', async () => {
    const devices = fakeDevices();
    devices.list('audioinput', 'headset', 'desk');
    devices.fail({ audio: 'NotAllowedError' });
    const { told } = await sit({ devices: { camera: undefined, microphone: 'headset' } });
    expect(told()).toEqual(['denied, denied, 0 tracks']);
    expect(devices.asked).toEqual(['video and audio']);
  });
});

/** Hears what the test says, as long as the browser lets it. */
const fakeEar = () => {
  const ear: { level: number; state: AudioContextState; open: number } = { level: 0, state: 'running', open: 0 };
  class AudioContext {
    constructor() {
      ear.open += 1;
    }
    get state() {
      return ear.state;
    }
    createAnalyser = () => ({ getFloatTimeDomainData: (samples: Float32Array) => samples.fill(-ear.level, 5, 6) });
    createMediaStreamSource = () => ({ connect: () => undefined });
    resume = () => Promise.resolve();
    close = () => {
      ear.open -= 1;
    };
  }
  Object.assign(window, { AudioContext });
  return ear;
};

describe('A device that is open and delivers nothing', () => {
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'AudioContext');
  });

  it.each(['audio', 'video'] as const)('is told at once, to both sides: the system holds the %s back', async (kind) => {
    const devices = fakeDevices();
    const { own, told, changes } = await sit();
    told();
    const before = changes();
    const track = devices.tracks.find((one) => one.kind === kind);
    track?.hold(true);
    const isAudio = kind === 'audio';
    expect(told()).toEqual([isAudio ? 'Open, paused, 2 tracks' : 'paused, Open, 2 tracks']);
    expect(own.sent()).toEqual({ camera: isAudio, microphone: !isAudio });
    expect(changes()).toBeGreaterThan(before);
    track?.hold(false);
    expect([told(), own.sent()]).toEqual([['Open, Open, 2 tracks'], sends]);
  });

  it('is told after three seconds of digital silence, and heard again with the first sound', async () => {
    jest.useFakeTimers();
    const ear = fakeEar();
    fakeDevices();
    const { own, told } = await sit();
    told();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(told()).toEqual([]);
    await jest.advanceTimersByTimeAsync(500);
    expect([told(), own.sent().microphone]).toEqual([['Open, silent, 2 tracks'], false]);
    ear.level = 0.001;
    await jest.advanceTimersByTimeAsync(500);
    expect([told(), own.sent().microphone]).toEqual([['Open, Open, 2 tracks'], true]);
    own.close();
    expect(ear.open).toBe(0);
  });

  it('is not told of while it is muted on purpose, or while nobody can listen', async () => {
    jest.useFakeTimers();
    const ear = fakeEar();
    fakeDevices();
    const { own, told } = await sit({ muted: true });
    told();
    await jest.advanceTimersByTimeAsync(10_000);
    ear.state = 'suspended';
    own.mute(false);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(told()).toEqual([]);
    own.close();
  });
});

it('Leaving the room closes every device, even one whose permission is granted only afterwards [R26]', async () => {
  const devices = fakeDevices();
  const { own } = await sit();
  devices.hold();
  own.use({ camera: 'desk', microphone: undefined });
  own.close();
  await devices.answer();
  expect(devices.lights()).toEqual([]);
});
