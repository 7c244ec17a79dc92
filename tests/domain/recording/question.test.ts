import type { Chunk } from '../../../domain/recording/chunks';
import { questionStep } from '../../../domain/recording/question';
import {
  openQuestion,
  recoverQuestion,
  type QuestionCommand,
  type QuestionEvent,
  type QuestionPhase,
  type QuestionState,
  type QuestionTerms,
} from '../../../domain/recording/question-state';
import { recordingOffer } from '../../../domain/recording/recording-offer';
import { questionTerms } from '../../support/builders/recording';
import { ownKeys } from '../../support/builders/own-keys';
import { cases } from '../../support/cases/cases';
import { data, duration, list, named, number, oneOf, text, yesNo } from '../../../adapters/rules/cases/columns';

const fresh = (changes: Partial<QuestionTerms> = {}): QuestionState =>
  openQuestion(questionTerms(changes), { standing: 'unrecorded', reRecords: 0, lastTake: 0 });
const after = (state: QuestionState, ...events: readonly QuestionEvent[]): QuestionState =>
  events.reduce((current, event) => questionStep(current, event)[0], state);
const commandsOf = (state: QuestionState, event: QuestionEvent): readonly QuestionCommand[] =>
  questionStep(state, event)[1];
const phaseOf = (state: QuestionState, ...events: readonly QuestionEvent[]): QuestionPhase =>
  after(state, ...events).phase;

const fires = (timer: 'countdown' | 'warning' | 'limit' | 'last-chunk'): QuestionEvent => ({
  _tag: 'TimerFired',
  timer,
});
const press = <
  Tag extends
    | 'RecordPressed'
    | 'StopPressed'
    | 'UseInterruptedPressed'
    | 'ReRecordConfirmed'
    | 'SkipPressed'
    | 'ContinuePressed'
    | 'ReSubmitPressed',
>(
  _tag: Tag,
) => ({ _tag });
const chunk = (index: number, bytes = 100): Chunk => ({ index, bytes });
const arrives = (index: number, bytes = 100, take = 1): QuestionEvent => ({
  _tag: 'ChunkArrived',
  take,
  chunk: chunk(index, bytes),
});
const stops = (take = 1): QuestionEvent => ({ _tag: 'RecorderStopped', take });
const fails = (take = 1): QuestionEvent => ({ _tag: 'RecorderFailed', take });
const acknowledged = (take = 1): QuestionEvent => ({ _tag: 'UploadAcknowledged', take });
const uploadFails = (why: 'failed' | 'timeout' | 'not-stored', take = 1): QuestionEvent => ({
  _tag: 'UploadFailed',
  take,
  why,
});
const progress = (sent: number): QuestionEvent => ({ _tag: 'UploadProgressed', take: 1, sent });

const counting = after(fresh(), press('RecordPressed'));
const recording = after(counting, fires('countdown'));
const underWay = after(recording, arrives(0), arrives(1));
const finishing = after(underWay, press('StopPressed'));
const recorded = after(finishing, stops());
const uploading = after(recorded, press('ContinuePressed'));
const failed = after(uploading, uploadFails('timeout'));
const lost = after(uploading, uploadFails('not-stored'));
const uploaded = after(uploading, acknowledged());
const interrupted = after(underWay, fails());
const skippable = fresh({ skippable: true });
const skipping = after(skippable, press('SkipPressed'));
const skipped = after(skipping, acknowledged());

/** What happens to an answer, in the words of the tables. */
const event = named<QuestionEvent>({
  Record: press('RecordPressed'),
  Stop: press('StopPressed'),
  'Use as it is': press('UseInterruptedPressed'),
  Continue: press('ContinuePressed'),
  'Re-submit': press('ReSubmitPressed'),
  countdown: fires('countdown'),
  warning: fires('warning'),
  limit: fires('limit'),
  'end of waiting': fires('last-chunk'),
  'recorder stops': stops(),
  'recorder fails': fails(),
});

describe('Recording an answer', () => {
  it('starts with a countdown of 3 s [spec 2 §4.1, §9]', () => {
    expect(questionStep(fresh(), press('RecordPressed'))).toEqual([
      { ...fresh(), take: 1, phase: { _tag: 'CountingDown' } },
      [{ _tag: 'StartTimer', timer: 'countdown', after: 3_000 }],
    ]);
  });

  it('after it records in chunks of 250 ms, warns 10 s before the limit and ends at it [spec 2 §4.1, §9]', () => {
    expect(questionStep(counting, fires('countdown'))).toEqual([
      { ...counting, phase: { _tag: 'Recording', chunks: [], nearlyOver: false } },
      [
        { _tag: 'StartRecorder', take: 1, chunkEvery: 250 },
        { _tag: 'StartTimer', timer: 'warning', after: 20_000 },
        { _tag: 'StartTimer', timer: 'limit', after: 30_000 },
      ],
    ]);
  });

  it.each(cases('recording/question-time-warning', { limit: duration, warning: duration }))(
    '$title',
    ({ limit, warning }) => {
      expect(commandsOf(after(fresh({ limit }), press('RecordPressed')), fires('countdown')).slice(1)).toEqual([
        { _tag: 'StartTimer', timer: 'warning', after: warning },
        { _tag: 'StartTimer', timer: 'limit', after: limit },
      ]);
    },
  );

  it('can be canceled during the countdown, which leaves nothing behind [spec 2 §4.1]', () => {
    expect(questionStep(counting, press('StopPressed'))).toEqual([
      { ...counting, phase: { _tag: 'NotRecorded', fault: undefined } },
      [{ _tag: 'StopTimers' }],
    ]);
  });

  it('warns in its last 10 s and continues [spec 2 §4.1]', () => {
    expect(questionStep(underWay, fires('warning'))).toEqual([
      { ...underWay, phase: { _tag: 'Recording', chunks: [chunk(0), chunk(1)], nearlyOver: true } },
      [],
    ]);
  });

  it('stores each chunk on arrival, with its index and its size [R24]', () => {
    expect(questionStep(recording, arrives(0, 512))).toEqual([
      { ...recording, phase: { _tag: 'Recording', chunks: [chunk(0, 512)], nearlyOver: false } },
      [{ _tag: 'KeepChunk', take: 1, chunk: chunk(0, 512) }],
    ]);
    expect(underWay.phase).toEqual({ _tag: 'Recording', chunks: [chunk(0), chunk(1)], nearlyOver: false });
  });

  it.each(cases('recording/question-ended-by', { event }))('$title', ({ event: end }) => {
    expect(questionStep(underWay, end)).toEqual([
      { ...underWay, phase: { _tag: 'Finishing', chunks: [chunk(0), chunk(1)] } },
      [
        { _tag: 'StopTimers' },
        { _tag: 'StopRecorder', take: 1 },
        { _tag: 'StartTimer', timer: 'last-chunk', after: 100_000 },
      ],
    ]);
  });

  it.each(cases('recording/question-complete', { event }))('$title', ({ event: last }) => {
    expect(questionStep(after(finishing, arrives(2)), last)).toEqual([
      { ...finishing, phase: { _tag: 'Recorded', chunks: [chunk(0), chunk(1), chunk(2)] } },
      [{ _tag: 'StopTimers' }, { _tag: 'KeepFinish', take: 1 }],
    ]);
  });

  it('that produced nothing is not an attempt: it can be repeated without using a re-record [R24, spec 2 §8]', () => {
    const empty = after(recording, press('StopPressed'));
    for (const event of [stops(), fires('last-chunk')])
      expect(questionStep(after(empty, arrives(0, 0)), event)).toEqual([
        { ...empty, phase: { _tag: 'NotRecorded', fault: 'nothing-recorded' } },
        [{ _tag: 'StopTimers' }, { _tag: 'DropKept', take: 1 }],
      ]);
    expect(after(empty, stops(), press('RecordPressed')).reRecords).toBe(0);
  });

  it('still completes if the recorder fails after Stop: it delivers the rest and stops [R24]', () => {
    expect(questionStep(finishing, fails())).toEqual([finishing, []]);
    expect(phaseOf(finishing, fails(), arrives(2), stops())).toEqual({
      _tag: 'Recorded',
      chunks: [chunk(0), chunk(1), chunk(2)],
    });
  });
});

describe('An interrupted answer', () => {
  it.each(cases('recording/question-interrupted', { event }))('$title', ({ event: end }) => {
    expect(questionStep(underWay, end)).toEqual([
      { ...underWay, phase: { _tag: 'Interrupted', chunks: [chunk(0), chunk(1)] } },
      [{ _tag: 'StopTimers' }],
    ]);
  });

  it('of one byte counts as one [R24]', () => {
    expect(phaseOf(recording, arrives(0, 1), fails())).toEqual({ _tag: 'Interrupted', chunks: [chunk(0, 1)] });
  });

  it.each(cases('recording/question-nothing-delivered', { event, fault: text }))('$title', ({ event: end, fault }) => {
    for (const state of [counting, recording, after(recording, arrives(0, 0))])
      expect(questionStep(state, end)).toEqual([
        { ...state, phase: { _tag: 'NotRecorded', fault } },
        [{ _tag: 'StopTimers' }, { _tag: 'DropKept', take: 1 }],
      ]);
  });

  it('accepts the chunks that a failed recorder still delivers, even the first one [R24]', () => {
    expect(phaseOf(interrupted, arrives(2))).toEqual({
      _tag: 'Interrupted',
      chunks: [chunk(0), chunk(1), chunk(2)],
    });
    const nothingYet = after(recording, fails());
    expect(questionStep(nothingYet, arrives(0))).toEqual([
      { ...nothingYet, phase: { _tag: 'Interrupted', chunks: [chunk(0)] } },
      [{ _tag: 'KeepChunk', take: 1, chunk: chunk(0) }],
    ]);
    expect(questionStep(nothingYet, arrives(0, 0))).toEqual([nothingYet, []]);
    expect(questionStep(nothingYet, arrives(0, 1))[0].phase._tag).toBe('Interrupted');
  });

  it('can be used as it is, and then counts as an attempt [R24]', () => {
    expect(questionStep(interrupted, press('UseInterruptedPressed'))).toEqual([
      { ...interrupted, phase: { _tag: 'Recorded', chunks: [chunk(0), chunk(1)] } },
      [{ _tag: 'StopTimers' }, { _tag: 'KeepFinish', take: 1 }],
    ]);
  });

  it('can be recorded again without using a re-record, which discards the kept part [R24]', () => {
    expect(questionStep(interrupted, press('RecordPressed'))).toEqual([
      { ...interrupted, take: 2, phase: { _tag: 'CountingDown' } },
      [
        { _tag: 'DropKept', take: 1 },
        { _tag: 'StartTimer', timer: 'countdown', after: 3_000 },
      ],
    ]);
  });
});

describe('A recorded answer', () => {
  it('is uploaded by Next Question or Continue, within 120 s [spec 2 §2.3, §9]', () => {
    expect(questionStep(recorded, press('ContinuePressed'))).toEqual([
      {
        ...recorded,
        phase: { _tag: 'Uploading', answer: { _tag: 'Recording', chunks: [chunk(0), chunk(1)] }, sent: 0 },
      },
      [{ _tag: 'Upload', take: 1, skipped: false, reRecords: 0, timeout: 120_000 }],
    ]);
  });

  it('accepts a late chunk [R24]', () => {
    expect(questionStep(recorded, arrives(2))).toEqual([
      { ...recorded, phase: { _tag: 'Recorded', chunks: [chunk(0), chunk(1), chunk(2)] } },
      [{ _tag: 'KeepChunk', take: 1, chunk: chunk(2) }],
    ]);
  });

  it('shows its upload progress, from 0 to 1 and never backward [spec 2 §2.3]', () => {
    const sent = (...shares: readonly number[]) => {
      const phase = phaseOf(uploading, ...shares.map(progress));
      return phase._tag === 'Uploading' ? phase.sent : undefined;
    };
    expect([sent(0.25), sent(0.5, 0.25), sent(1), sent(1.5), sent(-1)]).toEqual([0.25, 0.5, 1, 1, 0]);
    expect(questionStep(recorded, progress(0.5))).toEqual([recorded, []]);
  });

  it('is deleted from the browser only once the server has acknowledged it [R24]', () => {
    expect(questionStep(uploading, acknowledged())).toEqual([
      { ...uploading, phase: { _tag: 'Uploaded', skipped: false } },
      [{ _tag: 'DropKept', take: 1 }],
    ]);
  });

  it.each(cases('recording/question-upload-failed', { cause: oneOf('failed', 'timeout') }))(
    '$title',
    ({ cause: why }) => {
      const now = after(uploading, progress(0.9), uploadFails(why));
      expect(now.phase).toEqual({
        _tag: 'UploadFailed',
        answer: { _tag: 'Recording', chunks: [chunk(0), chunk(1)] },
        why,
      });
      expect(commandsOf(uploading, uploadFails(why))).toEqual([]);
      expect(questionStep(now, press('ReSubmitPressed'))).toEqual([
        uploading,
        [{ _tag: 'Upload', take: 1, skipped: false, reRecords: 0, timeout: 120_000 }],
      ]);
    },
  );

  it('can be acknowledged even after its upload failed [R24]', () => {
    expect(questionStep(failed, acknowledged())).toEqual([
      { ...failed, phase: { _tag: 'Uploaded', skipped: false } },
      [{ _tag: 'DropKept', take: 1 }],
    ]);
  });

  it.each(cases('recording/question-recording-lost', { event: oneOf('RecordPressed', 'ReSubmitPressed') }))(
    '$title',
    ({ event }) => {
      expect(lost.phase).toEqual({ _tag: 'UploadFailed', answer: { _tag: 'LostRecording' }, why: 'not-stored' });
      expect(questionStep(lost, press(event))).toEqual([
        { ...lost, take: 2, phase: { _tag: 'CountingDown' } },
        [{ _tag: 'StartTimer', timer: 'countdown', after: 3_000 }],
      ]);
      expect(questionStep(lost, press('ReRecordConfirmed'))).toEqual([lost, []]);
    },
  );

  it('ignores the end of an earlier upload [R24]', () => {
    for (const state of [fresh(), recorded, uploaded]) {
      const of = state.take;
      expect(questionStep(state, acknowledged(of))).toEqual([state, []]);
      expect(questionStep(state, uploadFails('failed', of))).toEqual([state, []]);
    }
    expect(questionStep(failed, uploadFails('not-stored'))).toEqual([failed, []]);
  });
});

describe('Re-record', () => {
  it.each(cases('recording/question-re-record-resets', { state: named({ recorded, failed, uploaded }) }))(
    '$title',
    ({ state }) => {
      expect(questionStep(state, press('ReRecordConfirmed'))).toEqual([
        { ...state, reRecords: 1, phase: { _tag: 'NotRecorded', fault: undefined } },
        [{ _tag: 'DropKept', take: 1 }],
      ]);
    },
  );

  it.each(cases('recording/question-re-record-limit', { reRecords: number, reRecordLimit: number, outcome: text }))(
    '$title',
    ({ reRecords, reRecordLimit, outcome: tag }) => {
      const state = openQuestion(questionTerms({ reRecordLimit }), { standing: 'recorded', reRecords, lastTake: 0 });
      expect(recordingOffer(state)).toEqual(
        tag === 'Allowed'
          ? { _tag: 'Allowed', value: 're-record' }
          : { _tag: 'Refused', reason: { _tag: 'ReRecordLimitReached', used: reRecords, limit: reRecordLimit } },
      );
      expect(after(state, press('ReRecordConfirmed')).reRecords).toBe(tag === 'Allowed' ? reRecords + 1 : reRecords);
    },
  );

  it('sends the new answer with its counter [spec 2 §7]', () => {
    const again = after(
      recorded,
      press('ReRecordConfirmed'),
      press('RecordPressed'),
      fires('countdown'),
      arrives(0, 100, 2),
      press('StopPressed'),
      stops(2),
    );
    expect(commandsOf(again, press('ContinuePressed'))).toEqual([
      { _tag: 'Upload', take: 2, skipped: false, reRecords: 1, timeout: 120_000 },
    ]);
  });

  it('is ignored without a finished answer, and while one is being sent [spec 2 §2.3]', () => {
    for (const state of [fresh(), counting, underWay, finishing, interrupted, uploading, skipped])
      expect(questionStep(state, press('ReRecordConfirmed'))).toEqual([state, []]);
  });

  it('is replaced by Record if there is no attempt, and by nothing while one is being recorded [spec 2 §2.3]', () => {
    const skipFailed = after(skipping, uploadFails('failed'));
    for (const state of [fresh(), interrupted, lost, skipped, skipFailed])
      expect(recordingOffer(state)).toEqual({ _tag: 'Allowed', value: 'record' });
    for (const state of [counting, underWay, finishing, uploading])
      expect(recordingOffer(state)).toEqual({ _tag: 'Refused', reason: { _tag: 'RecordingInHand' } });
    for (const state of [recorded, failed, uploaded])
      expect(recordingOffer(state)).toEqual({ _tag: 'Allowed', value: 're-record' });
  });
});

describe('Skipping a question', () => {
  it('uploads an empty video with the skip flag if skipping is allowed [spec 2 §4.1]', () => {
    expect(questionStep(skippable, press('SkipPressed'))).toEqual([
      { ...skippable, take: 1, phase: { _tag: 'Uploading', answer: { _tag: 'Skip' }, sent: 0 } },
      [{ _tag: 'Upload', take: 1, skipped: true, reRecords: 0, timeout: 120_000 }],
    ]);
    expect(skipped.phase).toEqual({ _tag: 'Uploaded', skipped: true });
  });

  it('is refused if skipping is not allowed [spec 2 §4.1]', () => {
    expect(questionStep(fresh(), press('SkipPressed'))).toEqual([fresh(), []]);
  });

  it('is not possible once something is or has been recorded [spec 2 §4.1]', () => {
    for (const state of [counting, underWay, finishing, interrupted, recorded, uploading, failed, uploaded]) {
      const open = { ...state, terms: { ...state.terms, skippable: true } };
      expect(questionStep(open, press('SkipPressed'))).toEqual([open, []]);
    }
  });

  it('that failed is sent again as a skip, even if nothing of it is stored, or is recorded instead [spec 2 §4.1]', () => {
    for (const why of ['failed', 'not-stored'] as const) {
      const skipFailed = after(skipping, uploadFails(why));
      expect(commandsOf(skipFailed, press('ReSubmitPressed'))).toEqual([
        { _tag: 'Upload', take: 1, skipped: true, reRecords: 0, timeout: 120_000 },
      ]);
      expect(phaseOf(skipFailed, press('RecordPressed'))).toEqual({ _tag: 'CountingDown' });
    }
  });

  it('can be undone: a skipped question is recorded without using a re-record [spec 2 §2.3]', () => {
    expect(after(skipped, press('RecordPressed'))).toEqual({
      ...skipped,
      take: 2,
      reRecords: 0,
      phase: { _tag: 'CountingDown' },
    });
  });
});

describe('A restored question', () => {
  it.each(
    cases('recording/question-restored-phase', { standing: oneOf('skipped', 'recorded', 'unrecorded'), phase: data }),
  )('$title', ({ standing, phase }) => {
    expect(openQuestion(questionTerms(), { standing, reRecords: 1, lastTake: 4 })).toEqual({
      terms: questionTerms(),
      take: 4,
      reRecords: 1,
      phase,
    });
  });

  it.each(
    cases('recording/question-restored-recording', { finished: yesNo, outcome: oneOf('Recorded', 'Interrupted') }),
  )('$title', ({ finished, outcome: _tag }) => {
    const kept = { take: 3, chunks: [chunk(1), chunk(0), chunk(1)], finished, reRecords: 1 };
    expect(recoverQuestion(questionTerms(), kept)).toEqual({
      terms: questionTerms(),
      take: 3,
      reRecords: 1,
      phase: { _tag, chunks: [chunk(0), chunk(1)] },
    });
  });

  it('with an empty stored recording is not recorded [R24]', () => {
    for (const chunks of [[], [chunk(0, 0)]])
      expect(recoverQuestion(questionTerms(), { take: 3, chunks, finished: true, reRecords: 1 }).phase).toEqual({
        _tag: 'NotRecorded',
        fault: 'nothing-recorded',
      });
  });
});

describe('A meaningless event', () => {
  const states = { fresh: fresh(), counting, underWay, finishing, interrupted, recorded, uploading, failed, uploaded };
  type Name = keyof typeof states;
  const everywhereBut = (...names: readonly Name[]): readonly QuestionState[] =>
    Object.entries(states).flatMap(([name, state]) => (names.some((one) => one === name) ? [] : [state]));

  it.each(cases('recording/question-idle', { event, onlyIn: list(oneOf(...ownKeys(states))) }))(
    '$title',
    ({ event: meaningless, onlyIn }) => {
      for (const state of everywhereBut(...onlyIn)) expect(questionStep(state, meaningless)).toEqual([state, []]);
    },
  );

  it('changes nothing: a chunk while no answer is being recorded [R24]', () => {
    for (const state of [counting, uploading, failed, uploaded])
      expect(questionStep(state, arrives(9))).toEqual([state, []]);
    const calledOff = after(counting, press('StopPressed'));
    expect(questionStep(calledOff, arrives(0))).toEqual([calledOff, []]);
  });

  it('changes nothing: a recorder that ends while none is recording [R24]', () => {
    for (const state of everywhereBut('counting', 'underWay', 'finishing'))
      for (const event of [stops(state.take), fails(state.take)])
        expect(questionStep(state, event)).toEqual([state, []]);
  });

  it('changes nothing: whatever another take reports [R24]', () => {
    for (const state of Object.values(states))
      for (const event of [
        ...[arrives(0, 100, 7), stops(7), fails(7), acknowledged(7), uploadFails('failed', 7)],
        { _tag: 'UploadProgressed', take: 7, sent: 0.5 } as const,
      ])
        expect(questionStep(state, event)).toEqual([state, []]);
  });
});
