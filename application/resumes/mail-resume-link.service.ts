import type * as TE from 'fp-ts/TaskEither';
import { candidateAct } from '../../domain/applications/lifecycle';
import { inviteByEmail } from '../../domain/resumes/requirement';
import { linksToAddressCountFor, mayMailLink } from '../../domain/resumes/resume-link';
import { hours } from '../../domain/time/duration';
import { minus } from '../../domain/time/instant';
import { found, granted, inOrder, take } from '../in-order';
import type { MailLinkRefusal, LinkWanted } from './resumes.api';
import { noApplication } from '../ports/candidate-api/call';
import type { MailNotSent } from '../ports/mailer';
import type { Store } from '../ports/unit-of-work';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { lockOwn } from '../applications/own-application.service';
import type { ServiceDependencies } from '../service/dependencies';
import { resumeLinkMail } from './resume-link-mail.service';
import { provenFor } from '../identity/proven-for.service';
import type { SessionCaller } from '../identity/sessions.service';

type Failure = MailLinkRefusal | StoreUnavailable;

/** How long a link's mail is retried: longer than a sign-in code's, but shorter than the link is valid. */
const waitsFor = hours(24);

/**
 * 'Email Me A Link': mails a link that opens the upload for this one application, on any device (spec 1 §2). Its code is stored sealed
 * before the mail is queued, and the mail itself is never stored, because codes never are (R3c). It requires a proven address (R41). If the
 * mail can't be queued, the answer says so ('Email link failed'), and the link counts as sent.
 */
export const mailResumeLink =
  (deps: ServiceDependencies) =>
  (
    session: Pick<SessionCaller, 'candidateId' | 'proven'>,
    wanted: LinkWanted,
  ): TE.TaskEither<Failure | MailNotSent, undefined> => {
    const { clock, secrets, unitOfWork, mailer, publicUrl } = deps;
    const { candidateId: caller, proven } = session;
    const code = secrets.newToken();
    const prepared = (store: Store) =>
      inOrder(function* () {
        yield* take(provenFor(store, session));
        const { application, position, terms } = yield* take(lockOwn(store, clock, caller, wanted));
        const candidate = yield* found(store.candidates.withId(caller), noApplication);
        yield* granted(candidateAct(application, { _tag: 'StoreResume' }, terms));
        const to = yield* granted(inviteByEmail(application, wanted.email, candidate.email));
        const issued = yield* take(store.resumeLinks.issuedSince(caller, minus(terms.now, hours(1))));
        const byOthers =
          to === candidate.email
            ? []
            : yield* take(store.resumeLinks.sentByOthers(to, minus(terms.now, linksToAddressCountFor)));
        yield* granted(mayMailLink({ issued, byOthers }, terms.now));
        yield* take(
          store.resumeLinks.add(secrets.sealLink(code), {
            candidateId: caller,
            positionId: wanted.positionId,
            issuedAt: terms.now,
            sentTo: to,
            proven,
          }),
        );
        return resumeLinkMail({ publicUrl, to, position, resume: application.resume, code });
      });
    return inOrder(function* () {
      const mail = yield* take(unitOfWork.run(prepared));
      return yield* take(mailer.send(mail, waitsFor));
    });
  };
