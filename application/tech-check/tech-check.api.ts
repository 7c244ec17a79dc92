import type { Job } from '../../domain/ids/job';
import type { PositionId } from '../../domain/ids/position-ids';
import type { ConnectionScore } from '../../domain/device/connection-score';
import type { TechCheckChange } from '../../domain/positions/flags';
import type { ApiOf, NoSuchApplication, Operation, NamesOf } from '../ports/candidate-api/call';

/* The tech check: its flags and the speed it requires. */

/** `mandatory` and `optional` are the two forms; `self-record` is the mandatory flag, set by the recorder once its device has passed. */
export type TechCheckRecord = Job &
  (
    | { readonly by: 'mandatory' | 'optional'; readonly to: TechCheckChange['to'] }
    | { readonly by: 'self-record'; readonly to: 'done' }
  );

/** Undefined: only the deployment's own threshold (R46). */
export interface ThresholdFor {
  readonly positionId: PositionId | undefined;
}

/** A tech check's result and the speed it requires (spec 2 §4.4, R46). */
export interface TechCheckOperations {
  readonly recordTechCheck: Operation<TechCheckRecord, undefined, NoSuchApplication>;
  /** The Mbps that a tech check requires. */
  readonly speedThreshold: Operation<ThresholdFor, ConnectionScore, NoSuchApplication>;
}

/** Their names. */
export const techCheckOperations: NamesOf<TechCheckOperations> = { recordTechCheck: true, speedThreshold: true };

/** The tech check, as journeys call it; the measuring itself isn't among these calls. */
export type TechCheckApi = ApiOf<TechCheckOperations>;
