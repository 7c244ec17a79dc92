import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Account } from '../../domain/identity/account';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { TimeZone } from '../../domain/time/time-zone';
import type { Addressee } from '../identity/people.store';
import type { Store } from '../ports/unit-of-work';
import type { FromStore } from '../ports/unit-of-work/store';

/** The recipient of mails about an application, and their time zone if known. */
export interface Reader {
  readonly candidate: Account;
  readonly ownZone: TimeZone | undefined;
}

/** None for an unproven address: only codes are mailed there (R41, service/decisions/006). */
export const readerIn = ({ proven, account, zone }: Addressee): O.Option<Reader> =>
  proven ? O.some({ candidate: account, ownZone: zone }) : O.none;

/** The same, of a candidate. */
export const readerOf = ({ candidates }: Pick<Store, 'candidates'>, id: CandidateId): FromStore<O.Option<Reader>> =>
  pipe(candidates.addressee(id), TE.map(O.chain(readerIn)));
