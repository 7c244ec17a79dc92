import type { TimeZone } from '../../domain/time/time-zone';
import type { IdempotencyKey } from './secrets';

/** What the candidate's own device and this deployment tell. */
export interface Environment {
  /** The zone the device is set to. */
  readonly zone: () => TimeZone;
  /** A fresh key for one choice of slot (R17). */
  readonly newKey: () => IdempotencyKey;
  /** The address of this portal, without a slash at its end: for what is put elsewhere and leads back here. */
  readonly publicUrl: string;
  /** The information mailbox of the empty list (spec 1 §2). */
  readonly infoEmail: string;
  /** Where Contact Us writes to (spec 1 §2). */
  readonly supportEmail: string;
  /** The version shown at the foot (spec 1 §9: default 1.0.106). */
  readonly version: string;
}
