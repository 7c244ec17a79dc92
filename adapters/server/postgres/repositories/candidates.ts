import type { Candidates } from '../../../../application/ports/unit-of-work/people';
import type { Unit } from '../unit';
import { candidate, candidateColumns, candidateValues } from './candidate-row';

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
  };
};
