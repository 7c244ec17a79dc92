import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import type { CallArea, CandidateOperations, OperationsByArea } from '../../application/ports/candidate-api';
import type { CalendarEntry } from '../../application/ports/mailer';
import type { Rescued } from '../browser/storage/rescued';
import type { Bearer } from '../contract/bearer';
import type { Bindings } from '../contract/operation';
import { tokensOf, type Token } from './token';

/* How the browser's container and the areas' modules refer to each other. */

interface BrowserPorts {
  readonly window: Window & typeof globalThis;
  /** Carries the session's token, and watches what the answers say about it. */
  readonly bearer: Bearer;
  readonly chatRows: Rescued;
  readonly calendarFile: (entry: CalendarEntry) => string;
  /** Loads the code that writes calendar files when one is requested. */
  readonly loadCalendarFile: () => Promise<(entry: CalendarEntry) => string>;
}

export const browserTokens = tokensOf<BrowserPorts>('browser');

type AllCalls = Bindings<CandidateOperations>;
export type Calls = Partial<AllCalls>;
type CallsOf<A extends CallArea> = Pick<AllCalls, keyof AllCalls & keyof OperationsByArea[A]>;

/** The token under which an area's calls are bound. */
export const callsOf = (area: CallArea): Token<Calls> => Symbol.for(`calls of ${area}`);

/** Binds a group of calls, and what else its area brings. */
export const callsModule = <A extends CallArea>(
  area: A,
  calls: Calls & CallsOf<A>,
  andMore: (options: ContainerModuleLoadOptions) => void = () => undefined,
) =>
  new ContainerModule((options) => {
    options.bind(callsOf(area)).toConstantValue(calls);
    andMore(options);
  });
