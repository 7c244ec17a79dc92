import type { Application } from '../../../domain/applications/application';
import type { Actor, ApplicationChange } from '../../../domain/applications/application-event';
import type { ApplicationStatus } from '../../../domain/applications/status-catalogue';
import { oneOf } from '../codec';
import { allOf, field, turned, type Part } from '../record';

/* An event of an application, as far as employers' systems and the store's rows have it in the same way. */

/** Who did it, in a field of that name; `name` is the employer's. */
export const actorIn = (who: string, name: Part<string | undefined>): Part<Actor> =>
  turned(
    allOf({ who: field(who, oneOf('candidate', 'employer', 'portal')), name }),
    (read): Actor => {
      switch (read.who) {
        case 'candidate':
          return { _tag: 'Candidate' };
        case 'employer':
          return { _tag: 'Employer', name: read.name };
        case 'portal':
          return { _tag: 'Portal' };
      }
    },
    (actor) => {
      switch (actor._tag) {
        case 'Candidate':
          return { who: 'candidate' as const, name: undefined };
        case 'Employer':
          return { who: 'employer' as const, name: actor.name };
        case 'Portal':
          return { who: 'portal' as const, name: undefined };
      }
    },
  );

/** The status before and the application after; without the latter nothing was changed. */
export const changeIn = (
  before: Part<ApplicationStatus | undefined>,
  after: Part<Application | undefined>,
): Part<ApplicationChange | undefined> =>
  turned(
    allOf({ before, after }),
    (read) => (read.after === undefined ? undefined : { before: read.before, after: read.after }),
    (change) => ({ before: change?.before, after: change?.after }),
  );
