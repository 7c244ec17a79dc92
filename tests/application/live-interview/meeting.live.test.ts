import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { EMPTY, Subject, VirtualTimeScheduler } from 'rxjs';
import { meetingMachine, type MeetingPorts } from '../../../application/live-interview/meeting.live';
import { openScope } from '../../../application/live/scope';
import type { EtaStatus, InterviewStatusUpdate, RoomOpened } from '../../../application/live-interview/meeting.api';
import type { KeptMeeting } from '../../../application/live-interview/kept-meeting.port';
import type { PeerId, RoomTicket } from '../../../application/live-interview/meeting-room.port';
import { known } from '../../../domain/brand';
import type { AskedQuestion } from '../../../domain/live-interview/meeting';
import { plus } from '../../../domain/time/instant';
import { communityId, positionId } from '../../support/builders/applications';
import { at } from '../../support/builders/time';
import { settled } from '../../support/world/by-hand';
import { fakeRoom } from '../../support/world/meeting-room';
import { keepingReporter } from '../../support/world/reporter';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const schedule = at('2026-12-04T15:30:00Z');
const nothingOff = { muted: false, cameraOff: false };
const noDevices = { camera: undefined, microphone: undefined };
const peer = { id: known<PeerId>('dana'), name: 'Dana Reyes' };
const opened: RoomOpened = { address: { _tag: 'Peer', ticket: known<RoomTicket>('a ticket') }, name: 'Maria Lopez' };
const question: AskedQuestion = {
  questionId: 7,
  question: 'Nights?',
  interviewerId: 900,
  sender: 'Dana Reyes',
  options: ['Yes', 'No'],
  additionalResponse: '',
};
const sessionEnded = { _tag: 'SessionEnded', message: 'Please sign in.', requestId: undefined } as const;

type Ports = MeetingPorts<'stream', 'frame'>;

/** A meeting that the candidate opens at that time, on a clock of the test. */
const aMeeting = (changes: Partial<Ports> = {}, startsAt = schedule) => {
  const scheduler = new VirtualTimeScheduler();
  const room = fakeRoom();
  const leaves = new Subject<unknown>();
  const told: {
    sent: string[];
    exits: string[];
    kept: KeptMeeting[];
    partings: number;
    polls: number;
    forgotten: number;
  } = { sent: [], exits: [], kept: [], partings: 0, polls: 0, forgotten: 0 };
  let eta: E.Either<typeof sessionEnded, EtaStatus> = E.right({ eta: undefined });
  const reporter = keepingReporter();
  const ports: Ports = {
    job,
    scheduledAt: schedule,
    api: {
      openRoom: () => TE.right(opened),
      etaStatus: () => () => {
        told.polls += 1;
        return Promise.resolve(eta);
      },
      updateInterviewStatus:
        ({ status }: InterviewStatusUpdate) =>
        () => {
          told.sent.push(status);
          return Promise.resolve(E.right(undefined));
        },
    },
    roomAt: () => TE.right(room),
    camera: { devices: () => Promise.resolve({ camera: [], microphone: [] }), changes: EMPTY },
    chosen: noDevices,
    remember: () => undefined,
    kept: undefined,
    keep: (kept) => told.kept.push(kept),
    forget: () => {
      told.forgotten += 1;
    },
    leavingPage: {
      leaves,
      sayLeft: () => {
        told.partings += 1;
      },
    },
    clock: { now: () => plus(startsAt, scheduler.now()) },
    reporter,
    goTo: (exit) => told.exits.push(exit),
    ...changes,
  };
  const machine = meetingMachine(ports, scheduler);
  const scope = openScope();
  machine.runIn(scope);
  /** Lets everything happen that is due until then; answers arrive in between. */
  const until = async (ms: number): Promise<void> => {
    await settled();
    for (let now = scheduler.frame; now <= ms; now += 500) {
      scheduler.maxFrames = now;
      scheduler.flush();
      await settled();
    }
    scheduler.maxFrames = ms;
    scheduler.flush();
    await settled();
  };
  const enter = async (): Promise<void> => {
    await settled();
    room.happens({ _tag: 'Joined' });
    await settled();
  };
  return {
    machine,
    scope,
    room,
    told,
    leaves,
    reporter,
    until,
    enter,
    answers: (next: typeof eta) => {
      eta = next;
    },
  };
};

describe('A live interview run by its page', () => {
  it('asks our server for the room and enters it with what was chosen [R50, spec 2 §4.6]', async () => {
    const { machine, room } = aMeeting({ chosen: { camera: 'front', microphone: undefined } });
    expect(machine.value().phase).toEqual({ _tag: 'Opening' });
    await settled();
    expect(machine.value().phase).toEqual({ _tag: 'Entering' });
    expect(room.entries).toEqual([
      {
        ...opened,
        devices: { camera: 'front', microphone: undefined },
        muted: false,
        cameraOff: false,
      },
    ]);
    room.happens({ _tag: 'Joined' });
    expect(machine.value().phase).toEqual({ _tag: 'Inside' });
  });

  it('sends Joined, again every 20 s as a sign of life, and polls at once and every 10 s [spec 2 §4.6, R37]', async () => {
    const { told, until, enter } = aMeeting();
    await enter();
    await until(40_000);
    expect(told.sent).toEqual(['Joined', 'Joined', 'Joined']);
    expect(told.polls).toBe(5);
  });

  it('in the waiting room updates the status, too, and joins when admitted [spec 2 §4.6]', async () => {
    const { machine, room, told } = aMeeting();
    await settled();
    room.happens({ _tag: 'AccessIs', level: 'lobby' });
    await settled();
    expect(machine.value().meeting).toMatchObject({ _tag: 'Waiting', where: 'lobby' });
    expect(told.sent).toEqual(['Joined']);
    room.happens({ _tag: 'AccessIs', level: 'full' }, { _tag: 'Joined' });
    await settled();
    expect(machine.value().meeting).toMatchObject({ _tag: 'Waiting', where: 'room' });
  });

  it('stops polling when someone joins, says who joined after 1 s and repeats the questions after 3 s [spec 2 §4.6]', async () => {
    const { machine, room, told, until, enter } = aMeeting();
    await enter();
    room.happens({ _tag: 'Said', message: { _tag: 'Question', question } }, { _tag: 'PeerJoined', peer });
    const polls = told.polls;
    await until(500);
    expect(room.orders).toEqual([]);
    await until(1_000);
    expect(room.orders).toEqual([{ _tag: 'Say', message: { _tag: 'Joined', name: 'Maria Lopez' } }]);
    machine.send({ _tag: 'OptionChosen', questionId: 7, option: 'Yes' });
    machine.send({ _tag: 'AnswerPressed', questionId: 7 });
    await until(60_000);
    expect(room.orders.at(-1)).toEqual({
      _tag: 'Say',
      message: {
        _tag: 'Asked',
        questions: [question],
        answers: [{ questionId: 7, option: 'Yes', additionalResponse: '' }],
      },
    });
    expect(told.polls).toBe(polls);
    expect(machine.value().peers).toMatchObject([{ name: 'Dana Reyes' }]);
  });

  it.each([
    [
      { _tag: 'Delayed', minutes: 10 },
      { _tag: 'InterviewerDelayed', minutes: 10 },
    ],
    [
      { _tag: 'Delayed', minutes: undefined },
      { _tag: 'InterviewerDelayed', minutes: undefined },
    ],
    [{ _tag: 'Coming' }, { _tag: 'NoNotice' }],
  ] as const)('shows what the interviewer answers: %o [spec 2 §4.6]', async (eta, notice) => {
    const { machine, until, enter, answers } = aMeeting();
    answers(E.right({ eta: { _tag: 'Delayed', minutes: 3 } }));
    await enter();
    answers(E.right({ eta }));
    await until(10_000);
    expect(machine.value().meeting).toMatchObject({ _tag: 'Waiting', notice });
  });

  it("'no' stops the polling and leads to /interviewCancelled/3 after 6 s, with one Left [spec 2 §4.6, §9]", async () => {
    const { machine, room, told, until, enter, answers } = aMeeting();
    answers(E.right({ eta: { _tag: 'NotComing' } }));
    await enter();
    await until(0);
    expect(machine.value().meeting).toMatchObject({ _tag: 'Cancelling', because: 'interviewer-unable' });
    const { polls } = told;
    await until(5_500);
    expect(told.exits).toEqual([]);
    await until(6_500);
    expect(told.exits).toEqual(['interviewer-unable']);
    expect(told.polls).toBe(polls);
    expect(told.sent).toEqual(['Joined', 'Left']);
    expect(room.isEntered()).toBe(false);
    expect(told.forgotten).toBe(1);
  });

  it('leads to /interviewCancelled/0 after 6 s if nobody has joined after 15 minutes [spec 2 §4.6, §9]', async () => {
    const { machine, told, until, enter } = aMeeting();
    await enter();
    await until(899_500);
    expect(machine.value().meeting._tag).toBe('Waiting');
    await until(900_500);
    expect(machine.value().meeting).toMatchObject({ _tag: 'Cancelling', because: 'nobody-joined' });
    await until(906_500);
    expect(told.exits).toEqual(['nobody-joined']);
  });

  it('a candidate whose own connection is down at minute 15 does not end the interview until it is back [R51]', async () => {
    const { machine, room, told, until, enter } = aMeeting();
    await enter();
    await until(890_000);
    room.happens({ _tag: 'Reconnecting' });
    expect(machine.value().reconnecting).toBe(true);
    await until(960_000);
    expect(told.exits).toEqual([]);
    room.happens({ _tag: 'Reconnected' });
    await until(965_000);
    room.happens({ _tag: 'PeerJoined', peer });
    await until(1_000_000);
    expect(machine.value().meeting._tag).toBe('Met');
    expect(told.exits).toEqual([]);
  });

  it('a reload at minute 20 continues the same meeting: questions and answers are there, and nothing ends [R51]', async () => {
    const answers = [{ questionId: 7, option: 'No', additionalResponse: '' }];
    const kept: KeptMeeting = { job, startsAt: schedule, met: true, questions: [question], answers, ...nothingOff };
    const { machine, told, until, enter } = aMeeting({ kept }, plus(schedule, 1_200_000));
    expect(machine.value().answers).toEqual(answers);
    await enter();
    await until(120_000);
    expect(machine.value().meeting).toEqual({ _tag: 'Met', alone: true, questions: [question] });
    expect(told.exits).toEqual([]);
    expect(told.polls).toBe(0);
  });

  it('ignores what was stored for another appointment [R51]', async () => {
    const off = { muted: true, cameraOff: true };
    const kept: KeptMeeting = {
      job,
      startsAt: plus(schedule, 1),
      met: true,
      questions: [question],
      answers: [],
      ...off,
    };
    const { machine } = aMeeting({ kept });
    expect(machine.value()).toMatchObject({ meeting: { metBefore: false, questions: [] }, ...nothingOff });
  });

  it("the interviewer's 'end' leaves: Left is reported once, then /thankyou [spec 2 §4.6]", async () => {
    const { machine, room, told, scope, until, enter } = aMeeting();
    await enter();
    room.happens({ _tag: 'PeerJoined', peer }, { _tag: 'Said', message: { _tag: 'End' } });
    await until(60_000);
    expect(told.exits).toEqual(['thank-you']);
    expect(told.sent).toEqual(['Joined', 'Left']);
    machine.send({ _tag: 'LeavePressed' });
    scope.end();
    expect(told.sent).toEqual(['Joined', 'Left']);
    expect(told.partings).toBe(0);
  });

  it.each([
    ['Leave', 'thank-you'],
    ['leaving inside the frame', 'thank-you'],
  ])('%s leads to %s', async (how, exit) => {
    const { machine, room, told, enter } = aMeeting();
    await enter();
    if (how === 'Leave') machine.send({ _tag: 'LeavePressed' });
    else room.happens({ _tag: 'RoomLeft' });
    await settled();
    expect(told.exits).toEqual([exit]);
    expect(told.sent).toEqual(['Joined', 'Left']);
  });

  it('asks before leaving, and a candidate who stays is in the room as before', async () => {
    const { machine, told, enter } = aMeeting();
    await enter();
    machine.send({ _tag: 'LeaveAsked' });
    expect(machine.value().asksLeave).toBe(true);
    machine.send({ _tag: 'LeaveDeclined' });
    expect([machine.value().asksLeave, told.exits]).toEqual([false, []]);
  });

  it('Leave before the room was entered goes back to My Jobs and reports nothing [spec 2 §4.6]', async () => {
    const { machine, told } = aMeeting();
    machine.send({ _tag: 'LeavePressed' });
    await settled();
    expect(told.exits).toEqual(['my-jobs']);
    expect(told.sent).toEqual([]);
  });

  it('a page that is closed or navigated away from reports Left by itself, and only while inside [R61, R37]', async () => {
    const { told, scope, leaves, enter } = aMeeting();
    leaves.next(undefined);
    expect(told.partings).toBe(0);
    await enter();
    leaves.next(undefined);
    expect(told.partings).toBe(1);
    scope.end();
    expect(told.partings).toBe(2);
  });

  it.each(['the room', 'the ETA', 'the status'])(
    'a 401 from %s leaves the room and leads to sign-in [spec 2 §4.6, §8]',
    async (call) => {
      const { machine, told, room, until, answers } = aMeeting(
        call === 'the room'
          ? {
              api: {
                openRoom: () => TE.left(sessionEnded),
                etaStatus: () => TE.right({ eta: undefined }),
                updateInterviewStatus: () => TE.right(undefined),
              },
            }
          : call === 'the status'
            ? {
                api: {
                  openRoom: () => TE.right(opened),
                  etaStatus: () => TE.right({ eta: undefined }),
                  updateInterviewStatus: () => TE.left(sessionEnded),
                },
              }
            : {},
      );
      if (call === 'the ETA') answers(E.left(sessionEnded));
      await settled();
      room.happens({ _tag: 'Joined' });
      await until(1_000);
      expect(machine.value().meeting).toEqual({ _tag: 'Over', exit: 'sign-in' });
      expect(told.exits).toEqual([]);
      expect(room.isEntered()).toBe(false);
    },
  );

  it('a room that is not assigned, not loaded or broken says so, and Try again starts over [spec 2 §4.6]', async () => {
    let refusals = 0;
    const { machine, room, enter } = aMeeting({
      roomAt: () => {
        refusals += 1;
        return refusals === 1 ? TE.left({ _tag: 'NotLoaded' }) : TE.right(room);
      },
    });
    await settled();
    expect(machine.value().phase).toEqual({ _tag: 'Trouble', why: { _tag: 'NotLoaded' } });
    machine.send({ _tag: 'TryAgainPressed' });
    await enter();
    expect(machine.value().phase).toEqual({ _tag: 'Inside' });
    room.happens({ _tag: 'Failed', fault: { _tag: 'RoomFull' } });
    expect(machine.value().phase).toEqual({ _tag: 'Trouble', why: { _tag: 'RoomFull' } });
    room.happens({ _tag: 'Failed', fault: { _tag: 'SessionOver' } });
    expect(machine.value().meeting).toEqual({ _tag: 'Over', exit: 'sign-in' });
  });

  it('joining too early is refused by our server, not just by the page [R50]', async () => {
    const refusal = { _tag: 'JoinOpensLater', opensAt: schedule } as const;
    const { machine } = aMeeting({
      api: {
        openRoom: () => TE.left(refusal),
        etaStatus: () => TE.right({ eta: undefined }),
        updateInterviewStatus: () => TE.right(undefined),
      },
    });
    await settled();
    expect(machine.value().phase).toEqual({ _tag: 'Trouble', why: refusal });
  });

  it('controls: mute, camera off, another device without leaving; who speaks; a lost device [spec 2 §2.12]', async () => {
    const { machine, room, enter } = aMeeting();
    await enter();
    const open = { _tag: 'Open', device: { id: 'front', label: 'Front' } } as const;
    room.happens({ _tag: 'OwnMedia', stream: 'stream', camera: open, microphone: open });
    machine.send({ _tag: 'MutePressed' });
    machine.send({ _tag: 'CameraPressed' });
    machine.send({ _tag: 'DeviceChosen', kind: 'camera', id: 'desk' });
    expect(room.orders).toEqual([
      { _tag: 'Mute', muted: true },
      { _tag: 'CameraOff', off: true },
      { _tag: 'UseDevices', devices: { camera: 'desk', microphone: undefined } },
    ]);
    expect(room.isEntered()).toBe(true);
    room.happens({ _tag: 'PeerJoined', peer }, { _tag: 'LevelIs', of: peer.id, level: 0.5 });
    expect(machine.value().speaking).toBe(peer.id);
    room.happens({ _tag: 'LevelIs', of: 'own', level: 0.01 }, { _tag: 'LevelIs', of: peer.id, level: 0.01 });
    expect(machine.value().speaking).toBeUndefined();
    room.happens({ _tag: 'DeviceStopped', kind: 'camera', fault: 'lost' }, { _tag: 'QualityIs', quality: 'bad' });
    expect(machine.value()).toMatchObject({
      camera: { _tag: 'NotOpen', fault: 'lost' },
      quality: 'bad',
      muted: true,
      cameraOff: true,
    });
    room.happens({ _tag: 'PeerMedia', id: peer.id, stream: 'stream', cameraOn: false, microphoneOn: true });
    expect(machine.value().peers).toEqual([{ ...peer, stream: 'stream', cameraOn: false, microphoneOn: true }]);
    room.happens({ _tag: 'PeerLeft', id: peer.id });
    expect(machine.value().meeting).toMatchObject({ _tag: 'Met', alone: true });
  });

  it('stores what was asked and answered for a reload [R51]', async () => {
    const { machine, room, told, enter } = aMeeting();
    await enter();
    room.happens(
      { _tag: 'PeerJoined', peer },
      { _tag: 'Said', message: { _tag: 'Asked', questions: [question], answers: [] } },
    );
    machine.send({ _tag: 'WordsTyped', questionId: 7, words: 'Gladly' });
    machine.send({ _tag: 'AnswerPressed', questionId: 7 });
    expect(told.kept.at(-1)).toEqual({
      job,
      startsAt: schedule,
      met: true,
      questions: [question],
      answers: [{ questionId: 7, option: undefined, additionalResponse: 'Gladly' }],
      ...nothingOff,
    });
  });

  it('what is off stays off after a reload, and is not opened when joining [R51]', async () => {
    const { machine, told, enter } = aMeeting();
    await enter();
    machine.send({ _tag: 'CameraPressed' });
    machine.send({ _tag: 'MutePressed' });
    expect(told.kept.at(-1)).toMatchObject({ muted: true, cameraOff: true });
    const again = aMeeting({ kept: told.kept.at(-1) });
    await settled();
    expect(again.room.entries).toEqual([expect.objectContaining({ muted: true, cameraOff: true })]);
  });

  it('a defect of an adapter is reported and can be tried again', async () => {
    const { machine, reporter } = aMeeting({
      roomAt: () =>
        TE.right({
          controls: 'ours',
          enter: () => {
            throw new Error('no room');
          },
        }),
    });
    await settled();
    expect(machine.value().phase).toEqual({ _tag: 'Trouble', why: { _tag: 'RoomBroke' } });
    expect(reporter.reports).toHaveLength(1);
  });
});
