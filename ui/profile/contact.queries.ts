import type * as E from 'fp-ts/Either';
import { saveContact, type ChangeContactFailure } from '../../application/profile/change-contact.journey';
import type { ContactSaved } from '../../application/profile/profile.api';
import type { IdempotencyKey } from '../../application/ports/secrets';
import type { ContactForm, StandingContact } from '../../domain/identity/contact-form';
import { changing, once, queries } from '../store/queries';

interface ContactTyped {
  readonly shown: StandingContact;
  readonly typed: ContactForm;
  readonly code: string | undefined;
  readonly key: IdempotencyKey;
}

export const { useSaveContactMutation } = queries.injectEndpoints({
  endpoints: (build) => ({
    saveContact: build.mutation<E.Either<ChangeContactFailure, ContactSaved>, ContactTyped>({
      queryFn: changing((ports, { shown, typed, code, key }: ContactTyped) =>
        saveContact(ports)(shown, typed, code, key),
      ),
      invalidatesTags: once('contact'),
    }),
  }),
});
