import * as E from 'fp-ts/Either';
import { bindCallback, defer, EMPTY, map, of, switchMap, type Observable, type SchedulerLike } from 'rxjs';
import type { Email } from '../../domain/text/email';
import type { Job } from '../../domain/ids/job';
import { probeBytes, type ConnectionScore } from '../../domain/device/connection-score';
import {
  chooseRecordingOption,
  recordingOpen,
  type RecordingOption,
  type RecordingScreen,
  type RecordingTerms,
} from '../../domain/recording/options';
import { ourDefect, type CallFailure } from '../failure';
import type { AskForCode } from '../identity/prove-address.journey';
import { noPosts, type Destination } from '../navigation/destination';
import { placeAfterChoice, recordedBefore } from '../navigation/recording-screens';
import type { RecordingApi, RecordingNotOpen } from './recording.api';
import type { NetworkProbe } from '../ports/network-probe';
import type { Reporter } from '../ports/reporter';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';
import { measureNetwork, type Measurement } from '../live/measure-network';

/* The choice before recording: now, later, practice, tour (spec 2 §2.6, §4.3; R22, R42, R48, R62). */

/** What the choice depends on, as the page knows it when it is pressed. */
export interface ChoiceFacts {
  readonly terms: RecordingTerms;
  /** An answer was recorded before: going on needs no connection score (R48). */
  readonly begun: boolean;
  /** The candidate has agreed to be recorded, now or before (R62). */
  readonly agreed: boolean;
}

/** What keeps 'now' from being sent. */
export type ConnectionNote =
  | Extract<Measurement, { readonly _tag: 'NotMeasured' }>
  | { readonly _tag: 'TooSlow'; readonly score: ConnectionScore };

/** What the choices before recording show: progress, the consent box, and why the last press led nowhere. */
export interface RecordingChoiceState {
  /** What is under way. */
  readonly doing: { readonly option: RecordingOption; readonly percent: number | undefined } | undefined;
  /** The last measurement of this visit; a good one is not repeated (R48). */
  readonly score: ConnectionScore | undefined;
  /** The blocking dialog; undefined: closed. */
  readonly line: ConnectionNote | undefined;
  /** 'now' was pressed before the candidate agreed. */
  readonly consentMissing: boolean;
  readonly ticked: boolean;
  readonly failure: CallFailure | RecordingNotOpen | undefined;
}

/** What the candidate does at the choices before recording. */
export type RecordingChoiceAct = ChoicePressed | OtherChoiceAct;

interface ChoicePressed {
  readonly _tag: 'Pressed';
  readonly option: RecordingOption;
}

type OtherChoiceAct = { readonly _tag: 'Ticked'; readonly ticked: boolean } | { readonly _tag: 'DialogClosed' };

/** What happens at the choices before recording. `facts`: what was known when the choice was pressed. */
export type RecordingChoiceEvent =
  | OtherChoiceAct
  | (ChoicePressed & { readonly facts: ChoiceFacts })
  | { readonly _tag: 'Measured'; readonly measured: Measurement; readonly facts: ChoiceFacts }
  | { readonly _tag: 'Chosen'; readonly screen: RecordingScreen }
  | {
      readonly _tag: 'NotChosen';
      readonly option: RecordingOption;
      readonly screen: RecordingScreen;
      readonly agrees: boolean;
      readonly why: SendFailure;
    }
  | { readonly _tag: 'Broke' };

type SendFailure = CallFailure | RecordingNotOpen | { readonly _tag: 'ProofNeeded'; readonly email: Email };

interface Sending {
  readonly option: RecordingOption;
  readonly screen: RecordingScreen;
  /** The candidate agrees with this press (R62). */
  readonly agrees: boolean;
}

/** What a choice before recording asks for. `Measure` takes up to 10 s (R22). */
export type RecordingChoiceCommand =
  | { readonly _tag: 'Measure'; readonly facts: ChoiceFacts }
  | ({ readonly _tag: 'Send' } & Sending)
  /** The server wants the e-mailed code first (R41); then the choice is sent again. */
  | ({ readonly _tag: 'AskForCode'; readonly email: Email } & Sending)
  | { readonly _tag: 'GoTo'; readonly place: Destination };

type ChoiceStep = Step<RecordingChoiceState, RecordingChoiceCommand>;

/** The choices before recording when their page opens: no score yet, so 'now' measures first. */
export const noChoiceYet: RecordingChoiceState = {
  doing: undefined,
  score: undefined,
  line: undefined,
  consentMissing: false,
  ticked: false,
  failure: undefined,
};

/** Going on needs no score; everything else is the domain's to decide (R48). */
const decided = (option: RecordingOption, { terms, begun }: ChoiceFacts, score: ConnectionScore | undefined) =>
  option === 'now' && begun && recordingOpen(terms)._tag === 'Allowed'
    ? ({ _tag: 'Allowed', value: 'record' } as const)
    : chooseRecordingOption(option, terms, score);

const choose = (
  state: RecordingChoiceState,
  option: RecordingOption,
  facts: ChoiceFacts,
  score: ConnectionScore | undefined,
): ChoiceStep => {
  const decision = decided(option, facts, score);
  const free = { ...state, doing: undefined, failure: undefined };
  if (decision._tag === 'Allowed') {
    const agrees = option === 'now' && !facts.agreed;
    return [
      { ...free, doing: { option, percent: undefined } },
      [{ _tag: 'Send', option, screen: decision.value, agrees }],
    ];
  }
  const { reason } = decision;
  switch (reason._tag) {
    case 'PositionNotOpen':
      return [free, [{ _tag: 'GoTo', place: noPosts }]];
    case 'AlreadySubmitted':
      return [free, [{ _tag: 'GoTo', place: recordedBefore(reason.submission) }]];
    case 'RecordingOver':
    case 'RecordingLaterNotAllowed':
      return [{ ...free, failure: reason }, []];
    case 'ConnectionNotMeasured':
      return [{ ...free, doing: { option, percent: 0 } }, [{ _tag: 'Measure', facts }]];
    case 'ConnectionTooSlow':
      return [{ ...free, line: { _tag: 'TooSlow', score: reason.score } }, []];
  }
};

const notChosen = (
  state: RecordingChoiceState,
  { option, screen, agrees, why }: Extract<RecordingChoiceEvent, { readonly _tag: 'NotChosen' }>,
): ChoiceStep => {
  const free = { ...state, doing: undefined };
  if (why._tag === 'ProofNeeded') return [free, [{ _tag: 'AskForCode', email: why.email, option, screen, agrees }]];
  if (why._tag === 'PositionNotOpen') return [free, [{ _tag: 'GoTo', place: noPosts }]];
  if (why._tag === 'AlreadySubmitted') return [free, [{ _tag: 'GoTo', place: recordedBefore(why.submission) }]];
  return [{ ...free, failure: why }, []];
};

const hearMeasured = (
  state: RecordingChoiceState,
  { measured, facts }: Extract<RecordingChoiceEvent, { readonly _tag: 'Measured' }>,
): ChoiceStep => {
  if (state.doing === undefined) return [state, []];
  switch (measured._tag) {
    case 'Measuring':
      return [{ ...state, doing: { ...state.doing, percent: measured.percent } }, []];
    case 'NotMeasured':
      return [{ ...state, doing: undefined, line: measured }, []];
    case 'Scored':
      return choose({ ...state, score: measured.score }, 'now', facts, measured.score);
  }
};

/** `job` is the one that the choice is about. */
export const recordingChoiceStep =
  (job: Job) =>
  (state: RecordingChoiceState, event: RecordingChoiceEvent): ChoiceStep => {
    switch (event._tag) {
      case 'Ticked':
        return [{ ...state, ticked: event.ticked, consentMissing: false }, []];
      case 'Pressed': {
        if (state.doing !== undefined) return [state, []];
        if (event.option === 'now' && !event.facts.agreed && !state.ticked)
          return [{ ...state, consentMissing: true }, []];
        // A slow score is measured anew on request; a good one stands (R48).
        const score = state.line === undefined ? state.score : undefined;
        return choose({ ...state, line: undefined, consentMissing: false }, event.option, event.facts, score);
      }
      case 'Measured':
        return hearMeasured(state, event);
      case 'DialogClosed':
        return [{ ...state, line: undefined, score: undefined }, []];
      case 'Chosen':
        return [{ ...state, doing: undefined }, [{ _tag: 'GoTo', place: placeAfterChoice(event.screen, job) }]];
      case 'NotChosen':
        return notChosen(state, event);
      case 'Broke':
        return [{ ...state, doing: undefined, failure: ourDefect }, []];
    }
  };

/** What the choices before recording need. `probe`: downloads only for a press on 'now' (R22). */
export interface RecordingChoicePorts {
  readonly job: Job;
  readonly api: Pick<RecordingApi, 'agreeToRecording' | 'chooseRecording'>;
  readonly probe: Pick<NetworkProbe, 'download'>;
  readonly askForCode: AskForCode;
  readonly reporter: Reporter;
  readonly goTo: (place: Destination) => void;
}

const sent = ({ job, api }: RecordingChoicePorts, sending: Sending): Observable<RecordingChoiceEvent> => {
  const { option, screen, agrees } = sending;
  const answered = (why: SendFailure | undefined): RecordingChoiceEvent =>
    why === undefined ? { _tag: 'Chosen', screen } : { _tag: 'NotChosen', option, screen, agrees, why };
  const chosen = defer(api.chooseRecording({ ...job, option })).pipe(
    map((answer) => answered(E.isLeft(answer) ? answer.left : undefined)),
  );
  if (!agrees) return chosen;
  // Agreed first: no answer is recorded without it (R62).
  return defer(api.agreeToRecording(job)).pipe(
    switchMap((agreed) => (E.isLeft(agreed) ? of(answered(agreed.left)) : chosen)),
  );
};

/** Runs the choices before one job's recording. Nothing is measured or sent before a press. */
export const recordingChoiceMachine = (
  ports: RecordingChoicePorts,
  scheduler?: SchedulerLike,
): Machine<RecordingChoiceState, RecordingChoiceEvent> => {
  const threw = reporting<RecordingChoiceEvent>(ports.reporter, 'recording-choice', () => ({ _tag: 'Broke' }));
  const carry = (command: RecordingChoiceCommand): Observable<RecordingChoiceEvent> => {
    switch (command._tag) {
      case 'Measure':
        return measureNetwork(ports.probe.download, probeBytes, scheduler).pipe(
          map((measured) => ({ _tag: 'Measured', measured, facts: command.facts })),
        );
      case 'Send':
        return sent(ports, command);
      case 'AskForCode':
        return bindCallback(ports.askForCode)(command.email).pipe(switchMap(() => sent(ports, command)));
      case 'GoTo':
        ports.goTo(command.place);
        return EMPTY;
    }
  };
  return machine<RecordingChoiceState, RecordingChoiceEvent, RecordingChoiceCommand>(
    [noChoiceYet, []],
    recordingChoiceStep(ports.job),
    inLanes(({ _tag }) => _tag, carry, threw),
    threw,
  );
};
