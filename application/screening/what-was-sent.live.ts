import * as E from 'fp-ts/Either';
import { EMPTY, from, map, type Observable } from 'rxjs';
import { ourDefect, type CallFailure } from '../failure';
import type { Job } from '../../domain/ids/job';
import type { NoSuchApplication } from '../ports/candidate-api/call';
import type { NoSuchResume, ResumesApi } from '../resumes/resumes.api';
import type { SignedFile } from '../files/receipt.api';
import type { ScreeningApi, WhatWasSent } from './screening.api';
import type { Reporter } from '../ports/reporter';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';

/* What a candidate has submitted for one job: the answers to read, and the resume to download. */

/** The reading of what was submitted. After `NotRead`, Retry reads it again. */
export type Sent =
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'NotRead'; readonly failure: CallFailure | NoSuchApplication }
  | { readonly _tag: 'Read'; readonly what: WhatWasSent };

/** The state of Download. */
export type Download =
  | { readonly _tag: 'NotAsked' }
  | { readonly _tag: 'Asking' }
  | { readonly _tag: 'Opened' }
  | { readonly _tag: 'NotOpened'; readonly failure: CallFailure | NoSuchResume };

/** What the page of submitted answers shows: the answers, and the state of Download next to the resume. */
export interface ReadingSent {
  readonly sent: Sent;
  readonly download: Download;
}

/** What the candidate does on the page of what was sent. */
export interface SentAct {
  readonly _tag: 'RetryPressed' | 'DownloadPressed';
}

/** What happens on the page of what was sent. `FileSigned`: the server's answer to Download. */
export type SentEvent =
  | SentAct
  | { readonly _tag: 'SentRead'; readonly answer: E.Either<CallFailure | NoSuchApplication, WhatWasSent> }
  | { readonly _tag: 'FileSigned'; readonly answer: E.Either<CallFailure | NoSuchResume, SignedFile> }
  | { readonly _tag: 'Broke' };

/** What the page of what was sent asks for. `Sign` gets the resume's address, valid for five minutes; `Open` saves the file. */
export type SentCommand =
  | { readonly _tag: 'Read' }
  | { readonly _tag: 'Sign'; readonly path: string }
  | { readonly _tag: 'Open'; readonly url: string };

type SentStep = Step<ReadingSent, SentCommand>;

const notAsked: Download = { _tag: 'NotAsked' };

/** The page of what was sent as it opens, with the command to read. Retry begins here again. */
export const startOfSent: SentStep = [{ sent: { _tag: 'Reading' }, download: notAsked }, [{ _tag: 'Read' }]];

const download = (state: ReadingSent): SentStep => {
  const { sent } = state;
  if (sent._tag !== 'Read' || sent.what.resume === undefined || state.download._tag === 'Asking') return [state, []];
  return [{ ...state, download: { _tag: 'Asking' } }, [{ _tag: 'Sign', path: sent.what.resume.path }]];
};

/** Our own code threw; whatever was running has stopped. */
const broken = (state: ReadingSent): ReadingSent =>
  state.sent._tag === 'Reading'
    ? { ...state, sent: { _tag: 'NotRead', failure: ourDefect } }
    : { ...state, download: { _tag: 'NotOpened', failure: ourDefect } };

/** One event on the page of what was sent. Download does nothing without a resume, or while its address is on its way. */
export const sentStep = (state: ReadingSent, event: SentEvent): SentStep => {
  switch (event._tag) {
    case 'RetryPressed':
      return startOfSent;
    case 'SentRead': {
      const { answer } = event;
      const sent: Sent = E.isRight(answer)
        ? { _tag: 'Read', what: answer.right }
        : { _tag: 'NotRead', failure: answer.left };
      return [{ ...state, sent }, []];
    }
    case 'DownloadPressed':
      return download(state);
    case 'FileSigned': {
      const { answer } = event;
      return E.isRight(answer)
        ? [{ ...state, download: { _tag: 'Opened' } }, [{ _tag: 'Open', url: answer.right.url }]]
        : [{ ...state, download: { _tag: 'NotOpened', failure: answer.left } }, []];
    }
    case 'Broke':
      return [broken(state), []];
  }
};

/** What the page of what was sent needs. It changes nothing on the server. */
export interface SentPorts {
  readonly api: Pick<ScreeningApi, 'whatWasSent'> & Pick<ResumesApi, 'signResume'>;
  readonly reporter: Reporter;
  /** Saves the file from its signed address; the page stays open. */
  readonly saveFile: (url: string) => void;
}

/** Starts the page that shows what the candidate sent for one job, and loads it at once. */
export const sentMachine = ({ api, reporter, saveFile }: SentPorts, job: Job): Machine<ReadingSent, SentEvent> => {
  const threw = reporting<SentEvent>(reporter, 'what-was-sent', () => ({ _tag: 'Broke' }));
  const carry = (command: SentCommand): Observable<SentEvent> => {
    switch (command._tag) {
      case 'Read':
        return from(api.whatWasSent(job)()).pipe(map((answer) => ({ _tag: 'SentRead', answer })));
      case 'Sign':
        return from(api.signResume(command.path)()).pipe(map((answer) => ({ _tag: 'FileSigned', answer })));
      case 'Open':
        saveFile(command.url);
        return EMPTY;
    }
  };
  return machine(
    startOfSent,
    sentStep,
    inLanes(({ _tag }) => _tag, carry, threw),
    threw,
  );
};
