import { filter, map, merge, Subject, type Observable } from 'rxjs';
import { isCallFailure, type CallFailure } from '../failure';
import { pleaseLogInAgain, saidByServer, saySessionEnded } from '../words/failures';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateApi } from '../ports/candidate-api';
import type { Presence, TokenState } from '../ports/presence';

/** Why a session is over on this page without the candidate having asked for it here. */
export type SessionEnd =
  /** The server said so. */
  | { readonly _tag: 'Expired'; readonly message: string }
  /** Another tab signed out, or learned that the session is over. */
  | { readonly _tag: 'EndedElsewhere' }
  /** Somebody signed in anew in another tab: what is on this page is not theirs. */
  | { readonly _tag: 'TakenOver' }
  /** Nobody did anything for 48 hours. */
  | { readonly _tag: 'Idle' };

export interface SessionWatch {
  readonly ends: Observable<SessionEnd>;
  /** The same API; an answer 'session ended' is told to `ends` as well as to its caller. */
  readonly watched: (api: CandidateApi) => CandidateApi;
}

const endOf = (state: TokenState): SessionEnd | undefined => {
  switch (state) {
    case 'Held':
      return undefined;
    case 'Gone':
      return { _tag: 'EndedElsewhere' };
    case 'Another':
      return { _tag: 'TakenOver' };
  }
};

/** Watches every answer and every other tab for the end of the session (spec 1 §8, R3). */
export const sessionWatch = ({ stirs, tokenState }: Pick<Presence, 'stirs' | 'tokenState'>): SessionWatch => {
  const expired = new Subject<SessionEnd>();
  const tell = <E extends { readonly _tag: string }, A>(
    call: TE.TaskEither<E | CallFailure, A>,
  ): TE.TaskEither<E | CallFailure, A> =>
    pipe(
      call,
      TE.mapLeft((failure) => {
        if (isCallFailure(failure) && failure._tag === 'SessionEnded')
          expired.next({ _tag: 'Expired', message: saySessionEnded(failure) });
        return failure;
      }),
    );
  /** A 406 to a candidate's read of a position ends the session too, and what it says is shown (spec 2 §6, R3b). Adverts are read without a session. */
  const tellOfPosition = <E extends { readonly _tag: string }, A>(
    call: TE.TaskEither<E | CallFailure, A>,
  ): TE.TaskEither<E | CallFailure, A> =>
    pipe(
      tell(call),
      TE.mapLeft((failure) => {
        if (isCallFailure(failure) && failure._tag === 'NotAcceptable')
          expired.next({ _tag: 'Expired', message: saidByServer(failure.message, pleaseLogInAgain) });
        return failure;
      }),
    );
  return {
    ends: merge(
      expired,
      stirs.pipe(
        map(() => endOf(tokenState())),
        filter((end) => end !== undefined),
      ),
    ),
    watched: (api) => ({
      ...api,
      listApplications: (cancel) => tell(api.listApplications(cancel)),
      position: (job, cancel) => tellOfPosition(api.position(job, cancel)),
      findSlots: (search, cancel) => tell(api.findSlots(search, cancel)),
      proveAddress: (code) => tell(api.proveAddress(code)),
      takeTime: (request) => tell(api.takeTime(request)),
      profile: (cancel) => tell(api.profile(cancel)),
      updateProfile: (update) => tell(api.updateProfile(update)),
      changeContact: (wanted) => tell(api.changeContact(wanted)),
      skillFilter: (job, cancel) => tell(api.skillFilter(job, cancel)),
      submitAnswers: (answered) => tell(api.submitAnswers(answered)),
      giveUp: (request) => tell(api.giveUp(request)),
      listResumes: (cancel) => tell(api.listResumes(cancel)),
      storeResume: (given) => tell(api.storeResume(given)),
      mailResumeLink: (wanted) => tell(api.mailResumeLink(wanted)),
      proceedWithoutResume: (job) => tell(api.proceedWithoutResume(job)),
      signResume: (path) => tell(api.signResume(path)),
      decline: (request) => tell(api.decline(request)),
      applyToJob: (request) => tell(api.applyToJob(request)),
      confirmExternal: (job) => tell(api.confirmExternal(job)),
      nameRecording: (visit) => tell(api.nameRecording(visit)),
      application: (job, cancel) => tell(api.application(job, cancel)),
    }),
  };
};
