import type { Email } from '../../domain/identity/email';
import type { PositionId } from '../../domain/positions/ids';

/** One candidate's application to one position, as an operator identifies it. */
export interface ApplicationNamed {
  readonly email: Email;
  readonly positionId: PositionId;
}
