import * as E from 'fp-ts/Either';
import { timeWanted } from '../../../application/journeys/schedule';
import type { TimeWanted } from '../../../application/ports/candidate-api/scheduling';
import type { Clock } from '../../../application/ports/clock';
import { sayActRefusal } from '../../../application/words/act-refusals';
import { noMovesLeft, notOffered, type ActRefusal } from '../../../domain/applications/act-refusals';
import { actionDestination, screenOpenedBy } from '../../../domain/applications/action-destination';
import type { Application } from '../../../domain/applications/application';
import { cardActions } from '../../../domain/applications/card-actions';
import { appliesFirst, timeOffered } from '../../../domain/applications/time-offer';
import { refused, type Decision } from '../../../domain/decision';

/** What a time is taken for, and by which of the two commands. */
export interface Wanted extends TimeWanted {
  readonly command: 'book' | 'move';
}

/** What is typed: a first time, another in place of one, or only a look at the times. */
export type TimeCommand = 'book' | 'move' | 'slots';

interface Offered extends TimeWanted {
  /** Whether the card says Schedule: then there is nothing to be moved. */
  readonly first: boolean;
}

/**
 * What the application's scheduling page is for, found the way a browser goes there: from the card's action to its page (R10a), past
 * the page's guard (R16), to what its Confirm does (R17).
 */
const offeredNow = (application: Application, act: TimeWanted['act'], clock: Clock): Decision<ActRefusal, Offered> => {
  const offer = timeOffered(application);
  if (offer === undefined) return notOffered(act, application);
  if (appliesFirst(application)) return refused({ _tag: 'ScreeningNotPassed', screening: application.screening });
  const usable = cardActions(application, clock.now()).some(
    ({ action, barrier }) => action === offer.action && barrier === undefined,
  );
  if (!usable) return noMovesLeft(application);
  const screen = screenOpenedBy(actionDestination(offer.action, application, false));
  const wanted = screen === undefined ? undefined : timeWanted(screen, application, clock);
  return wanted?._tag === 'Allowed'
    ? { ...wanted, value: { ...wanted.value, first: offer.first } }
    : notOffered(act, application);
};

/**
 * What a time is taken for; which kind and which call, the card decides, never who types. A lost first time is booked again though its
 * card says Reschedule (R17): then both commands mean it. Otherwise a first time is booked and a held one moved, so that nobody uses up
 * a move by a slip.
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
