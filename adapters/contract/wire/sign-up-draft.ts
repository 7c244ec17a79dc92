import type { SignUpDraft } from '../../../application/ports/session-store';
import { flag, mapped, struct, text, type Codec } from '../codec';
import { instant } from './fields';

/** A started sign-up, as a tab stores it: the typed values, valid or not. */
export const signUpDraft: Codec<SignUpDraft> = mapped(
  struct({
    firstname: text,
    lastname: text,
    email: text,
    country: text,
    phone: text,
    zipcode: text,
    terms: flag,
    typed_at: instant,
  }),
  (kept) => ({
    form: {
      firstName: kept.firstname,
      lastName: kept.lastname,
      email: kept.email,
      country: kept.country,
      phone: kept.phone,
      zip: kept.zipcode,
      termsAccepted: kept.terms,
    },
    typedAt: kept.typed_at,
  }),
  ({ form, typedAt }) => ({
    firstname: form.firstName,
    lastname: form.lastName,
    email: form.email,
    country: form.country,
    phone: form.phone,
    zipcode: form.zip,
    terms: form.termsAccepted,
    typed_at: typedAt,
  }),
);
