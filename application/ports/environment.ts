import type { TimeZone } from '../../domain/time/time-zone';
import type { IdempotencyKey } from './secrets';

/** The provider of social sign-ins, and this portal's id there. */
export interface SocialProvider {
  readonly issuer: string;
  readonly clientId: string;
}

/** Facts about the candidate's device and this deployment. */
export interface Environment {
  /** The device's time zone. */
  readonly zone: () => TimeZone;
  /** A fresh key for one choice of slot (R17). */
  readonly newKey: () => IdempotencyKey;
  /** The address of this portal, without a trailing slash, for links from elsewhere. */
  readonly publicUrl: string;
  /** The information mailbox of the empty list (spec 1 §2). */
  readonly infoEmail: string;
  /** The address behind Contact Us (spec 1 §2). */
  readonly supportEmail: string;
  /** The version shown in the footer (spec 1 §9: default 1.0.106). */
  readonly version: string;
  /** Undefined: this deployment has no social sign-in, so no button. */
  readonly socialProvider: SocialProvider | undefined;
  /** Whether this deployment records sessions (R5). */
  readonly recordsVisits: boolean;
}
