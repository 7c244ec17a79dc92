import { isCallFailure } from '../../application/failure';
import { counted } from '../../application/words/duration';
import type { Interview, Outgoing } from '../../application/recording/recording-state.live';
import { bothWork } from '../../application/recording/recording-step.live';
import {
  interruptedWords,
  recordingWords,
  sayLeaveWarning,
  sayReRecordCaution,
  sayRecordingFault,
  sayRecordingOffer,
  sayRequiredNotRecorded,
  sayUploadFault,
} from '../../application/recording/recording.words';
import type { InterviewQuestionId } from '../../domain/ids/question-id';
import type { QuestionPhase } from '../../domain/recording/question-state';
import type { RecordingMode } from '../../domain/recording/re-record';
import { mayRecordAgain } from '../../domain/recording/recording-offer';
import { maySubmitRecording, reviewLines, type ReviewLine } from '../../domain/recording/review';
import { leaveWarning, type SessionState } from '../../domain/recording/session';
import { needsPermission, type DeviceFault, type DeviceKind } from '../../domain/tech-check/device-fault';
import type { DeviceType } from '../../domain/device/device-type';
import type { FailureView } from '../kit/failure-notice';
import type { Tone } from '../kit/notice';
import { recorderTexts as t } from './recorder.texts';
import { techCheckTexts } from '../tech-check/tech-check.texts';
import { failureView, refusedView } from '../hooks/failure.view';

export interface NoticeView {
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
  /** Whether to show the other ways to record: on another device, or later. */
  readonly opensElsewhere?: true;
}

/** A notice with a button that asks for the e-mailed code. */
export interface CodeNoticeView extends NoticeView {
  readonly button: string;
}

export interface ChoiceView {
  readonly kind: DeviceKind;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A camera or microphone that doesn't work, and what to do. */
export interface DeviceProblemView extends NoticeView {
  readonly needsPermission: boolean;
  readonly canTryAgain: boolean;
}

export interface QuestionView {
  readonly _tag: 'Question';
  readonly step: string;
  readonly text: string;
  readonly required: boolean;
  /** The line below the question. */
  readonly note: string;
  readonly picture: 'live' | 'answer' | 'none';
  readonly answerLabel: string;
  /** Over the picture: the countdown, or the time left. */
  readonly badge: { readonly text: string; readonly tone: 'countdown' | 'recording' | 'nearly-over' } | undefined;
  /** Announced at once. */
  readonly stateText: string;
  readonly notices: readonly NoticeView[];
  readonly code: CodeNoticeView | undefined;
  readonly problem: DeviceProblemView | undefined;
  readonly opening: boolean;
  readonly choices: readonly ChoiceView[];
  readonly hears: boolean;
  readonly record: string | undefined;
  readonly stop: string | undefined;
  readonly saving: string | undefined;
  readonly useIt: string | undefined;
  readonly onward: string | undefined;
  readonly reRecord: string | undefined;
  readonly skip: string | undefined;
  readonly back: string | undefined;
  readonly status: string;
}

export interface ReviewLineView {
  readonly id: InterviewQuestionId;
  readonly step: string;
  readonly text: string;
  readonly required: boolean;
  readonly place: string;
  readonly placeTone: 'received' | 'safe' | 'open';
  readonly offer: string | undefined;
  readonly answerLabel: string;
  readonly hasAnswer: boolean;
}

export interface ReviewView {
  readonly _tag: 'Review';
  readonly lead: string;
  readonly lines: readonly ReviewLineView[];
  readonly missing: string | undefined;
  readonly failure: FailureView | undefined;
  readonly busy: string | undefined;
  readonly notices: readonly NoticeView[];
  readonly code: CodeNoticeView | undefined;
}

export interface RecorderDialogsView {
  readonly leave: string | undefined;
  readonly caution: string | undefined;
  /** The slow-connection dialog, with the question that can be recorded instead. */
  readonly slow:
    | { readonly text: string; readonly canSend: boolean; readonly instead: InterviewQuestionId }
    | undefined;
  readonly uploading: { readonly text: string; readonly note: string } | undefined;
}

export type RecorderBody =
  | { readonly _tag: 'Opening' }
  | { readonly _tag: 'Elsewhere' }
  | { readonly _tag: 'Submitted' }
  | QuestionView
  | ReviewView;

export interface RecorderView {
  readonly heading: string;
  readonly body: RecorderBody;
  readonly dialogs: RecorderDialogsView;
  /** Leaving is confirmed first, whether by the back button or by closing the tab. */
  readonly guarded: boolean;
}

export interface RecorderInputs {
  readonly deviceType: DeviceType;
  readonly offline: boolean;
}

type AnyInterview = Interview<unknown, unknown>;

const percentOf = (sent: number): number => Math.floor(sent * 100);

/** 'Safe on this device' and 'Received' are always told apart (R24). */
export const sayPlace = (outgoing: Outgoing): string => {
  const { travel } = outgoing;
  if (outgoing.skipped) return travel._tag === 'Received' ? t.skipped : t.skipping;
  switch (travel._tag) {
    case 'Waiting':
      return t.waiting;
    case 'Sending':
      return travel.connectionDropped ? t.connectionDropped : t.sending(percentOf(travel.sent));
    case 'NotSent':
      return travel.why === 'not-stored' ? t.notStored : t.notSent;
    case 'Received':
      return t.received;
    case 'ProofNeeded':
      return t.codeNeeded;
    case 'Refused':
      return travel.then === 'earlier-stays' ? t.received : t.notTaken;
  }
};

const statusOf = ({ outgoing, terms }: AnyInterview, { offline }: RecorderInputs): string => {
  if (terms.mode === 'practice') return '';
  const answers = outgoing.filter(({ skipped, travel }) => !skipped && travel._tag !== 'Refused');
  const received = answers.filter(({ travel }) => travel._tag === 'Received').length;
  const sending = answers.find(({ travel }) => travel._tag === 'Sending')?.travel;
  const now =
    sending?._tag === 'Sending' && !sending.connectionDropped && !offline ? t.sendingNow(percentOf(sending.sent)) : '';
  return [t.summary(received, answers.length - received), offline ? t.offline : now]
    .filter((part) => part !== '')
    .join(' ');
};

const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);

/** Problems with this device's storage: shown before the first question, and while they last. */
const keepingNotices = ({ keeping, room }: AnyInterview): readonly NoticeView[] => {
  if (keeping === 'in-memory') return [{ tone: 'notice', title: t.fullTitle, text: t.fullText }];
  if (room?._tag !== 'Refused') return [];
  const { reason } = room;
  switch (reason._tag) {
    case 'DeviceKeepsNothing':
      return [{ tone: 'notice', title: t.keepsNothingTitle, text: t.keepsNothingText, opensElsewhere: true }];
    case 'DeviceNearlyFull':
      return [
        {
          tone: 'notice',
          title: t.nearlyFullTitle,
          text: t.nearlyFullText(megabytes(reason.free), megabytes(reason.needed)),
          opensElsewhere: true,
        },
      ];
  }
};

/** Shows what the server finally refused, in words, until the candidate has fixed it (R29). */
const refusedNotices = ({ outgoing, terms, session }: AnyInterview): readonly NoticeView[] =>
  outgoing.flatMap(({ questionId, travel }): readonly NoticeView[] => {
    if (travel._tag !== 'Refused') return [];
    const at = terms.questions.findIndex((one) => one.questionId === questionId);
    const isOpen = session?.questions.some((one) => one.questionId === questionId && one.standing === 'unrecorded');
    if (travel.then === 'record-again' && isOpen !== true) return [];
    return [{ tone: 'error', title: t.notTakenTitle(at + 1), text: travel.text }];
  });

/** The e-mailed code, asked for in place (R41). */
const codeNoticeOf = ({ outgoing, submitFailure, codeAsked }: AnyInterview): CodeNoticeView | undefined =>
  codeAsked && (submitFailure?._tag === 'ProofNeeded' || outgoing.some(({ travel }) => travel._tag === 'ProofNeeded'))
    ? { tone: 'notice', title: t.codeTitle, text: t.codeText, button: t.codeButton }
    : undefined;

const names: Readonly<Record<DeviceKind, string>> = { camera: 'camera', microphone: 'microphone' };

const todoAbout = (fault: DeviceFault, type: DeviceType): string => {
  const wording = techCheckTexts.todo[fault];
  if (typeof wording === 'string') return wording;
  return type === 'desktop' ? wording.desktop : wording.handheld;
};

const problemOf = ({ devices }: AnyInterview, type: DeviceType): DeviceProblemView | undefined => {
  const kinds: readonly DeviceKind[] = ['camera', 'microphone'];
  for (const kind of kinds) {
    const device = devices[kind];
    if (device._tag === 'Faulty')
      return {
        tone: 'error',
        title: techCheckTexts.faults[device.fault](names[kind]),
        text: todoAbout(device.fault, type),
        needsPermission: needsPermission(device.fault),
        canTryAgain: device.fault !== 'unsupported',
      };
  }
  return undefined;
};

/** Said at once, also in mid-answer: what is recorded now lacks the sound or the picture. */
const hushNotices = ({ devices }: AnyInterview, phase: QuestionPhase): readonly NoticeView[] => {
  if (phase._tag === 'Recorded') return [];
  const kinds: readonly DeviceKind[] = ['camera', 'microphone'];
  return kinds.flatMap((kind): readonly NoticeView[] => {
    const device = devices[kind];
    if (device._tag !== 'Works' || device.hush === undefined) return [];
    const { hushed, hushedTodo } = techCheckTexts;
    return [{ tone: 'error', title: hushed[device.hush](names[kind]), text: hushedTodo[device.hush](names[kind]) }];
  });
};

const choicesOf = ({ devices }: AnyInterview): readonly ChoiceView[] => {
  const kinds: readonly DeviceKind[] = ['camera', 'microphone'];
  return kinds.flatMap((kind): readonly ChoiceView[] => {
    const all = devices.devices[kind];
    const device = devices[kind];
    // One that is busy or gone is no reason to offer no other; one that may not be used is.
    const isOffered = device._tag === 'Works' || (device._tag === 'Faulty' && !needsPermission(device.fault));
    if (all.length < 2 || !isOffered) return [];
    const options = all.map(({ id, label }, at) => ({
      value: id,
      label: label === '' ? techCheckTexts.unnamed[kind](at + 1) : label,
    }));
    return [
      {
        kind,
        label: kind === 'camera' ? techCheckTexts.chooseCamera : techCheckTexts.chooseMicrophone,
        value: device._tag === 'Works' ? device.device.id : '',
        options: device._tag === 'Works' ? options : [{ value: '', label: t.chooseAnother }, ...options],
      },
    ];
  });
};

const sayLimit = (limit: number): string => {
  const whole = Math.round(limit / 1000);
  const [minutes, seconds] = [Math.floor(whole / 60), whole % 60];
  return [
    ...(minutes === 0 ? [] : [counted(minutes, 'minute')]),
    ...(seconds === 0 ? [] : [counted(seconds, 'second')]),
  ].join(' ');
};

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const badgeOf = (phase: QuestionPhase, left: number | undefined): QuestionView['badge'] => {
  if (left === undefined) return undefined;
  if (phase._tag === 'CountingDown') return { text: String(left), tone: 'countdown' };
  if (phase._tag !== 'Recording') return undefined;
  return { text: `${t.recording} ${clock(left)}`, tone: phase.nearlyOver ? 'nearly-over' : 'recording' };
};

/** Screen readers say that the countdown starts, and the last 10 seconds. */
const saidOf = (phase: QuestionPhase, left: number | undefined): string => {
  switch (phase._tag) {
    case 'CountingDown':
      return t.starting(3);
    case 'Recording':
      if (!phase.nearlyOver || left === undefined) return t.began;
      return left > 5 ? t.tenLeft : t.fewLeft(Math.min(left, 5) > 3 ? 5 : 3);
    case 'Finishing':
    case 'Recorded':
      return t.timeIsUp;
    case 'NotRecorded':
    case 'Interrupted':
    case 'Uploading':
    case 'UploadFailed':
    case 'Uploaded':
      return '';
  }
};

const noticesOf = (phase: QuestionPhase, found: boolean): readonly NoticeView[] => {
  if (phase._tag === 'Interrupted')
    return [{ tone: 'notice', title: found ? t.foundTitle : t.interruptedTitle, text: interruptedWords.found }];
  if (phase._tag === 'Recorded' && found) return [{ tone: 'notice', title: t.foundTitle, text: t.foundText }];
  if (phase._tag === 'NotRecorded' && phase.fault !== undefined)
    return [{ tone: 'error', title: sayRecordingFault(phase.fault), text: t.read }];
  return [];
};

const pictureOf = (state: AnyInterview, phase: QuestionPhase): QuestionView['picture'] => {
  switch (phase._tag) {
    case 'Recorded':
    case 'Interrupted':
      return state.question !== undefined && state.clips.has(state.question.id) ? 'answer' : 'none';
    case 'Finishing':
    case 'NotRecorded':
    case 'CountingDown':
    case 'Recording':
    case 'Uploading':
    case 'UploadFailed':
    case 'Uploaded':
      return state.devices.stream !== undefined && state.devices.camera._tag === 'Works' ? 'live' : 'none';
  }
};

const noteOf = (phase: QuestionPhase, limit: number, mayAgain: boolean, mode: RecordingMode): string => {
  switch (phase._tag) {
    case 'NotRecorded':
    case 'CountingDown':
    case 'Recording':
      return mode === 'practice' ? `${recordingWords.startStop} ${t.limit(sayLimit(limit))}` : t.limit(sayLimit(limit));
    case 'Recorded':
      return mayAgain ? recordingWords.reviewOrAgain : t.lastOne;
    case 'Finishing':
    case 'Interrupted':
    case 'Uploading':
    case 'UploadFailed':
    case 'Uploaded':
      return '';
  }
};

const questionView = (state: AnyInterview, session: SessionState, inputs: RecorderInputs): QuestionView | undefined => {
  const { question, terms } = state;
  const at = terms.questions.findIndex(({ questionId }) => questionId === question?.id);
  const current = terms.questions[at];
  if (question === undefined || current === undefined) return undefined;
  const { phase } = question.state;
  const left = state.timeLeft?.seconds;
  const ready = bothWork(state.devices);
  const mayAgain = mayRecordAgain(question.state);
  const isQuiet = phase._tag === 'NotRecorded';
  const isLast = session.questions.filter(({ standing }) => standing === 'unrecorded').length <= 1;
  const fromReview = session.stage._tag === 'Answering' && session.stage.from === 'review';
  const problem = problemOf(state, inputs.deviceType);
  return {
    _tag: 'Question',
    step: t.step(at + 1, terms.questions.length),
    text: current.name,
    required: !current.skippable,
    note: noteOf(phase, question.state.terms.limit, mayAgain, terms.mode),
    picture: pictureOf(state, phase),
    answerLabel: t.yourAnswer(at + 1),
    badge: badgeOf(phase, left),
    stateText: saidOf(phase, left),
    notices: [
      ...hushNotices(state, phase),
      ...noticesOf(phase, state.found),
      ...keepingNotices(state),
      ...(isQuiet ? refusedNotices(state) : []),
    ],
    code: isQuiet ? codeNoticeOf(state) : undefined,
    problem: phase._tag === 'Recorded' ? undefined : problem,
    opening: problem === undefined && !ready && isQuiet,
    choices: isQuiet ? choicesOf(state) : [],
    hears: ready && isQuiet,
    record: ready && (isQuiet || phase._tag === 'Interrupted') ? sayRecordingOffer('record') : undefined,
    stop: phase._tag === 'Recording' || phase._tag === 'CountingDown' ? t.stop : undefined,
    saving: phase._tag === 'Finishing' ? t.finishing : undefined,
    useIt: phase._tag === 'Interrupted' ? interruptedWords.use : undefined,
    onward:
      phase._tag === 'Recorded' ? (isLast || fromReview ? recordingWords.continue : recordingWords.next) : undefined,
    reRecord: mayAgain && phase._tag === 'Recorded' ? sayRecordingOffer('re-record') : undefined,
    skip: isQuiet && current.skippable ? recordingWords.skip : undefined,
    back: fromReview && (isQuiet || phase._tag === 'Recorded' || phase._tag === 'Uploaded') ? t.back : undefined,
    status: statusOf(state, inputs),
  };
};

const lineView = (state: AnyInterview, line: ReviewLine, at: number): ReviewLineView => {
  const { questionId, standing, required, offer } = line;
  const outgoing = state.outgoing.find((one) => one.questionId === questionId);
  const found = state.kept.some((one) => one.questionId === questionId);
  const onServer = standing === 'recorded' ? t.received : standing === 'skipped' ? t.skipped : t.notRecorded;
  const isReceived = outgoing === undefined ? standing === 'recorded' : outgoing.travel._tag === 'Received';
  const practice = state.terms.mode === 'practice';
  const place = practice && standing === 'recorded' ? t.safe : outgoing === undefined ? onServer : sayPlace(outgoing);
  return {
    id: questionId,
    step: t.step(at + 1, state.terms.questions.length),
    text: state.terms.questions.find((one) => one.questionId === questionId)?.name ?? '',
    required,
    place: found ? `${place}. ${t.foundHere}` : place,
    placeTone: standing === 'recorded' ? (isReceived && !practice ? 'received' : 'safe') : 'open',
    offer: offer === undefined ? undefined : sayRecordingOffer(found ? 'record' : offer),
    answerLabel: t.yourAnswer(at + 1),
    hasAnswer: standing === 'recorded',
  };
};

const submitFailureView = ({ submitFailure }: AnyInterview, session: SessionState): FailureView | undefined => {
  if (session.stage._tag !== 'Reviewing' || !session.stage.submitFailed || submitFailure === undefined)
    return undefined;
  if (submitFailure._tag === 'ProofNeeded') return undefined;
  return isCallFailure(submitFailure)
    ? { ...failureView(submitFailure, t.notSubmitted), keptNote: t.answersKept }
    : refusedView(t.notSubmitted, submitFailure.text, { keptNote: t.answersKept });
};

const reviewView = (state: AnyInterview, session: SessionState): ReviewView => {
  const may = maySubmitRecording(session.questions);
  return {
    _tag: 'Review',
    lead: state.terms.mode === 'practice' ? t.practiceReviewText : t.reviewText,
    lines: reviewLines(session.questions, state.terms.reRecordLimit).map((line, at) => lineView(state, line, at)),
    missing: may._tag === 'Refused' ? sayRequiredNotRecorded(may.reason) : undefined,
    failure: submitFailureView(state, session),
    busy: session.stage._tag === 'Submitting' ? t.submitting : undefined,
    notices: [...keepingNotices(state), ...refusedNotices(state)],
    code: codeNoticeOf(state),
  };
};

const bodyOf = (state: AnyInterview, inputs: RecorderInputs): RecorderBody => {
  const { session, tab } = state;
  if (tab === 'elsewhere') return { _tag: 'Elsewhere' };
  if (session === undefined) return { _tag: 'Opening' };
  switch (session.stage._tag) {
    case 'Answering':
      return questionView(state, session, inputs) ?? { _tag: 'Opening' };
    case 'Reviewing':
    case 'Submitting':
      return reviewView(state, session);
    case 'Submitted':
    case 'Left':
      // A practice ends without being submitted to anyone.
      return { _tag: state.terms.mode === 'practice' ? 'Opening' : 'Submitted' };
  }
};

const dialogsOf = (state: AnyInterview): RecorderDialogsView => {
  const { session, question, terms } = state;
  const warning = session?.leaving === true ? leaveWarning(session) : undefined;
  const waits = session?.stage._tag === 'Submitting' && !state.submitSent && warning === undefined;
  const failed = waits
    ? state.outgoing.flatMap(({ questionId, travel }) => (travel._tag === 'NotSent' ? [{ questionId, travel }] : []))[0]
    : undefined;
  const sending = state.outgoing.find(({ travel }) => travel._tag === 'Sending');
  return {
    leave: warning === undefined ? undefined : sayLeaveWarning(warning),
    caution:
      state.caution && question !== undefined && warning === undefined
        ? sayReRecordCaution(terms.reRecordLimit - question.state.reRecords)
        : undefined,
    slow:
      failed === undefined
        ? undefined
        : {
            text: sayUploadFault(failed.travel.why),
            canSend: failed.travel.why !== 'not-stored',
            instead: failed.questionId,
          },
    uploading:
      waits && failed === undefined
        ? { text: recordingWords.uploading, note: sending === undefined ? '' : sayPlace(sending) }
        : undefined,
  };
};

/** Everything the recorder and its review list show (spec 2 §2.3). */
export const recorderView = (state: AnyInterview, inputs: RecorderInputs): RecorderView => ({
  heading: t.heading[state.terms.mode],
  body: bodyOf(state, inputs),
  dialogs: dialogsOf(state),
  guarded: state.tab === 'held' && state.session !== undefined && leaveWarning(state.session) !== undefined,
});
