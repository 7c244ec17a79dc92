import { isOurPath } from '../../../application/navigation/all-paths';
import { myJobs, toPath } from '../../../application/navigation/destination';
import { readPreLoginRoute, signInDestination, type SignInHints } from '../../../domain/identity/sign-in-hints';
import { maybe, struct, text, type Decoded } from '../../contract/codec';
import { rule } from '../rule';

const hint = maybe(text);

export const signInDestinationQuestion = struct({
  resume_upload_path: hint,
  redirect_url: hint,
  pre_login_route: hint,
  email_check_link: hint,
  cancel_reschedule_link: hint,
  in_person_link: hint,
  onboarding_link: hint,
  login_check: hint,
  candidate_redirect_url: hint,
  stored_redirect_url: hint,
});

/** The hints as the domain names them. */
export const hintsIn = (asked: Decoded<typeof signInDestinationQuestion>): SignInHints => ({
  resumeUploadPath: asked.resume_upload_path,
  redirectUrl: asked.redirect_url,
  preLoginRoute: asked.pre_login_route === undefined ? undefined : readPreLoginRoute(asked.pre_login_route),
  emailCheckLink: asked.email_check_link,
  cancelRescheduleLink: asked.cancel_reschedule_link,
  inPersonLink: asked.in_person_link,
  onboardingLink: asked.onboarding_link,
  loginCheck: asked.login_check,
  candidateRedirectUrl: asked.candidate_redirect_url,
  storedRedirectUrl: asked.stored_redirect_url,
});

/** Where sign-in leads (R2). */
export const signInDestinationRule = rule({
  name: 'sign-in-destination',
  shape:
    '{resume_upload_path?, redirect_url?, pre_login_route?, email_check_link?, cancel_reschedule_link?, in_person_link?, onboarding_link?, login_check?, candidate_redirect_url?, stored_redirect_url?} → {path} or {access_error: true}',
  question: signInDestinationQuestion,
  answer: (asked) => {
    const destination = signInDestination(hintsIn(asked), isOurPath);
    switch (destination._tag) {
      case 'HintedPath':
      case 'ApplyPage':
        return { path: destination.path };
      case 'MyJobs':
        return { path: toPath(myJobs) };
      case 'AccessError':
        return { access_error: true };
    }
  },
});
