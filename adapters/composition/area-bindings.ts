import { ContainerModule } from 'inversify';
import type { CallArea, CandidateOperations, OperationsByArea } from '../../application/ports/candidate-api';
import type { CalendarEntry } from '../../application/ports/mailer';
import type { TravelsOf } from '../contract/operation';
import { token, type Token } from './token';

/* How the browser's container and the areas' modules refer to each other. */

export const browserTokens = {
  window: token<Window & typeof globalThis>('Window'),
  calendarFile: token<(entry: CalendarEntry) => string>('CalendarFile'),
  /** Loads the code that writes calendar files when one is requested. */
  loadCalendarFile: token<() => Promise<(entry: CalendarEntry) => string>>('LoadCalendarFile'),
} as const;

type AllCalls = TravelsOf<CandidateOperations>;
export type Calls = Partial<AllCalls>;
type CallsOf<A extends CallArea> = Pick<AllCalls, keyof AllCalls & keyof OperationsByArea[A]>;

/** The token under which an area's calls are bound. */
export const callsOf = (area: CallArea): Token<Calls> => Symbol.for(`calls of ${area}`);

/** Binds an area's calls and nothing else. */
export const callsModule = <A extends CallArea>(area: A, calls: Calls & CallsOf<A>) =>
  new ContainerModule(({ bind }) => {
    bind(callsOf(area)).toConstantValue(calls);
  });
