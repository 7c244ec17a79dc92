import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Candidates } from '../../../../application/ports/unit-of-work/people';
import type { Unit } from '../unit';
import {
  accountValues,
  candidate,
  candidateColumns,
  candidateIdRow,
  candidateValues,
  socialOriginRow,
} from './candidate-row';

export const candidates = ({ db, first, done }: Unit): Candidates => {
  const read = db.selectFrom('candidates').select(candidateColumns);
  return {
    withEmail: (address) => first('candidates', candidate, read.where('email', '=', address)),
    withId: (id) => first('candidates', candidate, read.where('id', '=', id)),
    update: (id, update) =>
      done(
        db
          .updateTable('candidates')
          .set(candidateValues({ ...update, phone: undefined }))
          .where('id', '=', id),
      ),
    add: (account) =>
      first(
        'candidates',
        candidateIdRow,
        db
          .insertInto('candidates')
          .values(accountValues(account))
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id'),
      ),
    socialOrigin: (id) =>
      pipe(
        first(
          'candidates',
          socialOriginRow,
          db.selectFrom('candidates').select(['source_from', 'picture_url']).where('id', '=', id),
        ),
        TE.map(O.flatten),
      ),
    changeContact: (id, { email, phone }) =>
      done(
        db
          .updateTable('candidates')
          .set({ email, phone: phone ?? null })
          .where('id', '=', id),
      ),
  };
};
