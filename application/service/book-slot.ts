import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Held } from '../../domain/applications/life-step';
import { takeTime } from '../../domain/applications/taking-a-time';
import type { CandidateId } from '../../domain/identity/candidate-id';
import type { Position } from '../../domain/positions/position';
import { offerSlot, type OfferTerms } from '../../domain/scheduling/lead-time';
import { nearestSlots } from '../../domain/scheduling/nearest-slots';
import { sameSlot, type Slot } from '../../domain/scheduling/slot';
import { addDays } from '../../domain/time/calendar-date';
import type { MailNotSent } from '../ports/mailer';
import type { Booked, BookingRefusal, BookingRequest } from '../ports/candidate-api';
import type { ApplicationWithPosition, KeptBooking, Store, StoreUnavailable } from '../ports/unit-of-work';
import type { ServiceDependencies } from './dependencies';
import { bookingMail } from './mails/booking-mail';

type BookingFailure = BookingRefusal | StoreUnavailable;

/** What the confirmation mail tells. */
interface News {
  readonly held: Held;
  readonly position: Position;
}

interface Outcome {
  readonly booked: Booked;
  /** Undefined when this booking was only repeated: its mail has left. */
  readonly news: News | undefined;
}

const bookedAt = ({ introVideoUrl }: Position): Booked => ({ introVideoUrl, externalUrl: undefined });

/** Free slots near a wanted one that could really be booked now (R17). */
const alternatives = (
  store: Store,
  request: BookingRequest,
  terms: OfferTerms,
): TE.TaskEither<StoreUnavailable, readonly Slot[]> =>
  pipe(
    store.slots.free(request.positionId, 'video', {
      start: addDays(request.slot.date, -30),
      end: addDays(request.slot.date, 30),
    }),
    TE.map((free) =>
      nearestSlots(
        request.slot,
        free.filter((slot) => offerSlot(slot, terms)._tag === 'Allowed'),
      ),
    ),
  );

const refuse = (
  store: Store,
  request: BookingRequest,
  terms: OfferTerms,
  tag: 'SlotTaken' | 'NoSuchSlot',
): TE.TaskEither<BookingFailure, never> =>
  pipe(
    alternatives(store, request, terms),
    TE.flatMap((nearest) => TE.left({ _tag: tag, wanted: request.slot, nearest })),
  );

/** The slot is held and everything that follows from it is written, or nothing is. */
const take = (
  store: Store,
  caller: CandidateId,
  request: BookingRequest,
  { application, position }: ApplicationWithPosition,
  terms: OfferTerms,
): TE.TaskEither<BookingFailure, Outcome> => {
  const decision = takeTime(application, { _tag: 'Book', kind: 'video', slot: request.slot }, terms);
  if (decision._tag === 'Refused') return TE.left(decision.reason);
  const { application: after, held } = decision.value;
  const { positionId, slot } = request;
  return pipe(
    store.appointments.hold(caller, positionId, held.stage, held.kind, slot, held.startsAt),
    TE.flatMap((outcome) => (outcome === 'taken' ? refuse(store, request, terms, 'SlotTaken') : TE.right(undefined))),
    TE.flatMap(() => store.applications.save(caller, after)),
    TE.flatMap(() => store.idempotencyKeys.keep(caller, request.key, { positionId, slot }, terms.now)),
    TE.map(() => ({ booked: bookedAt(position), news: { held, position } })),
  );
};

/** A key that is known answers as it did the first time; with another slot it is refused (R17). */
const repeat = (
  kept: KeptBooking,
  request: BookingRequest,
  { position }: ApplicationWithPosition,
): TE.TaskEither<BookingFailure, Outcome> =>
  kept.positionId === request.positionId && sameSlot(kept.slot, request.slot)
    ? TE.right({ booked: bookedAt(position), news: undefined })
    : TE.left({ _tag: 'KeyUsedForAnotherSlot' });

/** Tells the candidate by mail. That a mail could not leave is reported and does not undo the booking. */
const tell =
  ({ unitOfWork, mailer, reporter, publicUrl }: ServiceDependencies) =>
  (caller: CandidateId, { held, position }: News): TE.TaskEither<never, undefined> =>
    pipe(
      unitOfWork.run(({ candidates }) => candidates.withId(caller)),
      TE.flatMap((candidate): TE.TaskEither<StoreUnavailable | MailNotSent, undefined> => {
        if (O.isNone(candidate)) return TE.right(undefined);
        const { email, firstName } = candidate.value;
        return mailer.send(bookingMail({ to: email, firstName, position, startsAt: held.startsAt, publicUrl }));
      }),
      TE.orElse(({ _tag }) => {
        reporter.report('confirmation-mail-not-sent', { why: _tag });
        return TE.right(undefined);
      }),
    );

/**
 * Books a video interview (R17, R27): one unit of work under the lock of this application and the store's constraint on the slot.
 * A repeated key books once. The confirmation mail leaves after the booking stands.
 */
export const bookSlot =
  (deps: ServiceDependencies) =>
  (caller: CandidateId, request: BookingRequest): TE.TaskEither<BookingFailure, Booked> =>
    pipe(
      deps.unitOfWork.run((store) =>
        pipe(
          store.applications.lock(caller, request.positionId),
          TE.flatMap(TE.fromOption((): BookingFailure => ({ _tag: 'NoSuchApplication' }))),
          TE.bindTo('found'),
          TE.bindW('kept', () => store.idempotencyKeys.find(caller, request.key)),
          TE.bindW('onOffer', () => store.slots.exists(request.positionId, 'video', request.slot)),
          TE.flatMap(({ found, kept, onOffer }): TE.TaskEither<BookingFailure, Outcome> => {
            const { zone, sameDaySlots, published, communityId } = found.position;
            const terms = { zone, sameDaySlots, now: deps.clock.now() };
            if (communityId !== request.communityId) return TE.left({ _tag: 'NoSuchApplication' });
            if (O.isSome(kept)) return repeat(kept.value, request, found);
            if (!published) return TE.left({ _tag: 'PositionClosed' });
            return onOffer ? take(store, caller, request, found, terms) : refuse(store, request, terms, 'NoSuchSlot');
          }),
        ),
      ),
      TE.tap(({ news }) => (news === undefined ? TE.right(undefined) : tell(deps)(caller, news))),
      TE.map(({ booked }) => booked),
    );
