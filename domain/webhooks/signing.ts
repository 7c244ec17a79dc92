import { serviceNumbers } from '../parameters/service-values';
import { seconds, type Milliseconds } from '../time/duration';
import type { Instant } from '../time/instant';

/* What a receiver checks (Standard Webhooks 1.0). */

/** The instant of a try, in whole seconds since 1970. */
export const webhookTimestamp = (at: Instant): string => String(Math.floor(at / seconds(1)));

/** The text that is signed: the event's id, which stays the same over all tries, the timestamp of this try, and the body. */
export const signedContent = (id: string, at: Instant, body: string): string => `${id}.${webhookTimestamp(at)}.${body}`;

/** For how long a secret signs along after it was replaced: until the receiver has the new one. */
export const oldSecretSigns: Milliseconds = serviceNumbers.old_secret_signs;

/** What signs now: the newest, and the one before for as long as it signs along. */
export const signingNow = <Secret>(
  newest: Secret,
  before: { readonly secret: Secret; readonly until: Instant } | undefined,
  now: Instant,
): readonly Secret[] => (before !== undefined && now < before.until ? [newest, before.secret] : [newest]);
