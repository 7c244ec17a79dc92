import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { Subject } from 'rxjs';
import { ourDefect, type CallFailure } from '../../../application/failure';
import { lobbyMachine, type LobbyPorts } from '../../../application/live-interview/lobby.live';
import { openScope } from '../../../application/live/scope';
import type {
  Camera,
  ChosenDevices,
  DeviceChange,
  MediaDevices,
  MediaNews,
} from '../../../application/tech-check/camera.port';
import type { Instant } from '../../../domain/time/instant';
import { communityId, positionId } from '../../support/builders/applications';
import { at } from '../../support/builders/time';
import { callByHand, settled } from '../../support/world/by-hand';
import { keepingReporter } from '../../support/world/reporter';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const agreedAt = at('2026-12-04T15:30:00Z');
const front = { id: 'front', label: 'Front' };

const aLobby = (changes: Partial<LobbyPorts<'stream'>> = {}) => {
  const news = new Subject<MediaNews<'stream'>>();
  const outside = new Subject<DeviceChange>();
  const told: { opened: ChosenDevices[]; remembered: ChosenDevices[]; joined: number; asked: number } = {
    opened: [],
    remembered: [],
    joined: 0,
    asked: 0,
  };
  let devices: MediaDevices = { camera: [], microphone: [] };
  const camera: Camera<'stream'> = {
    devices: () => Promise.resolve(devices),
    changes: outside,
    open: (chosen) => {
      told.opened.push(chosen);
      return news;
    },
    openOne: () => new Subject<never>(),
    level: () => new Subject<number>(),
    playBack: () => new Subject<never>(),
  };
  const machine = lobbyMachine<'stream'>({
    job,
    api: { agreeToMeeting: () => TE.right({ agreedAt }), tellRunningLate: () => TE.right(undefined) },
    camera,
    remembered: { camera: undefined, microphone: undefined },
    remember: (chosen) => told.remembered.push(chosen),
    reporter: keepingReporter(),
    askAgain: () => {
      told.asked += 1;
      return Promise.resolve();
    },
    join: () => {
      told.joined += 1;
    },
    ...changes,
  });
  machine.runIn(openScope());
  return {
    machine,
    news,
    outside,
    told,
    plug: (there: MediaDevices) => {
      devices = there;
    },
  };
};

describe('The lobby of a live interview', () => {
  it('opens, lists and remembers the devices; the candidate joins with what is available [spec 2 §2.12]', async () => {
    const { machine, news, told, plug } = aLobby();
    plug({ camera: [front], microphone: [] });
    news.next({
      _tag: 'Opened',
      camera: { _tag: 'Open', device: front },
      microphone: { _tag: 'NotOpen', fault: 'missing' },
      stream: 'stream',
    });
    await settled();
    expect(machine.value()).toMatchObject({
      camera: { _tag: 'Works' },
      microphone: { _tag: 'Faulty', fault: 'missing' },
      stream: 'stream',
      devices: { camera: [front] },
    });
    machine.send({ _tag: 'DeviceChosen', kind: 'camera', id: 'desk' });
    const chosen = { camera: 'desk', microphone: undefined };
    expect(told.opened.at(-1)).toEqual(chosen);
    expect(told.remembered).toEqual([chosen]);
    machine.send({ _tag: 'JoinPressed', agreed: true });
    expect(told.joined).toBe(1);
  });

  it('opens a device that is plugged in, and tries again after a permission is granted', async () => {
    const { machine, news, outside, told, plug } = aLobby();
    const missing = { _tag: 'NotOpen', fault: 'missing' } as const;
    news.next({ _tag: 'Opened', camera: missing, microphone: missing, stream: undefined });
    await settled();
    plug({ camera: [front], microphone: [] });
    outside.next({ _tag: 'DevicesChanged' });
    await settled();
    expect(told.opened).toHaveLength(2);
    news.next({ _tag: 'Stopped', kind: 'camera', fault: 'lost' });
    expect(machine.value().camera).toEqual({ _tag: 'Faulty', fault: 'lost' });
    outside.next({ _tag: 'PermissionIs', kind: 'camera', permission: 'granted' });
    machine.send({ _tag: 'TryAgainPressed' });
    expect(told.opened).toHaveLength(4);
  });

  it('asks for the consent once, stores it, and then joins [R62]', async () => {
    const { machine, told } = aLobby();
    machine.send({ _tag: 'JoinPressed', agreed: false });
    expect(machine.value().consentMissing).toBe(true);
    machine.send({ _tag: 'Ticked', agrees: true });
    expect(machine.value().consentMissing).toBe(false);
    machine.send({ _tag: 'JoinPressed', agreed: false });
    machine.send({ _tag: 'JoinPressed', agreed: false });
    await settled();
    expect(told).toMatchObject({ asked: 1, joined: 1 });
  });

  it('does not join if the consent could not be stored, and says why [R29, R62]', async () => {
    const { machine, told } = aLobby({
      api: { agreeToMeeting: () => TE.left({ _tag: 'NoConnection' }), tellRunningLate: () => TE.right(undefined) },
    });
    machine.send({ _tag: 'Ticked', agrees: true });
    machine.send({ _tag: 'JoinPressed', agreed: false });
    await settled();
    expect(told.joined).toBe(0);
    expect(machine.value()).toMatchObject({
      agreeing: false,
      failed: { call: { _tag: 'Agree' }, why: { _tag: 'NoConnection' } },
    });
  });

  it('tells the interviewer that the candidate is running late, and says so if that did not arrive [spec 2 §4.6]', async () => {
    const { machine } = aLobby();
    machine.send({ _tag: 'LateAsked' });
    machine.send({ _tag: 'LateDeclined' });
    expect(machine.value()).toMatchObject({ asksLate: false, late: undefined });
    machine.send({ _tag: 'LateAsked' });
    expect(machine.value().asksLate).toBe(true);
    machine.send({ _tag: 'LatePressed', minutes: 10 });
    expect(machine.value().asksLate).toBe(false);
    expect(machine.value().late).toEqual({ minutes: 10, state: 'sending' });
    await settled();
    expect(machine.value().late).toEqual({ minutes: 10, state: 'sent' });
    const cut = aLobby({
      api: { agreeToMeeting: () => TE.right({ agreedAt }), tellRunningLate: () => TE.left({ _tag: 'NoConnection' }) },
    });
    cut.machine.send({ _tag: 'LatePressed', minutes: 5 });
    await settled();
    expect(cut.machine.value()).toMatchObject({
      late: undefined,
      failed: { call: { _tag: 'TellLate', minutes: 5 }, why: { _tag: 'NoConnection' } },
    });
  });

  it('keeps a delay notice that is being sent when the consent fails meanwhile [spec 2 §4.6, R62]', async () => {
    const late = callByHand<unknown, CallFailure, undefined>();
    const agree = callByHand<unknown, CallFailure, { readonly agreedAt: Instant }>();
    const { machine } = aLobby({ api: { agreeToMeeting: agree.call, tellRunningLate: late.call } });
    machine.send({ _tag: 'Ticked', agrees: true });
    machine.send({ _tag: 'LatePressed', minutes: 10 });
    machine.send({ _tag: 'JoinPressed', agreed: false });
    await agree.answer(E.left({ _tag: 'NoConnection' }));
    expect(machine.value()).toMatchObject({ agreeing: false, late: { state: 'sending' } });
    machine.send({ _tag: 'JoinPressed', agreed: false });
    await late.answer(E.left({ _tag: 'NoConnection' }));
    expect(machine.value()).toMatchObject({ agreeing: true, late: undefined });
  });

  it('retries the call that failed, and no other: a lateness that was not sent never joins the room [R29, R62]', async () => {
    const late = callByHand<{ readonly minutes: number }, CallFailure, undefined>();
    const agree = callByHand<unknown, CallFailure, { readonly agreedAt: Instant }>();
    const { machine, told } = aLobby({ api: { agreeToMeeting: agree.call, tellRunningLate: late.call } });
    machine.send({ _tag: 'RetryPressed' });
    expect([late.asked, agree.asked]).toEqual([[], []]);
    machine.send({ _tag: 'Ticked', agrees: true });
    machine.send({ _tag: 'LatePressed', minutes: 10 });
    await late.answer(E.left({ _tag: 'NoConnection' }));
    machine.send({ _tag: 'RetryPressed' });
    await settled();
    expect(late.asked.map(({ minutes }) => minutes)).toEqual([10, 10]);
    expect([agree.asked, told.joined]).toEqual([[], 0]);
    await late.answer(E.right(undefined));
    expect(machine.value()).toMatchObject({ late: { minutes: 10, state: 'sent' }, failed: undefined });
    machine.send({ _tag: 'JoinPressed', agreed: false });
    await agree.answer(E.left({ _tag: 'NoConnection' }));
    machine.send({ _tag: 'RetryPressed' });
    await agree.answer(E.right({ agreedAt }));
    expect([agree.asked.length, told.joined, late.asked.length]).toEqual([2, 1, 2]);
  });

  it('asks for the consent again if the box was cleared before the retry [R62]', async () => {
    const { machine, told } = aLobby({
      api: { agreeToMeeting: () => TE.left({ _tag: 'NoConnection' }), tellRunningLate: () => TE.right(undefined) },
    });
    machine.send({ _tag: 'Ticked', agrees: true });
    machine.send({ _tag: 'JoinPressed', agreed: false });
    await settled();
    machine.send({ _tag: 'Ticked', agrees: false });
    machine.send({ _tag: 'RetryPressed' });
    expect(machine.value()).toMatchObject({ consentMissing: true, agreeing: false });
    expect(told.joined).toBe(0);
  });

  it.each(['agreeToMeeting', 'tellRunningLate'] as const)(
    'leaves nothing waiting forever if %s throws, and says so [spec 2 §4.6]',
    async (call) => {
      const never = () => () => new Promise<never>(() => undefined);
      const throws = () => () => Promise.reject(new Error('a defect'));
      const { machine } = aLobby({ api: { agreeToMeeting: never, tellRunningLate: never, [call]: throws } });
      machine.send({ _tag: 'Ticked', agrees: true });
      machine.send({ _tag: 'LatePressed', minutes: 10 });
      machine.send({ _tag: 'JoinPressed', agreed: false });
      await settled();
      const agreed = call === 'agreeToMeeting';
      expect(machine.value()).toMatchObject({
        agreeing: !agreed,
        failed: { why: ourDefect },
        camera: { _tag: 'Asking' },
      });
      expect(machine.value().late?.state).toBe(agreed ? 'sending' : undefined);
    },
  );

  it('a defect in the camera code leaves no device waiting forever', async () => {
    const { machine, news } = aLobby();
    news.error(new Error('camera'));
    await settled();
    expect(machine.value().camera).toEqual({ _tag: 'Faulty', fault: 'failed' });
  });
});
