import type { Candidate, Candidates } from '../../../../application/ports/unit-of-work';
import { struct, text } from '../../../contract/codec';
import { candidateId, email, reading, type Reading } from '../columns';
import type { Unit } from '../unit';

const candidate: Reading<Candidate> = reading(
  struct({ id: candidateId, email, first_name: text, last_name: text }),
  (row) => ({ id: row.id, email: row.email, firstName: row.first_name, lastName: row.last_name }),
);

export const candidates = ({ db, first }: Unit): Candidates => {
  const read = db.selectFrom('candidates').select(['id', 'email', 'first_name', 'last_name']);
  return {
    withEmail: (address) => first('candidates', candidate, read.where('email', '=', address)),
    withId: (id) => first('candidates', candidate, read.where('id', '=', id)),
  };
};
