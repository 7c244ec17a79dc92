import type { ChangeContactRefusal, UpdateProfileRefusal } from '../../../application/profile/profile.api';
import type { SpanFault } from '../../../domain/profile/span';
import { number, oneOf, text, variant, variants, type Codec } from '../codec';
import { email, instant } from '../wire/fields';
import { phoneNotCallable } from '../identity/person.wire';
import { month } from './entries.wire';

const spanFault: Codec<SpanFault> = variants<SpanFault>({
  NotAMonth: variant('NotAMonth', { text }),
  MonthInFuture: variant('MonthInFuture', { month, latest: month }),
  StartAfterEnd: variant('StartAfterEnd', { from: month, to: month }),
});

/** Which entry is at fault: `place` counts from 0, `end` says which of its months (R21). */
export const updateProfileRefusal: Codec<UpdateProfileRefusal> = variants<UpdateProfileRefusal>({
  SpanRefused: variant('SpanRefused', {
    list: oneOf('experience', 'education'),
    place: number,
    end: oneOf('from', 'to'),
    fault: spanFault,
  }),
});

/** What a new address still needs, or why nothing changes (R28). */
export const changeContactRefusal: Codec<ChangeContactRefusal> = variants<ChangeContactRefusal>({
  CodeNeeded: variant('CodeNeeded', { sentTo: email, resendAt: instant }),
  PhoneNotCallable: phoneNotCallable,
  CodeNotFound: variant('CodeNotFound', {}),
  CodeWrong: variant('CodeWrong', { triesLeft: number }),
  CodeExpired: variant('CodeExpired', { lifetimeMinutes: number }),
  CodeTriesUsedUp: variant('CodeTriesUsedUp', { limit: number }),
  EmailTaken: variant('EmailTaken', { email }),
  TooManyCodes: variant('TooManyCodes', { limit: number, per: oneOf('hour', 'day'), retryAt: instant }),
  KeyUsedBefore: variant('KeyUsedBefore', {}),
});
