import type { TimeZone } from '../../domain/time/time-zone';
import type { IdempotencyKey } from './secrets';

/** Where a social sign-in leads to, and as whom this portal is known there. */
export interface SocialProvider {
  readonly issuer: string;
  readonly clientId: string;
}

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
  /** Undefined: there is no social sign-in here, and no button for it. */
  readonly socialProvider: SocialProvider | undefined;
}
