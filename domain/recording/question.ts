import { bytesOf, withChunk, type Chunk } from './chunks';
import type {
  Answer,
  QuestionCommand,
  QuestionEvent,
  QuestionPhase,
  QuestionState,
  QuestionStep,
  QuestionTimer,
  RecordingFault,
  UploadFault,
} from './question-state';
import { isAttempt, mayRecordAgain } from './recording-offer';
import { chunkEvery, lastChunkWithin, recordingCountdown, uploadTimeout, warningAfter } from './time-limit';

/*
 * One question of a recorded interview, as (state, event) => [state, commands] (spec 2 §4.1, R24). It keeps facts about the recording,
 * never the recording itself, and knows no camera, network or clock.
 *
 * An attempt is a finished recording: ended by Stop or its time limit, or an interrupted one that the candidate uses. An interrupted
 * recording is kept, and re-recording it doesn't count. The browser deletes chunks only when the server acknowledges them or the candidate
 * gives them up.
 */

const unchanged = (state: QuestionState): QuestionStep => [state, []];

const become = (state: QuestionState, phase: QuestionPhase, ...commands: readonly QuestionCommand[]): QuestionStep => [
  { ...state, phase },
  commands,
];

const record = (state: QuestionState): QuestionStep => {
  const next = { ...state, take: state.take + 1 };
  const start: QuestionCommand = { _tag: 'StartTimer', timer: 'countdown', after: recordingCountdown };
  switch (state.phase._tag) {
    case 'NotRecorded':
      return become(next, { _tag: 'CountingDown' }, start);
    case 'Interrupted':
      return become(next, { _tag: 'CountingDown' }, { _tag: 'DropKept', take: state.take }, start);
    case 'Uploaded':
    case 'UploadFailed':
      return isAttempt(state.phase) ? unchanged(state) : become(next, { _tag: 'CountingDown' }, start);
    case 'CountingDown':
    case 'Recording':
    case 'Finishing':
    case 'Recorded':
    case 'Uploading':
      return unchanged(state);
  }
};

const finish = (state: QuestionState): QuestionStep => {
  const { phase, take } = state;
  if (phase._tag === 'CountingDown')
    return become(state, { _tag: 'NotRecorded', fault: undefined }, { _tag: 'StopTimers' });
  if (phase._tag !== 'Recording') return unchanged(state);
  return become(
    state,
    { _tag: 'Finishing', chunks: phase.chunks },
    { _tag: 'StopTimers' },
    { _tag: 'StopRecorder', take },
    { _tag: 'StartTimer', timer: 'last-chunk', after: lastChunkWithin },
  );
};

/** The last chunk has arrived, or none will: an answer without bytes is neither an answer nor an attempt. */
const close = (state: QuestionState, chunks: readonly Chunk[]): QuestionStep => {
  const { take } = state;
  return bytesOf(chunks) === 0
    ? become(
        state,
        { _tag: 'NotRecorded', fault: 'nothing-recorded' },
        { _tag: 'StopTimers' },
        { _tag: 'DropKept', take },
      )
    : become(state, { _tag: 'Recorded', chunks }, { _tag: 'StopTimers' }, { _tag: 'KeepFinish', take });
};

/** The recorder ended before Stop: its recording is kept but is not an attempt. */
const interrupt = (state: QuestionState, fault: RecordingFault): QuestionStep => {
  const { phase, take } = state;
  if (phase._tag === 'Recording' && bytesOf(phase.chunks) > 0)
    return become(state, { _tag: 'Interrupted', chunks: phase.chunks }, { _tag: 'StopTimers' });
  if (phase._tag === 'Recording' || phase._tag === 'CountingDown')
    return become(state, { _tag: 'NotRecorded', fault }, { _tag: 'StopTimers' }, { _tag: 'DropKept', take });
  return unchanged(state);
};

const onTimer = (state: QuestionState, timer: QuestionTimer): QuestionStep => {
  const { phase, take, terms } = state;
  switch (timer) {
    case 'countdown':
      if (phase._tag !== 'CountingDown') return unchanged(state);
      return become(
        state,
        { _tag: 'Recording', chunks: [], nearlyOver: false },
        { _tag: 'StartRecorder', take, chunkEvery },
        { _tag: 'StartTimer', timer: 'warning', after: warningAfter(terms.limit) },
        { _tag: 'StartTimer', timer: 'limit', after: terms.limit },
      );
    case 'warning':
      return phase._tag === 'Recording' ? become(state, { ...phase, nearlyOver: true }) : unchanged(state);
    case 'limit':
      return phase._tag === 'Recording' ? finish(state) : unchanged(state);
    case 'last-chunk':
      return phase._tag === 'Finishing' ? close(state, phase.chunks) : unchanged(state);
  }
};

/**
 * Chunks may arrive late: after Stop, after an interruption, when the answer is already shown, and from a recorder that failed before its
 * first chunk. A failed recorder still delivers what it has. An answer is complete, and can be uploaded, once the recorder stops or after
 * 100 s.
 */
const keep = (state: QuestionState, chunk: Chunk): QuestionStep => {
  const { phase } = state;
  switch (phase._tag) {
    case 'Recording':
    case 'Finishing':
    case 'Interrupted':
    case 'Recorded':
      return become(
        state,
        { ...phase, chunks: withChunk(phase.chunks, chunk) },
        { _tag: 'KeepChunk', take: state.take, chunk },
      );
    case 'NotRecorded':
      return phase.fault === undefined || chunk.bytes === 0
        ? unchanged(state)
        : become(state, { _tag: 'Interrupted', chunks: [chunk] }, { _tag: 'KeepChunk', take: state.take, chunk });
    case 'CountingDown':
    case 'Uploading':
    case 'UploadFailed':
    case 'Uploaded':
      return unchanged(state);
  }
};

/** Discards the answer for a new one, if the limit allows it (spec 2 §4.1). A running upload can't be undone. */
const reRecord = (state: QuestionState): QuestionStep => {
  if (!mayRecordAgain(state)) return unchanged(state);
  return become(
    { ...state, reRecords: state.reRecords + 1 },
    { _tag: 'NotRecorded', fault: undefined },
    { _tag: 'DropKept', take: state.take },
  );
};

const upload = (state: QuestionState, answer: Answer): QuestionStep =>
  become(
    state,
    { _tag: 'Uploading', answer, sent: 0 },
    {
      _tag: 'Upload',
      take: state.take,
      skipped: answer._tag === 'Skip',
      reRecords: state.reRecords,
      timeout: uploadTimeout,
    },
  );

/** Re-submit sends the stored answer again. If it is lost, it is recorded again, and the lost one doesn't count as an attempt (spec 2 §4.1). */
const reSubmit = (state: QuestionState): QuestionStep => {
  const { phase } = state;
  if (phase._tag !== 'UploadFailed') return unchanged(state);
  return phase.answer._tag === 'LostRecording' ? record(state) : upload(state, phase.answer);
};

const skip = (state: QuestionState): QuestionStep =>
  state.phase._tag === 'NotRecorded' && state.terms.skippable
    ? upload({ ...state, take: state.take + 1 }, { _tag: 'Skip' })
    : unchanged(state);

/** The server has the answer, so the chunks are deleted. A late acknowledgment, after a timeout, counts too. */
const acknowledge = (state: QuestionState): QuestionStep => {
  const { phase } = state;
  if (phase._tag !== 'Uploading' && phase._tag !== 'UploadFailed') return unchanged(state);
  return become(
    state,
    { _tag: 'Uploaded', skipped: phase.answer._tag === 'Skip' },
    { _tag: 'DropKept', take: state.take },
  );
};

const uploadFails = (state: QuestionState, why: UploadFault): QuestionStep => {
  const { phase } = state;
  if (phase._tag !== 'Uploading') return unchanged(state);
  const isLost = why === 'not-stored' && phase.answer._tag === 'Recording';
  return become(state, { _tag: 'UploadFailed', answer: isLost ? { _tag: 'LostRecording' } : phase.answer, why });
};

/** The whole machine. An event that doesn't apply in a state, or concerns another take, changes nothing. */
export const questionStep = (state: QuestionState, event: QuestionEvent): QuestionStep => {
  const { phase } = state;
  if ('take' in event && event.take !== state.take) return unchanged(state);
  switch (event._tag) {
    case 'RecordPressed':
      return record(state);
    case 'TimerFired':
      return onTimer(state, event.timer);
    case 'ChunkArrived':
      return keep(state, event.chunk);
    case 'StopPressed':
      return finish(state);
    case 'RecorderStopped':
      return phase._tag === 'Finishing' ? close(state, phase.chunks) : interrupt(state, 'nothing-recorded');
    case 'RecorderFailed':
      return interrupt(state, 'recorder-failed');
    case 'UseInterruptedPressed':
      return phase._tag === 'Interrupted' ? close(state, phase.chunks) : unchanged(state);
    case 'ReRecordConfirmed':
      return reRecord(state);
    case 'SkipPressed':
      return skip(state);
    case 'ContinuePressed':
      return phase._tag === 'Recorded' ? upload(state, { _tag: 'Recording', chunks: phase.chunks }) : unchanged(state);
    case 'UploadProgressed':
      return phase._tag === 'Uploading'
        ? become(state, { ...phase, sent: Math.min(1, Math.max(phase.sent, event.sent)) })
        : unchanged(state);
    case 'UploadAcknowledged':
      return acknowledge(state);
    case 'UploadFailed':
      return uploadFails(state, event.why);
    case 'ReSubmitPressed':
      return reSubmit(state);
  }
};
