import type { MeetingCancelled } from '../applications/meeting-cancelled';
import type { Milliseconds } from '../time/duration';
import { between, plus, type Instant } from '../time/instant';
import { etaPollEvery, noticeOf, type Eta, type EtaNotice } from './eta';
import { deviceNumbers } from '../parameters/device-values';

/*
 * A live interview from the candidate's side, as (state, event) => [state, commands] (spec 2 §4.6). It knows no room, no socket and no
 * clock: its runner carries out the commands and reports what happens, `Joined` before any `PeerJoined`.
 */

/** How long after the interviewer joins the candidate signals their presence and gets the questions asked so far. */
export const joinedSignalAfter: Milliseconds = deviceNumbers.joined_signal_after;
/** How long after the interviewer joins the candidate's page sends them the questions asked so far (spec 2 §4.6). */
export const askedQuestionsAfter: Milliseconds = deviceNumbers.asked_questions_after;
/** How long after its scheduled time an interview waits for somebody to join (spec 2 §9). */
export const lateJoinGrace: Milliseconds = deviceNumbers.late_join_grace;
/** How long a candidate whose line was gone at the end of the grace waits for a sign of the interviewer (R51). */
export const afterReconnection: Milliseconds = deviceNumbers.after_reconnection;
/** How long the notice that nobody is coming shows before its page (spec 2 §9). */
export const cancelledPageAfter: Milliseconds = deviceNumbers.cancelled_page_after;

/** A question that the interviewer pushed. A later push with the same id replaces it. */
export interface AskedQuestion {
  readonly questionId: number;
  readonly question: string;
  readonly interviewerId: number;
  readonly sender: string;
  readonly options: readonly string[];
  readonly additionalResponse: string;
}

/** Where a candidate is in a live interview, from before its room to its end. */
export type MeetingState = Outside | Waiting | Met | Cancelling | { readonly _tag: 'Over'; readonly exit: MeetingExit };

/** Not in the room. A candidate who has already met the interviewer returns to the same meeting: reloading their own page ends nothing (R51). */
export interface Outside {
  readonly _tag: 'Outside';
  readonly scheduledAt: Instant;
  readonly metBefore: boolean;
  readonly questions: readonly AskedQuestion[];
}

/** They met. `alone`: the interviewer has left the room, or hasn't been seen since the candidate came back. */
export interface Met {
  readonly _tag: 'Met';
  readonly alone: boolean;
  readonly questions: readonly AskedQuestion[];
}

/** In the lobby or the room without the interviewer, whose ETA is polled meanwhile (spec 2 §4.6). */
export interface Waiting {
  readonly _tag: 'Waiting';
  readonly where: 'lobby' | 'room';
  readonly notice: EtaNotice;
  /** The candidate's own connection is down, so no one can tell who is in the room. `overdue`: the grace period has ended in the meantime. */
  readonly line: 'there' | 'gone' | 'overdue';
  readonly questions: readonly AskedQuestion[];
}

/** Nobody is coming: the candidate has six seconds to read so, during which an interviewer may still join. */
export interface Cancelling {
  readonly _tag: 'Cancelling';
  readonly because: MeetingCancelled;
  readonly questions: readonly AskedQuestion[];
}

type Inside = Waiting | Met | Cancelling;

/** Where a candidate goes after the meeting: 'my-jobs' if they were never in it, 'sign-in' if their session ended. */
export type MeetingExit = 'thank-you' | 'my-jobs' | 'sign-in' | MeetingCancelled;

/** The timers of a meeting: the 15 minutes of grace, two signals after a join, and the page that says nobody is coming. */
export type MeetingTimer = 'nobody-joined' | 'joined-signal' | 'asked-questions' | 'cancelled-page';

/** What happens in a meeting, as the runner reports it. */
export type MeetingEvent =
  | { readonly _tag: 'LobbyEntered'; readonly now: Instant }
  | { readonly _tag: 'Joined'; readonly now: Instant }
  /** Somebody other than this candidate is in the room. */
  | { readonly _tag: 'PeerJoined' }
  /** The last of the others left; so does an interviewer whose line is gone. */
  | { readonly _tag: 'PeerLeft' }
  /** The candidate's own line is gone, or back (R51). */
  | { readonly _tag: 'LineGone' }
  | { readonly _tag: 'LineBack' }
  | { readonly _tag: 'EtaAnswered'; readonly eta: Eta }
  | { readonly _tag: 'QuestionPushed'; readonly question: AskedQuestion }
  | { readonly _tag: 'MessageReceived'; readonly text: string }
  | { readonly _tag: 'TimerFired'; readonly timer: MeetingTimer }
  | { readonly _tag: 'LeavePressed' }
  /** The candidate left the room inside the provider's own frame. */
  | { readonly _tag: 'RoomLeft' }
  /** A call of the meeting was answered with 401. */
  | { readonly _tag: 'SessionRefused' };

/** What the runner does for a meeting: calls to the server, signals into the room, timers, leaving. */
export type MeetingCommand =
  | { readonly _tag: 'SendStatus'; readonly status: 'Joined' | 'Left' }
  | { readonly _tag: 'StartEtaPolling'; readonly every: Milliseconds }
  | { readonly _tag: 'StopEtaPolling' }
  /** Starting a running timer restarts it. */
  | { readonly _tag: 'StartTimer'; readonly timer: MeetingTimer; readonly after: Milliseconds }
  | { readonly _tag: 'StopTimers' }
  | { readonly _tag: 'SendJoinedSignal' }
  | { readonly _tag: 'SendAskedQuestions'; readonly questions: readonly AskedQuestion[] }
  | { readonly _tag: 'LeaveRoom' }
  | { readonly _tag: 'EndSession' }
  | { readonly _tag: 'GoTo'; readonly exit: MeetingExit };

/** The meeting after an event, and the commands to carry out, in order. */
export type MeetingStep = readonly [MeetingState, readonly MeetingCommand[]];

/** `met`: what is known of this meeting from before a reload. */
export const beforeMeeting = (
  scheduledAt: Instant,
  met?: { readonly questions: readonly AskedQuestion[] },
): MeetingState => ({
  _tag: 'Outside',
  scheduledAt,
  metBefore: met !== undefined,
  questions: met?.questions ?? [],
});

const stopWaiting: readonly MeetingCommand[] = [{ _tag: 'StopEtaPolling' }, { _tag: 'StopTimers' }];

/** The time left to wait: none for a candidate who joins after the grace period, which ends at exactly 15 minutes. */
const graceLeft = (scheduledAt: Instant, now: Instant): Milliseconds =>
  Math.max(0, between(now, plus(scheduledAt, lateJoinGrace)));

/**
 * The wait starts in the lobby: polling for the interviewer and the 15 minutes begin there. Only the statuses Joined and Left exist, so the
 * candidate's status update from the lobby says Joined.
 */
const enter = (state: MeetingState, where: 'lobby' | 'room', now: Instant): MeetingStep => {
  const sendJoined: MeetingCommand = { _tag: 'SendStatus', status: 'Joined' };
  if (state._tag === 'Outside' && state.metBefore)
    return [{ _tag: 'Met', alone: true, questions: state.questions }, [sendJoined]];
  if (state._tag === 'Outside')
    return [
      { _tag: 'Waiting', where, notice: { _tag: 'NoNotice' }, line: 'there', questions: state.questions },
      [
        sendJoined,
        { _tag: 'StartEtaPolling', every: etaPollEvery },
        { _tag: 'StartTimer', timer: 'nobody-joined', after: graceLeft(state.scheduledAt, now) },
      ],
    ];
  return state._tag === 'Waiting' && state.where === 'lobby' && where === 'room'
    ? [{ ...state, where }, [sendJoined]]
    : [state, []];
};

/** An interviewer who is there clears every notice that they aren't. A second one, or the first again, gets the same signal again. */
const meet = (state: MeetingState): MeetingStep => {
  if (!isInside(state)) return [state, []];
  return [
    { _tag: 'Met', alone: false, questions: state.questions },
    [
      ...stopWaiting,
      { _tag: 'StartTimer', timer: 'joined-signal', after: joinedSignalAfter },
      { _tag: 'StartTimer', timer: 'asked-questions', after: askedQuestionsAfter },
    ],
  ];
};

/** An interviewer who has left may come back: the meeting goes on until somebody ends it. */
const part = (state: MeetingState): MeetingStep => [state._tag === 'Met' ? { ...state, alone: true } : state, []];

/**
 * While the candidate's own connection is down, no one can conclude that the interviewer didn't come. Once it is back, the interviewer gets a moment
 * to be seen (R51).
 */
const lineGone = (state: MeetingState): MeetingStep => [
  state._tag === 'Waiting' && state.line === 'there' ? { ...state, line: 'gone' } : state,
  [],
];

const lineBack = (state: MeetingState): MeetingStep => {
  if (state._tag !== 'Waiting') return [state, []];
  return [
    { ...state, line: 'there' },
    state.line === 'overdue' ? [{ _tag: 'StartTimer', timer: 'nobody-joined', after: afterReconnection }] : [],
  ];
};

const graceEnded = (state: MeetingState): MeetingStep => {
  if (state._tag !== 'Waiting') return [state, []];
  return state.line === 'there' ? cancelSoon(state, 'nobody-joined') : [{ ...state, line: 'overdue' }, []];
};

const cancelSoon = ({ questions }: Waiting, because: MeetingCancelled): MeetingStep => [
  { _tag: 'Cancelling', because, questions },
  [...stopWaiting, { _tag: 'StartTimer', timer: 'cancelled-page', after: cancelledPageAfter }],
];

const hearEta = (state: MeetingState, eta: Eta): MeetingStep => {
  if (state._tag !== 'Waiting') return [state, []];
  return eta._tag === 'NotComing' ? cancelSoon(state, 'interviewer-unable') : [{ ...state, notice: noticeOf(eta) }, []];
};

const isInside = (state: MeetingState): state is Inside =>
  state._tag === 'Waiting' || state._tag === 'Met' || state._tag === 'Cancelling';

/** Left is sent once, only after Joined, and nothing is sent after it. */
const leave = (state: MeetingState, exit: MeetingExit, roomIsLeft: boolean): MeetingStep => {
  const out: readonly MeetingCommand[] = roomIsLeft ? [] : [{ _tag: 'LeaveRoom' }];
  if (isInside(state))
    return [
      { _tag: 'Over', exit },
      [...stopWaiting, ...out, { _tag: 'SendStatus', status: 'Left' }, { _tag: 'GoTo', exit }],
    ];
  return state._tag === 'Outside'
    ? [{ _tag: 'Over', exit: 'my-jobs' }, [...out, { _tag: 'GoTo', exit: 'my-jobs' }]]
    : [state, []];
};

const ask = (state: MeetingState, question: AskedQuestion): MeetingStep => {
  if (!isInside(state)) return [state, []];
  const others = state.questions.filter(({ questionId }) => questionId !== question.questionId);
  return [{ ...state, questions: [...others, question] }, []];
};

const onTimer = (state: MeetingState, timer: MeetingTimer): MeetingStep => {
  switch (timer) {
    case 'nobody-joined':
      return graceEnded(state);
    case 'cancelled-page':
      return state._tag === 'Cancelling' ? leave(state, state.because, false) : [state, []];
    case 'joined-signal':
      return [state, state._tag === 'Met' ? [{ _tag: 'SendJoinedSignal' }] : []];
    case 'asked-questions':
      return [state, state._tag === 'Met' ? [{ _tag: 'SendAskedQuestions', questions: state.questions }] : []];
  }
};

/** The whole machine. An event that means nothing in a state changes nothing and commands nothing. */
export const meetingStep = (state: MeetingState, event: MeetingEvent): MeetingStep => {
  switch (event._tag) {
    case 'LobbyEntered':
      return enter(state, 'lobby', event.now);
    case 'Joined':
      return enter(state, 'room', event.now);
    case 'PeerJoined':
      return meet(state);
    case 'PeerLeft':
      return part(state);
    case 'LineGone':
      return lineGone(state);
    case 'LineBack':
      return lineBack(state);
    case 'EtaAnswered':
      return hearEta(state, event.eta);
    case 'QuestionPushed':
      return ask(state, event.question);
    case 'MessageReceived':
      return event.text === 'end' ? leave(state, 'thank-you', false) : [state, []];
    case 'TimerFired':
      return onTimer(state, event.timer);
    case 'LeavePressed':
      return leave(state, 'thank-you', false);
    case 'RoomLeft':
      return leave(state, 'thank-you', true);
    case 'SessionRefused':
      return state._tag === 'Over'
        ? [state, []]
        : [{ _tag: 'Over', exit: 'sign-in' }, [...stopWaiting, { _tag: 'LeaveRoom' }, { _tag: 'EndSession' }]];
  }
};
