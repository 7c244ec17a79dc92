import { EMPTY, map, type Observable, type SchedulerLike } from 'rxjs';
import { seconds } from '../../domain/time/duration';
import type { Clock } from '../ports/clock';
import type { Reporter } from '../ports/reporter';
import { countdown } from '../live/countdown';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';

/* The employer's own form, which opens by itself after a booking (spec 1 §2). */

/** How long the confirmation is shown before the form opens. The specification shows a timer without a number. */
const opensAfter = seconds(30);

/** The countdown to the form. */
export interface OpeningForm {
  /** It doesn't open by itself: nothing was booked just now, it has opened already, or the candidate stays. */
  readonly stays: boolean;
  /** Undefined: nothing is counted. */
  readonly secondsLeft: number | undefined;
}

/** What happens to the countdown. `FormShown`: the form's address; undefined as long as it is not known, or behind a dialog. */
export type OpeningFormEvent =
  | { readonly _tag: 'FormShown'; readonly url: string | undefined }
  | { readonly _tag: 'Counted'; readonly left: number; readonly url: string }
  | { readonly _tag: 'StayPressed' };

/** What the countdown asks for. */
export type OpeningFormCommand =
  | { readonly _tag: 'Count' | 'Open'; readonly url: string }
  | { readonly _tag: 'StopCounting' };

type OpeningFormStep = Step<OpeningForm, OpeningFormCommand>;

const stopped = (stays: boolean): OpeningFormStep => [{ stays, secondsLeft: undefined }, [{ _tag: 'StopCounting' }]];

/** One event of the countdown: the form opens once. */
export const openingFormStep = (state: OpeningForm, event: OpeningFormEvent): OpeningFormStep => {
  if (state.stays) return [state, []];
  switch (event._tag) {
    case 'FormShown':
      return event.url === undefined ? stopped(false) : [state, [{ _tag: 'Count', url: event.url }]];
    case 'Counted': {
      const { left, url } = event;
      return left > 0
        ? [{ ...state, secondsLeft: left }, []]
        : [{ stays: true, secondsLeft: undefined }, [{ _tag: 'Open', url }]];
    }
    case 'StayPressed':
      return stopped(true);
  }
};

/** What the countdown needs. */
export interface OpeningFormPorts {
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly open: (url: string) => void;
}

/** Counts down to the form, if a time was booked just now. */
export const openingFormMachine = (
  { clock, reporter, open }: OpeningFormPorts,
  justBooked: boolean,
  scheduler?: SchedulerLike,
): Machine<OpeningForm, OpeningFormEvent> => {
  const carry = (command: OpeningFormCommand): Observable<OpeningFormEvent> => {
    switch (command._tag) {
      case 'Count': {
        const { url } = command;
        return countdown(clock, opensAfter, scheduler).pipe(map((left) => ({ _tag: 'Counted', left, url })));
      }
      case 'StopCounting':
        return EMPTY;
      case 'Open':
        open(command.url);
        return EMPTY;
    }
  };
  const threw = reporting<OpeningFormEvent>(reporter, 'external-form', () => ({ _tag: 'StayPressed' }));
  return machine<OpeningForm, OpeningFormEvent, OpeningFormCommand>(
    [{ stays: !justBooked, secondsLeft: undefined }, []],
    openingFormStep,
    inLanes(({ _tag }) => (_tag === 'StopCounting' ? 'Count' : _tag), carry, threw),
    threw,
  );
};
