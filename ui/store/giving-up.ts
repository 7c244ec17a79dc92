import type * as E from 'fp-ts/Either';
import { giveUpAppointment, type GivingUpFailure } from '../../application/journeys/give-up';
import type { IdempotencyKey } from '../../application/ports/secrets';
import type { Application } from '../../domain/applications/application';
import type { CancellationForm, CancellationPlace, CancellationRequest } from '../../domain/interviews/cancellation';
import { changing, once, queries } from './queries';

interface GivingUpWanted {
  readonly application: Application;
  readonly form: CancellationForm;
  readonly place: CancellationPlace;
  readonly key: IdempotencyKey;
}

export const { useGiveUpMutation } = queries.injectEndpoints({
  endpoints: (build) => ({
    giveUp: build.mutation<E.Either<GivingUpFailure, CancellationRequest>, GivingUpWanted>({
      queryFn: changing((ports, { application, form, place, key }: GivingUpWanted) =>
        giveUpAppointment(ports)(application, form, place, key),
      ),
      invalidatesTags: once('booking'),
    }),
  }),
});
