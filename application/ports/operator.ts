import type { OperatorAct, OperatorRefusal } from '../../domain/applications/operator-acts';
import type { Email } from '../../domain/identity/email';
import type { PositionId } from '../../domain/positions/ids';
import type { Slot } from '../../domain/scheduling/slot';
import type { SlotKind, SlotWithCapacity } from './unit-of-work';

/* What an employer asks of the provider's side, and what may stand in the way. The portal has no screens for it. */

/** One candidate's application to one position, as an operator names it. */
export interface ApplicationNamed {
  readonly email: Email;
  readonly positionId: PositionId;
}

export interface ActRequest extends ApplicationNamed {
  readonly act: OperatorAct;
}

export interface Publication {
  readonly positionId: PositionId;
  readonly published: boolean;
}

export interface OpenedSlots {
  readonly positionId: PositionId;
  readonly kind: SlotKind;
  readonly slots: readonly SlotWithCapacity[];
}

export type ApplicationNotFound =
  | { readonly _tag: 'NoSuchCandidate'; readonly email: Email }
  | { readonly _tag: 'NoSuchApplication'; readonly positionId: PositionId };

export interface NoSuchPosition {
  readonly _tag: 'NoSuchPosition';
  readonly positionId: PositionId;
}

export type ActRefused = ApplicationNotFound | OperatorRefusal;

export type SlotsRefused = NoSuchPosition | { readonly _tag: 'EndsBeforeItBegins'; readonly slot: Slot };
