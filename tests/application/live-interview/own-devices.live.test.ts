import {
  devicesUnopened,
  isSwitchedOff,
  ownDevicesStep,
  ownNewsStep,
  type OwnDevices,
  type OwnNews,
} from '../../../application/live-interview/own-devices.live';
import type { SeatDevice } from '../../../application/live-interview/meeting-room.port';

type State = OwnDevices<'stream'>;

const open: SeatDevice = { _tag: 'Open', device: { id: 'front', label: 'Front' } };
const off: SeatDevice = { _tag: 'Off' };
const busy: SeatDevice = { _tag: 'NotOpen', fault: 'busy' };
const unopened: State = devicesUnopened({ camera: undefined, microphone: undefined });

const media = (camera: SeatDevice, microphone: SeatDevice): OwnNews<'stream'> => ({
  _tag: 'OwnMedia',
  stream: 'stream',
  camera,
  microphone,
});
const told = (...news: readonly OwnNews<'stream'>[]): State =>
  news.reduce<State>((state, one) => ownNewsStep<'stream', State>(state, one)[0], unopened);

describe('What is reported about one’s own devices in a room [spec 2 §4.6]', () => {
  it.each<readonly [string, readonly OwnNews<'stream'>[], State['failed']]>([
    ['nothing of what never worked: the lobby said it', [media(busy, busy)], []],
    ['nothing of it later either', [media(open, busy), media(off, busy)], []],
    ['a camera that does not come back', [media(open, open), media(off, open), media(busy, open)], ['camera']],
    [
      'a device that is lost',
      [media(open, open), { _tag: 'DeviceStopped', kind: 'microphone', fault: 'lost' }],
      ['microphone'],
    ],
    ['until it works again', [media(open, open), media(busy, open), media(open, open)], []],
    ['as long as it fails', [media(open, open), media(busy, open), media(busy, off)], ['camera']],
    ['both', [media(open, off), media(busy, busy)], ['camera', 'microphone']],
  ])('%s', (_what, news, failed) => {
    expect(told(...news).failed).toEqual(failed);
  });
});

describe('The switch of a device in a room [spec 2 §2.12, §4.6]', () => {
  it('turns off what is on and on what is off', () => {
    const [turnedOff, commands] = ownDevicesStep(told(media(open, open)), { _tag: 'CameraPressed' });
    expect([turnedOff.cameraOff, commands]).toEqual([
      true,
      [{ _tag: 'Order', order: { _tag: 'CameraOff', off: true } }],
    ]);
    expect(ownDevicesStep(turnedOff, { _tag: 'CameraPressed' })[0].cameraOff).toBe(false);
  });

  it.each([
    ['camera', 'CameraPressed', { _tag: 'CameraOff', off: false }],
    ['microphone', 'MutePressed', { _tag: 'Mute', muted: false }],
  ] as const)('tries a %s that failed again', (kind, press, order) => {
    const failed = told(media(open, open), media(busy, busy));
    expect(isSwitchedOff(kind, failed)).toBe(true);
    expect(ownDevicesStep(failed, { _tag: press })[1]).toEqual([{ _tag: 'Order', order }]);
  });
});
