import * as fc from 'fast-check';
import {
  mayUpload,
  nothingChosen,
  pauseBeforeGoingOn,
  stepUpload,
  type UploadCommand,
  type UploadEvent,
  type UploadState,
} from '../../../domain/resumes/upload';
import { aNewFile, aSavedResume, resumeRef } from '../../support/builders/resume-files';
import { cases } from '../../support/cases/cases';
import { data, list, named, number } from '../../../adapters/rules/cases/columns';

const choice = aNewFile('cv.pdf', 1_000);
const fileChosen: UploadEvent = { _tag: 'FileChosen', ref: resumeRef('cv.pdf'), name: 'cv.pdf', bytes: 1_000 };
const badFile: UploadEvent = { _tag: 'FileChosen', ref: resumeRef('cv.txt'), name: 'cv.txt', bytes: 1_000 };
const savedChosen: UploadEvent = { _tag: 'SavedResumeChosen', resume: aSavedResume() };
const upload: UploadEvent = { _tag: 'UploadPressed' };
const stop: UploadEvent = { _tag: 'StopPressed' };
const ok: UploadEvent = { _tag: 'OkPressed' };
const progressed = (percent: number, number = 1): UploadEvent => ({ _tag: 'Progressed', upload: number, percent });
const stored = (number = 1): UploadEvent => ({ _tag: 'Stored', upload: number });
const broke = (number = 1): UploadEvent => ({ _tag: 'NotStored', upload: number, failure: { _tag: 'UploadBroke' } });

const gone: UploadEvent = { _tag: 'NotStored', upload: 1, failure: { _tag: 'FileUnreadable' } };
const refusedFile: UploadEvent = { _tag: 'NotStored', upload: 1, failure: { _tag: 'ContentMismatch', kind: 'pdf' } };

/** What happens to an upload, in the words of the tables. */
const event = named<UploadEvent>({
  'file chosen': fileChosen,
  'bad file chosen': badFile,
  'saved resume chosen': savedChosen,
  Upload: upload,
  Stop: stop,
  OK: ok,
  '40 %': progressed(40),
  '80 %': progressed(80),
  stored: stored(),
  broke: broke(),
  'file refused': refusedFile,
  'file gone': gone,
});

/** The state that these events reach from an empty choice, and all the commands issued on the way. */
const after = (...events: readonly UploadEvent[]): readonly [UploadState, readonly UploadCommand[]] => {
  let state = nothingChosen;
  const asked: UploadCommand[] = [];
  for (const event of events) {
    const [next, commands] = stepUpload(state, event);
    state = next;
    asked.push(...commands);
  }
  return [state, asked];
};

const chosen: UploadState = { _tag: 'Chosen', uploads: 0, choice };
const start: UploadCommand = { _tag: 'StartUpload', upload: 1, choice };

describe('A file that was chosen', () => {
  it('is ready to be uploaded, with its type [spec 1 §4]', () => {
    expect(after(fileChosen)).toEqual([chosen, []]);
  });

  it('has the name that the server will give it, without what nobody sees [R20]', () => {
    expect(after({ ...fileChosen, name: '\u202Ecv.pdf\u200E' })).toEqual([chosen, []]);
  });

  it('may be a saved resume instead [spec 1 §2]', () => {
    expect(after(savedChosen)).toEqual([
      { _tag: 'Chosen', uploads: 0, choice: { _tag: 'SavedResume', resume: aSavedResume() } },
      [],
    ]);
  });

  it('that is not allowed leaves nothing chosen, and the page says why [R20]', () => {
    const refusal = { _tag: 'WrongFileType', extension: 'txt', accepted: ['pdf', 'doc', 'docx', 'odt', 'rtf'] };
    expect(after(badFile)[0]).toEqual({ _tag: 'NoneChosen', uploads: 0, refusal });
    expect(after(fileChosen, badFile)[0]).toEqual({ _tag: 'NoneChosen', uploads: 0, refusal });
  });

  it('is the latest one: each choice replaces the one before [spec 1 §4]', () => {
    expect(after(savedChosen, fileChosen)[0]).toEqual(chosen);
    expect(after(badFile, fileChosen)[0]).toEqual(chosen);
    expect(after(fileChosen, upload, broke(), savedChosen)[0]).toMatchObject({
      _tag: 'Chosen',
      uploads: 1,
      choice: { _tag: 'SavedResume' },
    });
  });
});

describe('The Upload button', () => {
  it.each(cases('resumes/upload-button-disabled', { story: list(event), reason: data }))(
    '$title',
    ({ story, reason }) => {
      const [state] = after(...story);
      expect(mayUpload(state)).toEqual({ _tag: 'Refused', reason });
      expect(stepUpload(state, upload)).toEqual([state, []]);
    },
  );

  it.each(cases('resumes/upload-button-enabled', { story: list(event) }))('$title', ({ story }) => {
    const [state] = after(...story);
    expect(mayUpload(state)).toEqual({ _tag: 'Allowed', value: undefined });
    expect(stepUpload(state, upload)[0]).toMatchObject({ _tag: 'Uploading', percent: 0 });
  });
});

describe('An upload', () => {
  it('starts at 0% with the chosen file [spec 1 §4]', () => {
    expect(after(fileChosen, upload)).toEqual([{ _tag: 'Uploading', uploads: 1, choice, percent: 0 }, [start]]);
  });

  it('starts once, however often the button is pressed [spec 1 §4]', () => {
    expect(after(fileChosen, upload, upload, upload)[1]).toEqual([start]);
  });

  it.each(cases('resumes/upload-progress', { percents: list(number), shown: number }))(
    '$title',
    ({ percents, shown }) => {
      const [state] = after(fileChosen, upload, ...percents.map((percent) => progressed(percent)));
      expect(state).toEqual({ _tag: 'Uploading', uploads: 1, choice, percent: shown });
    },
  );

  it("that sent 100 % doesn't count as uploaded until it is stored [spec 1 §4]", () => {
    expect(after(fileChosen, upload, progressed(100))[0]._tag).toBe('Uploading');
    expect(after(fileChosen, upload, progressed(100), stored())[0]).toEqual({ _tag: 'Uploaded', uploads: 1, choice });
  });

  it('that fails keeps the choice, says why, and can be tried again [spec 1 §8]', () => {
    expect(after(fileChosen, upload, progressed(70), broke())[0]).toEqual({
      _tag: 'Failed',
      uploads: 1,
      choice,
      failure: { _tag: 'UploadBroke' },
    });
    expect(after(fileChosen, upload, broke(), upload)).toEqual([
      { _tag: 'Uploading', uploads: 2, choice, percent: 0 },
      [start, { ...start, upload: 2 }],
    ]);
  });

  it('that is stopped keeps the choice [spec 1 §4]', () => {
    expect(after(fileChosen, upload, progressed(70), stop)).toEqual([
      { _tag: 'Chosen', uploads: 1, choice },
      [start, { _tag: 'StopUpload', upload: 1 }],
    ]);
  });

  it.each(cases('resumes/upload-late', { event }))('$title', ({ event: late }) => {
    const [state] = after(fileChosen, upload, stop, upload);
    expect(stepUpload(state, late)).toEqual([state, []]);
  });

  it.each(cases('resumes/upload-continues', { event: named({ fileChosen, badFile, savedChosen, ok }) }))(
    '$title',
    ({ event }) => {
      const [state] = after(fileChosen, upload, progressed(10));
      expect(stepUpload(state, event)).toEqual([state, []]);
    },
  );

  it.each(cases('resumes/upload-not-started', { event }))('$title', ({ event: early }) => {
    for (const state of [nothingChosen, chosen, after(fileChosen, upload, broke())[0]])
      expect(stepUpload(state, early)).toEqual([state, []]);
  });

  it('continues with OK once complete, and with nothing else [spec 1 §2]', () => {
    const [uploaded] = after(fileChosen, upload, stored());
    expect(stepUpload(uploaded, ok)).toEqual([uploaded, [{ _tag: 'GoOn' }]]);
    for (const event of [fileChosen, savedChosen, upload, stop, progressed(1), stored(), broke()])
      expect(stepUpload(uploaded, event)).toEqual([uploaded, []]);
  });
});

describe('Uploads under any events', () => {
  const events: fc.Arbitrary<UploadEvent> = fc.oneof(
    fc.constantFrom(fileChosen, badFile, savedChosen, upload, upload, upload, stop, ok),
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.double({ min: -5, max: 105, noNaN: true }))
      .map(([number, percent]) => progressed(percent, number)),
    fc.integer({ min: 1, max: 3 }).chain((number) => fc.constantFrom(stored(number), broke(number))),
  );

  it('run one at a time, numbered 1, 2, 3 …, and never after one was stored [spec 1 §4]', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (list) => {
        let state = nothingChosen;
        let running: number | undefined;
        let begun = 0;
        let isStored = false;
        for (const event of list) {
          const [next, commands] = stepUpload(state, event);
          if ((event._tag === 'Stored' || event._tag === 'NotStored') && event.upload === running) {
            running = undefined;
            isStored ||= event._tag === 'Stored';
          }
          for (const command of commands) {
            if (command._tag === 'StartUpload') {
              expect([running, isStored]).toEqual([undefined, false]);
              begun += 1;
              running = begun;
              expect(command.upload).toBe(begun);
            }
            if (command._tag === 'StopUpload') {
              expect(command.upload).toBe(running);
              running = undefined;
            }
            if (command._tag === 'GoOn') expect(isStored).toBe(true);
          }
          expect(next._tag === 'Uploading').toBe(running !== undefined);
          expect(next._tag === 'Uploaded').toBe(isStored);
          state = next;
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('show a bar that never falls while one of them runs [spec 1 §4]', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -5, max: 105 }), { maxLength: 20 }), (percents) => {
        let [state] = after(fileChosen, upload);
        for (const percent of percents) {
          const [next] = stepUpload(state, progressed(percent));
          if (state._tag !== 'Uploading' || next._tag !== 'Uploading') throw new Error('the upload ended by itself');
          expect(next.percent).toBeGreaterThanOrEqual(state.percent);
          expect(Number.isInteger(next.percent) && next.percent <= 100).toBe(true);
          state = next;
        }
      }),
    );
  });
});

describe('An interrupted upload', () => {
  it('retries with growing pauses, and stops after the eighth failure in a row [spec 1 §4]', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(pauseBeforeGoingOn)).toEqual([
      undefined,
      500,
      1_000,
      2_000,
      4_000,
      8_000,
      15_000,
      15_000,
      15_000,
      undefined,
    ]);
  });
});
