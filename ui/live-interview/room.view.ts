import { isCallFailure } from '../../application/failure';
import { sentAnswerTo, draftOf, isAnswerSent } from '../../application/live-interview/answering.live';
import {
  askedIn,
  type InMeeting,
  type PeerShown,
  type RoomTrouble,
} from '../../application/live-interview/meeting-state.live';
import { sayEtaNotice } from '../../application/live-interview/call.words';
import { sayMeetingCancelled } from '../../application/applications/canceling.words';
import { sayRoomRefusal } from '../../application/live-interview/meeting-refusals.words';
import type { AskedQuestion, MeetingState } from '../../domain/live-interview/meeting';
import type { DeviceFacts } from '../../application/ports/device-facts';
import type { FailureView } from '../kit/failure-notice';
import { failureTexts } from '../texts/failures';
import { liveTexts as t } from './live-interview.texts';
import { failureView, refusedView } from '../hooks/failure.view';
import { deviceControlsView, ownPicture, type DeviceControlsView } from './device-controls.view';

/** Someone else in the room. */
export interface PeerView<Stream> {
  readonly id: string;
  readonly name: string;
  readonly stream: Stream | undefined;
  /** Shown over a picture that isn't available. */
  readonly cameraOff: string | undefined;
  readonly muted: string | undefined;
}

export interface QuestionView {
  readonly id: number;
  readonly question: string;
  readonly sender: string | undefined;
  readonly options: readonly string[];
  /** The label of the field for a free-text answer. */
  readonly wordsLabel: string;
  readonly option: string | undefined;
  readonly words: string;
  readonly fault: string | undefined;
  /** Undefined: the answer is sent as it is written. */
  readonly button: string | undefined;
  readonly status: string;
}

export interface RoomView<Stream, Frame> {
  /** The current state in one sentence. Empty once both sides see each other. */
  readonly status: string;
  /** The interviewer's message about coming, or the notice that nobody is coming. */
  readonly notice: { readonly tone: 'notice' | 'error'; readonly text: string } | undefined;
  readonly reconnecting: boolean;
  /** Undefined while it is good. */
  readonly quality: { readonly text: string; readonly hint: string } | undefined;
  readonly speaking: string;
  readonly frame: Frame | undefined;
  readonly peers: readonly PeerView<Stream>[];
  readonly own: Stream | undefined;
  /** Undefined: the provider's frame has its own. */
  readonly controls: DeviceControlsView | undefined;
  /** The newest first. */
  readonly questions: readonly QuestionView[];
  /** The newest question, to be read out. Empty: nothing was asked. */
  readonly asked: string;
  readonly trouble: RoomTroubleView | undefined;
  readonly asksLeave: boolean;
}

const nameOf = (name: string): string => (name === '' ? t.them : name);

const statusOf = <S, F>({ phase, meeting }: InMeeting<S, F>): string => {
  switch (phase._tag) {
    case 'Opening':
      return t.opening;
    case 'Trouble':
      return '';
    case 'Entering':
    case 'Inside':
      break;
  }
  switch (meeting._tag) {
    case 'Outside':
      return t.entering;
    case 'Waiting':
      return meeting.where === 'lobby' ? t.inLobby : t.waiting;
    case 'Met':
      return meeting.alone ? t.alone : '';
    case 'Cancelling':
    case 'Over':
      return '';
  }
};

const noticeOf = (meeting: MeetingState): RoomView<never, never>['notice'] => {
  if (meeting._tag === 'Cancelling') return { tone: 'error', text: sayMeetingCancelled(meeting.because) };
  if (meeting._tag !== 'Waiting') return undefined;
  const text = sayEtaNotice(meeting.notice);
  return text === '' ? undefined : { tone: 'notice', text };
};

/** `leadsBack`: a retry can't help, and the button leads to My Job Applications. */
export type RoomTroubleView = FailureView & { readonly leadsBack: boolean };

const retried = (failure: FailureView): RoomTroubleView => ({ ...failure, leadsBack: false });

/** Why there is no room, in words, with a retry where one can help. */
export const roomTroubleView = (why: RoomTrouble): RoomTroubleView => {
  if (isCallFailure(why)) return retried(failureView(why, t.troubleTitle));
  switch (why._tag) {
    case 'NotLoaded':
      // Firefox keeps the failure of a script for as long as the page lives: only a new page asks for it again.
      return retried(refusedView(t.troubleTitle, t.trouble[why._tag], { action: t.tryAgain, reloads: true }));
    case 'NotLetIn':
    case 'TakenElsewhere':
    case 'RoomFull':
    case 'SessionOver':
    case 'RoomBroke':
      return retried(refusedView(t.troubleTitle, t.trouble[why._tag], { action: t.tryAgain }));
    case 'RoomNotReady':
      return retried(refusedView(t.troubleTitle, sayRoomRefusal(why), { action: t.tryAgain }));
    case 'NoSuchApplication':
    case 'ConsentMissing':
    case 'NotAVideoInterview':
    case 'NoMeetingLink':
    case 'NotScheduled':
    case 'InterviewNotOn':
    case 'JoinOpensLater':
    case 'ResumeMissing':
      return {
        ...refusedView(t.troubleTitle, sayRoomRefusal(why), { action: failureTexts.backToJobs }),
        leadsBack: true,
      };
  }
};

const questionOf =
  <S, F>(state: InMeeting<S, F>) =>
  ({ questionId, question, sender, options, additionalResponse }: AskedQuestion): QuestionView => {
    const { option, words, isEmpty } = draftOf(state, questionId);
    const isSent = isAnswerSent(state, questionId);
    return {
      id: questionId,
      question,
      sender: sender === '' ? undefined : t.askedBy(sender),
      options,
      wordsLabel: additionalResponse === '' ? t.inYourWords : additionalResponse,
      option,
      words,
      fault: isEmpty ? t.answerFirst : undefined,
      button: isSent ? undefined : sentAnswerTo(state, questionId) === undefined ? t.send : t.sendAgain,
      status: isSent ? t.sent : '',
    };
  };

const peerOf = <S>({ id, name, stream, cameraOn, microphoneOn }: PeerShown<S>): PeerView<S> => ({
  id,
  name: nameOf(name),
  stream,
  cameraOff: cameraOn ? undefined : t.cameraOffOf(nameOf(name)),
  muted: microphoneOn ? undefined : t.mutedOf(nameOf(name)),
});

const speakingOf = <S, F>({ speaking, peers }: InMeeting<S, F>): string => {
  if (speaking === undefined || speaking === 'own') return speaking === 'own' ? t.speaking(t.you) : '';
  const peer = peers.find(({ id }) => id === speaking);
  return peer === undefined ? '' : t.speaking(nameOf(peer.name));
};

/** Everything the room shows (spec 2 §2.12, §4.6). */
export const roomView = <S, F>(state: InMeeting<S, F>, facts: DeviceFacts): RoomView<S, F> => {
  const { phase, quality } = state;
  const questions = [...askedIn(state.meeting)].reverse();
  const [newest] = questions;
  const ours = state.frame === undefined && phase._tag === 'Inside';
  return {
    status: statusOf(state),
    notice: noticeOf(state.meeting),
    reconnecting: state.reconnecting,
    quality: quality === 'good' ? undefined : { text: t.quality[quality], hint: t.lowHint },
    speaking: speakingOf(state),
    frame: state.frame,
    peers: state.peers.map(peerOf),
    own: ownPicture(state),
    controls: ours ? deviceControlsView(state, facts) : undefined,
    questions: questions.map(questionOf(state)),
    asked: newest === undefined ? '' : t.newQuestion(newest.question),
    trouble: phase._tag === 'Trouble' ? roomTroubleView(phase.why) : undefined,
    asksLeave: state.asksLeave,
  };
};
