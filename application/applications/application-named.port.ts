import type { Email } from '../../domain/text/email';
import type { PositionId } from '../../domain/ids/position-ids';

/** One candidate's application to one position, as an operator identifies it. */
export interface ApplicationNamed {
  readonly email: Email;
  readonly positionId: PositionId;
}

/** Which part of an application's name is unknown: its candidate, or their application to this position. */
export type ApplicationNotFound =
  | { readonly _tag: 'NoSuchCandidate'; readonly email: Email }
  | { readonly _tag: 'NoSuchApplication'; readonly positionId: PositionId };
