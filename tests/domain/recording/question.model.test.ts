import * as fc from 'fast-check';
import type { QuestionTimer } from '../../../domain/recording/question-state';
import { questionTerms } from '../../support/builders/recording';
import { act, playActs } from '../../support/models/acts';
import { chunkAt, recordingWorld, type RecordingWorld } from '../../support/models/recording-world';

/**
 * One question from the candidate's view: what they see, what they have said so far (the chunks that must not be lost), how often they finished an
 * answer, and what the server has.
 */
interface Told {
  readonly limit: number;
  readonly skippable: boolean;
  sees:
    | 'nothing'
    | 'countdown'
    | 'red light'
    | 'please wait'
    | 'broken'
    | 'playback'
    | 'uploading'
    | 'slow line'
    | 'done';
  /** The indexes of the chunks spoken in this answer. */
  said: number[];
  isSkip: boolean;
  isLost: boolean;
  /** A recorder that failed before any chunk may still deliver its first one. */
  mayStillSpeak: boolean;
  finished: number;
  again: number;
  server: { standing: 'unrecorded' | 'recorded' | 'skipped'; reRecords: number };
}

const phaseFor: Readonly<Record<Told['sees'], string>> = {
  nothing: 'NotRecorded',
  countdown: 'CountingDown',
  'red light': 'Recording',
  'please wait': 'Finishing',
  broken: 'Interrupted',
  playback: 'Recorded',
  uploading: 'Uploading',
  'slow line': 'UploadFailed',
  done: 'Uploaded',
};

const hasAnswer = (told: Told): boolean =>
  told.sees === 'playback' || ((told.sees === 'slow line' || told.sees === 'done') && !told.isSkip && !told.isLost);

const compare = (told: Told, world: RecordingWorld): void => {
  expect(world.state.phase._tag).toBe(phaseFor[told.sees]);
  expect(world.state.reRecords).toBe(told.again);
  // Nothing said is lost: it stays in the browser's database until the server has it or the candidate discards it.
  const owed = told.isSkip || told.isLost || told.sees === 'done' ? [] : told.said;
  const kept = [...(world.kept.get(world.state.take)?.places ?? [])].sort((a, b) => a - b);
  expect(kept).toEqual(owed);
  expect(told.finished).toBeLessThanOrEqual(told.limit + 1);
  expect(world.timers.has('countdown')).toBe(told.sees === 'countdown');
  expect(world.timers.has('limit')).toBe(told.sees === 'red light');
  expect(world.timers.has('last-chunk')).toBe(told.sees === 'please wait');
};

const step = (name: string, run: (told: Told, world: RecordingWorld) => void) =>
  act<Told, RecordingWorld>(name, (told, world) => {
    run(told, world);
    compare(told, world);
  });

const begins = (told: Told): void => {
  told.sees = 'countdown';
  told.said = [];
  told.isSkip = false;
  told.isLost = false;
  told.mayStillSpeak = false;
};

const ends = (told: Told): void => {
  told.sees = told.said.length === 0 ? 'nothing' : 'playback';
  if (told.said.length > 0) told.finished += 1;
  else told.mayStillSpeak = true;
};

const timer = (name: QuestionTimer, told: (one: Told) => void) =>
  step(`the timer ${name}`, (one, world) => {
    if (world.timers.delete(name)) told(one);
    world.happens({ _tag: 'TimerFired', timer: name });
  });

const stopAnswering = (told: Told): void => {
  if (told.sees === 'red light') told.sees = 'please wait';
  if (told.sees === 'countdown') told.sees = 'nothing';
};

const breaks = (told: Told): void => {
  if (told.sees !== 'red light' && told.sees !== 'countdown') return;
  told.mayStillSpeak = told.said.length === 0;
  told.sees = told.said.length === 0 ? 'nothing' : 'broken';
};

const acts = [
  fc.constant(
    step('presses Record', (told, world) => {
      const afresh = told.sees === 'nothing' || told.sees === 'broken';
      if (afresh || (['done', 'slow line'].includes(told.sees) && !hasAnswer(told))) begins(told);
      world.happens({ _tag: 'RecordPressed' });
    }),
  ),
  fc.constant(timer('countdown', (told) => (told.sees = 'red light'))),
  fc.constant(timer('warning', () => undefined)),
  fc.constant(timer('limit', stopAnswering)),
  fc.constant(timer('last-chunk', ends)),
  fc.integer({ min: 1, max: 4 }).map((n) =>
    step(`the recorder hands over ${n} chunks`, (told, world) => {
      const { recorder } = world;
      if (recorder === undefined) return;
      for (let k = 0; k < n; k += 1) {
        const place = told.said.length;
        const hears = ['red light', 'please wait', 'broken', 'playback'].includes(told.sees);
        if (recorder === world.state.take && (hears || (told.sees === 'nothing' && told.mayStillSpeak))) {
          told.said.push(place);
          if (told.sees === 'nothing') told.sees = 'broken';
        }
        world.happens(chunkAt(recorder, place));
      }
    }),
  ),
  fc.constant(
    step('presses Stop', (told, world) => {
      stopAnswering(told);
      world.happens({ _tag: 'StopPressed' });
    }),
  ),
  fc.constant(
    step('the recorder has stopped', (told, world) => {
      const { recorder } = world;
      if (recorder === undefined) return;
      world.recorder = undefined;
      if (recorder === world.state.take) {
        if (told.sees === 'please wait') ends(told);
        else breaks(told);
        told.mayStillSpeak = false;
      }
      world.happens({ _tag: 'RecorderStopped', take: recorder });
      if (world.state.phase._tag === 'NotRecorded') world.timers.clear();
    }),
  ),
  fc.constant(
    step('the recorder fails', (told, world) => {
      const { recorder } = world;
      if (recorder === undefined || recorder !== world.state.take) return;
      breaks(told);
      world.happens({ _tag: 'RecorderFailed', take: recorder });
    }),
  ),
  fc.constant(
    step('uses what was interrupted', (told, world) => {
      if (told.sees === 'broken') ends(told);
      world.happens({ _tag: 'UseInterruptedPressed' });
    }),
  ),
  fc.constant(
    step('confirms Re-record', (told, world) => {
      if (hasAnswer(told) && told.again < told.limit) {
        told.again += 1;
        told.sees = 'nothing';
        told.said = [];
        told.mayStillSpeak = false;
      }
      world.happens({ _tag: 'ReRecordConfirmed' });
    }),
  ),
  fc.constant(
    step('presses Skip', (told, world) => {
      if (told.sees === 'nothing' && told.skippable) {
        told.sees = 'uploading';
        told.isSkip = true;
        told.isLost = false;
        told.said = [];
      }
      world.happens({ _tag: 'SkipPressed' });
    }),
  ),
  fc.constant(
    step('presses Continue', (told, world) => {
      const uploads = world.uploads.length;
      const sends = told.sees === 'playback';
      if (sends) told.sees = 'uploading';
      world.happens({ _tag: 'ContinuePressed' });
      expect(world.uploads.length).toBe(uploads + (sends ? 1 : 0));
      if (sends) expect(world.uploads.at(-1)).toMatchObject({ skipped: false, places: told.said });
    }),
  ),
  fc.constant(
    step('presses Re-submit', (told, world) => {
      if (told.sees === 'slow line' && told.isLost) begins(told);
      else if (told.sees === 'slow line') told.sees = 'uploading';
      world.happens({ _tag: 'ReSubmitPressed' });
      if (told.sees === 'uploading') expect(world.uploads.at(-1)).toMatchObject({ skipped: told.isSkip });
    }),
  ),
  fc.constant(
    step('the server acknowledges', (told, world) => {
      if (told.sees === 'uploading' || (told.sees === 'slow line' && !told.isLost)) {
        told.sees = 'done';
        told.server = { standing: told.isSkip ? 'skipped' : 'recorded', reRecords: told.again };
        world.happens({ _tag: 'UploadAcknowledged', take: world.state.take });
      }
    }),
  ),
  fc.constantFrom('failed', 'timeout').map((why) =>
    step(`the upload ends with ${why}`, (told, world) => {
      if (told.sees === 'uploading') told.sees = 'slow line';
      world.happens({ _tag: 'UploadFailed', take: world.state.take, why });
    }),
  ),
  fc.constant(
    step('the browser has lost the recording', (told, world) => {
      if (told.sees !== 'uploading') return;
      world.kept.delete(world.state.take);
      told.sees = 'slow line';
      told.isLost = !told.isSkip;
      if (told.isLost) told.finished -= 1;
      world.happens({ _tag: 'UploadFailed', take: world.state.take, why: 'not-stored' });
    }),
  ),
  fc.constant(
    step('the page is loaded again', (told, world) => {
      const owes = !told.isSkip && !told.isLost && told.sees !== 'done' && told.said.length > 0;
      const wasFinished = ['playback', 'uploading', 'slow line'].includes(told.sees);
      world.reload(told.server);
      told.mayStillSpeak = false;
      if (owes) {
        // Recovered: a finished answer waits to be sent, any other was interrupted.
        told.sees = wasFinished ? 'playback' : 'broken';
        return;
      }
      told.said = [];
      told.isLost = false;
      told.again = told.server.reRecords;
      told.sees = told.server.standing === 'unrecorded' ? 'nothing' : 'done';
      told.isSkip = told.server.standing === 'skipped';
      // The server's content is a single attempt, besides those discarded for it.
      told.finished = told.again + (told.server.standing === 'recorded' ? 1 : 0);
    }),
  ),
];

describe('Whatever happens to a question', () => {
  it('no recorded chunk is lost until the server has it or the candidate discards it, and finished answers never exceed limit + 1 [R24, spec 2 §4.1]', () => {
    const start = fc.record({ limit: fc.nat({ max: 2 }), skippable: fc.boolean() }).map(({ limit, skippable }) => {
      const told: Told = {
        limit,
        skippable,
        sees: 'nothing',
        said: [],
        isSkip: false,
        isLost: false,
        mayStillSpeak: false,
        finished: 0,
        again: 0,
        server: { standing: 'unrecorded', reRecords: 0 },
      };
      return { model: told, real: recordingWorld(questionTerms({ reRecordLimit: limit, skippable })) };
    });
    playActs(acts, start, { numRuns: 200, maxCommands: 50 });
  });

  it('an answer that is recorded, accepted and sent again after every crash is the one that the server gets [R24]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom('recording', 'finishing', 'recorded', 'uploading'),
        (n, when) => {
          const world = recordingWorld(questionTerms({ reRecordLimit: 0 }));
          world.happens({ _tag: 'RecordPressed' });
          world.happens({ _tag: 'TimerFired', timer: 'countdown' });
          for (let place = 0; place < n; place += 1) world.happens(chunkAt(1, place));
          if (when !== 'recording') world.happens({ _tag: 'StopPressed' });
          if (when === 'recorded' || when === 'uploading') world.happens({ _tag: 'RecorderStopped', take: 1 });
          if (when === 'uploading') world.happens({ _tag: 'ContinuePressed' });
          world.reload({ standing: 'unrecorded', reRecords: 0 });
          world.happens({ _tag: 'UseInterruptedPressed' });
          world.happens({ _tag: 'ContinuePressed' });
          expect(world.uploads.at(-1)).toMatchObject({
            take: 1,
            reRecords: 0,
            places: Array.from({ length: n }, (_, k) => k),
          });
        },
      ),
    );
  });
});
