import type { Candidates } from '../../../../application/ports/unit-of-work/people';
import type { Unit } from '../unit';
import { candidate, candidateColumns } from './candidate-row';

export const candidates = ({ db, first }: Unit): Candidates => {
  const read = db.selectFrom('candidates').select(candidateColumns);
  return {
    withEmail: (address) => first('candidates', candidate, read.where('email', '=', address)),
    withId: (id) => first('candidates', candidate, read.where('id', '=', id)),
  };
};
