import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { resumeKinds, type ResumeKind } from '../../../domain/resumes/resume-file';
import type { Id } from '../postgres/tables';
import { parseFileRef } from '../../../application/ports/file-ref';
import type { ResumeOfPosition, Resumes } from '../../../application/resumes/resumes.store';
import { printIsoInstant } from '../../../domain/time/instant';
import { fromParser, number, oneOf, struct, text } from '../../contract/codec';
import { positionId } from '../../contract/wire/fields';
import { instant, reading, type Reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

interface ResumesTable {
  readonly id: Id;
  readonly candidate_id: number;
  readonly position_id: number;
  readonly file: string;
  readonly name: string;
  readonly bytes: number;
  readonly kind: ResumeKind;
  readonly received_at: string;
}

interface ResumeWaiversTable {
  readonly candidate_id: number;
  readonly position_id: number;
  readonly at: string;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly resumes: ResumesTable;
    readonly resume_waivers: ResumeWaiversTable;
  }
}

const fileRef = fromParser({ name: 'a file reference', wire: text, parse: parseFileRef, print: String });

const resume: Reading<ResumeOfPosition> = reading(
  struct({
    file: fileRef,
    name: text,
    bytes: number,
    kind: oneOf(...resumeKinds),
    received_at: instant,
    position_id: positionId,
    position_name: text,
  }),
  ({ received_at, position_id, position_name, ...row }) => ({
    ...row,
    receivedAt: received_at,
    positionId: position_id,
    positionName: position_name,
  }),
);

const anyRow: Reading<unknown> = reading(struct({}), (row) => row);

export const resumes = ({ db, all, done }: Unit): Resumes => ({
  add: (candidate, position, { file, name, bytes, kind, receivedAt }) =>
    done(
      db.insertInto('resumes').values({
        candidate_id: candidate,
        position_id: position,
        file,
        name,
        bytes,
        kind,
        received_at: printIsoInstant(receivedAt),
      }),
    ),
  forget: (candidate, position, file) =>
    done(
      db
        .deleteFrom('resumes')
        .where('candidate_id', '=', candidate)
        .where('position_id', '=', position)
        .where('file', '=', file),
    ),
  of: (candidate) =>
    all(
      'resumes',
      resume,
      db
        .selectFrom('resumes')
        .innerJoin('positions', 'positions.position_id', 'resumes.position_id')
        .select(['file', 'name', 'bytes', 'kind', 'received_at', 'resumes.position_id', 'position_name'])
        .where('candidate_id', '=', candidate)
        .orderBy('resumes.id', 'desc'),
    ),
  isGiven: (file) =>
    pipe(
      all('resumes', anyRow, db.selectFrom('resumes').select('id').where('file', '=', file).limit(1)),
      TE.map((rows) => rows.length > 0),
    ),
  proceedWithout: (candidate, position, at) =>
    done(
      db
        .insertInto('resume_waivers')
        .values({ candidate_id: candidate, position_id: position, at: printIsoInstant(at) })
        .onConflict((conflict) => conflict.doNothing()),
    ),
  proceedsWithout: (candidate, position) =>
    pipe(
      all(
        'resume_waivers',
        anyRow,
        db
          .selectFrom('resume_waivers')
          .select('at')
          .where('candidate_id', '=', candidate)
          .where('position_id', '=', position),
      ),
      TE.map((rows) => rows.length > 0),
    ),
});
