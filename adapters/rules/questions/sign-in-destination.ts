import { myJobs } from '../../../application/navigation/destination';
import { isOurPath, toPath } from '../../../application/navigation/path';
import { signInDestination } from '../../../domain/identity/sign-in-hints';
import { signInHints } from '../../contract/identity/sign-in-hints.wire';
import { rule } from '../rule';

/** Where sign-in leads (R2). */
export const signInDestinationRule = rule({
  name: 'sign-in-destination',
  shape:
    '{resume_upload_path?, redirect_url?, pre_login_route?, email_check_link?, cancel_reschedule_link?, in_person_link?, onboarding_link?, login_check?, candidate_redirect_url?, stored_redirect_url?} → {path} or {access_error: true}',
  question: signInHints,
  answer: (hints) => {
    const destination = signInDestination(hints, isOurPath);
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
