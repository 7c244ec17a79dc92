import * as TE from 'fp-ts/TaskEither';
import { NEVER, Subject } from 'rxjs';
import { passedCheckCounts, type AfterTechCheck } from '../../../domain/tech-check/destination';
import { inMemoryCamera, type FakeDevices, type FakeStream } from '../../../adapters/in-process/tech-check/camera';
import { inMemoryProbe } from '../../../adapters/in-process/tech-check/network-probe';
import { openScope } from '../../../application/live/scope';
import { techCheckMachine, verdictOf, type TechCheckPorts } from '../../../application/tech-check/tech-check.live';
import type { TechCheckRecord } from '../../../application/tech-check/tech-check.api';
import { probeBytes } from '../../../domain/device/connection-score';
import { plus } from '../../../domain/time/instant';
import { communityId, positionId } from '../../support/builders/applications';
import { marbles } from '../../support/marbles';
import { settled } from '../../support/world/by-hand';
import { keepingReporter } from '../../support/world/reporter';
import { morning } from '../../support/world/world';

const job = { communityId: communityId(1), positionId: positionId(2) };
const notDone = { mandatory: 'not-done', optional: 'not-done' } as const;

const noStore = { recordTechCheck: () => TE.left({ _tag: 'NoConnection' } as const) };

const aCheck = (changes: Partial<TechCheckPorts<FakeStream>> = {}, devices: Partial<FakeDevices> = {}) => {
  const camera = inMemoryCamera(devices);
  const recorded: TechCheckRecord[] = [];
  const went: AfterTechCheck[] = [];
  const kept: unknown[] = [];
  const passes = { count: 0 };
  const reporter = keepingReporter();
  const ports: TechCheckPorts<FakeStream> = {
    form: 'mandatory',
    reason: 'skip-delay',
    job,
    flags: notDone,
    camera,
    reporter,
    probe: inMemoryProbe({ download: 5, upload: 2 }),
    remembered: { camera: undefined, microphone: undefined },
    remember: (chosen) => kept.push(chosen),
    passedAt: undefined,
    joinIsOpen: false,
    rememberPassed: () => {
      passes.count += 1;
    },
    api: {
      recordTechCheck: (record) => {
        recorded.push(record);
        return TE.right(undefined);
      },
      speedThreshold: () => TE.right(2),
    },
    clock: { now: () => morning },
    connectivity: { isOffline: () => false },
    forgetList: () => undefined,
    goTo: (leadsTo) => {
      went.push(leadsTo);
    },
    ...changes,
  };
  const machine = techCheckMachine(ports);
  const scope = openScope();
  machine.runIn(scope);
  return { camera, machine, recorded, went, kept, passes, scope, state: machine.value };
};

/** Timers of 0 ms, those that they start, and promises are over: timers run in order, however slow the machine is. */
const quiet = async (): Promise<void> => {
  for (let round = 0; round < 8; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    await settled();
  }
};

describe('A tech check before joining, on a device that passed one today', () => {
  const joining = { reason: 'not-done', joinIsOpen: true, passedAt: morning } as const;

  it('is not repeated: it is stored as done, and leads to the join screen [R45]', async () => {
    const { recorded, went, state } = aCheck(joining);
    await quiet();
    expect(recorded).toMatchObject([{ by: 'mandatory', to: 'done' }]);
    expect(went).toEqual(['join-screen']);
    expect(state().camera).toEqual({ _tag: 'Asking' });
  });

  it.each<[string, Partial<TechCheckPorts<FakeStream>>]>([
    ['the interview can’t be joined yet', { ...joining, joinIsOpen: false }],
    ['it was opened for something else', { ...joining, reason: 'record-now' }],
    ['it passed too long ago', { ...joining, passedAt: plus(morning, -passedCheckCounts - 1) }],
    ['it can’t be stored', { ...joining, api: { ...noStore, speedThreshold: () => TE.right(2) } }],
  ])('runs as ever if %s', async (_, changes) => {
    const { went, state } = aCheck(changes);
    await quiet();
    expect(went).toEqual([]);
    expect(state().camera).toMatchObject({ _tag: 'Works' });
  });
});

describe('The tech check', () => {
  it('does not pass while the microphone delivers nothing', async () => {
    const { camera, state } = aCheck();
    await quiet();
    camera.hush('microphone', 'silent');
    expect(state().passed).toBe('no');
    camera.hush('microphone', undefined);
    await quiet();
    expect(state().passed).not.toBe('no');
  });

  it('opens both devices, measures down and then up, and passes at the threshold; Done stores it once and leads on [spec 2 §4.4, R46]', async () => {
    const { machine, state, recorded, went } = aCheck();
    await quiet();
    expect(state()).toMatchObject({
      camera: { _tag: 'Works', device: { id: 'front' } },
      microphone: { _tag: 'Works' },
      down: 5,
      threshold: 2,
      passed: 'said',
      speed: { _tag: 'Measured', up: 2 },
    });
    machine.send({ _tag: 'DonePressed', flags: notDone, joinIsOpen: false });
    machine.send({ _tag: 'DonePressed', flags: notDone, joinIsOpen: false });
    await quiet();
    expect(recorded).toEqual([{ ...job, by: 'mandatory', to: 'done' }]);
    expect(went).toEqual(['my-jobs-mandatory-done']);
  });

  it('remembers on the device that it passed, and only then [R43]', async () => {
    const [good, denied] = [aCheck(), aCheck({}, { faults: { camera: 'denied', microphone: undefined } })];
    await quiet();
    expect([good.passes.count, denied.passes.count]).toEqual([1, 0]);
  });

  it('is not remembered as passed before something is heard, nor once the microphone is known to be silent [R43]', async () => {
    const levels = new Subject<number>();
    const camera = { ...inMemoryCamera(), level: () => levels };
    const { passes, state } = aCheck({ camera });
    await quiet();
    levels.next(0);
    expect([state().passed, passes.count]).toEqual(['said', 0]);
    camera.hush('microphone', 'silent');
    levels.next(0.1);
    expect([state().passed, passes.count]).toEqual(['no', 0]);
    camera.hush('microphone', undefined);
    levels.next(0.1);
    levels.next(0.1);
    expect(passes.count).toBe(1);
  });

  it('stores nothing if the flag is already 1 [spec 2 §4.4]', async () => {
    const flags = { mandatory: 'done', optional: 'not-done' } as const;
    const { machine, recorded, went } = aCheck({ flags, reason: 'not-done' });
    await quiet();
    machine.send({ _tag: 'DonePressed', flags, joinIsOpen: true });
    await quiet();
    expect([recorded, went]).toEqual([[], ['join-screen']]);
  });

  it('sets a mandatory 0 to 2 if it is opened before a recording; Done leads there [spec 2 §4.4]', async () => {
    const { machine, recorded, went } = aCheck({ reason: 'record-now' });
    await quiet();
    expect(recorded).toEqual([{ ...job, by: 'mandatory', to: 'skipped' }]);
    machine.send({ _tag: 'DonePressed', flags: { mandatory: 'skipped', optional: 'not-done' }, joinIsOpen: false });
    await quiet();
    expect(recorded).toHaveLength(2);
    expect(went).toEqual(['ready-to-record']);
  });

  it('skips the optional form: 0 becomes 2 [spec 2 §4.4, R45]', async () => {
    const { machine, recorded, went } = aCheck({ form: 'optional' });
    machine.send({ _tag: 'SkipPressed', flags: notDone });
    await quiet();
    expect([recorded, went]).toEqual([[{ ...job, by: 'optional', to: 'skipped' }], ['my-jobs-skipped']]);
  });

  it('reports that a flag was not stored, and stores it at the next Done [R29]', async () => {
    let tries = 0;
    const { machine, state, went } = aCheck({
      api: {
        recordTechCheck: () => {
          tries += 1;
          return tries === 1 ? TE.left({ _tag: 'NoConnection' }) : TE.right(undefined);
        },
        speedThreshold: () => TE.right(2),
      },
    });
    await quiet();
    machine.send({ _tag: 'DonePressed', flags: notDone, joinIsOpen: false });
    await quiet();
    expect([state().failure, went]).toEqual([{ _tag: 'NoConnection' }, []]);
    machine.send({ _tag: 'DonePressed', flags: notDone, joinIsOpen: false });
    await quiet();
    expect([state().failure, went]).toEqual([undefined, ['my-jobs-mandatory-done']]);
  });

  it.each([
    ['denied', 'denied'],
    ['missing', undefined],
    ['busy', undefined],
    ['unsupported', 'denied'],
  ] as const)(
    'fails with a %s camera and a microphone that is %s; Done does nothing [spec 2 §4.4]',
    async (camera, microphone) => {
      const { machine, state, went } = aCheck({}, { faults: { camera, microphone } });
      await quiet();
      expect(state().camera).toEqual({ _tag: 'Faulty', fault: camera });
      expect(verdictOf(state())).toMatchObject({ _tag: 'Refused', reason: { _tag: 'TechCheckFailed' } });
      machine.send({ _tag: 'DonePressed', flags: notDone, joinIsOpen: false });
      expect([state().passed, went]).toEqual(['no', []]);
    },
  );

  it('that has passed no longer counts as passed when the camera is lost, and opens the camera again when it is back [spec 2 §2.9]', async () => {
    const { camera, state } = aCheck();
    await quiet();
    const devices = await camera.devices();
    camera.set({ devices: { ...devices, camera: [] } });
    camera.stop('camera', 'lost');
    await quiet();
    expect(state()).toMatchObject({ camera: { _tag: 'Faulty', fault: 'lost' }, passed: 'no', recheck: false });
    camera.set({ devices });
    camera.tell({ _tag: 'DevicesChanged' });
    await quiet();
    expect(state()).toMatchObject({ camera: { _tag: 'Works' }, passed: 'said' });
    expect(camera.openStreams()).toBe(1);
  });

  it('asks for a re-check when a known permission changes, not when the first prompt is answered [spec 2 §2.9]', async () => {
    const { camera, state } = aCheck();
    camera.tell({ _tag: 'PermissionIs', kind: 'camera', permission: 'granted' });
    await quiet();
    expect(state().recheck).toBe(false);
    camera.tell({ _tag: 'PermissionIs', kind: 'microphone', permission: undefined });
    expect(state().recheck).toBe(true);
  });

  it('uses and remembers the chosen camera, and closes the previous one [spec 2 §2.9]', async () => {
    const { camera, machine, state, kept } = aCheck();
    await quiet();
    machine.send({ _tag: 'DeviceChosen', kind: 'camera', id: 'back' });
    await quiet();
    expect(state().camera).toMatchObject({ device: { id: 'back' } });
    expect(kept).toEqual([{ camera: 'back', microphone: undefined }]);
    expect(camera.openStreams()).toBe(1);
  });

  it('closes the devices when its page is left [spec 2 §2.9]', async () => {
    const { camera, scope } = aCheck();
    await quiet();
    expect(camera.openStreams()).toBe(1);
    scope.end();
    expect(camera.openStreams()).toBe(0);
  });

  it('knows at once that it is offline, and passes after a new measurement [R22, R48]', async () => {
    let offline = true;
    const { machine, state } = aCheck({ connectivity: { isOffline: () => offline } });
    await quiet();
    expect(state().speed).toEqual({ _tag: 'NotMeasured', fault: 'offline' });
    offline = false;
    machine.send({ _tag: 'MeasurePressed' });
    await quiet();
    await quiet();
    expect(state()).toMatchObject({ down: 5, passed: 'said' });
  });

  it('judges a standalone check by 2 Mbps without asking the server, and leads home [spec 2 §9, R46]', async () => {
    const asked = new Subject<'asked'>();
    const { machine, state, went } = aCheck({
      form: 'standalone',
      job: undefined,
      flags: undefined,
      api: {
        recordTechCheck: () => TE.right(undefined),
        speedThreshold: () => {
          asked.next('asked');
          return TE.right(9);
        },
      },
    });
    await quiet();
    expect(state().threshold).toBe(2);
    machine.send({ _tag: 'DonePressed', flags: undefined, joinIsOpen: false });
    expect(went).toEqual(['home']);
  });

  it('falls back to 2 Mbps if the server does not provide its threshold [spec 2 §9]', async () => {
    const { state } = aCheck({
      api: { recordTechCheck: () => TE.right(undefined), speedThreshold: () => TE.left({ _tag: 'NoConnection' }) },
    });
    await quiet();
    expect(state().threshold).toBe(2);
  });

  it('plays back two seconds, one at a time [spec 2 §2.9]', async () => {
    const { machine, state } = aCheck();
    await quiet();
    machine.send({ _tag: 'ListenPressed' });
    await quiet();
    expect(state().playback).toBe('played');
  });
});

describe('The timing of the tech check', () => {
  const timed = (reason: 'skip-delay' | undefined, expected: string) =>
    marbles((scheduler) => {
      const camera = inMemoryCamera();
      const machine = techCheckMachine(
        {
          form: 'standalone',
          reason,
          job: undefined,
          flags: undefined,
          camera,
          reporter: keepingReporter(),
          probe: {
            download: scheduler.createColdObservable('1s d', { d: { bytes: probeBytes, elapsed: 1_000 } }),
            upload: NEVER,
          },
          remembered: { camera: undefined, microphone: undefined },
          remember: () => undefined,
          rememberPassed: () => undefined,
          passedAt: undefined,
          joinIsOpen: false,
          api: { recordTechCheck: () => TE.right(undefined), speedThreshold: () => TE.right(2) },
          clock: { now: () => plus(morning, scheduler.now()) },
          connectivity: { isOffline: () => false },
          forgetList: () => undefined,
          goTo: () => undefined,
        },
        scheduler,
      );
      const said = new Subject<string>();
      let before = '';
      machine.changes.subscribe(({ passed }) => {
        if (passed !== before) said.next(passed);
        before = passed;
      });
      scheduler.expectObservable(said).toBe(expected, { n: 'no', s: 'soon', d: 'said' });
      scheduler.schedule(() => machine.runIn(openScope()), 0);
    });

  it('says that all is well 6 s after it passed, or at once if the path names a reason [spec 2 §4.4, §9]', () => {
    timed(undefined, 'n 999ms s 5999ms d');
    timed('skip-delay', 'n 999ms (sd)');
  });
});
