import * as TE from 'fp-ts/TaskEither';
import { notOffered } from '../../domain/applications/act-refusals';
import type { Application } from '../../domain/applications/application';
import { offersEnabled } from '../../domain/applications/card-actions';
import { cancelActions } from '../../domain/applications/lifecycle';
import type { Declinable } from '../../domain/applications/turns';
import {
  requestCancellation,
  type CancellationForm,
  type CancellationPlace,
  type CancellationRefusal,
  type CancellationRequest,
} from '../../domain/applications/cancellation';
import { decline, isDeclinable, type Declined, type DeclineRefusal } from '../../domain/applications/decline';
import type { CallFailure } from '../failure';
import { granted, inOrder, take } from '../in-order';
import type { GivingUpApi, GivingUpRefusal } from './giving-up.api';
import type { Clock } from '../ports/clock';
import type { IdempotencyKey } from '../ports/secrets';

/** Why an appointment was not canceled: the dialog is incomplete, card or server doesn't allow it (R10b, R18), or the call failed. */
export type GivingUpFailure = CancellationRefusal | GivingUpRefusal | CallFailure;

const isGivenUp = (application: Application, clock: Clock): boolean =>
  cancelActions.some((action) => offersEnabled(application, action, clock.now()));

/**
 * Gives up an appointment with the dialog's answers (R18). A choice that the card does not offer (R10b), or an incomplete dialog, is never sent.
 * `key` belongs to the answered dialog: sent twice, it takes effect once.
 */
export const giveUpAppointment =
  ({ api, clock }: { readonly api: Pick<GivingUpApi, 'giveUp'>; readonly clock: Clock }) =>
  (
    application: Application,
    form: CancellationForm,
    place: CancellationPlace,
    key: IdempotencyKey,
  ): TE.TaskEither<GivingUpFailure, CancellationRequest> => {
    if (!isGivenUp(application, clock))
      return TE.left(
        notOffered(form.choice === 'reschedule-later' ? 'RescheduleLater' : 'Withdraw', application).reason,
      );
    return inOrder(function* () {
      const cancellation = yield* granted(requestCancellation(application, form, place));
      const { communityId, positionId } = application;
      yield* take(api.giveUp({ communityId, positionId, cancellation, key }));
      return cancellation;
    });
  };

/** What this application can decline, by its status; an offer if its status names nothing (R27). */
export const declinableOf = ({ status }: Pick<Application, 'status'>): Declinable =>
  isDeclinable('invitation', status) ? 'invitation' : 'offer';

/** Why nothing is declined: the reason is faulty, card or server doesn't allow it (R10b), or the call failed. */
export type DecliningFailure = DeclineRefusal | GivingUpRefusal | CallFailure;

/** Declines the application's offer or invitation with the candidate's reason (R27, spec 2 §4.8). */
export const declineOffered =
  ({ api }: { readonly api: Pick<GivingUpApi, 'decline'> }) =>
  (application: Application, typed: string, key: IdempotencyKey): TE.TaskEither<DecliningFailure, Declined> =>
    inOrder(function* () {
      const declined = yield* granted(decline(declinableOf(application), application, typed));
      const { communityId, positionId } = application;
      const { what, reason } = declined;
      yield* take(api.decline({ communityId, positionId, what, reason, key }));
      return declined;
    });
