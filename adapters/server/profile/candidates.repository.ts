import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Profiles } from '../../../application/profile/profiles.store';
import type { Accounts } from '../../../application/identity/people.store';
import { printIsoInstant } from '../../../domain/time/instant';
import { flag, struct } from '../../contract/codec';
import { instant, orNull, reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';
import {
  accountValues,
  addressee,
  addresseeColumns,
  candidate,
  candidateColumns,
  candidateIdRow,
  candidateValues,
  socialOriginRow,
} from './candidate-row.repository';

const provenRow = reading(struct({ signed_up: flag, proven_at: orNull(instant) }), (row) => row);

export const candidates = ({ db, first, done }: Unit): Accounts & Profiles => {
  const read = db.selectFrom('candidates').select(candidateColumns);
  const mailed = db.selectFrom('candidates').select(addresseeColumns);
  return {
    withEmail: (address) => first('candidates', candidate, read.where('email', '=', address)),
    withId: (id) => first('candidates', candidate, read.where('id', '=', id)),
    whole: (id) => first('candidates', candidate, read.where('id', '=', id)),
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
          .values({ ...accountValues(account), signed_up: true })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id'),
      ),
    proveAddress: (id, at) =>
      done(
        db
          .updateTable('candidates')
          .set({ proven_at: printIsoInstant(at) })
          .where('id', '=', id)
          .where('signed_up', '=', true)
          .where('proven_at', 'is', null),
      ),
    addressee: (id) => first('candidates', addressee, mailed.where('id', '=', id)),
    lockAddressee: (id) => first('candidates', addressee, mailed.where('id', '=', id).forUpdate()),
    hasProvenAddress: (id) =>
      pipe(
        first(
          'candidates',
          provenRow,
          db.selectFrom('candidates').select(['signed_up', 'proven_at']).where('id', '=', id),
        ),
        TE.map(O.exists((row) => !row.signed_up || row.proven_at !== undefined)),
      ),
    keepZone: (id, zone) => done(db.updateTable('candidates').set({ zone }).where('id', '=', id)),
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
