import type { Interviewing, InterviewPhase } from '../../application/live-interview/interviewing.live';
import type { DeviceFacts } from '../../application/ports/device-facts';
import { sayInterviewLinkOver } from '../../application/live-interview/meeting-refusals.words';
import type { Eta } from '../../domain/live-interview/eta';
import type { QuestionAnswer } from '../../domain/live-interview/room-message';
import { localMoment, printMoment, sameClock } from '../../domain/time/display';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { FailureView } from '../kit/failure-notice';
import { interviewerTexts as t } from './interviewer.texts';
import { liveTexts } from './live-interview.texts';
import { failureView, refusedView } from '../hooks/failure.view';
import { deviceControlsView, ownPicture, type DeviceControlsView } from './device-controls.view';
import type { PeerView } from './room.view';

export interface PushedView {
  readonly id: number;
  readonly question: string;
  readonly options: readonly string[];
  readonly button: string;
  /** Undefined: it has not been asked yet. */
  readonly state: string | undefined;
}

export type InterviewerView<Stream> =
  | {
      readonly _tag: 'Link';
      readonly busy: string | undefined;
      readonly failure: FailureView | undefined;
    }
  | { readonly _tag: 'Message'; readonly title: string; readonly text: string }
  | { readonly _tag: 'Trouble'; readonly failure: FailureView }
  | { readonly _tag: 'Loading' }
  | {
      readonly _tag: 'Waiting';
      readonly heading: string;
      readonly job: string;
      readonly when: string;
      readonly forYou: string | undefined;
      readonly who: { readonly tone: 'success' | 'notice'; readonly text: string };
      readonly opens: string | undefined;
      readonly mayJoin: boolean;
      readonly busy: string | undefined;
      readonly eta: string | undefined;
      readonly etaText: string;
      readonly reconnecting: boolean;
    }
  | (DeviceControlsView & {
      readonly _tag: 'InCall';
      readonly heading: string;
      readonly job: string;
      readonly peer: PeerView<Stream> | undefined;
      readonly status: string;
      readonly speaking: string;
      readonly reconnecting: boolean;
      readonly quality: { readonly text: string; readonly hint: string } | undefined;
      readonly own: Stream | undefined;
      readonly questions: readonly PushedView[];
      readonly ownQuestion: { readonly words: string; readonly fault: string | undefined };
      readonly asksEnd: boolean;
      readonly endText: string;
    });

const linkView = ({
  pressed,
  failure,
}: Extract<InterviewPhase, { readonly _tag: 'AtTheLink' }>): InterviewerView<never> => ({
  _tag: 'Link',
  busy: pressed ? t.opening : undefined,
  failure: failure && failureView(failure, t.notOpened),
});

const etaStatus = (eta: Eta | undefined): string | undefined => {
  switch (eta?._tag) {
    case undefined:
      return undefined;
    case 'Coming':
      return t.etaStatus.yes;
    case 'NotComing':
      return t.etaStatus.no;
    case 'Delayed':
      return t.etaLate(eta.minutes);
  }
};

const answerOf = ({ option, additionalResponse }: QuestionAnswer): string =>
  [option ?? '', additionalResponse].filter((part) => part !== '').join('. ');

const pushed = <S>({ interview, questions, answers }: Interviewing<S>): readonly PushedView[] => {
  const prepared = interview?.questions ?? [];
  const own = questions.filter(({ questionId }) => !prepared.some((one) => one.questionId === questionId));
  return [...prepared, ...own].map(({ questionId, question, options }) => {
    const isAsked = questions.some((one) => one.questionId === questionId);
    const answer = answers.find((one) => one.questionId === questionId);
    return {
      id: questionId,
      question,
      options,
      button: isAsked ? t.askAgain : t.ask,
      state: answer !== undefined ? t.answered(answerOf(answer)) : isAsked ? t.asked : undefined,
    };
  });
};

interface InterviewerInputs {
  readonly now: Instant;
  readonly ownZone: TimeZone;
  readonly facts: DeviceFacts;
}

export const interviewerView = <S>(
  state: Interviewing<S>,
  { now, ownZone, facts }: InterviewerInputs,
): InterviewerView<S> => {
  const { phase, interview, peer } = state;
  if (phase._tag === 'AtTheLink') return linkView(phase);
  if (phase._tag === 'LinkOver')
    return { _tag: 'Trouble', failure: refusedView(t.notOpened, sayInterviewLinkOver(phase.why)) };
  if (phase._tag === 'NoLink') return { _tag: 'Message', title: t.noLinkTitle, text: t.noLinkText };
  if (phase._tag === 'Ended') return { _tag: 'Message', title: t.endedTitle, text: t.endedText };
  if (phase._tag === 'Trouble') {
    const over = phase.why._tag === 'NotLetIn' || phase.why._tag === 'SessionOver';
    const action = over ? {} : { action: liveTexts.tryAgain };
    return { _tag: 'Trouble', failure: refusedView(t.troubleTitle, t.trouble[phase.why._tag], action) };
  }
  if (interview === undefined) return { _tag: 'Loading' };
  const { candidateName: name, startsAt, opensAt, zone } = interview;
  const heading = t.heading(name);
  const job = t.forJob(interview.positionName, interview.communityName);
  if (phase._tag === 'Inside') {
    const speaks = state.speaking === 'own' ? liveTexts.you : state.speaking === undefined ? undefined : name;
    return {
      _tag: 'InCall',
      heading,
      job,
      reconnecting: state.reconnecting,
      peer: peer && {
        id: peer.id,
        name,
        stream: peer.stream,
        cameraOff: peer.cameraOn ? undefined : liveTexts.cameraOffOf(name),
        muted: peer.microphoneOn ? undefined : liveTexts.mutedOf(name),
      },
      status: peer === undefined ? t.alone(name) : peer.stream === undefined ? t.connecting(name) : '',
      speaking: speaks === undefined ? '' : liveTexts.speaking(speaks),
      quality:
        state.quality === 'good' || peer === undefined
          ? undefined
          : { text: liveTexts.quality[state.quality], hint: liveTexts.lowHint },
      own: ownPicture(state),
      ...deviceControlsView(state, facts),
      questions: pushed(state),
      ownQuestion: {
        words: state.ownQuestion.words,
        fault: state.ownQuestion.isEmpty ? t.writeFirst : undefined,
      },
      asksEnd: state.asksEnd,
      endText: t.endText(name),
    };
  }
  const when = (at: Instant, inZone: TimeZone): string => printMoment(localMoment(at, inZone));
  const isOpen = interview.isOpen || (opensAt !== undefined && now >= opensAt);
  const late = interview.lateBy === undefined ? t.notThere(name) : t.lateBy(name, interview.lateBy);
  return {
    _tag: 'Waiting',
    heading,
    job,
    reconnecting: state.reconnecting,
    when: startsAt === undefined ? t.notBooked : t.begins(when(startsAt, zone)),
    forYou:
      startsAt === undefined || sameClock(startsAt, zone, ownZone) ? undefined : t.forYou(when(startsAt, ownZone)),
    who: state.candidateThere ? { tone: 'success', text: t.waits(name) } : { tone: 'notice', text: late },
    opens:
      isOpen || startsAt === undefined
        ? undefined
        : opensAt === undefined
          ? t.notOn
          : t.opensAt(when(opensAt, ownZone)),
    mayJoin: isOpen,
    busy: phase._tag === 'Entering' ? t.joining : undefined,
    eta: etaStatus(interview.eta),
    etaText: t.etaText(name),
  };
};
