import { readPreLoginRoute, type SignInHints } from '../../../domain/identity/sign-in-hints';
import { mapped, maybe, struct, text, type Codec } from '../codec';

const hint = maybe(text);

/** Where a candidate wanted to go before signing in, as a device stores it: one record, under the specification's names (R2). */
export const signInHints: Codec<SignInHints> = mapped(
  struct({
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
  }),
  (kept) => ({
    resumeUploadPath: kept.resume_upload_path,
    redirectUrl: kept.redirect_url,
    preLoginRoute: kept.pre_login_route === undefined ? undefined : readPreLoginRoute(kept.pre_login_route),
    emailCheckLink: kept.email_check_link,
    cancelRescheduleLink: kept.cancel_reschedule_link,
    inPersonLink: kept.in_person_link,
    onboardingLink: kept.onboarding_link,
    loginCheck: kept.login_check,
    candidateRedirectUrl: kept.candidate_redirect_url,
    storedRedirectUrl: kept.stored_redirect_url,
  }),
  (hints) => ({
    resume_upload_path: hints.resumeUploadPath,
    redirect_url: hints.redirectUrl,
    pre_login_route: hints.preLoginRoute,
    email_check_link: hints.emailCheckLink,
    cancel_reschedule_link: hints.cancelRescheduleLink,
    in_person_link: hints.inPersonLink,
    onboarding_link: hints.onboardingLink,
    login_check: hints.loginCheck,
    candidate_redirect_url: hints.candidateRedirectUrl,
    stored_redirect_url: hints.storedRedirectUrl,
  }),
);
