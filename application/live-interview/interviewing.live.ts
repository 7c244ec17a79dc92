import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { EMPTY, from, map, of, Subject, type ObservableInput } from 'rxjs';
import type { Eta } from '../../domain/live-interview/eta';
import type { InterviewLinkOver } from '../../domain/live-interview/interviewer-pass';
import type { LineQuality } from '../../domain/live-interview/line-quality';
import type { AskedQuestion } from '../../domain/live-interview/meeting';
import { withAnswer, type QuestionAnswer, type RoomMessage } from '../../domain/live-interview/room-message';
import { isBlank } from '../../domain/text/typed-text';
import { ourDefect, type CallFailure } from '../failure';
import type { Camera, ChosenDevices } from '../tech-check/camera.port';
import type { InterviewerApi } from './interviewer.api';
import type {
  InterviewerSession,
  InterviewerSessionStore,
  InterviewNews,
  InterviewOrder,
  InterviewRoom,
  InterviewSeen,
} from './interview-room.port';
import type { RoomFault, SwitchedOff } from './meeting-room.port';
import type { Reporter } from '../ports/reporter';
import type { SessionToken } from '../identity/secrets.port';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';
import type { PeerShown } from './meeting-state.live';
import {
  devicesUnopened,
  ownDevicesStep,
  ownNewsStep,
  type OwnDevices,
  type OwnDevicesAct,
  type OwnDevicesCommand,
  type OwnDevicesEvent,
} from './own-devices.live';
import { speakingAfter, type Speaking } from './speaking.live';

/* The interviewer's page of the peer room (ours; spec 2 §4.6 names what they say to the candidate). */

/** How far the interviewer is. From `Trouble`, Try again leads back to `LookingOn`, and Join has to be pressed again. */
export type InterviewPhase =
  /** The link has been opened; it is redeemed only when its button is pressed. */
  | {
      readonly _tag: 'AtTheLink';
      readonly link: SessionToken;
      readonly pressed: boolean;
      readonly failure: CallFailure | undefined;
    }
  /** The link is used up, or over: pressing again would change nothing. */
  | { readonly _tag: 'LinkOver'; readonly why: InterviewLinkOver }
  /** No link, and no session from one. */
  | { readonly _tag: 'NoLink' }
  /** Sees who is waiting and when the interview begins. Nobody sees the interviewer yet. */
  | { readonly _tag: 'LookingOn' }
  | { readonly _tag: 'Entering' }
  | { readonly _tag: 'Inside' }
  | { readonly _tag: 'Ended' }
  | { readonly _tag: 'Trouble'; readonly why: RoomFault };

/** What the interviewer's page shows. `speaking` is judged by sound level; `lateBy` of the interview is in minutes. */
export interface Interviewing<Stream> extends OwnDevices<Stream> {
  readonly phase: InterviewPhase;
  readonly interview: InterviewSeen | undefined;
  readonly candidateThere: boolean;
  readonly peer: PeerShown<Stream> | undefined;
  readonly reconnecting: boolean;
  readonly quality: LineQuality;
  readonly speaking: Speaking;
  readonly questions: readonly AskedQuestion[];
  readonly answers: readonly QuestionAnswer[];
  /** The question in the interviewer's own words. `isEmpty`: it was to be asked with nothing in it. */
  readonly ownQuestion: { readonly words: string; readonly isEmpty: boolean };
  /** End was pressed, and is to be confirmed. */
  readonly asksEnd: boolean;
}

/** What the interviewer does. `AskPressed` asks a question of the list, `OwnQuestionPressed` one in their own words. */
export type InterviewingAct =
  | { readonly _tag: 'OpenPressed' }
  | OwnDevicesAct
  | { readonly _tag: 'JoinPressed' }
  | { readonly _tag: 'EtaPressed'; readonly eta: Eta }
  | {
      readonly _tag: 'AskPressed';
      readonly question: Pick<AskedQuestion, 'question' | 'options'>;
      readonly id: number;
    }
  | { readonly _tag: 'OwnQuestionTyped'; readonly words: string }
  | { readonly _tag: 'OwnQuestionPressed' }
  | { readonly _tag: 'EndAsked' }
  | { readonly _tag: 'EndDeclined' }
  | { readonly _tag: 'EndPressed' }
  | { readonly _tag: 'TryAgainPressed' };

/** What happens on the interviewer's page. */
export type InterviewingEvent<Stream> =
  | InterviewingAct
  | { readonly _tag: 'Opened'; readonly session: InterviewerSession }
  | { readonly _tag: 'NotOpened'; readonly failure: CallFailure | InterviewLinkOver }
  | { readonly _tag: 'News'; readonly news: InterviewNews<Stream, never> }
  | OwnDevicesEvent
  | { readonly _tag: 'Broke' };

type Command =
  | { readonly _tag: 'Open'; readonly link: SessionToken }
  | { readonly _tag: 'Keep'; readonly session: InterviewerSession; readonly link: SessionToken }
  | ({ readonly _tag: 'KeepInside' } & SwitchedOff)
  | { readonly _tag: 'ForgetInside' }
  | { readonly _tag: 'Watch' }
  | { readonly _tag: 'StopWatching' }
  | OwnDevicesCommand
  | { readonly _tag: 'Order'; readonly order: InterviewOrder };

type After<S> = Step<Interviewing<S>, Command>;

/** Questions in the interviewer's own words are numbered from here on, so that they never replace one of the list. */
const ownQuestionsFrom = 1_000_000;

const nothingWritten = { words: '', isEmpty: false } as const;

const order = (given: InterviewOrder): Command => ({ _tag: 'Order', order: given });
const say = (message: RoomMessage): Command => order({ _tag: 'Say', message });

/** A question that is asked again replaces the earlier one. */
const asking = <S>(
  state: Interviewing<S>,
  questionId: number,
  { question, options }: Pick<AskedQuestion, 'question' | 'options'>,
): After<S> => {
  const sender = state.interview?.interviewerName ?? '';
  const asked: AskedQuestion = { questionId, question, options, interviewerId: 0, sender, additionalResponse: '' };
  const questions = [...state.questions.filter((one) => one.questionId !== questionId), asked];
  return [{ ...state, questions }, [say({ _tag: 'Question', question: asked })]];
};

const heard = <S>(state: Interviewing<S>, message: RoomMessage): After<S> => {
  switch (message._tag) {
    // After a reload the candidate's page still knows.
    case 'Asked': {
      const known = new Map([...state.questions, ...message.questions].map((one) => [one.questionId, one]));
      const answers = message.answers.reduce(withAnswer, state.answers);
      return [{ ...state, questions: [...known.values()], answers }, []];
    }
    case 'Answer':
      return [{ ...state, answers: withAnswer(state.answers, message.answer) }, []];
    case 'RunningLate': {
      const { interview } = state;
      return [{ ...state, interview: interview && { ...interview, lateBy: message.minutes ?? interview.lateBy } }, []];
    }
    case 'Joined':
    case 'Question':
    case 'End':
      return [state, []];
  }
};

/** What was open over the call closes with it. */
const nothingOpen = { choosing: false, asksEnd: false } as const;

const keepInside = <S>({ muted, cameraOff }: Interviewing<S>): Command => ({ _tag: 'KeepInside', muted, cameraOff });

const hear = <S>(state: Interviewing<S>, news: InterviewNews<S, never>): After<S> => {
  switch (news._tag) {
    case 'InterviewIs':
      return [{ ...state, interview: news.interview }, []];
    case 'CandidateIs':
      return [{ ...state, candidateThere: news.there }, []];
    case 'NotYet':
    case 'NotOn':
      return [{ ...state, phase: { _tag: 'LookingOn' } }, []];
    case 'Joined':
      return [{ ...state, phase: { _tag: 'Inside' } }, [keepInside(state)]];
    case 'OwnMedia':
    case 'DeviceStopped':
      return ownNewsStep<S, Interviewing<S>>(state, news);
    case 'PeerJoined':
      return [{ ...state, peer: { ...news.peer, stream: undefined, cameraOn: true, microphoneOn: true } }, []];
    case 'PeerMedia': {
      const { stream, cameraOn, microphoneOn } = news;
      const { peer } = state;
      return [peer?.id === news.id ? { ...state, peer: { ...peer, stream, cameraOn, microphoneOn } } : state, []];
    }
    case 'PeerLeft':
      return [
        state.peer?.id === news.id
          ? { ...state, peer: undefined, speaking: state.speaking === news.id ? undefined : state.speaking }
          : state,
        [],
      ];
    case 'Reconnecting':
      return [{ ...state, reconnecting: true }, []];
    case 'Reconnected':
      return [{ ...state, reconnecting: false }, []];
    case 'QualityIs':
      return [{ ...state, quality: news.quality }, []];
    case 'LevelIs': {
      const speaking = speakingAfter(state.speaking, news);
      return [speaking === state.speaking ? state : { ...state, speaking }, []];
    }
    case 'Said':
      return heard(state, news.message);
    case 'Failed':
      return [
        {
          ...state,
          ...nothingOpen,
          phase: { _tag: 'Trouble', why: news.fault },
          own: undefined,
          peer: undefined,
          reconnecting: false,
        },
        [{ _tag: 'ForgetInside' }],
      ];
    // Our own room has no frame and no lobby, and no one leaves it without being asked to.
    case 'FrameMade':
    case 'AccessIs':
    case 'RoomLeft':
      return [state, []];
  }
};

const entry = <S>({ chosen, muted, cameraOff }: Interviewing<S>): Command =>
  order({ _tag: 'Enter', devices: chosen, muted, cameraOff });

/** Our own code threw. Without a session Try again has nothing to watch; after End there is nothing to try. */
const brokenIn = (phase: InterviewPhase): InterviewPhase => {
  switch (phase._tag) {
    case 'AtTheLink':
      return { ...phase, pressed: false, failure: ourDefect };
    case 'LinkOver':
    case 'NoLink':
    case 'Ended':
      return phase;
    case 'LookingOn':
    case 'Entering':
    case 'Inside':
    case 'Trouble':
      return { _tag: 'Trouble', why: { _tag: 'RoomBroke' } };
  }
};

/** One event on the interviewer's page. After End, the room's news changes nothing. */
export const interviewingStep = <S>(state: Interviewing<S>, event: InterviewingEvent<S>): After<S> => {
  const { phase } = state;
  switch (event._tag) {
    case 'OpenPressed':
      return phase._tag === 'AtTheLink' && !phase.pressed
        ? [{ ...state, phase: { ...phase, pressed: true, failure: undefined } }, [{ _tag: 'Open', link: phase.link }]]
        : [state, []];
    case 'Opened':
      return phase._tag === 'AtTheLink'
        ? [
            { ...state, phase: { _tag: 'LookingOn' } },
            [{ _tag: 'Keep', session: event.session, link: phase.link }, { _tag: 'Watch' }],
          ]
        : [state, []];
    case 'NotOpened': {
      if (phase._tag !== 'AtTheLink') return [state, []];
      const { failure } = event;
      return failure._tag === 'InterviewLinkOver'
        ? [{ ...state, phase: { _tag: 'LinkOver', why: failure } }, []]
        : [{ ...state, phase: { ...phase, pressed: false, failure } }, []];
    }
    case 'News':
      return phase._tag === 'Ended' ? [state, []] : hear(state, event.news);
    case 'JoinPressed':
      return phase._tag === 'LookingOn' ? [{ ...state, phase: { _tag: 'Entering' } }, [entry(state)]] : [state, []];
    case 'EtaPressed':
      return [state, [order({ _tag: 'TellEta', eta: event.eta })]];
    case 'AskPressed':
      return asking(state, event.id, event.question);
    case 'OwnQuestionTyped':
      return [{ ...state, ownQuestion: { words: event.words, isEmpty: false } }, []];
    case 'OwnQuestionPressed': {
      const { words } = state.ownQuestion;
      if (isBlank(words)) return [{ ...state, ownQuestion: { words, isEmpty: true } }, []];
      const questionId = Math.max(ownQuestionsFrom, ...state.questions.map((one) => one.questionId)) + 1;
      return asking({ ...state, ownQuestion: nothingWritten }, questionId, { question: words.trim(), options: [] });
    }
    case 'Listed':
    case 'MutePressed':
    case 'CameraPressed':
    case 'ChoiceOpened':
    case 'ChoiceClosed':
    case 'DeviceChosen': {
      const [next, commands] = ownDevicesStep(state, event);
      return [next, phase._tag === 'Inside' ? [...commands, keepInside(next)] : commands];
    }
    case 'EndAsked':
      return [{ ...state, asksEnd: true }, []];
    case 'EndDeclined':
      return [{ ...state, asksEnd: false }, []];
    case 'EndPressed':
      return [
        { ...state, phase: { _tag: 'Ended' }, own: undefined, peer: undefined },
        [say({ _tag: 'End' }), { _tag: 'StopWatching' }, { _tag: 'ForgetInside' }],
      ];
    case 'TryAgainPressed':
      return phase._tag === 'Trouble' ? [{ ...state, phase: { _tag: 'LookingOn' } }, [{ _tag: 'Watch' }]] : [state, []];
    case 'Broke':
      return [{ ...state, ...nothingOpen, phase: brokenIn(phase) }, []];
  }
};

/** The interviewer's page before any event from the room: no one is there; microphone and camera are on, or off as before a reload. */
export const nobodyInterviewed = <S>(
  phase: InterviewPhase,
  chosen: ChosenDevices,
  off?: SwitchedOff,
): Interviewing<S> => ({
  phase,
  interview: undefined,
  candidateThere: false,
  peer: undefined,
  ...devicesUnopened(chosen, off),
  reconnecting: false,
  quality: 'good',
  speaking: undefined,
  questions: [],
  answers: [],
  ownQuestion: nothingWritten,
  asksEnd: false,
});

/** What the interviewer's page needs. `session`: from a link pressed earlier in this browser; it makes a second press unnecessary. */
export interface InterviewingPorts<Stream> {
  /** The code behind the # of the link. Undefined: the page was opened without one. */
  readonly link: SessionToken | undefined;
  readonly api: InterviewerApi;
  readonly room: InterviewRoom<Stream, never>;
  readonly session: InterviewerSessionStore;
  readonly camera: Pick<Camera<Stream>, 'devices'>;
  readonly chosen: ChosenDevices;
  readonly remember: (chosen: ChosenDevices) => void;
  readonly reporter: Reporter;
  /** The link has become a session: the code leaves the history. */
  readonly forgetLink: () => void;
}

/** Runs the interviewer's page. */
export const interviewingMachine = <Stream>(
  ports: InterviewingPorts<Stream>,
): Machine<Interviewing<Stream>, InterviewingEvent<Stream>> => {
  type Event = InterviewingEvent<Stream>;
  let orders = new Subject<InterviewOrder>();

  const carry = (command: Command): ObservableInput<Event> => {
    switch (command._tag) {
      case 'Open':
        return from(ports.api.openInterview({ link: command.link })()).pipe(
          map((opened): Event =>
            E.isRight(opened)
              ? { _tag: 'Opened', session: opened.right.session }
              : { _tag: 'NotOpened', failure: opened.left },
          ),
        );
      case 'Keep':
        ports.session.write(command.session, command.link);
        ports.forgetLink();
        return EMPTY;
      case 'KeepInside':
        ports.session.inside.write({ muted: command.muted, cameraOff: command.cameraOff });
        return EMPTY;
      case 'ForgetInside':
        ports.session.inside.clear();
        return EMPTY;
      case 'Watch': {
        const session = ports.session.read();
        if (session === undefined) return of({ _tag: 'Broke' });
        orders = new Subject<InterviewOrder>();
        return ports.room.open(session, orders).pipe(map((news): Event => ({ _tag: 'News', news })));
      }
      case 'StopWatching':
        return EMPTY;
      case 'ListDevices':
        return from(ports.camera.devices()).pipe(map((devices): Event => ({ _tag: 'Listed', devices })));
      case 'Remember':
        ports.remember(command.chosen);
        return EMPTY;
      case 'Order':
        orders.next(command.order);
        return EMPTY;
    }
  };
  const laneOf = ({ _tag }: Command): string => (_tag === 'Watch' || _tag === 'StopWatching' ? 'room' : _tag);
  const threw = reporting<Event>(ports.reporter, 'interview', () => ({ _tag: 'Broke' }));
  const { link, chosen } = ports;
  const before = O.toUndefined(ports.session.inside.read());
  const known = link === undefined ? ports.session.read() : ports.session.openedBy(link);
  const phase: InterviewPhase =
    known !== undefined
      ? { _tag: before === undefined ? 'LookingOn' : 'Entering' }
      : link !== undefined
        ? { _tag: 'AtTheLink', link, pressed: false, failure: undefined }
        : { _tag: 'NoLink' };
  const begin = nobodyInterviewed<Stream>(phase, chosen, before);
  const keeping: readonly Command[] =
    known === undefined || link === undefined ? [] : [{ _tag: 'Keep', session: known, link }];
  const watching: readonly Command[] = known === undefined ? [] : [...keeping, { _tag: 'Watch' }];
  return machine<Interviewing<Stream>, Event, Command>(
    [begin, phase._tag === 'Entering' ? [...watching, entry(begin)] : watching],
    interviewingStep,
    inLanes(laneOf, carry, threw),
    threw,
  );
};
