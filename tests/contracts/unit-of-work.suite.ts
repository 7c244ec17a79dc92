import { allOrNothingContract } from './unit-of-work/all-or-nothing.suite';
import { applicationsContract } from './unit-of-work/applications.suite';
import { appointmentsContract } from './unit-of-work/appointments.suite';
import { codesContract } from './unit-of-work/codes.suite';
import { contactContract } from './unit-of-work/contact.suite';
import { idempotencyKeysContract } from './unit-of-work/idempotency-keys.suite';
import { messagesContract } from './unit-of-work/messages.suite';
import { candidatesContract, sessionsContract, socialSignInsContract } from './unit-of-work/people.suite';
import { positionsContract } from './unit-of-work/positions.suite';
import { recordsContract } from './unit-of-work/records.suite';
import { screeningContract } from './unit-of-work/screening.suite';
import { recorderVisitorsContract } from './unit-of-work/recorder-visitors.suite';
import { resumesContract } from './unit-of-work/resumes.suite';
import { slotsContract } from './unit-of-work/slots.suite';
import type { Open } from './unit-of-work/subject';

/**
 * What the port `UnitOfWork` promises, for the fake and for every real store: they can't drift apart while this passes on each.
 * `open` gives a store that is migrated and empty; it is called before each test.
 */
export const unitOfWorkContract = (name: string, open: Open): void => {
  describe(`The unit of work on ${name}`, () => {
    allOrNothingContract(open);
    candidatesContract(open);
    sessionsContract(open);
    socialSignInsContract(open);
    codesContract(open);
    contactContract(open);
    positionsContract(open);
    slotsContract(open);
    applicationsContract(open);
    appointmentsContract(open);
    idempotencyKeysContract(open);
    recordsContract(open);
    messagesContract(open);
    resumesContract(open);
    recorderVisitorsContract(open);
    screeningContract(open);
  });
};
