import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { candidateAct } from '../../domain/applications/lifecycle';
import { inviteByEmail } from '../../domain/resumes/requirement';
import { linksToAddressCountFor, mayMailLink } from '../../domain/resumes/resume-link';
import { hours } from '../../domain/time/duration';
import { minus } from '../../domain/time/instant';
import type { MailLinkRefusal, LinkWanted } from './resumes.api';
import type { Mail, MailNotSent } from '../ports/mailer';
import type { Store } from '../ports/unit-of-work';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { lockOwn } from '../applications/own-application.service';
import type { ServiceDependencies } from '../service/dependencies';
import { resumeLinkMail } from './resume-link-mail.service';
import { provenFor } from '../identity/proven-for.service';
import type { SessionCaller } from '../identity/sessions.service';
import { unlessRefused } from '../service/unless-refused';

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
    const prepared = (store: Store): TE.TaskEither<Failure, Mail> =>
      pipe(
        provenFor(store, session),
        TE.flatMap(() => lockOwn(store, clock, caller, wanted)),
        TE.bindTo('own'),
        TE.bindW('candidate', () =>
          pipe(
            store.candidates.withId(caller),
            TE.flatMap(TE.fromOption((): Failure => ({ _tag: 'NoSuchApplication' }))),
          ),
        ),
        TE.tap(({ own }) => unlessRefused(candidateAct(own.application, { _tag: 'StoreResume' }, own.terms))),
        TE.bindW('to', ({ own, candidate }) =>
          unlessRefused(inviteByEmail(own.application, wanted.email, candidate.email)),
        ),
        TE.bindW('issued', ({ own }) => store.resumeLinks.issuedSince(caller, minus(own.terms.now, hours(1)))),
        TE.bindW('byOthers', ({ own, to, candidate }) =>
          to === candidate.email
            ? TE.right([])
            : store.resumeLinks.sentByOthers(to, minus(own.terms.now, linksToAddressCountFor)),
        ),
        TE.tap(({ own, issued, byOthers }) => unlessRefused(mayMailLink({ issued, byOthers }, own.terms.now))),
        TE.tap(({ own, to }) =>
          store.resumeLinks.add(secrets.sealLink(code), {
            candidateId: caller,
            positionId: wanted.positionId,
            issuedAt: own.terms.now,
            sentTo: to,
            proven,
          }),
        ),
        TE.map(({ own, to }) =>
          resumeLinkMail({
            publicUrl,
            to,
            position: own.position,
            resume: own.application.resume,
            code,
          }),
        ),
      );
    return pipe(
      unitOfWork.run(prepared),
      TE.flatMap<Mail, Failure | MailNotSent, undefined>((mail) => mailer.send(mail, waitsFor)),
    );
  };
