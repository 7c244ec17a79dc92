import * as E from 'fp-ts/Either';
import { timeWanted } from '../../../application/scheduling/schedule.journey';
import type { TimeWanted } from '../../../application/scheduling/scheduling.api';
import type { Clock } from '../../../application/ports/clock';
import { sayActRefusal } from '../../../application/applications/act-refusals.words';
import { noMovesLeft, notOffered, type ActRefusal } from '../../../domain/applications/act-refusals';
import { actionDestination, screenOpenedBy } from '../../../domain/applications/action-destination';
import type { Application } from '../../../domain/applications/application';
import { cardActions } from '../../../domain/applications/card-actions';
import { appliesFirst, timeOffered } from '../../../domain/applications/time-offer';
import { refused, type Decision } from '../../../domain/decision';

/** The purpose of a time, and which of the two commands takes it. */
export interface Wanted extends TimeWanted {
  readonly command: 'book' | 'move';
}

/** The typed command: book a first time, move to another, or only list the times. */
export type TimeCommand = 'book' | 'move' | 'slots';

interface Offered extends TimeWanted {
  /** Whether the card says Schedule: then there is no time to move. */
  readonly first: boolean;
}

/**
 * The purpose of the application's scheduling page, determined as in a browser: from the card's action to its page (R10a), through the page's guard
 * (R16), to what its Confirm does (R17).
 */
const offeredNow = (application: Application, act: TimeWanted['act'], clock: Clock): Decision<ActRefusal, Offered> => {
  const offer = timeOffered(application);
  if (offer === undefined) return notOffered(act, application);
  if (appliesFirst(application)) return refused({ _tag: 'ScreeningNotPassed', screening: application.screening });
  const usable = cardActions(application, clock.now()).some(
    ({ action, barrier }) => action === offer.action && barrier === undefined,
  );
  if (!usable) return noMovesLeft(application);
  const screen = screenOpenedBy(actionDestination(offer.action, application));
  const wanted = screen === undefined ? undefined : timeWanted(screen, application, clock.now());
  return wanted?._tag === 'Allowed'
    ? { ...wanted, value: { ...wanted.value, first: offer.first } }
    : notOffered(act, application);
};

/**
 * The purpose of a time. The card decides on kind and call, not the typed command. A lost first time is booked again although its card says
 * Reschedule (R17), so both commands do that. Otherwise `book` is for a first time and `move` for a held one, so that nobody uses up a move by
 * mistake.
 */
export const wantedOf = (
  application: Application,
  typed: TimeCommand,
  clock: Clock,
): E.Either<readonly string[], Wanted> => {
  const act = typed === 'move' ? 'Move' : 'Book';
  const offered = offeredNow(application, act, clock);
  if (offered._tag === 'Refused') return E.left([sayActRefusal(offered.reason)]);
  const { first, ...wanted } = offered.value;
  const command = wanted.act === 'Move' || (!first && typed === 'move') ? 'move' : 'book';
  return typed === command || typed === 'slots'
    ? E.right({ ...wanted, command })
    : E.left([sayActRefusal(notOffered(act, application).reason), `What fits this job now: ${command}`]);
};
