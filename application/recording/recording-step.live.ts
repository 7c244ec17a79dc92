import { recoverable } from '../../domain/recording/kept-chunks';
import type { InterviewQuestionId } from '../../domain/ids/question-id';
import { questionStep } from '../../domain/recording/question';
import {
  openQuestion,
  recoverQuestion,
  type QuestionCommand,
  type QuestionEvent,
  type QuestionTimer,
} from '../../domain/recording/question-state';
import { isAttempt, mayRecordAgain } from '../../domain/recording/recording-offer';
import { openSession, sessionStep, type SessionCommand, type SessionEvent } from '../../domain/recording/session';
import type { SessionQuestion } from '../../domain/recording/review';
import { afterSubmission } from '../../domain/recording/submission';
import { mostMismatches, pauseBeforeSendingAgain, timeLimit } from '../../domain/recording/time-limit';
import type { Email } from '../../domain/text/email';
import type { ChosenDevices, MediaDevices, MediaNews } from '../tech-check/camera.port';
import type { RecordingSubmitted } from './recording.api';
import type { KeptRecording, TakeKey } from './kept-recordings.port';
import { arrivedDifferent } from './recording.words';
import { asking, hushedAs, isBack, openedAs, type DeviceState } from '../tech-check/device-state.live';
import type { Step } from '../live/machine';
import type {
  Devices,
  Found,
  Interview,
  InterviewCommand,
  InterviewEvent,
  Outgoing,
  Travel,
} from './recording-state.live';

/*
 * A recorded interview while its page is open (spec 2 §2.3, §4.1, R24). The questions' and the session's own machines are the domain's; this one opens
 * a question when the session says so, counts an answer as given once it is safe on the device, and sends it while the next question is recorded.
 */

type Next<S, C> = Step<Interview<S, C>, InterviewCommand>;

/** The recorder's devices while none is open: only the choice is known. */
export const closedDevices = (chosen: ChosenDevices): Devices<never> => ({
  camera: asking,
  microphone: asking,
  stream: undefined,
  devices: { camera: [], microphone: [] },
  chosen,
});

const timers: readonly QuestionTimer[] = ['countdown', 'warning', 'limit', 'last-chunk'];

/** Whether a recording is being made: until it is whole, nothing else may touch the camera. */
export const isRecording = <S, C>({ question }: Interview<S, C>): boolean => {
  switch (question?.state.phase._tag) {
    case 'CountingDown':
    case 'Recording':
    case 'Finishing':
      return true;
    case undefined:
    case 'NotRecorded':
    case 'Interrupted':
    case 'Recorded':
    case 'Uploading':
    case 'UploadFailed':
    case 'Uploaded':
      return false;
  }
};

const keyOf = <S, C>({ terms }: Interview<S, C>, questionId: InterviewQuestionId, take: number): TakeKey => ({
  ...terms.owner,
  questionId,
  take,
});

const after = <S, C>([state, commands]: Next<S, C>, then: (state: Interview<S, C>) => Next<S, C>): Next<S, C> => {
  const [next, more] = then(state);
  return [next, [...commands, ...more]];
};

const updated = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> => new Map(map).set(key, value);

const opened = <S, C>(state: Interview<S, C>, id: InterviewQuestionId): Next<S, C> => {
  const question = state.terms.questions.find(({ questionId }) => questionId === id);
  const known = state.session?.questions.find(({ questionId }) => questionId === id);
  if (question === undefined || known === undefined) return [state, []];
  const terms = {
    limit: timeLimit(question.limitSeconds),
    skippable: question.skippable,
    reRecordLimit: state.terms.reRecordLimit,
  };
  const found = state.kept.find(({ questionId }) => questionId === id);
  const { standing, reRecords } = known;
  const opens =
    found === undefined
      ? openQuestion(terms, { standing, reRecords, lastTake: state.lastTakes.get(id) ?? 0 })
      : recoverQuestion(terms, found);
  return [
    {
      ...state,
      question: { id, state: opens },
      kept: state.kept.filter(({ questionId }) => questionId !== id),
      found: found !== undefined,
      timeLeft: undefined,
      caution: found === undefined && isAttempt(opens.phase),
    },
    found === undefined ? [] : [{ _tag: 'ReadClip', key: keyOf(state, id, found.take) }],
  ];
};

/** The questions with how often one was recorded again, as device and server know together (R70). */
const counting = (
  questions: readonly SessionQuestion[],
  id: InterviewQuestionId,
  reRecords: number,
): readonly SessionQuestion[] =>
  questions.map((one) => (one.questionId === id ? { ...one, reRecords: Math.max(one.reRecords, reRecords) } : one));

/**
 * A recording that is left without going on with it stays on the device, and is found when its question is opened again. If there is none, a
 * re-record that was agreed to is used all the same (R70).
 */
const putAway = <S, C>(state: Interview<S, C>): Interview<S, C> => {
  const { question, session } = state;
  if (question === undefined) return state;
  const { phase, take, reRecords } = question.state;
  const found: readonly Found[] =
    phase._tag === 'Recorded' || phase._tag === 'Interrupted'
      ? [{ questionId: question.id, take, reRecords, chunks: phase.chunks, finished: phase._tag === 'Recorded' }]
      : [];
  return {
    ...state,
    session:
      session === undefined || found.length > 0
        ? session
        : { ...session, questions: counting(session.questions, question.id, reRecords) },
    question: undefined,
    timeLeft: undefined,
    found: false,
    caution: false,
    kept: [...state.kept, ...found],
  };
};

/** After the submission: the end page, or the resume first (spec 2 §4.2). */
const leaving = (
  screen: Extract<SessionCommand, { readonly _tag: 'GoTo' }>['screen'],
  submitted: RecordingSubmitted | undefined,
): InterviewCommand => {
  if (screen !== 'after-submission') return { _tag: 'GoTo', leadsTo: screen, after: 0 };
  const { resume, resumePath } = submitted ?? { resume: 'none' as const, resumePath: undefined };
  return { _tag: 'GoTo', ...afterSubmission(resume, resumePath !== undefined) };
};

const sessionCommand = <S, C>(state: Interview<S, C>, command: SessionCommand): Next<S, C> => {
  switch (command._tag) {
    case 'OpenQuestion':
      return opened(state, command.questionId);
    case 'SubmitRecording':
      return [{ ...state, submitSent: false, submitFailure: undefined }, []];
    case 'GoTo':
      return [state, [leaving(command.screen, state.submitted)]];
  }
};

const tellSession = <S, C>(state: Interview<S, C>, event: SessionEvent): Next<S, C> => {
  const { session } = state;
  if (session === undefined) return [state, []];
  const [next, commands] = sessionStep(session, event);
  const stays = next.stage._tag === 'Answering' && next.stage === session.stage;
  const left = stays ? state : putAway({ ...state, session: next });
  const begin: Next<S, C> = [{ ...left, session: stays ? next : left.session }, []];
  return commands.reduce((so, command) => after(so, (one) => sessionCommand(one, command)), begin);
};

const goesOn = <S, C>(
  state: Interview<S, C>,
  id: InterviewQuestionId,
  { take, skipped, reRecords }: Extract<QuestionCommand, { readonly _tag: 'Upload' }>,
): Next<S, C> => {
  // A practice stays on the device (R33).
  const travel: Travel = state.terms.mode === 'practice' ? { _tag: 'Received' } : { _tag: 'Waiting' };
  const outgoing: readonly Outgoing[] = [
    ...state.outgoing.filter(({ questionId }) => questionId !== id),
    { questionId: id, take, skipped, reRecords, travel, failures: 0, mismatches: 0 },
  ];
  const given: Next<S, C> = [
    { ...state, outgoing, question: undefined },
    skipped ? [] : [{ _tag: 'Give', key: keyOf(state, id, take) }],
  ];
  return after(given, (next) => tellSession(next, { _tag: 'QuestionAnswered', questionId: id, skipped, reRecords }));
};

const questionCommand = <S, C>(state: Interview<S, C>, command: QuestionCommand): Next<S, C> => {
  const { question } = state;
  if (question === undefined) return [state, []];
  const { id } = question;
  const { reRecords, phase } = question.state;
  switch (command._tag) {
    case 'StartTimer':
      return [state, [command]];
    case 'StopTimers':
      return [
        { ...state, timeLeft: undefined },
        timers.map((timer): InterviewCommand => ({ _tag: 'StopTimer', timer })),
      ];
    case 'StartRecorder':
      return [
        state,
        [{ _tag: 'Record', key: keyOf(state, id, command.take), reRecords, chunkEvery: command.chunkEvery }],
      ];
    case 'StopRecorder':
      return [state, [{ _tag: 'StopRecorder' }]];
    case 'KeepChunk':
      return [state, [{ _tag: 'KeepChunk', key: keyOf(state, id, command.take), reRecords, chunk: command.chunk }]];
    case 'KeepFinish':
      return [state, [{ _tag: 'KeepFinish', key: keyOf(state, id, command.take) }]];
    case 'DropKept':
      // An answer that is recorded again goes when the new one is received (R34): until then a crash leaves the old one.
      return phase._tag === 'NotRecorded' && phase.fault !== undefined
        ? [state, [{ _tag: 'DropKept', key: keyOf(state, id, command.take) }]]
        : [state, []];
    case 'Upload':
      return goesOn(state, id, command);
  }
};

const tellQuestion = <S, C>(state: Interview<S, C>, event: QuestionEvent): Next<S, C> => {
  const { question } = state;
  if (question === undefined) return [state, []];
  const [next, commands] = questionStep(question.state, event);
  if (next === question.state) return [state, []];
  const { id } = question;
  const before = question.state.phase._tag;
  const isNew = next.take !== question.state.take;
  const begin: Next<S, C> = [
    {
      ...state,
      question: { id, state: next },
      lastTakes: updated(state.lastTakes, id, Math.max(next.take, state.lastTakes.get(id) ?? 0)),
      found: state.found && !isNew,
    },
    [],
  ];
  const counted: Next<S, C> =
    next.reRecords > question.state.reRecords
      ? [begin[0], [{ _tag: 'CountReRecords', key: keyOf(state, id, next.take), reRecords: next.reRecords }]]
      : begin;
  const done = commands.reduce((so, command) => after(so, (one) => questionCommand(one, command)), counted);
  const tag = next.phase._tag;
  const shows = tag === 'Recorded' || tag === 'Interrupted';
  return shows && (tag !== before || event._tag === 'ChunkArrived')
    ? after(done, (one) => [one, [{ _tag: 'ReadClip', key: keyOf(one, id, next.take) }]])
    : done;
};

/** A camera that stops in mid-answer ends the recording, and what was recorded stays. */
const hearCamera = <S, C>(state: Interview<S, C>, news: MediaNews<S>): Next<S, C> => {
  switch (news._tag) {
    case 'Opened': {
      const { camera, microphone, stream } = news;
      const devices = { ...state.devices, camera: openedAs(camera), microphone: openedAs(microphone), stream };
      return [{ ...state, devices }, [{ _tag: 'ListDevices' }]];
    }
    case 'Stopped': {
      const stopped: DeviceState = { _tag: 'Faulty', fault: news.fault };
      const without = { ...state, devices: { ...state.devices, [news.kind]: stopped } };
      const phase = state.question?.state.phase._tag;
      if (phase === 'CountingDown')
        return after(tellQuestion(without, { _tag: 'StopPressed' }), (one) => [one, [{ _tag: 'ListDevices' }]]);
      return [
        without,
        phase === 'Recording' ? [{ _tag: 'StopRecorder' }, { _tag: 'ListDevices' }] : [{ _tag: 'ListDevices' }],
      ];
    }
    case 'Hushed': {
      const { devices } = state;
      return [{ ...state, devices: { ...devices, [news.kind]: hushedAs(devices[news.kind], news.hush) } }, []];
    }
  }
};

const reopened = <S, C>(state: Interview<S, C>, chosen: ChosenDevices): Next<S, C> => [
  { ...state, devices: { ...state.devices, camera: asking, microphone: asking, stream: undefined, chosen } },
  [{ _tag: 'OpenCamera', chosen }],
];

const listed = <S, C>(state: Interview<S, C>, all: MediaDevices): Next<S, C> => {
  const { devices } = state;
  const known = { ...state, devices: { ...devices, devices: all } };
  return !isRecording(state) && isBack(devices, all) ? reopened(known, devices.chosen) : [known, []];
};

/** Whether a recording can begin: a picture and a sound arrive. */
export const bothWork = <S>({ camera, microphone, stream }: Devices<S>): boolean =>
  stream !== undefined && camera._tag === 'Works' && microphone._tag === 'Works';

const latestGiven = (kept: readonly KeptRecording[]): readonly KeptRecording[] => {
  const latest = new Map<InterviewQuestionId, KeptRecording>();
  for (const one of kept) {
    const other = latest.get(one.questionId);
    if (one.given && (other === undefined || one.take > other.take)) latest.set(one.questionId, one);
  }
  return [...latest.values()];
};

/** Resumes the interview from what is stored on the device (R24). */
const begin = <S, C>(
  state: Interview<S, C>,
  { kept, now, onServer }: Extract<InterviewEvent<S, C>, { readonly _tag: 'KeptListed' }>,
): Next<S, C> => {
  const terms = { ...state.terms, ...onServer };
  const isAsked = (one: { readonly questionId: InterviewQuestionId }): boolean =>
    terms.questions.some(({ questionId }) => questionId === one.questionId);
  const outgoing = latestGiven(kept)
    .filter(isAsked)
    .map(({ questionId, take, reRecords }): Outgoing => {
      const travel: Travel = terms.mode === 'practice' ? { _tag: 'Received' } : { _tag: 'Waiting' };
      return { questionId, take, reRecords, skipped: false, travel, failures: 0, mismatches: 0 };
    });
  const isGiven = (questionId: InterviewQuestionId): Outgoing | undefined =>
    outgoing.find((one) => one.questionId === questionId);
  const counted = new Map<InterviewQuestionId, number>();
  for (const { questionId, reRecords } of kept)
    counted.set(questionId, Math.max(reRecords, counted.get(questionId) ?? 0));
  const usedOf = ({
    questionId,
    reRecords,
  }: {
    readonly questionId: InterviewQuestionId;
    readonly reRecords: number;
  }) => Math.max(reRecords, counted.get(questionId) ?? 0);
  const found = recoverable(kept, terms.owner, now)
    .filter((one) => isAsked(one) && one.take > (isGiven(one.questionId)?.take ?? 0))
    .map((one): Found => ({ ...one, reRecords: usedOf(one) }));
  const lastTakes = new Map<InterviewQuestionId, number>();
  for (const { questionId, take } of kept) lastTakes.set(questionId, Math.max(take, lastTakes.get(questionId) ?? 0));
  const known = terms.known.map((question): SessionQuestion => {
    const given = isGiven(question.questionId);
    // What is found here is offered in any case, and knows its own count.
    const waits = found.some(({ questionId }) => questionId === question.questionId);
    const known = waits ? question : { ...question, reRecords: usedOf(question) };
    return given === undefined ? known : { ...known, standing: 'recorded' };
  });
  const [session, commands] = openSession(terms, known, terms.allRecorded);
  // What isn't on the server yet can be played from this device.
  const clips = outgoing.map(({ questionId, take }): InterviewCommand => ({
    _tag: 'ReadClip',
    key: keyOf(state, questionId, take),
  }));
  const ready: Next<S, C> = [{ ...state, terms, session, outgoing, kept: found, lastTakes }, clips];
  return commands.reduce((so, command) => after(so, (one) => sessionCommand(one, command)), ready);
};

const sameAnswer = (one: Outgoing, { questionId, take }: Pick<Outgoing, 'questionId' | 'take'>): boolean =>
  one.questionId === questionId && one.take === take;

const travelled = <S, C>(
  state: Interview<S, C>,
  event: Extract<InterviewEvent<S, C>, { readonly _tag: 'Travelled' }>,
): Next<S, C> => {
  const { questionId, take, travel } = event;
  const mine = state.outgoing.find((one) => sameAnswer(one, event));
  if (mine === undefined) return [state, []];
  const failures = travel._tag === 'NotSent' ? mine.failures + 1 : travel._tag === 'Received' ? 0 : mine.failures;
  const outgoing = state.outgoing.map((one) => (sameAnswer(one, event) ? { ...one, travel, failures } : one));
  const next = { ...state, outgoing };
  switch (travel._tag) {
    case 'Received':
      return [next, mine.skipped ? [] : [{ _tag: 'DropKept', key: keyOf(state, questionId, take) }]];
    case 'NotSent':
      return travel.why === 'not-stored'
        ? tellSession(next, { _tag: 'AnswerLost', questionId })
        : [next, [{ _tag: 'RetryLater', after: pauseBeforeSendingAgain(failures) }]];
    case 'Refused':
      return travel.then === 'record-again' ? tellSession(next, { _tag: 'AnswerLost', questionId }) : [next, []];
    case 'ProofNeeded':
      // A submission that waited for it goes on once the code is given.
      return next.session?.stage._tag === 'Submitting'
        ? tellSession({ ...next, submitsAfterCode: true }, { _tag: 'SubmitFailed' })
        : [next, []];
    case 'Waiting':
    case 'Sending':
      return [next, []];
  }
};

/** What arrives as something else is sent from the beginning, but not forever. */
const differed = <S, C>(
  state: Interview<S, C>,
  event: Extract<InterviewEvent<S, C>, { readonly _tag: 'Differed' }>,
): Next<S, C> => {
  const { questionId, take } = event;
  const mismatches = (state.outgoing.find((one) => sameAnswer(one, event))?.mismatches ?? 0) + 1;
  const outgoing = state.outgoing.map((one) => (sameAnswer(one, event) ? { ...one, mismatches } : one));
  const travel: Travel =
    mismatches < mostMismatches
      ? { _tag: 'NotSent', why: 'failed' }
      : { _tag: 'Refused', text: arrivedDifferent, then: 'record-again' };
  return travelled({ ...state, outgoing }, { _tag: 'Travelled', questionId, take, travel });
};

/** An answer that the device has lost can't be sent again. */
const again = (one: Outgoing): Outgoing =>
  one.travel._tag === 'NotSent' && one.travel.why !== 'not-stored' ? { ...one, travel: { _tag: 'Waiting' } } : one;

/** Nothing more is to come: the server has it, or has said why it never will. */
const isSettled = ({ travel }: Outgoing): boolean => travel._tag === 'Received' || travel._tag === 'Refused';

const waitsForCode = ({ travel }: Outgoing): boolean => travel._tag === 'ProofNeeded';

/** The address that the server wants proven (R41). */
const addressToProve = <S, C>({ outgoing, submitFailure }: Interview<S, C>): Email | undefined => {
  const travel = outgoing.find(waitsForCode)?.travel;
  if (travel?._tag === 'ProofNeeded') return travel.email;
  return submitFailure?._tag === 'ProofNeeded' ? submitFailure.email : undefined;
};

const codeGiven = <S, C>(state: Interview<S, C>): Next<S, C> => {
  const outgoing = state.outgoing.map((one): Outgoing =>
    waitsForCode(one) ? { ...one, travel: { _tag: 'Waiting' } } : one,
  );
  const proven = { ...state, outgoing, codeAsked: false, submitsAfterCode: false, submitFailure: undefined };
  return state.submitsAfterCode ? tellSession(proven, { _tag: 'SubmitPressed' }) : [proven, []];
};

/**
 * Sends the next answer, one at a time; the camera is open while a question is; the responses are submitted once all answers are received; the e-mailed
 * code is asked for once, and never while somebody speaks.
 */
const settle = <S, C>(before: Interview<S, C>, [state, commands]: Next<S, C>): Next<S, C> => {
  let next = state;
  const more: InterviewCommand[] = [];
  const waiting = state.outgoing.find(({ travel }) => travel._tag === 'Waiting');
  if (waiting !== undefined && !state.outgoing.some(({ travel }) => travel._tag === 'Sending')) {
    const travel: Travel = { _tag: 'Sending', sent: 0, connectionDropped: false };
    next = { ...next, outgoing: next.outgoing.map((one) => (one === waiting ? { ...one, travel } : one)) };
    more.push({
      _tag: 'Deliver',
      key: keyOf(state, waiting.questionId, waiting.take),
      outgoing: waiting,
    });
  }
  const isAnswering = (one: Interview<S, C>): boolean => one.session?.stage._tag === 'Answering';
  if (isAnswering(next) && !isAnswering(before)) more.push({ _tag: 'OpenCamera', chosen: next.devices.chosen });
  if (!isAnswering(next) && isAnswering(before)) {
    more.push({ _tag: 'CloseCamera' });
    next = { ...next, devices: closedDevices(next.devices.chosen) };
  }
  if (next.session?.stage._tag === 'Submitting' && !next.submitSent && next.outgoing.every(isSettled)) {
    more.push({ _tag: 'Submit' });
    next = { ...next, submitSent: true };
  }
  const email = addressToProve(next);
  if (email !== undefined && !next.codeAsked && !isRecording(next)) {
    more.push({ _tag: 'AskForCode', email });
    next = { ...next, codeAsked: true };
  }
  return more.length === 0 ? [next, commands] : [next, [...commands, ...more]];
};

const backToReview = <S, C>(state: Interview<S, C>): Next<S, C> =>
  isRecording(state) ? [state, []] : tellSession(state, { _tag: 'BackToReviewPressed' });

const onSession = <S, C>(state: Interview<S, C>, event: SessionEvent): Next<S, C> => {
  if (event._tag === 'BackToReviewPressed') return backToReview(state);
  if (event._tag === 'SubmitPressed' && state.outgoing.some(waitsForCode))
    return [{ ...state, codeAsked: false, submitsAfterCode: true }, []];
  if (event._tag !== 'LeaveConfirmed') return tellSession(state, event);
  // What is being recorded is stopped and kept.
  return after([state, isRecording(state) ? [{ _tag: 'StopRecorder' }] : []], (one) => tellSession(one, event));
};

const reRecordAsked = <S, C>(state: Interview<S, C>): Interview<S, C> => {
  const { question } = state;
  return question !== undefined && mayRecordAgain(question.state) ? { ...state, caution: true } : state;
};

/** Cancel in the caution: the answer stays, and so does the page it was asked on. */
const cautionClosed = <S, C>(state: Interview<S, C>): Next<S, C> => {
  const closed = { ...state, caution: false };
  return state.question?.state.phase._tag === 'Uploaded' ? backToReview(closed) : [closed, []];
};

const handle = <S, C>(state: Interview<S, C>, event: InterviewEvent<S, C>): Next<S, C> => {
  switch (event._tag) {
    case 'TabChanged':
      return state.tab === 'held'
        ? [state, []]
        : [
            { ...state, tab: event.tab },
            event.tab === 'held'
              ? [{ _tag: 'ListKept', asksServer: state.tab === 'elsewhere' }, { _tag: 'AskForRoom' }]
              : [],
          ];
    case 'KeptListed':
      return state.session === undefined ? begin(state, event) : [state, []];
    case 'KeepingChanged':
      return [state.keeping === event.keeping ? state : { ...state, keeping: event.keeping }, []];
    case 'RoomChecked':
      return [{ ...state, room: event.room }, []];
    case 'CameraChanged':
      return hearCamera(state, event.news);
    case 'DevicesListed':
      return listed(state, event.devices);
    case 'DevicesChanged':
      return [state, [{ _tag: 'ListDevices' }]];
    case 'DeviceChosen': {
      if (isRecording(state)) return [state, []];
      const chosen = { ...state.devices.chosen, [event.kind]: event.id };
      return after(reopened(state, chosen), (one) => [one, [{ _tag: 'Remember', chosen }]]);
    }
    case 'TryCameraPressed':
      return isRecording(state) ? [state, []] : reopened(state, state.devices.chosen);
    case 'Question':
      return event.event._tag === 'RecordPressed' && !bothWork(state.devices)
        ? [state, []]
        : tellQuestion(state, event.event);
    case 'Session':
      return onSession(state, event.event);
    case 'Ticked':
      return isRecording(state) ? [{ ...state, timeLeft: event.timeLeft }, []] : [state, []];
    case 'ReRecordPressed':
      return [reRecordAsked(state), []];
    case 'CautionClosed':
      return cautionClosed(state);
    case 'CautionAccepted':
      return state.caution ? tellQuestion({ ...state, caution: false }, { _tag: 'ReRecordConfirmed' }) : [state, []];
    case 'ClipRead':
      return event.clip === undefined
        ? [state, []]
        : [{ ...state, clips: updated(state.clips, event.questionId, event.clip) }, []];
    case 'Travelled':
      return travelled(state, event);
    case 'Differed':
      return differed(state, event);
    case 'CodePressed':
      return [{ ...state, codeAsked: false }, []];
    case 'CodeGiven':
      return codeGiven(state);
    case 'RetryDue':
    case 'ReSubmitPressed':
      return [{ ...state, outgoing: state.outgoing.map(again) }, []];
    case 'WaitingClosed':
      return state.submitSent ? [state, []] : tellSession(state, { _tag: 'SubmitFailed' });
    case 'RecordInsteadPressed':
      return after(tellSession(state, { _tag: 'SubmitFailed' }), (one) =>
        tellSession(one, { _tag: 'RecordChosen', questionId: event.questionId }),
      );
    case 'Submitted':
      return tellSession({ ...state, submitted: event.submitted }, { _tag: 'SubmitAcknowledged' });
    case 'NotSubmitted':
      return tellSession(
        {
          ...state,
          submitSent: false,
          submitFailure: event.failure,
          submitsAfterCode: event.failure._tag === 'ProofNeeded',
        },
        { _tag: 'SubmitFailed' },
      );
    case 'Broke':
      return state.session?.stage._tag === 'Submitting' ? tellSession(state, { _tag: 'SubmitFailed' }) : [state, []];
  }
};

/** One event of a recorded interview, then what the new state asks for: sending, submitting, the camera, the e-mailed code. */
export const interviewStep = <S, C>(state: Interview<S, C>, event: InterviewEvent<S, C>): Next<S, C> =>
  settle(state, handle(state, event));
