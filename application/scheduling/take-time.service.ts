import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { isOpenTo } from '../../domain/applications/open-position';
import { takeTime as decideTime } from '../../domain/applications/taking-a-time';
import type { Position } from '../../domain/positions/position';
import { offeredDays, startsAsShown, type OfferTerms } from '../../domain/positions/lead-time';
import { alternativesOffered, nearestSlots } from '../../domain/scheduling/nearest-slots';
import { sameSlot, slotsOf, type Slot } from '../../domain/positions/slot';
import { addDays } from '../../domain/time/calendar-date';
import { joinPath } from '../navigation/join-link';
import type { Booked, TimeRequest } from './scheduling.api';
import type { BookingRefusal } from '../applications/booking-refusals.api';
import type { Store } from '../ports/unit-of-work';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { granted, inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { withinNewAccountLimits } from './fresh-account.service';
import { provenFor } from '../identity/proven-for.service';
import type { SessionCaller } from '../identity/sessions.service';
import { takeInHand, type InHand } from '../applications/own-application.service';
import type { Request } from '../applications/request.service';
import { readerIn } from '../applications/reader.service';
import { writeStep } from '../applications/write-step.service';

type Failure = BookingRefusal | StoreUnavailable;

/** The candidate who books, and their network if known. */
export interface TimeTaker extends Pick<SessionCaller, 'candidateId' | 'proven'> {
  readonly network?: string | undefined;
}

const bookedAt = ({ introVideoUrl, hrisUrl }: Position): Booked => ({ introVideoUrl, externalUrl: hrisUrl });

const wordsOf = ({ act, kind, positionId, slot, videoPreference }: TimeRequest): string =>
  [
    act,
    kind,
    positionId,
    slot.date,
    slot.from,
    slot.to,
    ...(videoPreference === undefined ? [] : [videoPreference]),
  ].join(' ');

/** Free slots near the wanted one that can be booked now (R17); the wanted one itself comes first if it has another end than the candidate saw. */
const alternatives = (
  store: Store,
  { positionId, kind, slot }: TimeRequest,
  terms: OfferTerms,
): TE.TaskEither<StoreUnavailable, readonly Slot[]> =>
  pipe(
    store.slots.free(positionId, kind, { start: addDays(slot.date, -30), end: addDays(slot.date, 30) }),
    TE.map((found) => {
      const free = slotsOf(offeredDays(found, terms));
      const itself = free.filter((one) => sameSlot(one, slot) && one.to !== slot.to);
      return [...itself, ...nearestSlots(slot, free)].slice(0, alternativesOffered);
    }),
  );

const notAvailable = (
  store: Store,
  request: TimeRequest,
  terms: OfferTerms,
  tag: 'SlotTaken' | 'NoSuchSlot',
): TE.TaskEither<Failure, never> =>
  inOrder(function* () {
    const nearest = yield* take(alternatives(store, request, terms));
    return yield* refuse({ _tag: tag, wanted: request.slot, nearest });
  });

/** Books the slot and writes everything that follows from it, or nothing. */
const book = (
  { publicUrl, secrets }: ServiceDependencies,
  store: Store,
  { candidateId: caller, network }: TimeTaker,
  wish: TimeRequest,
  request: Request,
  { application, position, terms }: InHand,
) =>
  inOrder(function* () {
    const { act, kind, slot, ownZone } = wish;
    const step = yield* granted(decideTime(application, { _tag: act, kind, slot }, terms));
    const books = act === 'Book';
    const addressee = yield* take(books ? store.candidates.lockAddressee(caller) : store.candidates.addressee(caller));
    if (books)
      yield* take(
        withinNewAccountLimits(store, {
          candidateId: caller,
          provenAt: O.toUndefined(addressee)?.provenAt,
          positionId: position.positionId,
          network: network === undefined ? undefined : secrets.sealNetwork(network),
          now: terms.now,
        }),
      );
    if (ownZone !== undefined) yield* take(store.candidates.keepZone(caller, ownZone));
    const outcome = yield* take(
      writeStep(store, caller, {
        step,
        request,
        act,
        reason: undefined,
        before: application,
        position,
        publicUrl,
        meetingLink: `${publicUrl}${joinPath(wish)}`,
        at: terms.now,
        reader: pipe(
          addressee,
          O.chain((one) => readerIn({ ...one, zone: ownZone ?? one.zone })),
        ),
      }),
    );
    if (outcome === 'taken') return yield* take(notAvailable(store, wish, terms, 'SlotTaken'));
    return bookedAt(position);
  });

/**
 * Books or moves an appointment (R17, R27): one unit of work under the lock of this application and the store's constraint on the slot. A
 * repeated key books once and gets the same answer. A slot is the store's in every field: one that was shown with another start or end is refused. The mail is sent after the booking is committed. Requires a proven address (R41).
 */
export const takeTime =
  (deps: ServiceDependencies) =>
  (session: TimeTaker, requested: TimeRequest): TE.TaskEither<Failure, Booked> => {
    // We decide when a slot starts and ends; what was shown to the candidate is only compared.
    const { date, from, to } = requested.slot;
    const wish: TimeRequest = { ...requested, slot: { date, from, to } };
    const request: Request = { key: wish.key, words: wordsOf(wish) };
    const inTime = (store: Store) =>
      inOrder(function* () {
        yield* take(provenFor(store, session));
        const inHand = yield* take(takeInHand(store, deps.clock, session.candidateId, wish, request));
        const onOffer = yield* take(store.slots.find(wish.positionId, wish.kind, wish.slot));
        const { application, position, terms, repeated } = inHand;
        if (repeated) return bookedAt(position);
        if (!isOpenTo(position, application)) return yield* refuse({ _tag: 'PositionClosed' });
        const asShown = O.isSome(onOffer) && onOffer.value.to === to;
        if (!asShown || startsAsShown(requested.slot, position.zone)._tag === 'Refused')
          return yield* take(notAvailable(store, wish, terms, 'NoSuchSlot'));
        return yield* take(book(deps, store, session, wish, request, inHand));
      });
    return inOrder(function* () {
      const booked = yield* take(deps.unitOfWork.run(inTime));
      yield* take(TE.fromTask(deps.sendMails));
      return booked;
    });
  };
