import { rmSync } from 'node:fs';
import { mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import * as E from 'fp-ts/Either';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { inOrder, refuse, take } from '../../../../application/in-order';
import type { ApplicationsExported, NotExported } from '../../../../application/operator/export.port';
import type { NotCarriedOut, OperatorSide } from '../../../../application/operator/operator.port';
import { mostApplications, type WholeApplication } from '../../../../application/operator/operator-reading.port';
import { largestAnswer, largestResume } from '../../../../domain/files/file-limits';
import type { CandidateId } from '../../../../domain/ids/candidate-id';
import type { PositionId } from '../../../../domain/ids/position-ids';
import type { Sha256 } from '../../../../domain/recording/sha256';
import { extensionOf } from '../../../../domain/text/file-name';
import { codeOf } from '../../files/disk';
import { again } from '../again';
import { exportedCandidate, type ReadApplication } from './exported-candidate';
import { keepFile, type Around, type ExportedFile } from './keep-file';

/*
 * Writes what the reading calls give as import files, with the resumes and recorded answers beside them. The portal goes on meanwhile; who applies after the list was read
 * is not in it.
 */

/** The calls that an export makes. */
export type Reads = Pick<OperatorSide, 'seeApplications' | 'seeWholeApplication' | 'openResume' | 'signAnswer'>;

/** In characters: so large is an import file at least before the next one begins; a portal takes 20 MB at once. */
const usualFile = 10_000_000;

/** How often an application is read whose candidate sends another resume meanwhile. */
const mostReadings = 5;

const isNotCarriedOut = (reason: { readonly _tag: string }): reason is NotCarriedOut => reason._tag === 'NotCarriedOut';

const notExported = (why: string): NotExported => ({ _tag: 'NotExported', why });

/** A call, again and again while the portal is busy or away: reading twice does no harm. */
const asked = <R extends { readonly _tag: string }, A>(
  { pause }: Around,
  call: TE.TaskEither<R | NotCarriedOut, A>,
): TE.TaskEither<NotExported, A> =>
  pipe(
    again(pause)(call),
    TE.mapLeft((reason) =>
      notExported(isNotCarriedOut(reason) ? reason.why : `The portal refuses to tell an application (${reason._tag}).`),
    ),
  );

const onDisk = <A>(act: () => Promise<A>): TE.TaskEither<NotExported, A> =>
  TE.tryCatch(act, (fault) => notExported(`The export can't be written (${codeOf(fault)}).`));

/** The positions that each candidate applied to, in the order in which they did first. */
const listed = ({ seeApplications }: Reads, around: Around) =>
  inOrder(function* () {
    const all = new Map<CandidateId, PositionId[]>();
    const only = { positionId: undefined, communityId: undefined, status: undefined, changedAfter: undefined };
    for (let after: number | undefined, isFirst = true; isFirst || after !== undefined; isFirst = false) {
      const page = yield* take(asked(around, seeApplications({ ...only, after, limit: mostApplications })));
      for (const { candidate, application } of page.applications) {
        const positions = all.get(candidate.id) ?? [];
        positions.push(application.positionId);
        all.set(candidate.id, positions);
      }
      after = page.next;
    }
    return all;
  });

/** What the files of an application depend on: while they are read, the candidate may give others. */
const filesOf = ({ resume, videos }: WholeApplication): string =>
  JSON.stringify([resume?.name, resume?.bytes, resume?.receivedAt, videos.map(({ take }) => take?.sha256)]);

/** The files of an application in the folder, or what is wrong with one. */
interface FilesRead {
  readonly resume: ExportedFile | undefined;
  readonly answers: ReadonlyMap<Sha256, ExportedFile>;
  readonly faults: readonly string[];
}

/** Opens the newest resume and every recorded answer, and takes them along. An answer that is there already isn't opened again. */
const readFiles = (
  { openResume, signAnswer }: Reads,
  around: Around,
  folder: string,
  { candidate, application, resume, videos }: WholeApplication,
  there: ReadonlyMap<Sha256, ExportedFile>,
): TE.TaskEither<NotExported, FilesRead> =>
  inOrder(function* () {
    const { positionId } = application.application;
    const named = { email: candidate.email, positionId };
    const faults: string[] = [];
    const kept = (of: string, file: E.Either<string, ExportedFile>, bytes: number, sha256?: Sha256) => {
      if (E.isLeft(file)) faults.push(`The ${of} of ${candidate.email} for position ${positionId}: ${file.left}.`);
      else if (file.right.bytes !== bytes)
        faults.push(
          `The ${of} of ${candidate.email} for position ${positionId} has not as many bytes as the portal says.`,
        );
      else if (sha256 !== undefined && file.right.sha256 !== sha256)
        faults.push(
          `The ${of} of ${candidate.email} for position ${positionId} has not the SHA-256 that the portal says.`,
        );
      else return file.right;
      return undefined;
    };
    let ownResume: ExportedFile | undefined;
    if (resume !== undefined) {
      const { url } = yield* take(asked(around, openResume(named)));
      const file = { url, below: 'resumes', ending: extensionOf(resume.name), atMost: largestResume } as const;
      const read = yield* take(TE.fromTask(() => keepFile(folder, file, around)));
      ownResume = kept('resume', read, resume.bytes);
    }
    const answers = new Map(there);
    for (const { questionId, take: recorded } of videos) {
      if (recorded === undefined || answers.has(recorded.sha256)) continue;
      const { url } = yield* take(asked(around, signAnswer({ ...named, questionId, asRecorded: true })));
      const file = { url, below: 'answers', ending: '', atMost: largestAnswer } as const;
      const read = yield* take(TE.fromTask(() => keepFile(folder, file, around)));
      const answer = kept(`answer to question ${questionId}`, read, recorded.bytes, recorded.sha256);
      if (answer !== undefined) answers.set(recorded.sha256, answer);
    }
    return { resume: ownResume, answers, faults };
  });

/**
 * An application with its newest resume and its recorded answers. These are opened first, and the application is read once more then, so that its history
 * has the opening, as the portal has it from now on.
 */
const read = (
  reads: Reads,
  around: Around,
  folder: string,
  candidateId: CandidateId,
  positionId: PositionId,
): TE.TaskEither<NotExported, ReadApplication> =>
  inOrder(function* () {
    const sought = { email: undefined, candidateId, positionId };
    let whole = yield* take(asked(around, reads.seeWholeApplication(sought)));
    let answers: FilesRead['answers'] = new Map();
    for (let readings = 0; readings < mostReadings; readings += 1) {
      const files = yield* take(readFiles(reads, around, folder, whole, answers));
      answers = files.answers;
      if (files.resume === undefined && answers.size === 0 && files.faults.length === 0)
        return { whole, resume: undefined, answers };
      const again = yield* take(asked(around, reads.seeWholeApplication(sought)));
      const isSame = filesOf(whole) === filesOf(again);
      whole = again;
      if (!isSame) continue;
      const [fault] = files.faults;
      if (fault !== undefined) return yield* refuse(notExported(fault));
      return { whole, resume: files.resume, answers };
    }
    return yield* refuse(
      notExported(`The resume or an answer for position ${positionId} changes again and again. Try later.`),
    );
  });

interface Written extends Omit<ApplicationsExported, 'files'> {
  readonly files: number;
}

const nameOf = (n: number): string => `import-${String(n).padStart(4, '0')}.json`;

const writeAll = (
  reads: Reads,
  around: Around,
  folder: string,
  fileLength: number,
): TE.TaskEither<NotExported, Written> =>
  inOrder(function* () {
    const all = yield* take(listed(reads, around));
    const records: string[] = [];
    const [resumes, recordings] = [new Map<string, number>(), new Map<string, number>()];
    let [files, length, applications, answers] = [0, 0, 0, 0];
    const write = () => {
      files += 1;
      const text = `{"candidates":[\n${records.splice(0).join(',\n')}\n]}\n`;
      length = 0;
      return onDisk(() => writeFile(join(folder, nameOf(files)), text, { mode: 0o600 }));
    };
    for (const [candidateId, positions] of all) {
      const own: ReadApplication[] = [];
      for (const positionId of positions) own.push(yield* take(read(reads, around, folder, candidateId, positionId)));
      const last = own.at(-1);
      if (last === undefined) continue;
      const record = JSON.stringify(exportedCandidate(last.whole, own));
      records.push(record);
      length += record.length;
      applications += own.length;
      for (const { whole, resume, answers: recorded } of own) {
        answers += whole.videos.filter((video) => video.take !== undefined).length;
        if (resume !== undefined) resumes.set(resume.file, resume.bytes);
        for (const { file, bytes } of recorded.values()) recordings.set(file, bytes);
      }
      if (length >= fileLength) yield* take(write());
    }
    if (records.length > 0 || files === 0) yield* take(write());
    const bytes = [...resumes.values(), ...recordings.values()].reduce((sum, one) => sum + one, 0);
    return { candidates: all.size, applications, files, resumes: resumes.size, answers, bytes };
  });

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Exports every application into a new folder, which is there whole or not at all. `fileLength`: in characters, at least, of each file but the last. */
export const exportApplications = (
  reads: Reads,
  around: Around,
  given: string,
  fileLength = usualFile,
): TE.TaskEither<NotExported, ApplicationsExported> =>
  inOrder(function* () {
    const folder = resolve(given);
    if (yield* take(TE.fromTask(() => isThere(folder))))
      return yield* refuse(notExported(`${given} is there already. Name a folder that is not.`));
    // Beside it, so that it can be renamed; only its owner may read it, as it is of many people.
    const coming = yield* take(onDisk(() => mkdtemp(join(dirname(folder), `.${basename(folder)}-`))));
    const goesOn = around.whenStopped(() => rmSync(coming, { recursive: true, force: true }));
    const written = yield* take(
      pipe(
        writeAll(reads, around, coming, fileLength),
        TE.flatMap((done) => TE.map(() => done)(onDisk(() => rename(coming, folder)))),
        TE.orElseFirstW(() => onDisk(() => rm(coming, { recursive: true, force: true }))),
        T.tapIO(() => goesOn),
      ),
    );
    const files = Array.from({ length: written.files }, (_, n) => join(given, nameOf(n + 1)));
    return { ...written, files };
  });
