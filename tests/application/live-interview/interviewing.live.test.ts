import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { Observable, Subject } from 'rxjs';
import { interviewingMachine, type InterviewingPorts } from '../../../application/live-interview/interviewing.live';
import { openScope } from '../../../application/live/scope';
import { ourDefect, type CallFailure } from '../../../application/failure';
import type { InterviewerLetIn } from '../../../application/live-interview/interviewer.api';
import type {
  InterviewerSession,
  InterviewNews,
  InterviewOrder,
  InterviewSeen,
} from '../../../application/live-interview/interview-room.port';
import type { PeerId, SwitchedOff } from '../../../application/live-interview/meeting-room.port';
import type { SessionToken } from '../../../application/identity/secrets.port';
import { known } from '../../../domain/brand';
import type { InterviewLinkOver } from '../../../domain/live-interview/interviewer-pass';
import type { AskedQuestion } from '../../../domain/live-interview/meeting';
import { defaultZone } from '../../../domain/time/time-zone';
import { at } from '../../support/builders/time';
import { callByHand, settled } from '../../support/world/by-hand';
import { keepingReporter } from '../../support/world/reporter';

type News = InterviewNews<'stream', never>;
type Ports = InterviewingPorts<'stream'>;

const link = known<SessionToken>('the code of a link');
const session = known<SessionToken>('a session');
const [dana, lena] = ['dana', 'lena'].map((id) => known<PeerId>(id));
if (dana === undefined || lena === undefined) throw new Error('Two people are needed');

const offline: CallFailure = { _tag: 'NoConnection' };
const seen: InterviewSeen = {
  candidateName: 'Lena Moss',
  interviewerName: 'Dana Reyes',
  positionName: 'Caregiver',
  communityName: 'Linden',
  startsAt: at('2026-12-04T15:30:00Z'),
  opensAt: at('2026-12-04T15:20:00Z'),
  isOpen: true,
  zone: defaultZone,
  questions: [{ questionId: 71, question: 'Nights?', options: ['Yes', 'No'] }],
  eta: undefined,
  lateBy: undefined,
};
const asked: AskedQuestion = {
  questionId: 71,
  question: 'Nights?',
  options: ['Yes', 'No'],
  interviewerId: 0,
  sender: 'Dana Reyes',
  additionalResponse: '',
};

/** The interviewer's page, opened with what this browser has. */
const aPage = (has: {
  readonly link?: SessionToken;
  readonly session?: InterviewerSession;
  /** The link that the session came from. */
  readonly usedLink?: SessionToken;
  /** In the room before a reload, with this switched off. */
  readonly inside?: SwitchedOff;
  readonly ports?: Partial<Ports>;
}) => {
  const open = callByHand<{ readonly link: SessionToken }, CallFailure | InterviewLinkOver, InterviewerLetIn>();
  const news = new Subject<News>();
  const orders: InterviewOrder[] = [];
  const told: { watching: number; opened: InterviewerSession[]; forgotten: number; remembered: unknown[] } = {
    watching: 0,
    opened: [],
    forgotten: 0,
    remembered: [],
  };
  let kept = has.session;
  let usedLink = has.usedLink;
  let { inside } = has;
  const reporter = keepingReporter();
  const machine = interviewingMachine<'stream'>({
    link: has.link,
    api: { openInterview: open.call },
    room: {
      open: (by, given) =>
        new Observable((told_) => {
          told.watching += 1;
          told.opened.push(by);
          const ordering = given.subscribe((order) => orders.push(order));
          const telling = news.subscribe(told_);
          return () => {
            told.watching -= 1;
            ordering.unsubscribe();
            telling.unsubscribe();
          };
        }),
    },
    session: {
      read: () => kept,
      openedBy: (opened) => (opened === usedLink ? kept : undefined),
      write: (value, opened) => {
        [kept, usedLink] = [value, opened];
      },
      inside: {
        read: () => O.fromNullable(inside),
        write: (off) => {
          inside = off;
        },
        clear: () => {
          inside = undefined;
        },
      },
    },
    camera: { devices: () => Promise.resolve({ camera: [], microphone: [] }) },
    chosen: { camera: 'front', microphone: undefined },
    remember: (chosen) => told.remembered.push(chosen),
    reporter,
    forgetLink: () => {
      told.forgotten += 1;
    },
    ...has.ports,
  });
  machine.runIn(openScope());
  const happens = async (...all: readonly News[]): Promise<void> => {
    for (const one of all) news.next(one);
    await settled();
  };
  return {
    machine,
    open,
    orders,
    told,
    reporter,
    happens,
    state: machine.value,
    phase: () => machine.value().phase._tag,
    kept: () => ({ session: kept, inside }),
  };
};

/** In the room, with the candidate. */
const inTheRoom = async () => {
  const page = aPage({ session });
  await page.happens({ _tag: 'InterviewIs', interview: seen }, { _tag: 'CandidateIs', there: true });
  page.machine.send({ _tag: 'JoinPressed' });
  await page.happens({ _tag: 'Joined' }, { _tag: 'PeerJoined', peer: { id: lena, name: 'Lena Moss' } });
  return page;
};

describe('The interviewer’s link', () => {
  it('is used up by pressing the button, not by opening it; the session is stored and the code leaves the address [R3c, R26]', async () => {
    const { machine, open, told, phase, kept } = aPage({ link });
    await settled();
    expect(open.asked).toEqual([]);
    machine.send({ _tag: 'OpenPressed' });
    machine.send({ _tag: 'OpenPressed' });
    await open.answer(E.right({ session, until: at('2026-12-05T15:30:00Z') }));
    expect(open.asked).toEqual([{ link }]);
    expect(kept().session).toBe(session);
    expect(phase()).toBe('LookingOn');
    expect(told).toMatchObject({ opened: [session], forgotten: 1 });
  });

  it('that is used up says so, and its button can’t be pressed again [R26]', async () => {
    const { machine, open, told, state } = aPage({ link });
    machine.send({ _tag: 'OpenPressed' });
    await open.answer(E.left({ _tag: 'InterviewLinkOver' }));
    machine.send({ _tag: 'OpenPressed' });
    expect(state().phase).toEqual({ _tag: 'LinkOver', why: { _tag: 'InterviewLinkOver' } });
    expect([open.asked.length, told.watching, told.forgotten]).toEqual([1, 0, 0]);
  });

  it('can be pressed again if the response was lost', async () => {
    const { machine, open, state } = aPage({ link });
    machine.send({ _tag: 'OpenPressed' });
    await open.answer(E.left(offline));
    expect(state().phase).toMatchObject({ pressed: false, failure: offline });
    machine.send({ _tag: 'OpenPressed' });
    expect(state().phase).toMatchObject({ pressed: true, failure: undefined });
  });

  it('can be pressed again if our own code threw', async () => {
    let presses = 0;
    const api: Ports['api'] = {
      openInterview: () => {
        presses += 1;
        throw new Error('a defect');
      },
    };
    const { machine, state, reporter } = aPage({ link, ports: { api } });
    machine.send({ _tag: 'OpenPressed' });
    expect(state().phase).toEqual({ _tag: 'AtTheLink', link, pressed: false, failure: ourDefect });
    machine.send({ _tag: 'OpenPressed' });
    expect([presses, reporter.reports.length]).toEqual([2, 2]);
  });

  it('that this browser has used before opens its interview at once; one that it has not used waits for the button [R26]', async () => {
    const again = aPage({ link, session, usedLink: link });
    await settled();
    expect([again.phase(), again.told.forgotten, again.told.opened]).toEqual(['LookingOn', 1, [session]]);
    const another = aPage({ link: known<SessionToken>('another'), session, usedLink: link });
    await settled();
    expect([another.phase(), another.told.watching]).toEqual(['AtTheLink', 0]);
  });

  it('is not needed twice: after a reload the interviewer is watching from outside again, or back in the room with the chosen devices [R26]', async () => {
    const looking = aPage({ session });
    await settled();
    expect([looking.phase(), looking.told.watching, looking.orders]).toEqual(['LookingOn', 1, []]);
    const inside = aPage({ session, inside: { muted: false, cameraOff: true } });
    await settled();
    expect(inside.phase()).toBe('Entering');
    expect(inside.orders).toEqual([
      { _tag: 'Enter', devices: { camera: 'front', microphone: undefined }, muted: false, cameraOff: true },
    ]);
  });

  it('that is missing, with no session either, opens nothing [R26]', async () => {
    const { phase, told } = aPage({});
    await settled();
    expect([phase(), told.watching]).toEqual(['NoLink', 0]);
  });
});

describe('The interviewer outside the room', () => {
  it('sees who is waiting and how late they are, and says whether they are coming [spec 2 §4.6]', async () => {
    const { machine, happens, state, orders } = aPage({ session });
    await happens({ _tag: 'InterviewIs', interview: seen }, { _tag: 'CandidateIs', there: true });
    await happens({ _tag: 'Said', message: { _tag: 'RunningLate', minutes: 10 } });
    expect(state()).toMatchObject({ candidateThere: true, interview: { lateBy: 10 } });
    const eta = { _tag: 'Delayed', minutes: 5 } as const;
    machine.send({ _tag: 'EtaPressed', eta });
    expect(orders).toEqual([{ _tag: 'TellEta', eta }]);
  });

  it.each([
    ['the door is still closed', { _tag: 'NotYet', opensAt: at('2026-12-04T15:20:00Z') }],
    ['the interview was moved', { _tag: 'NotOn' }],
  ] as const)('stays outside if %s [R12, R50]', async (_why, news) => {
    const { machine, happens, phase, orders, kept } = aPage({ session });
    machine.send({ _tag: 'JoinPressed' });
    machine.send({ _tag: 'JoinPressed' });
    expect(phase()).toBe('Entering');
    expect(orders).toHaveLength(1);
    await happens(news);
    expect(phase()).toBe('LookingOn');
    expect(kept().inside).toBeUndefined();
  });
});

describe('The interviewer, in the room', () => {
  it('asks from the list and in their own words, and sees each answer [spec 2 §3, §4.6, R51]', async () => {
    const { machine, happens, state, orders } = await inTheRoom();
    machine.send({ _tag: 'AskPressed', question: { question: 'Nights?', options: ['Yes', 'No'] }, id: 71 });
    for (const words of ['When?', ' Where? ']) {
      machine.send({ _tag: 'OwnQuestionTyped', words });
      machine.send({ _tag: 'OwnQuestionPressed' });
    }
    const said = orders.flatMap((order) => (order._tag === 'Say' ? [order.message] : []));
    expect(said[0]).toEqual({ _tag: 'Question', question: asked });
    const ids = state().questions.map(({ questionId }) => questionId);
    expect(new Set(ids).size).toBe(3);
    expect(Math.min(...ids.slice(1))).toBeGreaterThan(1_000_000);
    const answer = { questionId: 71, option: 'Yes', additionalResponse: '' };
    await happens({ _tag: 'Said', message: { _tag: 'Answer', answer } });
    await happens({ _tag: 'Said', message: { _tag: 'Answer', answer: { ...answer, option: 'No' } } });
    expect(state().answers).toEqual([{ ...answer, option: 'No' }]);
    machine.send({ _tag: 'AskPressed', question: asked, id: 71 });
    expect(state().questions).toHaveLength(3);
  });

  it('writes a question before asking it in their own words; once asked, the box is empty', async () => {
    const { machine, state, orders } = await inTheRoom();
    const before = orders.length;
    machine.send({ _tag: 'OwnQuestionTyped', words: ' \n' });
    machine.send({ _tag: 'OwnQuestionPressed' });
    expect([state().ownQuestion.isEmpty, orders.length]).toEqual([true, before]);
    machine.send({ _tag: 'OwnQuestionTyped', words: ' When? ' });
    expect(state().ownQuestion).toEqual({ words: ' When? ', isEmpty: false });
    machine.send({ _tag: 'OwnQuestionPressed' });
    expect(state().questions.map(({ question }) => question)).toEqual(['When?']);
    expect(state().ownQuestion).toEqual({ words: '', isEmpty: false });
  });

  it('is asked before the interview ends; what was open over the call closes with it', async () => {
    const { machine, happens, state, phase } = await inTheRoom();
    machine.send({ _tag: 'EndAsked' });
    machine.send({ _tag: 'ChoiceOpened' });
    expect(state()).toMatchObject({ asksEnd: true, choosing: true });
    machine.send({ _tag: 'EndDeclined' });
    machine.send({ _tag: 'ChoiceClosed' });
    expect(state()).toMatchObject({ asksEnd: false, choosing: false, phase: { _tag: 'Inside' } });
    machine.send({ _tag: 'EndAsked' });
    machine.send({ _tag: 'ChoiceOpened' });
    await happens({ _tag: 'Failed', fault: { _tag: 'RoomFull' } });
    expect([phase(), state().asksEnd, state().choosing]).toEqual(['Trouble', false, false]);
  });

  it('learns after a reload what was asked and answered: the candidate’s page still has it [R51]', async () => {
    const { happens, state } = await inTheRoom();
    const answers = [{ questionId: 71, option: 'Yes', additionalResponse: '' }];
    for (let twice = 0; twice < 2; twice += 1)
      await happens({ _tag: 'Said', message: { _tag: 'Asked', questions: [asked], answers } });
    expect(state()).toMatchObject({ questions: [asked], answers });
  });

  it('sees the candidate arrive, turn the camera off, speak and leave [spec 2 §4.6]', async () => {
    const { happens, state } = await inTheRoom();
    await happens({ _tag: 'PeerMedia', id: lena, stream: 'stream', cameraOn: false, microphoneOn: true });
    expect(state().peer).toMatchObject({ stream: 'stream', cameraOn: false, microphoneOn: true });
    await happens({ _tag: 'LevelIs', of: lena, level: 0.5 });
    expect(state().speaking).toBe(lena);
    await happens({ _tag: 'LevelIs', of: 'own', level: 0 });
    expect(state().speaking).toBe(lena);
    await happens({ _tag: 'LevelIs', of: lena, level: 0 });
    expect(state().speaking).toBeUndefined();
    await happens({ _tag: 'PeerLeft', id: dana });
    expect(state().peer).toBeDefined();
    await happens({ _tag: 'LevelIs', of: lena, level: 0.5 }, { _tag: 'PeerLeft', id: lena });
    expect(state()).toMatchObject({ peer: undefined, speaking: undefined });
  });

  it('stays in the room and keeps speaking when the candidate leaves', async () => {
    const { happens, state } = await inTheRoom();
    await happens({ _tag: 'LevelIs', of: 'own', level: 0.5 }, { _tag: 'PeerLeft', id: lena });
    expect(state()).toMatchObject({ peer: undefined, speaking: 'own' });
  });

  it('mutes, turns the camera off and changes devices without leaving [spec 2 §4.6]', async () => {
    const { machine, orders, told, phase } = await inTheRoom();
    machine.send({ _tag: 'MutePressed' });
    machine.send({ _tag: 'CameraPressed' });
    machine.send({ _tag: 'DeviceChosen', kind: 'microphone', id: 'desk' });
    const devices = { camera: 'front', microphone: 'desk' };
    expect(orders.slice(1)).toEqual([
      { _tag: 'Mute', muted: true },
      { _tag: 'CameraOff', off: true },
      { _tag: 'UseDevices', devices },
    ]);
    expect(told.remembered).toEqual([devices]);
    expect(phase()).toBe('Inside');
  });

  it('ends it for both: the candidate is told, the room is left, and a reload does not re-enter [spec 2 §4.6]', async () => {
    const { machine, orders, told, happens, phase, kept } = await inTheRoom();
    expect(kept().inside).toEqual({ muted: false, cameraOff: false });
    machine.send({ _tag: 'EndPressed' });
    expect(orders.at(-1)).toEqual({ _tag: 'Say', message: { _tag: 'End' } });
    await happens({ _tag: 'PeerJoined', peer: { id: lena, name: 'Lena Moss' } });
    expect([phase(), told.watching, kept().inside]).toEqual(['Ended', 0, undefined]);
  });

  it('is at the end even if our own code throws then', async () => {
    const { machine, phase } = await inTheRoom();
    machine.send({ _tag: 'EndPressed' });
    machine.send({ _tag: 'Broke' });
    expect(phase()).toBe('Ended');
  });

  it('is told that the connection is lost, and that it is back [R51]', async () => {
    const { happens, state } = await inTheRoom();
    await happens({ _tag: 'Reconnecting' }, { _tag: 'QualityIs', quality: 'bad' });
    expect(state()).toMatchObject({ reconnecting: true, quality: 'bad', phase: { _tag: 'Inside' } });
    await happens({ _tag: 'Reconnected' });
    expect(state().reconnecting).toBe(false);
  });

  it.each(['RoomFull', 'TakenElsewhere', 'SessionOver'] as const)(
    'is out after %s, and Try again watches from outside again with the same session [R26]',
    async (fault) => {
      const { machine, happens, state, told, kept } = await inTheRoom();
      await happens({ _tag: 'Failed', fault: { _tag: fault } });
      expect(state()).toMatchObject({ phase: { _tag: 'Trouble', why: { _tag: fault } }, peer: undefined });
      expect(kept().inside).toBeUndefined();
      machine.send({ _tag: 'TryAgainPressed' });
      expect(state().phase._tag).toBe('LookingOn');
      expect(told).toMatchObject({ opened: [session, session], watching: 1 });
    },
  );

  it('is told if the room throws, and so are we', async () => {
    const room: Ports['room'] = {
      open: () => {
        throw new Error('no WebRTC here');
      },
    };
    const { phase, reporter } = aPage({ session, ports: { room } });
    await settled();
    expect(phase()).toBe('Trouble');
    expect(reporter.reports).toHaveLength(1);
  });
});
