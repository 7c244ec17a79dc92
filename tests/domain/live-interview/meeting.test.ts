import {
  afterReconnection,
  askedQuestionsAfter,
  beforeMeeting,
  cancelledPageAfter,
  joinedSignalAfter,
  lateJoinGrace,
  meetingStep,
  type AskedQuestion,
  type MeetingEvent,
  type MeetingState,
} from '../../../domain/live-interview/meeting';
import { plus } from '../../../domain/time/instant';
import { at } from '../../support/builders/time';
import { meetingWorld } from '../../support/models/meeting-world';
import { cases } from '../../support/cases/cases';
import {
  data,
  duration,
  list,
  named,
  number,
  oneOf,
  optional,
  text,
  yesNo,
} from '../../../adapters/rules/cases/columns';

const schedule = at('2026-12-04T15:30:00Z');
const question = (questionId: number, text = `Question ${questionId}`): AskedQuestion => ({
  questionId,
  question: text,
  interviewerId: 900,
  sender: 'Dana Reyes',
  options: [],
  additionalResponse: '',
});

const joined: MeetingEvent = { _tag: 'Joined', now: schedule };
const peer: MeetingEvent = { _tag: 'PeerJoined' };
const leave: MeetingEvent = { _tag: 'LeavePressed' };
const eta = (_tag: 'Coming' | 'NotComing'): MeetingEvent => ({ _tag: 'EtaAnswered', eta: { _tag } });
const stopWaiting = [{ _tag: 'StopEtaPolling' }, { _tag: 'StopTimers' }];

/** What happens in a meeting, in the words of its tables. */
const event = named<MeetingEvent>({
  'candidate joins': joined,
  'interviewer joins': peer,
  'candidate leaves': leave,
  'interviewer leaves': { _tag: 'PeerLeft' },
  'interviewer is unable': eta('NotComing'),
  'nobody joined in time': { _tag: 'TimerFired', timer: 'nobody-joined' },
  "interviewer says 'end'": { _tag: 'MessageReceived', text: 'end' },
  'left in the frame': { _tag: 'RoomLeft' },
  'line gone': { _tag: 'LineGone' },
  'line back': { _tag: 'LineBack' },
});

/** The meeting after these events, joined at its scheduled time. */
const after = (...events: readonly MeetingEvent[]): MeetingState =>
  events.reduce<MeetingState>((state, event) => meetingStep(state, event)[0], beforeMeeting(schedule));

describe('The meeting', () => {
  it('signals after 1 s, repeats the questions after 3 s, waits 15 minutes, shows the cancelled page after 6 s [spec 2 §4.6, §9]', () => {
    expect([joinedSignalAfter, askedQuestionsAfter, lateJoinGrace, cancelledPageAfter]).toEqual([
      1_000, 3_000, 900_000, 6_000,
    ]);
  });

  it('on joining sends Joined, polls for the interviewer every 10 s and waits for 15 minutes [spec 2 §4.6]', () => {
    expect(meetingStep(beforeMeeting(schedule), joined)).toEqual([
      { _tag: 'Waiting', where: 'room', notice: { _tag: 'NoNotice' }, line: 'there', questions: [] },
      [
        { _tag: 'SendStatus', status: 'Joined' },
        { _tag: 'StartEtaPolling', every: 10_000 },
        { _tag: 'StartTimer', timer: 'nobody-joined', after: 900_000 },
      ],
    ]);
  });

  it.each(cases('live-interview/meeting-nobody-joined-wait', { afterSchedule: duration, wait: duration }))(
    '$title',
    ({ afterSchedule: shift, wait }) => {
      const [, commands] = meetingStep(beforeMeeting(schedule), { _tag: 'Joined', now: plus(schedule, shift) });
      expect(commands).toContainEqual({ _tag: 'StartTimer', timer: 'nobody-joined', after: wait });
    },
  );

  it('in the lobby updates the status and waits as in the room; once admitted, sends Joined again and continues to wait [spec 2 §4.6]', () => {
    const [lobby, commands] = meetingStep(beforeMeeting(schedule), { _tag: 'LobbyEntered', now: schedule });
    expect(lobby).toEqual({
      _tag: 'Waiting',
      where: 'lobby',
      notice: { _tag: 'NoNotice' },
      line: 'there',
      questions: [],
    });
    expect(commands.map(({ _tag }) => _tag)).toEqual(['SendStatus', 'StartEtaPolling', 'StartTimer']);
    expect(meetingStep(lobby, { _tag: 'LobbyEntered', now: schedule })).toEqual([lobby, []]);
    const [room, next] = meetingStep(lobby, joined);
    expect(room).toEqual({ ...lobby, where: 'room' });
    expect(next).toEqual([{ _tag: 'SendStatus', status: 'Joined' }]);
  });

  it.each(cases('live-interview/meeting-joined-once', { story: list(event) }))('$title', ({ story }) => {
    const state = after(...story);
    expect(meetingStep(state, joined)).toEqual([state, []]);
    expect(meetingStep(state, { _tag: 'LobbyEntered', now: schedule })).toEqual([state, []]);
  });

  it('stops polling when the interviewer joins, and greets them after 1 s and 3 s [spec 2 §4.6]', () => {
    expect(meetingStep(after(joined), peer)).toEqual([
      { _tag: 'Met', alone: false, questions: [] },
      [
        ...stopWaiting,
        { _tag: 'StartTimer', timer: 'joined-signal', after: 1_000 },
        { _tag: 'StartTimer', timer: 'asked-questions', after: 3_000 },
      ],
    ]);
  });

  it('greets no one before the candidate is in the room [spec 2 §4.6]', () => {
    expect(meetingStep(beforeMeeting(schedule), peer)).toEqual([beforeMeeting(schedule), []]);
  });

  it('sends the signal and the questions asked so far, a repeated question once, in its latest wording [spec 2 §4.6]', () => {
    const pushed = [question(1), question(2), question(1, 'Question 1, in other words')];
    const state = after(joined, peer, ...pushed.map((one) => ({ _tag: 'QuestionPushed', question: one }) as const));
    expect(meetingStep(state, { _tag: 'TimerFired', timer: 'joined-signal' })).toEqual([
      state,
      [{ _tag: 'SendJoinedSignal' }],
    ]);
    expect(meetingStep(state, { _tag: 'TimerFired', timer: 'asked-questions' })).toEqual([
      state,
      [{ _tag: 'SendAskedQuestions', questions: [question(2), question(1, 'Question 1, in other words')] }],
    ]);
  });

  it('keeps questions that arrive before anyone was seen, and accepts none outside the room [spec 2 §4.6]', () => {
    const push: MeetingEvent = { _tag: 'QuestionPushed', question: question(7) };
    expect(meetingStep(after(joined), push)[1]).toEqual([]);
    expect(after(joined, push, peer)).toEqual({ _tag: 'Met', alone: false, questions: [question(7)] });
    expect(after(joined, push, eta('NotComing'), peer)).toEqual({
      _tag: 'Met',
      alone: false,
      questions: [question(7)],
    });
    expect(after(push)).toEqual(beforeMeeting(schedule));
    expect(after(joined, leave, push)).toEqual(after(joined, leave));
  });

  it.each(
    cases('live-interview/meeting-notice', {
      eta: oneOf('Coming', 'Delayed'),
      minutes: optional(number),
      notice: data,
    }),
  )('$title', ({ eta: _tag, minutes, notice }) => {
    const delayed = after(joined, { _tag: 'EtaAnswered', eta: { _tag: 'Delayed', minutes: 3 } });
    expect(meetingStep(delayed, { _tag: 'EtaAnswered', eta: { _tag, minutes } })).toEqual([
      { _tag: 'Waiting', where: 'room', notice, line: 'there', questions: [] },
      [],
    ]);
  });

  it("on 'no' stops polling and shows the canceled page (with 3) after 6 s [spec 2 §4.6]", () => {
    expect(meetingStep(after(joined), eta('NotComing'))).toEqual([
      { _tag: 'Cancelling', because: 'interviewer-unable', questions: [] },
      [...stopWaiting, { _tag: 'StartTimer', timer: 'cancelled-page', after: 6_000 }],
    ]);
  });

  it('after 15 minutes without anyone stops polling and shows the canceled page (with 0) after 6 s [spec 2 §4.6]', () => {
    expect(meetingStep(after(joined), { _tag: 'TimerFired', timer: 'nobody-joined' })).toEqual([
      { _tag: 'Cancelling', because: 'nobody-joined', questions: [] },
      [...stopWaiting, { _tag: 'StartTimer', timer: 'cancelled-page', after: 6_000 }],
    ]);
  });

  it.each(cases('live-interview/meeting-cancelled-page', { event, exit: text }))(
    '$title',
    ({ event: because, exit }) => {
      expect(meetingStep(after(joined, because), { _tag: 'TimerFired', timer: 'cancelled-page' })).toEqual([
        { _tag: 'Over', exit },
        [...stopWaiting, { _tag: 'LeaveRoom' }, { _tag: 'SendStatus', status: 'Left' }, { _tag: 'GoTo', exit }],
      ]);
    },
  );

  it('takes place after all if the interviewer joins within the 6 s [spec 2 §4.6]', () => {
    const state = after(joined, eta('NotComing'), peer);
    expect(state).toEqual({ _tag: 'Met', alone: false, questions: [] });
    expect(meetingStep(state, { _tag: 'TimerFired', timer: 'cancelled-page' })).toEqual([state, []]);
  });

  it('ignores an answer about an interviewer who is already there or no longer expected [spec 2 §4.6]', () => {
    for (const state of [beforeMeeting(schedule), after(joined, peer), after(joined, eta('NotComing'))])
      for (const answer of [eta('NotComing'), eta('Coming')]) expect(meetingStep(state, answer)).toEqual([state, []]);
  });

  it('ignores a timer that fires too late [spec 2 §4.6]', () => {
    for (const timer of ['nobody-joined', 'cancelled-page'] as const)
      expect(meetingStep(after(joined, peer), { _tag: 'TimerFired', timer })).toEqual([after(joined, peer), []]);
    for (const timer of ['joined-signal', 'asked-questions', 'cancelled-page'] as const)
      expect(meetingStep(after(joined), { _tag: 'TimerFired', timer })).toEqual([after(joined), []]);
  });

  it.each(cases('live-interview/meeting-left', { event, leavesRoom: yesNo }))(
    '$title',
    ({ event: left, leavesRoom }) => {
      for (const state of [after(joined), after(joined, peer), after(joined, eta('NotComing'))])
        expect(meetingStep(state, left)).toEqual([
          { _tag: 'Over', exit: 'thank-you' },
          [
            ...stopWaiting,
            ...(leavesRoom ? [{ _tag: 'LeaveRoom' }] : []),
            { _tag: 'SendStatus', status: 'Left' },
            { _tag: 'GoTo', exit: 'thank-you' },
          ],
        ]);
    },
  );

  it('if left before joining, sends nothing and goes to My Job Applications [spec 2 §4.6]', () => {
    expect(meetingStep(beforeMeeting(schedule), leave)).toEqual([
      { _tag: 'Over', exit: 'my-jobs' },
      [{ _tag: 'LeaveRoom' }, { _tag: 'GoTo', exit: 'my-jobs' }],
    ]);
    expect(meetingStep(beforeMeeting(schedule), { _tag: 'RoomLeft' })).toEqual([
      { _tag: 'Over', exit: 'my-jobs' },
      [{ _tag: 'GoTo', exit: 'my-jobs' }],
    ]);
  });

  it.each(cases('live-interview/meeting-not-ended', { text }))('$title', ({ text }) => {
    expect(meetingStep(after(joined, peer), { _tag: 'MessageReceived', text })).toEqual([after(joined, peer), []]);
  });

  it.each(cases('live-interview/meeting-session-ends', { story: list(event) }))('$title', ({ story }) => {
    expect(meetingStep(after(...story), { _tag: 'SessionRefused' })).toEqual([
      { _tag: 'Over', exit: 'sign-in' },
      [...stopWaiting, { _tag: 'LeaveRoom' }, { _tag: 'EndSession' }],
    ]);
  });

  it('that is over ignores all events and sends nothing more [spec 2 §4.6]', () => {
    const over = after(joined, peer, leave);
    const events: readonly MeetingEvent[] = [
      ...[joined, peer, leave, eta('NotComing')],
      { _tag: 'LobbyEntered', now: schedule },
      { _tag: 'QuestionPushed', question: question(1) },
      { _tag: 'MessageReceived', text: 'end' },
      { _tag: 'RoomLeft' },
      { _tag: 'SessionRefused' },
      ...(['nobody-joined', 'joined-signal', 'asked-questions', 'cancelled-page'] as const).map(
        (timer) => ({ _tag: 'TimerFired', timer }) as const,
      ),
    ];
    for (const event of events) expect(meetingStep(over, event)).toEqual([over, []]);
  });
});

describe('A meeting on the clock', () => {
  it('takes place with an interviewer 14:59.999 minutes late, and greets them 1 s and 3 s later [spec 2 §4.6]', () => {
    const world = meetingWorld(schedule, schedule);
    world.happens(joined);
    world.advance(899_999);
    world.happens(peer);
    world.advance(3_600_000);
    expect(world.page()).toBeUndefined();
    expect(world.sent).toEqual([
      { at: schedule, what: 'Joined' },
      { at: schedule + 900_999, what: 'joined signal' },
      { at: schedule + 902_999, what: '' },
    ]);
  });

  it('with no one shows the canceled page 15:06 minutes after the scheduled time, not a millisecond earlier [spec 2 §4.6]', () => {
    const world = meetingWorld(schedule, schedule - 600_000);
    world.happens({ _tag: 'Joined', now: plus(schedule, -600_000) });
    world.advance(600_000 + 905_999);
    expect([world.polling(), world.page()]).toEqual([false, undefined]);
    world.advance(1);
    expect([world.page(), world.sent.at(-1)?.what]).toEqual(['nobody-joined', 'Left']);
  });

  it("continues after the candidate's reload: once they met the interviewer, they return to the same meeting, even at minute 20 [R51]", () => {
    const back = beforeMeeting(schedule, { questions: [question(7)] });
    const [state, commands] = meetingStep(back, { _tag: 'Joined', now: plus(schedule, 1_200_000) });
    expect(state).toEqual({ _tag: 'Met', alone: true, questions: [question(7)] });
    expect(commands).toEqual([{ _tag: 'SendStatus', status: 'Joined' }]);
    expect(meetingStep(state, peer)[0]).toEqual({ _tag: 'Met', alone: false, questions: [question(7)] });
  });

  it('continues when the interviewer has left, and signals again when they are back [R51]', () => {
    const alone = after(joined, peer, { _tag: 'PeerLeft' });
    expect(alone).toEqual({ _tag: 'Met', alone: true, questions: [] });
    expect(meetingStep(alone, peer)[1].map(({ _tag }) => _tag)).toEqual([
      'StopEtaPolling',
      'StopTimers',
      'StartTimer',
      'StartTimer',
    ]);
    expect(after(joined, { _tag: 'PeerLeft' })).toEqual(after(joined));
  });

  it.each(cases('live-interview/meeting-remembered', { story: list(event), event, then: data }))(
    '$title',
    ({ story, event: happening, then }) => {
      // Blank: the candidate is not in yet, and stays outside.
      expect(meetingStep(after(...story), happening)).toEqual([then ?? beforeMeeting(schedule), []]);
    },
  );

  it("does not end while the candidate's own connection is down, and then gives the interviewer 10 s to be seen [R51]", () => {
    const gone: MeetingEvent = { _tag: 'LineGone' };
    const back: MeetingEvent = { _tag: 'LineBack' };
    const graceEnds: MeetingEvent = { _tag: 'TimerFired', timer: 'nobody-joined' };
    const overdue = after(joined, gone, graceEnds);
    expect(overdue).toMatchObject({ _tag: 'Waiting', line: 'overdue' });
    expect(after(joined, gone, graceEnds, gone)).toEqual(overdue);
    expect(meetingStep(overdue, back)).toEqual([
      { ...overdue, line: 'there' },
      [{ _tag: 'StartTimer', timer: 'nobody-joined', after: afterReconnection }],
    ]);
    expect(meetingStep(after(joined, gone), back)).toEqual([after(joined), []]);
    expect(after(joined, gone, back, graceEnds)).toMatchObject({ _tag: 'Cancelling', because: 'nobody-joined' });
    expect(after(joined, peer, gone, back)).toEqual(after(joined, peer));
  });
});
