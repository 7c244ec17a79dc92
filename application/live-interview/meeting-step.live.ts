import {
  meetingStep,
  type AskedQuestion,
  type MeetingCommand,
  type MeetingEvent,
} from '../../domain/live-interview/meeting';
import type { RoomMessage } from '../../domain/live-interview/room-message';
import type { Instant } from '../../domain/time/instant';
import type { RoomNews } from './meeting-room.port';
import type { Step } from '../live/machine';
import { answeringStep } from './answering.live';
import { ownDevicesStep, ownNewsStep } from './own-devices.live';
import {
  askedIn,
  type InMeeting,
  type MeetingRunCommand,
  type MeetingRunEvent,
  type PeerShown,
} from './meeting-state.live';
import { speakingAfter } from './speaking.live';

/* One step of a live interview: the rules of domain/live-interview/meeting decide, and the room's own state follows (spec 2 §4.6). */

type After<S, F> = Step<InMeeting<S, F>, MeetingRunCommand>;

const say = (message: RoomMessage): MeetingRunCommand => ({ _tag: 'Order', order: { _tag: 'Say', message } });

const orderedBy =
  <S, F>(state: InMeeting<S, F>) =>
  (command: MeetingCommand): MeetingRunCommand => {
    switch (command._tag) {
      case 'SendJoinedSignal':
        return { _tag: 'SayJoined' };
      case 'SendAskedQuestions':
        return say({ _tag: 'Asked', questions: command.questions, answers: state.answers });
      case 'SendStatus':
      case 'StartEtaPolling':
      case 'StopEtaPolling':
      case 'StartTimer':
      case 'StopTimers':
      case 'LeaveRoom':
      case 'EndSession':
      case 'GoTo':
        return command;
    }
  };

/** What a reload needs is kept as soon as it changes, and forgotten when the meeting is over. */
const keeping = <S, F>(before: InMeeting<S, F>, after: InMeeting<S, F>): readonly MeetingRunCommand[] => {
  const { meeting, answers, muted, cameraOff } = after;
  if (meeting._tag === 'Over') return before.meeting._tag === 'Over' ? [] : [{ _tag: 'Forget' }];
  const met = meeting._tag === 'Met';
  const same =
    (before.meeting._tag === 'Met') === met &&
    askedIn(before.meeting) === meeting.questions &&
    before.answers === answers &&
    before.muted === muted &&
    before.cameraOff === cameraOff;
  return same ? [] : [{ _tag: 'Keep', met, questions: meeting.questions, answers, muted, cameraOff }];
};

/** Lets the rules decide. */
const decided = <S, F>(state: InMeeting<S, F>, event: MeetingEvent): After<S, F> => {
  const [meeting, commands] = meetingStep(state.meeting, event);
  const next = { ...state, meeting };
  return [next, [...commands.map(orderedBy(next)), ...keeping(state, next)]];
};

const heardMessage = <S, F>(state: InMeeting<S, F>, message: RoomMessage): After<S, F> => {
  switch (message._tag) {
    case 'Question':
      return decided(state, { _tag: 'QuestionPushed', question: message.question });
    case 'Asked':
      return message.questions.reduce<After<S, F>>(
        ([now, commands], question: AskedQuestion) => {
          const [next, more] = decided(now, { _tag: 'QuestionPushed', question });
          return [next, [...commands, ...more]];
        },
        [state, []],
      );
    case 'End':
      return decided(state, { _tag: 'MessageReceived', text: 'end' });
    // The interviewer's own words of these kinds mean nothing to a candidate.
    case 'Joined':
    case 'Answer':
    case 'RunningLate':
      return [state, []];
  }
};

const withPeer = <S, F>(
  state: InMeeting<S, F>,
  id: PeerShown<S>['id'],
  change: Partial<Omit<PeerShown<S>, 'id'>>,
): InMeeting<S, F> => {
  const known = state.peers.find((peer) => peer.id === id);
  const peer: PeerShown<S> = {
    ...(known ?? { id, name: '', stream: undefined, cameraOn: true, microphoneOn: true }),
    ...change,
  };
  return {
    ...state,
    peers: known === undefined ? [...state.peers, peer] : state.peers.map((one) => (one.id === id ? peer : one)),
  };
};

const hear = <S, F>(state: InMeeting<S, F>, news: RoomNews<S, F>, now: Instant): After<S, F> => {
  switch (news._tag) {
    case 'FrameMade':
      return [{ ...state, frame: news.frame }, []];
    case 'AccessIs':
      return news.level === 'lobby' ? decided(state, { _tag: 'LobbyEntered', now }) : [state, []];
    case 'Joined':
      return decided({ ...state, phase: { _tag: 'Inside' } }, { _tag: 'Joined', now });
    case 'OwnMedia':
    case 'DeviceStopped':
      return ownNewsStep<S, InMeeting<S, F>>(state, news);
    case 'PeerJoined':
      return decided(withPeer(state, news.peer.id, { name: news.peer.name }), { _tag: 'PeerJoined' });
    case 'PeerMedia': {
      const { stream, cameraOn, microphoneOn } = news;
      return [withPeer(state, news.id, { stream, cameraOn, microphoneOn }), []];
    }
    case 'PeerLeft': {
      const peers = state.peers.filter(({ id }) => id !== news.id);
      const speaking = state.speaking === news.id ? undefined : state.speaking;
      const next = { ...state, peers, speaking };
      return peers.length === 0 && state.peers.length > 0 ? decided(next, { _tag: 'PeerLeft' }) : [next, []];
    }
    case 'Reconnecting':
      return decided({ ...state, reconnecting: true }, { _tag: 'LineGone' });
    case 'Reconnected':
      return decided({ ...state, reconnecting: false }, { _tag: 'LineBack' });
    case 'QualityIs':
      return [{ ...state, quality: news.quality }, []];
    case 'LevelIs': {
      const speaking = speakingAfter(state.speaking, news);
      return [speaking === state.speaking ? state : { ...state, speaking }, []];
    }
    case 'Said':
      return heardMessage(state, news.message);
    case 'RoomLeft':
      return decided(state, { _tag: 'RoomLeft' });
    case 'Failed':
      if (news.fault._tag === 'SessionOver') return decided(state, { _tag: 'SessionRefused' });
      return [
        {
          ...state,
          phase: { _tag: 'Trouble', why: news.fault },
          frame: undefined,
          own: undefined,
          peers: [],
          reconnecting: false,
          choosing: false,
        },
        [],
      ];
  }
};

/** One event of a live interview. Once the meeting is over, the room's news changes nothing. */
export const meetingRunStep = <S, F>(state: InMeeting<S, F>, event: MeetingRunEvent<S, F>): After<S, F> => {
  switch (event._tag) {
    case 'RoomIs':
      return [
        { ...state, phase: { _tag: 'Entering' } },
        [
          {
            _tag: 'EnterRoom',
            room: event.room,
            chosen: state.chosen,
            muted: state.muted,
            cameraOff: state.cameraOff,
          },
        ],
      ];
    case 'NoRoom':
      return [{ ...state, phase: { _tag: 'Trouble', why: event.why } }, []];
    case 'News':
      return state.meeting._tag === 'Over' ? [state, []] : hear(state, event.news, event.now);
    case 'EtaAnswered':
    case 'TimerFired':
    case 'SessionRefused':
    case 'LeavePressed':
      return decided(state, event);
    case 'DevicesChanged':
      return [state, [{ _tag: 'ListDevices' }]];
    case 'Listed':
    case 'MutePressed':
    case 'CameraPressed':
    case 'ChoiceOpened':
    case 'ChoiceClosed':
    case 'DeviceChosen': {
      const [next, commands] = ownDevicesStep(state, event);
      return [next, [...commands, ...keeping(state, next)]];
    }
    case 'OptionChosen':
    case 'WordsTyped':
    case 'AnswerPressed': {
      const [next, answer] = answeringStep(state, event);
      return [next, answer === undefined ? [] : [say({ _tag: 'Answer', answer }), ...keeping(state, next)]];
    }
    case 'LeaveAsked':
      return [{ ...state, asksLeave: true }, []];
    case 'LeaveDeclined':
      return [{ ...state, asksLeave: false }, []];
    case 'TryAgainPressed':
      return state.phase._tag === 'Trouble'
        ? [{ ...state, phase: { _tag: 'Opening' } }, [{ _tag: 'OpenRoom' }]]
        : [state, []];
    case 'Broke':
      return [{ ...state, phase: { _tag: 'Trouble', why: { _tag: 'RoomBroke' } }, choosing: false }, []];
  }
};
