import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import {
  bindCallback,
  catchError,
  defer,
  EMPTY,
  from,
  ignoreElements,
  map,
  of,
  tap,
  timer,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import { parseEmail, type Email } from '../../domain/text/email';
import type { Job } from '../../domain/ids/job';
import { linkSentRedirect, type RecordingEndReachedBy } from '../../domain/recording/submission';
import type { Milliseconds } from '../../domain/time/duration';
import { ourDefect, type CallFailure } from '../failure';
import type { AskForCode } from '../identity/prove-address.journey';
import type { MailLinkRefusal, ProceedRefusal, ResumesApi } from '../resumes/resumes.api';
import type { Reporter } from '../ports/reporter';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';

/* The resume after a recording: now, by a mailed link, or without one (spec 2 §2.5, §4.2, §8). An upload's receipt stays until OK is pressed (R72). */

/** What the page after a recording shows: both ways to choose from, the upload, or the form that mails a link. */
export type ResumeWay = 'choosing' | 'upload' | 'mail';

/** A call of this page and how it went. */
export type ResumeCall =
  | { readonly _tag: 'NotAsked' }
  | { readonly _tag: 'Mailing' }
  | { readonly _tag: 'Proceeding' }
  | { readonly _tag: 'MailNotSent'; readonly why: CallFailure | MailLinkRefusal }
  | { readonly _tag: 'NotProceeded'; readonly why: CallFailure | ProceedRefusal }
  /** The link is on its way; the end page opens next. */
  | { readonly _tag: 'Mailed' };

/** The resume page after a recording. `typed`: the address that the link is mailed to. */
export interface RecordingResumeState {
  readonly way: ResumeWay;
  readonly typed: string;
  readonly call: ResumeCall;
}

/** What the candidate does on the resume page after a recording. */
export type RecordingResumeAct =
  /** The upload is part of the page once it has loaded; a way chosen meanwhile counts instead. */
  | { readonly _tag: 'UploadPressed' }
  | { readonly _tag: 'WayChosen'; readonly way: ResumeWay }
  | { readonly _tag: 'Typed'; readonly text: string }
  | { readonly _tag: 'SendPressed' }
  | { readonly _tag: 'ProceedPressed' };

/** What happens on the resume page after a recording. Once the e-mailed code is given, `SendPressed` comes by itself (R41). */
export type RecordingResumeEvent =
  | RecordingResumeAct
  | { readonly _tag: 'MailAnswered'; readonly answer: E.Either<CallFailure | MailLinkRefusal, undefined> }
  | { readonly _tag: 'ProceedAnswered'; readonly answer: E.Either<CallFailure | ProceedRefusal, undefined> }
  | { readonly _tag: 'Broke' };

/** What the resume page after a recording asks for. `Leave` opens the end page, which says how it was reached (spec 2 §2.4). */
export type RecordingResumeCommand =
  | { readonly _tag: 'BringUpload' | 'StopBringing' }
  | { readonly _tag: 'MailLink'; readonly email: Email }
  | { readonly _tag: 'AskForCode'; readonly email: Email }
  | { readonly _tag: 'Proceed' }
  | { readonly _tag: 'Leave'; readonly by: RecordingEndReachedBy; readonly after: Milliseconds };

type ResumeStep = Step<RecordingResumeState, RecordingResumeCommand>;

const isBusy = ({ call }: RecordingResumeState): boolean =>
  call._tag !== 'NotAsked' && call._tag !== 'MailNotSent' && call._tag !== 'NotProceeded';

const send = (state: RecordingResumeState): ResumeStep => {
  const email = parseEmail(state.typed);
  return E.isLeft(email)
    ? [{ ...state, call: { _tag: 'MailNotSent', why: email.left } }, []]
    : [{ ...state, call: { _tag: 'Mailing' } }, [{ _tag: 'MailLink', email: email.right }]];
};

const hearOfMail = (
  state: RecordingResumeState,
  answer: E.Either<CallFailure | MailLinkRefusal, undefined>,
): ResumeStep => {
  if (E.isRight(answer))
    return [{ ...state, call: { _tag: 'Mailed' } }, [{ _tag: 'Leave', by: 'message', after: linkSentRedirect }]];
  const why = answer.left;
  return [
    { ...state, call: { _tag: 'MailNotSent', why } },
    why._tag === 'ProofNeeded' ? [{ _tag: 'AskForCode', email: why.email }] : [],
  ];
};

/** One event on the resume page after a recording. While a call is out, or after it has succeeded, the candidate's acts change nothing. */
export const recordingResumeStep = (state: RecordingResumeState, event: RecordingResumeEvent): ResumeStep => {
  switch (event._tag) {
    case 'UploadPressed':
      return [state, isBusy(state) ? [] : [{ _tag: 'BringUpload' }]];
    case 'WayChosen':
      return isBusy(state)
        ? [state, []]
        : [{ ...state, way: event.way, call: { _tag: 'NotAsked' } }, [{ _tag: 'StopBringing' }]];
    case 'Typed':
      return isBusy(state) ? [state, []] : [{ ...state, typed: event.text, call: { _tag: 'NotAsked' } }, []];
    case 'SendPressed':
      return isBusy(state) ? [state, []] : send(state);
    case 'MailAnswered':
      return hearOfMail(state, event.answer);
    case 'ProceedPressed':
      return isBusy(state) ? [state, []] : [{ ...state, call: { _tag: 'Proceeding' } }, [{ _tag: 'Proceed' }]];
    case 'ProceedAnswered':
      return E.isRight(event.answer)
        ? [state, [{ _tag: 'Leave', by: 'skip', after: 0 }]]
        : [{ ...state, call: { _tag: 'NotProceeded', why: event.answer.left } }, []];
    case 'Broke':
      return [{ ...state, call: { _tag: 'NotProceeded', why: ourDefect } }, []];
  }
};

/** What the resume page after a recording needs. `leave` opens the end page. */
export interface RecordingResumePorts {
  readonly job: Job;
  /** The candidate's own address, which the box starts with. */
  readonly ownEmail: string;
  readonly api: Pick<ResumesApi, 'mailResumeLink' | 'proceedWithoutResume'>;
  readonly askForCode: AskForCode;
  /** Loads the upload part of the page. If that fails, the mailed link remains. */
  readonly bringUpload: () => Promise<unknown>;
  readonly reporter: Reporter;
  /** What was fetched of the application is out of date. */
  readonly forgetList: () => void;
  readonly leave: (by: RecordingEndReachedBy) => void;
}

/** Runs the resume page after a recording, from the choice of a way, with the candidate's own address in the box. */
export const recordingResumeMachine = (
  ports: RecordingResumePorts,
  scheduler?: SchedulerLike,
): Machine<RecordingResumeState, RecordingResumeEvent> => {
  const { job, api } = ports;
  const threw = reporting<RecordingResumeEvent>(ports.reporter, 'recording-resume', () => ({ _tag: 'Broke' }));
  const carry = (command: RecordingResumeCommand): Observable<RecordingResumeEvent> => {
    switch (command._tag) {
      case 'BringUpload':
        return from(ports.bringUpload()).pipe(
          map((): RecordingResumeEvent => ({ _tag: 'WayChosen', way: 'upload' })),
          catchError(() => of<RecordingResumeEvent>({ _tag: 'WayChosen', way: 'mail' })),
        );
      case 'StopBringing':
        return EMPTY;
      case 'MailLink':
        return defer(api.mailResumeLink({ ...job, email: command.email })).pipe(
          map((answer) => ({ _tag: 'MailAnswered', answer })),
        );
      case 'AskForCode':
        return bindCallback(ports.askForCode)(command.email).pipe(map(() => ({ _tag: 'SendPressed' })));
      case 'Proceed':
        return defer(TE.tapIO(api.proceedWithoutResume(job), () => ports.forgetList)).pipe(
          map((answer) => ({ _tag: 'ProceedAnswered', answer })),
        );
      case 'Leave':
        return (command.after === 0 ? of(0) : timer(command.after, scheduler)).pipe(
          tap(() => ports.leave(command.by)),
          ignoreElements(),
        );
    }
  };
  return machine<RecordingResumeState, RecordingResumeEvent, RecordingResumeCommand>(
    [{ way: 'choosing', typed: ports.ownEmail, call: { _tag: 'NotAsked' } }, []],
    recordingResumeStep,
    inLanes(({ _tag }) => (_tag === 'StopBringing' ? 'BringUpload' : _tag), carry, threw),
    threw,
  );
};
