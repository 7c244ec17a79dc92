/** @jest-environment jsdom */
import { Subject } from 'rxjs';
import { dailyRoom, type CreateFrame } from '../../../../adapters/browser/live-interview/daily-room';
import type {
  RoomEntry,
  RoomNews,
  RoomOrder,
  RoomPass,
  RoomTicket,
} from '../../../../application/live-interview/meeting-room.port';
import { known } from '../../../../domain/brand';

type News = RoomNews<MediaStream, HTMLElement>;
type Listener = (told: unknown) => void;

const entry: RoomEntry = {
  address: { _tag: 'Daily', url: 'https://example.daily.co/one', pass: undefined },
  name: 'Maria',
  devices: { camera: 'front', microphone: undefined },
  muted: true,
  cameraOff: false,
};

/** Daily's call object, operated by hand: only what the adapter uses. */
const aDaily = (joining: () => Promise<unknown> = () => new Promise(() => undefined)) => {
  const listeners = new Map<string, Listener>();
  const did: unknown[] = [];
  const doing =
    (what: string) =>
    (...told: readonly unknown[]): Promise<void> => {
      did.push([what, ...told]);
      return Promise.resolve();
    };
  const call = {
    on: (event: string, listener: Listener) => {
      listeners.set(event, listener);
      return call;
    },
    join: (properties: unknown) => {
      did.push(['join', properties]);
      return joining();
    },
    participants: () => ({ local: { session_id: 'me' } }),
    setLocalAudio: doing('audio'),
    setLocalVideo: doing('video'),
    setInputDevicesAsync: doing('devices'),
    sendAppMessage: doing('say'),
    leave: doing('leave'),
    destroy: doing('destroy'),
  };
  const createFrame: CreateFrame = jest.fn().mockReturnValue(call);
  return { did, createFrame, happens: (event: string, told: object = {}) => listeners.get(event)?.(told) };
};

const enter = async (daily: ReturnType<typeof aDaily>, changes: Partial<RoomEntry> = {}) => {
  const orders = new Subject<RoomOrder>();
  const news: News[] = [];
  const staying = dailyRoom(window, daily.createFrame)
    .enter({ ...entry, ...changes }, orders)
    .subscribe((one) => news.push(one));
  await Promise.resolve();
  await Promise.resolve();
  return { orders, news, staying, tags: () => news.map(({ _tag }) => _tag) };
};

const dana = { session_id: 'dana', user_name: 'Dana Reyes', local: false };
const me = { session_id: 'me', user_name: 'Maria', local: true };

describe('A Daily room', () => {
  it('is joined by meeting_link with the chosen devices, in its own frame [R26, spec 2 §2.12]', async () => {
    const daily = aDaily();
    const { news } = await enter(daily);
    expect(news).toEqual([{ _tag: 'FrameMade', frame: expect.any(HTMLElement) }]);
    expect(daily.did).toEqual([
      [
        'join',
        {
          url: 'https://example.daily.co/one',
          userName: 'Maria',
          startAudioOff: true,
          startVideoOff: false,
          videoSource: 'front',
        },
      ],
    ]);
  });

  it('is joined with the token that our server got for it, if there is one [R36]', async () => {
    const daily = aDaily();
    const url = 'https://example.daily.co/one';
    await enter(daily, { address: { _tag: 'Daily', url, pass: known<RoomPass>('a-token') } });
    expect(daily.did).toEqual([['join', expect.objectContaining({ url, token: 'a-token' })]]);
  });

  it('reports its events and access levels as the document has them [spec 2 §4.6]', async () => {
    const daily = aDaily();
    const { news } = await enter(daily);
    daily.happens('loaded');
    daily.happens('access-state-updated', { access: 'unknown' });
    daily.happens('access-state-updated', { access: { level: 'none' } });
    daily.happens('access-state-updated', { access: { level: 'lobby' } });
    daily.happens('access-state-updated', { access: { level: 'full' } });
    daily.happens('joined-meeting', { participants: { local: me, dana } });
    daily.happens('participant-joined', { participant: me });
    daily.happens('participant-left', { participant: dana });
    daily.happens('participant-joined', { participant: dana });
    daily.happens('network-connection', { event: 'interrupted' });
    daily.happens('network-connection', { event: 'connected' });
    daily.happens('network-quality-change', { threshold: 'very-low' });
    daily.happens('active-speaker-change', { activeSpeaker: { peerId: 'me' } });
    daily.happens('active-speaker-change', { activeSpeaker: { peerId: 'dana' } });
    daily.happens('app-message', { data: 'end' });
    daily.happens('app-message', { data: { something: 'else' } });
    expect(news.slice(1)).toEqual([
      { _tag: 'AccessIs', level: 'lobby' },
      { _tag: 'AccessIs', level: 'full' },
      { _tag: 'Joined' },
      { _tag: 'PeerJoined', peer: { id: 'dana', name: 'Dana Reyes' } },
      { _tag: 'PeerLeft', id: 'dana' },
      { _tag: 'PeerJoined', peer: { id: 'dana', name: 'Dana Reyes' } },
      { _tag: 'Reconnecting' },
      { _tag: 'Reconnected' },
      { _tag: 'QualityIs', quality: 'bad' },
      { _tag: 'LevelIs', of: 'own', level: 1 },
      { _tag: 'LevelIs', of: 'dana', level: 1 },
      { _tag: 'Said', message: { _tag: 'End' } },
    ]);
  });

  it('holds commands until it is joined, and then carries them out [R51]', async () => {
    const daily = aDaily();
    const { orders, staying } = await enter(daily);
    orders.next({ _tag: 'Say', message: { _tag: 'End' } });
    expect(daily.did).toHaveLength(1);
    daily.happens('joined-meeting', { participants: { local: me } });
    orders.next({ _tag: 'Mute', muted: false });
    orders.next({ _tag: 'CameraOff', off: true });
    orders.next({ _tag: 'UseDevices', devices: { camera: 'desk', microphone: undefined } });
    staying.unsubscribe();
    await Promise.resolve();
    await Promise.resolve();
    expect(daily.did.slice(1)).toEqual([
      ['say', { type: 'end' }, '*'],
      ['audio', true],
      ['video', false],
      ['devices', { videoDeviceId: 'desk', audioDeviceId: null }],
      ['leave'],
      ['destroy'],
    ]);
  });

  it("is left when the candidate leaves inside Daily's own frame [spec 2 §4.6]", async () => {
    const daily = aDaily();
    const { tags } = await enter(daily);
    daily.happens('left-meeting');
    daily.happens('participant-joined', { participant: dana });
    expect(tags()).toEqual(['FrameMade', 'RoomLeft']);
  });

  it.each([
    ['meeting-full', 'RoomFull'],
    ['nbf-room', 'NotLetIn'],
    ['exp-room', 'NotLetIn'],
    ['no-room', 'NotLetIn'],
    ['not-allowed', 'NotLetIn'],
    ['connection-error', 'NotLoaded'],
  ])('turns the error %s into %s [spec 2 §4.6]', async (type, fault) => {
    const daily = aDaily();
    const { news } = await enter(daily);
    daily.happens('error', { error: { type }, errorMsg: '' });
    expect(news.at(-1)).toEqual({ _tag: 'Failed', fault: { _tag: fault } });
  });

  it('that fails after it has loaded is broken, not unloaded', async () => {
    const daily = aDaily();
    const { news } = await enter(daily);
    daily.happens('loaded');
    daily.happens('error', { errorMsg: '' });
    expect(news.at(-1)).toEqual({ _tag: 'Failed', fault: { _tag: 'RoomBroke' } });
  });

  it('whose script does not load fails with a retry, by its own error or after 30 s [spec 2 §4.6]', async () => {
    jest.useFakeTimers();
    const silent = await enter(aDaily());
    jest.advanceTimersByTime(30_000);
    jest.useRealTimers();
    expect(silent.news.at(-1)).toEqual({ _tag: 'Failed', fault: { _tag: 'NotLoaded' } });
    const refused = await enter(aDaily(() => Promise.reject(new Error('load'))));
    await new Promise((resolve) => setTimeout(resolve));
    expect(refused.news.at(-1)).toEqual({ _tag: 'Failed', fault: { _tag: 'NotLoaded' } });
  });

  it('rejects a room of another provider [R26]', async () => {
    const address = { _tag: 'Peer', ticket: known<RoomTicket>('a ticket') } as const;
    const { news } = await enter(aDaily(), { address });
    expect(news).toEqual([{ _tag: 'Failed', fault: { _tag: 'NotLetIn' } }]);
  });
});
