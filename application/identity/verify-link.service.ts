import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Email } from '../../domain/text/email';
import { codesCountFor } from '../../domain/identity/one-time-code';
import { tryLink, type LinkCode, type LinkRefusal } from '../../domain/identity/sign-in-link';
import { minus } from '../../domain/time/instant';
import type { SignedIn } from './identity.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { letIn } from './let-in.service';
import { unlessRefused } from '../service/unless-refused';

const nobodys = TE.fromOption((): LinkRefusal => ({ _tag: 'LinkInvalid' }));

/** Signs in a candidate who pressed the button behind the mailed link: once, and in time (R3c). */
export const verifyLink =
  ({ unitOfWork, clock, secrets }: ServiceDependencies) =>
  (email: Email, code: LinkCode): TE.TaskEither<LinkRefusal | StoreUnavailable, SignedIn> => {
    const now = clock.now();
    return unitOfWork.run((store) =>
      pipe(
        store.codes.newest(email),
        TE.flatMap(nobodys),
        TE.bindTo('newest'),
        TE.bindW('issued', () => store.codes.issuedSince(email, minus(now, codesCountFor))),
        TE.tap(({ newest: { link, issuedAt }, issued }) => {
          const matches = secrets.equal(link, secrets.sealSignInLink(email, code));
          return unlessRefused(tryLink({ issuedAt, issued }, matches, now));
        }),
        TE.flatMap(() => letIn({ clock, secrets })(store, email)),
        TE.flatMap(nobodys),
      ),
    );
  };
