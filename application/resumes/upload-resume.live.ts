import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { bindCallback, EMPTY, from, map, of, type Observable } from 'rxjs';
import { afterResume } from '../../domain/applications/action-destination';
import type { Job } from '../../domain/ids/job';
import type { Application } from '../../domain/applications/application';
import type { Email } from '../../domain/text/email';
import {
  nothingChosen,
  stepUpload,
  type ResumeChoice,
  type ResumeRef,
  type SavedResume,
  type UploadEvent,
  type UploadState,
} from '../../domain/resumes/upload';
import type { Instant } from '../../domain/time/instant';
import { ourDefect, type CallFailure } from '../failure';
import type { AskForCode } from '../identity/prove-address.journey';
import {
  isFileRefused,
  submitResume,
  uploadFailureOf,
  type SubmitFailure,
  type SubmitStep,
} from './submit-resume.journey';
import { screenOf } from '../applications/action.screens';
import { myJobs, type Destination } from '../navigation/destination';
import type { MailLinkRefusal, ResumesApi } from './resumes.api';
import type { ResumeReceipt } from '../files/receipt.api';
import type { Clock } from '../ports/clock';
import type { Environment } from '../ports/environment';
import type { BegunResume, FileUploads } from './file-uploads.port';
import type { Reporter } from '../ports/reporter';
import type { IdempotencyKey } from '../ports/secrets';
import type { Kept } from '../ports/session-store';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';

/*
 * Submitting a resume, from the choice of a file until it is stored (spec 1 §2, §4). Leaving the page stops it; the pieces already sent stay on the
 * server for a day.
 */

/** The upload and its latest progress. */
export interface ResumeUpload {
  readonly state: UploadState;
  readonly connectionDropped: boolean;
  readonly failure: SubmitFailure | undefined;
  readonly receipt: ResumeReceipt | undefined;
}

/** The state of 'Email Me A Link'. */
export type MailState =
  | { readonly _tag: 'NotAsked' }
  | { readonly _tag: 'Asking' }
  | { readonly _tag: 'Sent' }
  | { readonly _tag: 'NotSent'; readonly failure: CallFailure | MailLinkRefusal };

/** The candidate's stored resumes to choose from, once they are loaded. The page works without them. */
export type SavedState = 'loading' | 'failed' | readonly SavedResume[];

/** What the resume page shows: the choice and its upload, the saved resumes, and the mailed link. */
export interface GivingResume {
  readonly upload: ResumeUpload;
  /** An upload for this job that a reload interrupted, until one begins: the same file goes on where it stopped. */
  readonly begun: Pick<BegunResume, 'name' | 'percent'> | undefined;
  /** The key of the request for this choice: another choice is another request (R17). */
  readonly key: IdempotencyKey | undefined;
  readonly saved: SavedState;
  readonly mail: MailState;
  /** 'Upload resume later' was pressed where the resume is required. */
  readonly laterAsked: boolean;
}

/** A file as the page knows it; its bytes stay on the device. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
}

/** What the candidate does on the resume page. `mine` is the application as the list has it; undefined while it is not known. */
export type ResumeAct<File> =
  | { readonly _tag: 'FilePicked'; readonly file: File }
  | Extract<UploadEvent, { readonly _tag: 'UploadPressed' | 'StopPressed' }>
  | { readonly _tag: 'SavedPressed'; readonly path: string }
  | { readonly _tag: 'MailPressed' }
  | { readonly _tag: 'LaterPressed'; readonly mine: Application | undefined }
  | { readonly _tag: 'OkPressed'; readonly mine: Application | undefined };

/** What happens on the resume page. */
export type ResumeEvent<File> =
  | ResumeAct<File>
  | Extract<UploadEvent, { readonly _tag: 'FileChosen' }>
  | { readonly _tag: 'KeyMade'; readonly key: IdempotencyKey }
  | { readonly _tag: 'SubmissionChanged'; readonly upload: number; readonly step: SubmitStep }
  | { readonly _tag: 'SavedListed'; readonly saved: SavedState }
  | { readonly _tag: 'MailAnswered'; readonly mail: MailState }
  | { readonly _tag: 'Broke' };

/** What the resume page asks for. */
export type ResumeCommand<File> =
  | { readonly _tag: 'ListSaved' }
  | { readonly _tag: 'TakeFile'; readonly file: File }
  | { readonly _tag: 'MakeKey' }
  | {
      readonly _tag: 'Submit';
      readonly upload: number;
      readonly choice: ResumeChoice;
      readonly key: IdempotencyKey;
    }
  | { readonly _tag: 'StopSubmitting' }
  /** Nothing is left to go on with after a reload. */
  | { readonly _tag: 'ForgetBegun' }
  | { readonly _tag: 'MailLink' }
  /** Asks for the code that was mailed to the candidate's own address; once it is proven, the link is requested again (R41). */
  | { readonly _tag: 'AskForCode'; readonly email: Email }
  | { readonly _tag: 'ForgetList' }
  | { readonly _tag: 'GoOn'; readonly mine: Application | undefined };

type ResumeStep<File> = Step<GivingResume, ResumeCommand<File>>;

/** Nothing is chosen yet. */
export const nothingYet: GivingResume = {
  upload: { state: nothingChosen, connectionDropped: false, failure: undefined, receipt: undefined },
  begun: undefined,
  key: undefined,
  saved: [],
  mail: { _tag: 'NotAsked' },
  laterAsked: false,
};

/** Passes an event to the domain's machine. Messages about the previous try disappear. */
const happen = <File>(state: GivingResume, event: UploadEvent): ResumeStep<File> => {
  const [next, commands] = stepUpload(state.upload.state, event);
  const { key } = state;
  const upload = { ...state.upload, state: next, connectionDropped: false, failure: undefined };
  return [
    { ...state, upload },
    commands.flatMap((command): readonly ResumeCommand<File>[] => {
      switch (command._tag) {
        case 'StartUpload':
          return key === undefined ? [] : [{ _tag: 'Submit', upload: command.upload, choice: command.choice, key }];
        case 'StopUpload':
          return [{ _tag: 'StopSubmitting' }, { _tag: 'ForgetBegun' }];
        case 'GoOn':
          return [];
      }
    }),
  ];
};

const choose = <File>(
  state: GivingResume,
  event: Extract<UploadEvent, { readonly _tag: 'FileChosen' | 'SavedResumeChosen' }>,
): ResumeStep<File> => {
  const [next, commands] = happen<File>({ ...state, key: undefined }, event);
  return [next, [...commands, { _tag: 'MakeKey' }]];
};

const eventOf = (step: SubmitStep, upload: number): UploadEvent | undefined => {
  switch (step._tag) {
    case 'Progressed':
      return { _tag: 'Progressed', upload, percent: step.percent };
    case 'ConnectionDropped':
      return undefined;
    case 'Stored':
      return { _tag: 'Stored', upload };
    case 'NotStored':
      return { _tag: 'NotStored', upload, failure: uploadFailureOf(step.failure) };
  }
};

/** After these steps the upload is no longer on the server, or no longer of use. */
const forgottenAfter = <File>(step: SubmitStep): readonly ResumeCommand<File>[] => {
  if (step._tag === 'Stored') return [{ _tag: 'ForgetList' }, { _tag: 'ForgetBegun' }];
  return step._tag === 'NotStored' && isFileRefused(step.failure) ? [{ _tag: 'ForgetBegun' }] : [];
};

/** A step of an upload that was stopped changes nothing on the page, but what it stored is in the list. */
const hear = <File>(state: GivingResume, number: number, step: SubmitStep): ResumeStep<File> => {
  const commands = forgottenAfter<File>(step);
  const { upload } = state;
  if (upload.state._tag !== 'Uploading' || upload.state.uploads !== number) return [state, commands];
  const event = eventOf(step, number);
  const [next] = event === undefined ? [upload.state] : stepUpload(upload.state, event);
  return [
    {
      ...state,
      upload: {
        state: next,
        connectionDropped: step._tag === 'ConnectionDropped',
        failure: step._tag === 'NotStored' ? step.failure : upload.failure,
        receipt: step._tag === 'Stored' ? step.receipt : upload.receipt,
      },
    },
    commands,
  ];
};

const hearOfMail = <File>(state: GivingResume, mail: MailState): ResumeStep<File> => [
  { ...state, mail },
  mail._tag === 'NotSent' && mail.failure._tag === 'ProofNeeded'
    ? [{ _tag: 'AskForCode', email: mail.failure.email }]
    : [],
];

/** Our own code threw; whatever was running has stopped. */
const broken = <File>(state: GivingResume): ResumeStep<File> => {
  const { upload, mail } = state;
  const settledMail: MailState = mail._tag === 'Asking' ? { _tag: 'NotSent', failure: ourDefect } : mail;
  const after = { ...state, mail: settledMail, saved: state.saved === 'loading' ? ('failed' as const) : state.saved };
  return upload.state._tag === 'Uploading'
    ? hear(after, upload.state.uploads, { _tag: 'NotStored', failure: ourDefect })
    : [after, []];
};

/** One event on the resume page. Another choice gets another key, which the page's next upload uses. */
export const resumeStep = <File>(state: GivingResume, event: ResumeEvent<File>): ResumeStep<File> => {
  switch (event._tag) {
    case 'FilePicked':
      return [state, [{ _tag: 'TakeFile', file: event.file }]];
    case 'FileChosen':
      return choose(state, event);
    case 'SavedPressed': {
      const { saved } = state;
      const resume = typeof saved === 'string' ? undefined : saved.find(({ resumePath }) => resumePath === event.path);
      return resume === undefined ? [state, []] : choose(state, { _tag: 'SavedResumeChosen', resume });
    }
    case 'KeyMade':
      return [{ ...state, key: event.key }, []];
    case 'UploadPressed':
      return happen({ ...state, begun: undefined }, event);
    case 'StopPressed':
      return happen(state, event);
    case 'SubmissionChanged':
      return hear(state, event.upload, event.step);
    case 'SavedListed':
      return [{ ...state, saved: event.saved }, []];
    case 'MailPressed':
      return state.mail._tag === 'Asking'
        ? [state, []]
        : [{ ...state, mail: { _tag: 'Asking' } }, [{ _tag: 'MailLink' }]];
    case 'MailAnswered':
      return hearOfMail(state, event.mail);
    case 'LaterPressed':
      // A recording waits for no resume, neither before nor after it (R60).
      return event.mine?.resume === 'required' && !event.mine.hasResume && event.mine.interviewKind !== 'self-record'
        ? [{ ...state, laterAsked: true }, []]
        : [state, [{ _tag: 'GoOn', mine: event.mine }]];
    case 'OkPressed':
      return [state, [{ _tag: 'GoOn', mine: event.mine }]];
    case 'Broke':
      return broken(state);
  }
};

/** What submitting a resume needs, for a signed-in candidate as well as with a mailed link. */
export interface ResumePorts<File> {
  readonly job: Job;
  readonly api: Pick<ResumesApi, 'storeResume'>;
  readonly uploads: () => FileUploads;
  readonly takeFile: (file: File) => ResumeRef;
  readonly environment: Pick<Environment, 'newKey'>;
  /** What this tab sends for as long as a server waits for its rest. */
  readonly begun: Pick<Kept<BegunResume>, 'read' | 'clear'>;
  readonly reporter: Reporter;
}

/** What only a signed-in candidate can do. */
export interface SignedInResumePorts<File> extends ResumePorts<File> {
  readonly api: Pick<ResumesApi, 'storeResume' | 'listResumes' | 'mailResumeLink'>;
  readonly clock: Clock;
  readonly forgetList: () => void;
  readonly askForCode: AskForCode;
  readonly goTo: (destination: Destination) => void;
}

/** R10's next action, as if the resume were stored; My Job Applications if its screen does not exist (R10a). */
export const afterIt = (mine: Application | undefined, job: Job, now: Instant): Destination => {
  const next = mine === undefined ? undefined : afterResume(mine, now);
  return (next === undefined || next._tag === 'MyJobs' ? undefined : screenOf(next, job)) ?? myJobs;
};

/** What needs no session: taking a file, sending it, and going on with it after a reload. */
type UploadCommand<File> = Extract<
  ResumeCommand<File>,
  { readonly _tag: 'TakeFile' | 'MakeKey' | 'Submit' | 'StopSubmitting' | 'ForgetBegun' }
>;

/** The progress and outcome of an upload. */
export type UploadChanged<File> = Extract<
  ResumeEvent<File>,
  { readonly _tag: 'FileChosen' | 'KeyMade' | 'SubmissionChanged' }
>;

/** Carries out what needs no session, for the signed-in page and for a mailed link's. */
export const carryUpload =
  <File extends PickedFile>(ports: ResumePorts<File>) =>
  (command: UploadCommand<File>): Observable<UploadChanged<File>> => {
    switch (command._tag) {
      case 'TakeFile': {
        const { name, size: bytes } = command.file;
        return of({ _tag: 'FileChosen', ref: ports.takeFile(command.file), name, bytes });
      }
      case 'MakeKey':
        return of({ _tag: 'KeyMade', key: ports.environment.newKey() });
      case 'Submit': {
        const { upload, choice, key } = command;
        const { job, api, uploads } = ports;
        return submitResume({ api, uploads: uploads() })({ job, choice, key }).pipe(
          map((step) => ({ _tag: 'SubmissionChanged', upload, step })),
        );
      }
      case 'StopSubmitting':
        return EMPTY;
      case 'ForgetBegun':
        ports.begun.clear();
        return EMPTY;
    }
  };

/** A stop is in the lane of what it stops. */
export const resumeLane = <File>({ _tag }: ResumeCommand<File>): string =>
  _tag === 'StopSubmitting' ? 'Submit' : _tag;

const carry =
  <File extends PickedFile>(ports: SignedInResumePorts<File>) =>
  (command: ResumeCommand<File>): Observable<ResumeEvent<File>> => {
    const { job, api } = ports;
    switch (command._tag) {
      case 'TakeFile':
      case 'MakeKey':
      case 'Submit':
      case 'StopSubmitting':
      case 'ForgetBegun':
        return carryUpload(ports)(command);
      case 'ListSaved':
        // The page works without saved resumes, so a failure to load them is only a note (spec 1 §8).
        return from(api.listResumes()()).pipe(
          map((answer) => ({ _tag: 'SavedListed', saved: E.isRight(answer) ? answer.right : 'failed' })),
        );
      case 'MailLink':
        return from(api.mailResumeLink({ ...job, email: undefined })()).pipe(
          map((sent) => ({
            _tag: 'MailAnswered',
            mail: E.isRight(sent) ? { _tag: 'Sent' } : { _tag: 'NotSent', failure: sent.left },
          })),
        );
      case 'AskForCode':
        return bindCallback(ports.askForCode)(command.email).pipe(map(() => ({ _tag: 'MailPressed' })));
      case 'ForgetList':
        ports.forgetList();
        return EMPTY;
      case 'GoOn':
        ports.goTo(afterIt(command.mine, job, ports.clock.now()));
        return EMPTY;
    }
  };

/** What a reload interrupted, if it was for this job. */
export const begunFor = <File>({ begun, job }: ResumePorts<File>): GivingResume['begun'] =>
  O.toUndefined(
    O.filter(
      ({ job: { communityId, positionId } }: BegunResume) =>
        communityId === job.communityId && positionId === job.positionId,
    )(begun.read()),
  );

/** The upload of a signed-in candidate: saved resumes, a mailed link, and what comes next. */
export const resumeMachine = <File extends PickedFile>(
  ports: SignedInResumePorts<File>,
): Machine<GivingResume, ResumeEvent<File>> => {
  const threw = reporting<ResumeEvent<File>>(ports.reporter, 'upload-resume', () => ({ _tag: 'Broke' }));
  return machine<GivingResume, ResumeEvent<File>, ResumeCommand<File>>(
    [{ ...nothingYet, begun: begunFor(ports), saved: 'loading' }, [{ _tag: 'ListSaved' }]],
    resumeStep,
    inLanes<ResumeCommand<File>, ResumeEvent<File>>(resumeLane, carry(ports), threw),
    threw,
  );
};
