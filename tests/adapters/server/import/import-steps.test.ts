import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { believedRecordings } from '../../../../adapters/in-process/recording/recordings';
import { inMemoryUnitOfWork } from '../../../../adapters/in-process/store';
import { importFiles, resumeImports } from '../../../../adapters/server/import/import-files';
import type { Store, UnitOfWork } from '../../../../application/ports/unit-of-work';
import type { FromStore, StoreUnavailable } from '../../../../application/ports/unit-of-work/store';
import { takeAnswerPiece } from '../../../../application/import/import-answers.service';
import { takeResume } from '../../../../application/import/import-resumes.service';
import { importState } from '../../../../application/import/load-records.service';
import { minutes } from '../../../../domain/time/duration';
import { plus } from '../../../../domain/time/instant';
import { positionId } from '../../../support/builders/applications';
import { email } from '../../../support/builders/identity';
import { webmFile } from '../../../support/builders/recorded-files';
import { pdfFile } from '../../../support/builders/resume-files';
import { at } from '../../../support/builders/time';
import { answerOf } from '../../../support/world/answers';
import { keepingReporter } from '../../../support/world/reporter';
import { aCandidateRecord, aFile, anApplicationRecord } from './a-file';
import { asks, digest } from './answers-beside';
import { aLoad } from './importing';

/* A large import, with its process dying at any point. */

const people = 120;
const importId = 'a-large-import-1';
const nth = (n: number): string => `c${n}@example.org`;
const file = (changes: object = {}, address = nth) => ({
  name: 'large.json',
  content: aFile({
    candidates: Array.from({ length: people }, (_, n) => aCandidateRecord({ email: address(n), ...changes })),
  }),
});

/** A store whose process dies after a number of units of work: no call gets a response any more. */
const dying = () => {
  const store = inMemoryUnitOfWork();
  let now = at('2026-12-04T15:00:00Z');
  let left = Infinity;
  let stuck: string | undefined;
  const sticking = (within: Store): Store => ({
    ...within,
    imports: {
      ...within.imports,
      advance: (id, ...steps) =>
        id === stuck ? TE.left({ _tag: 'StoreUnavailable' }) : within.imports.advance(id, ...steps),
    },
  });
  const unitOfWork: UnitOfWork = {
    run: (work) => () => {
      left -= 1;
      return left < 0
        ? Promise.resolve(E.left({ _tag: 'StoreUnavailable' } as const))
        : store.run((within) => work(sticking(within)))();
    },
  };
  const deps = aLoad(unitOfWork, { now: () => now });
  const reporter = keepingReporter();
  const there = <A>(question: (store: Store) => FromStore<A>): Promise<A> => answerOf(store.run(question));
  return {
    send: (name: string, bytes: Uint8Array) =>
      answerOf(takeResume({ ...deps, scanner: undefined, recordings: believedRecordings })({ name, bytes })),
    sendAnswer: (content: Uint8Array) =>
      answerOf(
        takeAnswerPiece({ ...deps, reporter, scanner: undefined })({
          ...{ sha256: digest(content), bytes: content.length, from: 0, piece: content },
        }),
      ),
    answersOf: (address: string) =>
      there(({ candidates, recordedAnswers }) =>
        pipe(
          candidates.withEmail(email(address)),
          TE.flatMap((one) => (O.isSome(one) ? recordedAnswers.of(one.value.id, positionId(101)) : TE.right([]))),
        ),
      ),
    resumesOf: (address: string) =>
      there(({ candidates, resumes }) =>
        pipe(
          candidates.withEmail(email(address)),
          TE.flatMap((one) => (O.isSome(one) ? resumes.of(one.value.id) : TE.right([]))),
        ),
      ),
    load: (files = [file()], id = importId) => importFiles(deps)({ files, onlyCheck: false, importId: id })(),
    /** From now on the store can't take the records of this import. */
    getStuck: (id: string) => (stuck = id),
    dieAfter: (units: number) => (left = units),
    startAgain: async () => {
      left = Infinity;
      now = plus(now, minutes(2));
      return resumeImports({ ...deps, reporter })();
    },
    state: (id = importId) => importState({ ...deps, unitOfWork: store })(id)(),
    count: () =>
      there(({ candidates }) =>
        pipe(
          Array.from({ length: people }, (_, n) => email(nth(n))),
          TE.traverseSeqArray((one) => candidates.withEmail(one)),
          TE.map((all) => all.filter(O.isSome).length),
        ),
      ),
    /** Deletes every stored file. */
    loseFiles: async () => {
      for (const ref of await answerOf(deps.files.keptBefore(plus(now, 1)))) await answerOf(deps.files.remove(ref));
    },
    reports: reporter.reports,
    pieces: () => there(({ imports }) => imports.pieces(importId)),
    units: () => left,
  };
};

const loaded = { positions: 1, questionnaires: 0, slots: 2, candidates: people, applications: people };

describe('a large import', () => {
  it('is loaded in steps, leaves no piece behind, and its outcome can be queried', async () => {
    const store = dying();
    store.dieAfter(1_000);
    expect(await store.load()).toEqual(E.right(loaded));
    expect(1_000 - store.units()).toBeGreaterThan(8);
    expect(await store.count()).toBe(people);
    expect(await store.pieces()).toEqual([]);
    expect(await store.state()).toEqual(E.right({ _tag: 'Loaded', loaded }));
  });

  it('ends as all or nothing wherever its process dies: nothing before it is accepted, all of it after the next start', async () => {
    const ends = new Set<string>();
    for (let units = 0; units < 25; units += 1) {
      const store = dying();
      store.dieAfter(units);
      const answer = await store.load();
      const before = await store.state();
      if (E.isLeft(before) || before.right._tag === 'Checking') expect(await store.count()).toBe(0);
      await store.startAgain();
      const after = await store.state();
      const count = await store.count();
      ends.add(`${E.isRight(answer) ? 'answered' : 'cut'} ${count}`);
      expect(E.isRight(after) ? [after.right._tag, count] : ['Unknown', count]).toEqual(
        E.isLeft(before) || before.right._tag === 'Checking' ? ['Unknown', 0] : ['Loaded', people],
      );
      expect(await store.pieces()).toEqual([]);
    }
    expect(ends).toContain('cut 0');
    expect(ends).toContain(`cut ${people}`);
    // Twenty-five whole loads take seconds, more on a busy machine.
  }, 60_000);

  it('with one error loads nothing, names the error, and reports it when queried', async () => {
    const store = dying();
    const broken = file({ zipcode: '6062' });
    const answer = await store.load([broken]);
    expect(answer).toMatchObject({ _tag: 'Left', left: { _tag: 'FilesRefused' } });
    expect(await store.count()).toBe(0);
    expect(await store.state()).toMatchObject({ _tag: 'Right', right: { _tag: 'Refused' } });
  });

  it('that is sent again under its name while in progress is not started twice', async () => {
    const store = dying();
    store.dieAfter(12);
    await store.load();
    store.dieAfter(1_000);
    expect(await store.load()).toEqual(E.left<StoreUnavailable>({ _tag: 'StoreUnavailable' }));
  });

  it('has the resumes of its candidates after the next start, which looks at their files again', async () => {
    const store = dying();
    const { sha256 } = await store.send('cv.pdf', pdfFile);
    store.dieAfter(20);
    await store.load([file({ resumes: [{ resume_name: 'Maria.pdf', sha256 }] })]);
    expect(await store.state()).toMatchObject({ right: { _tag: 'Loading' } });
    expect(await store.startAgain()).toMatchObject({ _tag: 'Right' });
    expect(await store.state()).toMatchObject({ right: { _tag: 'Loaded' } });
    for (const n of [0, people - 1])
      expect(await store.resumesOf(nth(n))).toMatchObject([{ name: 'Maria.pdf', kind: 'pdf', bytes: pdfFile.length }]);
  });

  it('whose resumes are gone at the next start writes nobody without theirs, and goes on once they are sent again', async () => {
    const store = dying();
    const { sha256 } = await store.send('cv.pdf', pdfFile);
    store.dieAfter(23);
    await store.load([file({ resumes: [{ resume_name: 'Maria.pdf', sha256 }] })]);
    const before = await store.count();
    expect(before).toBeLessThan(people);
    await store.loseFiles();
    expect(await store.startAgain()).toEqual(E.left({ _tag: 'StoreUnavailable' }));
    expect(await store.state()).toMatchObject({ right: { _tag: 'Loading' } });
    expect(await store.count()).toBe(before);
    expect(store.reports).toEqual([{ event: 'import-waits', detail: { import: importId, files: people } }]);
    await store.send('cv.pdf', pdfFile);
    expect(await store.startAgain()).toMatchObject({ _tag: 'Right' });
    expect(await store.resumesOf(nth(people - 1))).toHaveLength(1);
  });

  it('whose recorded answers are gone at the next start writes nobody without theirs, and goes on once they are sent again', async () => {
    const store = dying();
    await store.sendAnswer(webmFile);
    const videos = [{ question_id: 1, sha256: digest(webmFile) }];
    const all = file({ applications: [anApplicationRecord({ videos })] });
    // While it looks at recordings it says after each, in a unit of work, that it is alive.
    store.dieAfter(5 + people + 20);
    await store.load([{ ...all, content: { ...all.content, ...asks } }]);
    const before = await store.count();
    expect([await store.state(), before < people]).toMatchObject([{ right: { _tag: 'Loading' } }, true]);
    await store.loseFiles();
    expect(await store.startAgain()).toEqual(E.left({ _tag: 'StoreUnavailable' }));
    expect(await store.count()).toBe(before);
    expect(store.reports).toEqual([{ event: 'import-waits', detail: { import: importId, files: people } }]);
    await store.sendAnswer(webmFile);
    expect(await store.startAgain()).toMatchObject({ _tag: 'Right' });
    for (const n of [0, people - 1])
      expect(await store.answersOf(nth(n))).toMatchObject([{ take: { kind: 'webm', sha256: digest(webmFile) } }]);
  });

  it('keeps its resumes while another import with the same ones is refused', async () => {
    const store = dying();
    const { sha256 } = await store.send('cv.pdf', pdfFile);
    const resumes = [{ resume_name: 'Maria.pdf', sha256 }];
    store.dieAfter(16);
    await store.load([file({ resumes })]);
    expect([await store.state(), await store.count()]).toMatchObject([{ right: { _tag: 'Loading' } }, 0]);
    store.dieAfter(100);
    const other = {
      name: 'other.json',
      content: aFile({ candidates: [aCandidateRecord({ zipcode: '6062', resumes })] }),
    };
    expect(await store.load([other], 'a-small-import-2')).toMatchObject({ left: { _tag: 'FilesRefused' } });
    await store.startAgain();
    expect(await store.resumesOf(nth(0))).toHaveLength(1);
  });

  it('that the store can’t take does not hold up the next one', async () => {
    const store = dying();
    store.dieAfter(12);
    await store.load();
    const other = 'a-large-import-2';
    store.dieAfter(12);
    await store.load([file({}, (n) => `d${n}@example.org`)], other);
    store.getStuck(importId);
    expect(await store.startAgain()).toEqual(E.left({ _tag: 'StoreUnavailable' }));
    expect([await store.state(), await store.state(other)]).toMatchObject([
      { right: { _tag: 'Loading' } },
      { right: { _tag: 'Loaded' } },
    ]);
  });
});
