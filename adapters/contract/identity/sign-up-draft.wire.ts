import type { SignUpDraft } from '../../../application/ports/session-store';
import { flag, text, type Codec } from '../codec';
import { allOf, field, objectWith } from '../record';
import { instant } from '../wire/fields';

/** A started sign-up, as a tab stores it: the typed values, valid or not. */
export const signUpDraft: Codec<SignUpDraft> = objectWith({
  form: allOf({
    firstName: field('firstname', text),
    lastName: field('lastname', text),
    email: field('email', text),
    country: field('country', text),
    phone: field('phone', text),
    zip: field('zipcode', text),
    termsAccepted: field('terms', flag),
  }),
  typedAt: field('typed_at', instant),
});
