import { whatBecame } from '../../../application/applications/giving-up.live';
import { myJobs } from '../../../application/navigation/destination';
import type { CallFailure } from '../../../application/failure';
import { codeRefused, resendRefused } from '../../../application/identity/code-step.live';
import { emailRefused, type SignInState } from '../../../application/identity/sign-in.live';
import { signUpOpened } from '../../../application/identity/sign-up.live';
import { sessionTimeout, signInFollows } from '../../../application/words/failures';
import type { FailureView } from '../../../ui/kit/failure-notice';
import { declineView } from '../../../ui/applications/decline.view';
import { failureView, fetchFailureView } from '../../../ui/hooks/failure.view';
import { cancelDialogView } from '../../../ui/applications/cancel-dialog.view';
import { linkSignInView } from '../../../ui/identity/link-sign-in.view';
import { saveFailureView } from '../../../ui/profile/save-failure.view';
import { queryFailureView } from '../../../ui/hooks/query-failure.view';
import { signInView } from '../../../ui/identity/sign-in.view';
import { signUpView } from '../../../ui/identity/sign-up.view';
import { skillFilterView } from '../../../ui/screening/skill-filter.view';
import { timeSlotView } from '../../../ui/scheduling/time-slot.view';
import { uploadResumeView, type UploadResumeState } from '../../../ui/resumes/upload-resume.view';
import { welcomeBackView } from '../../../ui/profile/welcome-back.view';
import { failureTexts } from '../../../ui/texts/failures';
import { aListed, anApplication } from '../../support/builders/applications';
import { email } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { aNewFile } from '../../support/builders/resume-files';
import { aQuestion, aQuestionnaire, aSection } from '../../support/builders/screening';
import { aSignUpForm } from '../../support/builders/sign-up';
import { day } from '../../support/builders/slots';
import { at, atMs, time, zone } from '../../support/builders/time';

/* Whatever call fails and however, the place of the failure says what happened and what to do (R4, R29, spec 1 §8). */

const told = { message: 'No such thing', requestId: '7F3A-91C2' };

/** Every way a call can fail: the compiler requires each. */
const failures: { readonly [Tag in CallFailure['_tag']]: Extract<CallFailure, { readonly _tag: Tag }> } = {
  NoConnection: { _tag: 'NoConnection' },
  AnswerLost: { _tag: 'AnswerLost' },
  PartMissing: { _tag: 'PartMissing' },
  SessionEnded: { _tag: 'SessionEnded', ...told },
  NoContent: { _tag: 'NoContent', message: '', requestId: '7F3A-91C2' },
  NotAcceptable: { _tag: 'NotAcceptable', message: '', requestId: '7F3A-91C2' },
  NoPosition: { _tag: 'NoPosition', ...told },
  TooManyCalls: { _tag: 'TooManyCalls', requestId: '7F3A-91C2' },
  ServerFault: { _tag: 'ServerFault', message: '', requestId: '7F3A-91C2' },
  UnreadableAnswer: { _tag: 'UnreadableAnswer', call: 'get_jobs_list', requestId: '7F3A-91C2' },
};

const chicago = zone('America/Chicago');
const file = aNewFile('cv.pdf', 2 * 1024);
const maria = email('maria@example.org');
const askingEmail = { _tag: 'AskingEmail', email: maria, sending: true, fault: undefined, failure: undefined } as const;
const askingCode = {
  _tag: 'AskingCode',
  email: maria,
  digits: '0427',
  checking: true,
  resending: false,
  resent: false,
  resendAt: atMs(60_000),
  fault: undefined,
  failure: undefined,
} as const;
const asked = aQuestionnaire(aSection(1, aQuestion(1)));
const notSent = (failure: CallFailure) => ({ _tag: 'NotSent', failure }) as const;
const link = { _tag: 'Ready', email: maria, pressed: false } as const;

const afterFailedUpload = (failure: CallFailure, changes: Partial<UploadResumeState> = {}) => {
  const view = uploadResumeView({
    position: aPosition({ resume: 'optional' }),
    hasResume: false,
    booked: false,
    next: myJobs,
    upload: {
      state: { _tag: 'Failed', uploads: 1, choice: file, failure: { _tag: 'UploadBroke' } },
      connectionDropped: false,
      failure,
      receipt: undefined,
    },
    saved: [],
    mail: { _tag: 'NotAsked' },
    begun: undefined,
    laterAsked: false,
    ownZone: chicago,
    ...changes,
  });
  return view._tag === 'Choosing' ? view : undefined;
};

const afterConfirm = (failure: CallFailure) => {
  const view = timeSlotView({
    position: aPosition(),
    application: anApplication(),
    wanted: { act: 'Book', kind: 'video' },
    day: day('2026-12-04', '09:30'),
    days: [],
    chosen: time('09:30'),
    booking: { _tag: 'NotAnswered', failure },
    ownZone: chicago,
    now: at('2026-11-21T16:00:00Z'),
  });
  return view._tag === 'Ready' && view.problem?._tag === 'NotAnswered' ? view.problem.failure : undefined;
};

const afterAnswers = (reason: CallFailure, questionnaire?: ReturnType<typeof aQuestionnaire>) => {
  const view = skillFilterView({
    position: aPosition(),
    questionnaire,
    draft: { at: 0, answers: [] },
    part: 'question',
    fault: undefined,
    submit: { _tag: 'NotSubmitted', reason },
    width: 'wide',
    allOptions: false,
  });
  return 'failure' in view ? view.failure : undefined;
};

const afterCancel = (failure: CallFailure) =>
  cancelDialogView({
    listed: aListed(anApplication()),
    look: 'cancel',
    choice: 'reschedule-later',
    reason: '',
    givingUp: whatBecame(failure),
  }).failure;

const failureIn = <View extends object>(
  view: View | (View & { readonly failure: FailureView | undefined }),
): FailureView | undefined => ('failure' in view ? view.failure : undefined);

const onSignIn = (state: SignInState) => failureIn(signInView(state, at('2026-11-21T16:00:00Z'), chicago));

/** Each place where a call can fail, and its own button that retries; without one, the notice must have one. */
const places: readonly (readonly [string, string | undefined, (failure: CallFailure) => FailureView | undefined])[] = [
  ['a page whose job could not be fetched', undefined, queryFailureView],
  ['the list', undefined, fetchFailureView],
  [
    'what was not declined',
    'Something went wrong',
    (failure) => {
      const view = declineView({
        what: 'offer',
        position: aPosition(),
        typed: 'Too far',
        sending: { _tag: 'NotAnswered', failure },
        travels: false,
      });
      return view._tag === 'Asking' && view.problem?._tag === 'Failed' ? view.problem.failure : undefined;
    },
  ],
  ['an application that was not made', undefined, (failure) => failureView(failure, 'We could not apply')],
  ['Welcome Back', undefined, (failure) => failureIn(welcomeBackView(undefined, failure))],
  ['a time that was not booked', undefined, afterConfirm],
  ['answers that were not submitted', undefined, (failure) => afterAnswers(failure, asked)],
  ['answers where nothing is asked', undefined, (failure) => afterAnswers(failure)],
  ['an upload', undefined, (failure) => afterFailedUpload(failure)?.problem],
  ['a mailed link', undefined, (failure) => afterFailedUpload(failure, { mail: notSent(failure) })?.mail?.failure],
  ['the cancel dialog', undefined, afterCancel],
  [
    'a sign-in link that did not open',
    undefined,
    (failure) => failureIn(linkSignInView({ _tag: 'NotOpened', failure })),
  ],
  ['a sign-in link that was pressed', undefined, (failure) => failureIn(linkSignInView({ ...link, failure }))],
  ['an e-mail on sign-in', undefined, (failure) => onSignIn(emailRefused(askingEmail, failure))],
  ['a code', undefined, (failure) => onSignIn(codeRefused(askingCode, failure))],
  ['another code', undefined, (failure) => onSignIn(resendRefused(askingCode, failure))],
  ['a sign-up', undefined, (failure) => signUpView({ ...signUpOpened(aSignUpForm()), failure }, undefined).failure],
  ['a profile that was not saved', 'Save', saveFailureView],
];

describe.each(places)('%s', (_, own, shown) => {
  it.each(Object.values(failures))('says $_tag in words, with a way out [spec 1 §8, R4, R29]', (failure) => {
    const view = shown(failure);
    expect(view?.title).toMatch(/\w{2}/);
    expect(view?.text).toMatch(/\w{2}/);
    // A candidate who is no longer signed in is taken to sign-in: there is nothing to press.
    if (failure._tag === 'SessionEnded') expect([view?.title, view?.text]).toEqual([sessionTimeout, signInFollows]);
    else expect(view?.action ?? own).toMatch(/^\w/);
    if (view?.reloads === true) expect(view.action).toBe(failureTexts.reload);
    expect(view?.requestId).toBe('requestId' in failure ? failure.requestId : undefined);
  });
});
