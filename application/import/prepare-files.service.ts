import * as TE from 'fp-ts/TaskEither';
import { inOrder, take } from '../in-order';
import type { FromStore } from '../ports/unit-of-work/store';
import type { StoredTake } from '../recording/recorded-answers.store';
import type { StoredResume } from '../resumes/resumes.store';
import type { ServiceDependencies } from '../service/dependencies';
import { groupsOf } from './groups.service';
import { takeSent } from './import-answers.service';
import { resumeSent } from './import-resumes.service';
import type { NewResume, NewTake, RecordFault, RecordReason, Records } from './records.service';

/** What looking at the files of a load needs. */
export type FileDependencies = Pick<ServiceDependencies, 'files' | 'secrets' | 'opensPdf' | 'recordings' | 'clock'>;

/** The files of a load, as they are stored, by their records. */
export interface PreparedFiles {
  readonly resumes: ReadonlyMap<NewResume, StoredResume>;
  readonly takes: ReadonlyMap<NewTake, StoredTake>;
}

/** How many resumes are looked at before the caller is told again. A recording takes longer: the caller is told after each. */
const together = 25;

const applicationsOf = ({ candidates }: Records) => candidates.flatMap(({ value }) => value.applications);

const resumesOf = (records: Records) =>
  applicationsOf(records).flatMap(({ value: { positionId, resumes } }) =>
    resumes.map((one) => ({ ...one, positionId })),
  );

const takesOf = (records: Records) =>
  applicationsOf(records).flatMap(({ at, value: { carried } }) =>
    carried.videos.flatMap(({ questionId, take: one }, n) =>
      one === undefined ? [] : [{ at: `${at}.videos[${n}]`, value: one, questionId }],
    ),
  );

/**
 * Looks at the file of each resume and each recorded answer. None waits in a unit of work while a file is read. `going`: done every now and then, as
 * thousands of files take minutes.
 */
export const preparedFiles = (
  deps: FileDependencies,
  records: Records,
  going: FromStore<unknown> = TE.right(undefined),
): FromStore<{ readonly files: PreparedFiles; readonly faults: readonly RecordFault[] }> =>
  inOrder(function* () {
    const resumes = new Map<NewResume, StoredResume>();
    const takes = new Map<NewTake, StoredTake>();
    const faults: RecordFault[] = [];
    const refused = (at: string, reason: RecordReason): void => {
      // A sender who knows of a fault sent no files: that they are missing is no other one.
      const isMissing = reason._tag === 'ResumeNotSent' || reason._tag === 'AnswerNotSent';
      if (!(records.incomplete && isMissing)) faults.push({ at, reason });
    };
    for (const some of groupsOf(together)(resumesOf(records))) {
      for (const { at, value, positionId } of some) {
        const prepared = yield* take(resumeSent(deps, value, positionId));
        if ('_tag' in prepared) refused(at, prepared);
        else resumes.set(value, prepared);
      }
      yield* take(going);
    }
    for (const { at, value, questionId } of takesOf(records)) {
      const prepared = yield* take(takeSent(deps, value, questionId));
      if ('_tag' in prepared) refused(at, prepared);
      else takes.set(value, prepared);
      yield* take(going);
    }
    return { files: { resumes, takes }, faults };
  });
