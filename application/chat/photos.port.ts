import type * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import type { PhotoNotCleaned } from '../../domain/chat/attachment';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { StoredFile } from '../files/file-store.port';
import type { StoreUnavailable } from '../ports/unit-of-work/store';

/** Takes from photos where, when and with which camera they were taken (R54), beside the portal's other work. */
export interface Photos {
  /** None: the photo is damaged. Each candidate's photos wait for their own turn. Unavailable: it could not be tried, which says nothing about it. */
  readonly clean: (
    of: CandidateId,
    photo: StoredFile,
  ) => TE.TaskEither<PhotoNotCleaned | StoreUnavailable, O.Option<Uint8Array>>;
}
