import type * as TE from 'fp-ts/TaskEither';
import type { Email } from '../../domain/text/email';
import { codesCountFor } from '../../domain/identity/one-time-code';
import { tryLink, type LinkCode, type LinkRefusal } from '../../domain/identity/sign-in-link';
import { minus } from '../../domain/time/instant';
import type { SignedIn } from './identity.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { found, granted, inOrder, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { letIn } from './let-in.service';

const invalid: LinkRefusal = { _tag: 'LinkInvalid' };

/** Signs in a candidate who pressed the button behind the mailed link: once, and in time (R3c). */
export const verifyLink =
  ({ unitOfWork, clock, secrets }: ServiceDependencies) =>
  (email: Email, code: LinkCode): TE.TaskEither<LinkRefusal | StoreUnavailable, SignedIn> => {
    const now = clock.now();
    return unitOfWork.run((store) =>
      inOrder(function* () {
        const { link, issuedAt } = yield* found(store.codes.newest(email), invalid);
        const issued = yield* take(store.codes.issuedSince(email, minus(now, codesCountFor)));
        const matches = secrets.equal(link, secrets.sealSignInLink(email, code));
        yield* granted(tryLink({ issuedAt, issued }, matches, now));
        return yield* found(letIn({ clock, secrets })(store, email), invalid);
      }),
    );
  };
