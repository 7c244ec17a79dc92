import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CallFailure } from '../../../application/failure';
import type { LineWatch } from '../../../application/live/line-watch';
import type { CandidateApi } from '../../../application/ports/candidate-api';
import type { ApplicationsApi } from '../../../application/ports/candidate-api/applications';
import type { ApplyingApi } from '../../../application/ports/candidate-api/applying';
import type { GivingUpApi } from '../../../application/ports/candidate-api/giving-up';
import type { LinkSignInApi } from '../../../application/ports/candidate-api/identity';
import type { ProfileApi } from '../../../application/ports/candidate-api/profile';
import type { RecorderApi } from '../../../application/ports/candidate-api/recorder';
import type { ResumesApi } from '../../../application/ports/candidate-api/resumes';
import type { SchedulingApi } from '../../../application/ports/candidate-api/scheduling';
import type { ScreeningApi } from '../../../application/ports/candidate-api/screening';
import type { SignUpApi } from '../../../application/ports/candidate-api/sign-up';
import type { SocialSignInApi } from '../../../application/ports/candidate-api/social-sign-in';
import type { SessionStore } from '../../../application/ports/session-store';
import { proveEmail, sendOtp, signOut, submitOtp } from '../../contract/calls/identity';
import { send } from './send';

type Send = ReturnType<typeof send>;

/** Calls whose descriptions are fetched with the screens that make them, so that sign-in does not carry them. */
export interface FetchedCalls {
  readonly applications: () => Promise<(call: Send) => ApplicationsApi>;
  readonly scheduling: () => Promise<(call: Send) => SchedulingApi>;
  readonly linkSignIn: () => Promise<(call: Send) => LinkSignInApi>;
  readonly signUp: () => Promise<(call: Send) => SignUpApi>;
  readonly socialSignIn: () => Promise<(call: Send) => SocialSignInApi>;
  readonly profile: () => Promise<(call: Send) => ProfileApi>;
  readonly screening: () => Promise<(call: Send) => ScreeningApi>;
  readonly givingUp: () => Promise<(call: Send) => GivingUpApi>;
  readonly resumes: () => Promise<(call: Send) => ResumesApi>;
  readonly recorder: () => Promise<(call: Send) => RecorderApi>;
  readonly applying: () => Promise<(call: Send) => ApplyingApi>;
}

/** One operation of an area. A description that did not arrive is as good as no line; with a line, it is gone: a newer portal took its place. */
const operationOf =
  <Api>(load: () => Promise<(call: Send) => Api>, call: Send, isOffline: () => boolean) =>
  <Input extends readonly unknown[], E, A>(choose: (api: Api) => (...input: Input) => TE.TaskEither<E, A>) =>
  (...input: Input): TE.TaskEither<E | CallFailure, A> =>
    pipe(
      TE.tryCatch(load, (): CallFailure => ({ _tag: isOffline() ? 'NoConnection' : 'PartMissing' })),
      TE.flatMap((area) => choose(area(call))(...input)),
    );

/** The port over HTTP: each operation is one call of the contract. */
export const httpCandidateApi = ({
  session,
  onServerTime,
  line,
  fetched,
}: {
  readonly session: Pick<SessionStore, 'token'>;
  readonly onServerTime: (iso: string) => void;
  readonly line: Pick<LineWatch, 'isOffline' | 'travelled'>;
  readonly fetched: FetchedCalls;
}): CandidateApi => {
  const call = send({ token: () => pipe(session.token.read(), O.toUndefined), onServerTime, ...line });
  const applications = operationOf(fetched.applications, call, line.isOffline);
  const scheduling = operationOf(fetched.scheduling, call, line.isOffline);
  const linkSignIn = operationOf(fetched.linkSignIn, call, line.isOffline);
  const signUp = operationOf(fetched.signUp, call, line.isOffline);
  const socialSignIn = operationOf(fetched.socialSignIn, call, line.isOffline);
  const profile = operationOf(fetched.profile, call, line.isOffline);
  const screening = operationOf(fetched.screening, call, line.isOffline);
  const givingUp = operationOf(fetched.givingUp, call, line.isOffline);
  const resumes = operationOf(fetched.resumes, call, line.isOffline);
  const recorder = operationOf(fetched.recorder, call, line.isOffline);
  const applying = operationOf(fetched.applying, call, line.isOffline);
  return {
    sendCode: (email) => call(sendOtp)({ email }),
    submitCode: (email, otp) => call(submitOtp)({ email, otp }),
    proveAddress: (otp) => call(proveEmail)({ otp }),
    submitLink: linkSignIn((api) => api.submitLink),
    checkPhone: signUp((api) => api.checkPhone),
    signUp: signUp((api) => api.signUp),
    signInSocially: socialSignIn((api) => api.signInSocially),
    signOut: () => call(signOut)(undefined),
    listApplications: applications((api) => api.listApplications),
    position: scheduling((api) => api.position),
    findSlots: scheduling((api) => api.findSlots),
    takeTime: scheduling((api) => api.takeTime),
    profile: profile((api) => api.profile),
    updateProfile: profile((api) => api.updateProfile),
    changeContact: profile((api) => api.changeContact),
    skillFilter: screening((api) => api.skillFilter),
    submitAnswers: screening((api) => api.submitAnswers),
    giveUp: givingUp((api) => api.giveUp),
    decline: givingUp((api) => api.decline),
    listResumes: resumes((api) => api.listResumes),
    storeResume: resumes((api) => api.storeResume),
    mailResumeLink: resumes((api) => api.mailResumeLink),
    proceedWithoutResume: resumes((api) => api.proceedWithoutResume),
    signResume: resumes((api) => api.signResume),
    nameRecording: recorder((api) => api.nameRecording),
    advert: applying((api) => api.advert),
    resolveLink: applying((api) => api.resolveLink),
    applyToJob: applying((api) => api.applyToJob),
    confirmExternal: applying((api) => api.confirmExternal),
    application: applying((api) => api.application),
  };
};
