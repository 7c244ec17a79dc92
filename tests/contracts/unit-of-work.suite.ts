import { allApplicationsContract } from './unit-of-work/all-applications.suite';
import { allOrNothingContract } from './unit-of-work/all-or-nothing.suite';
import { applicationsContract } from './unit-of-work/applications.suite';
import { appointmentsContract } from './unit-of-work/appointments.suite';
import { chatContract } from './unit-of-work/chat.suite';
import { codesContract } from './unit-of-work/codes.suite';
import { contactContract } from './unit-of-work/contact.suite';
import { deliveriesContract } from './unit-of-work/deliveries.suite';
import { eventsContract } from './unit-of-work/events.suite';
import { idempotencyKeysContract } from './unit-of-work/idempotency-keys.suite';
import { importsContract } from './unit-of-work/imports.suite';
import { interviewersContract } from './unit-of-work/interviewers.suite';
import { meetingsContract } from './unit-of-work/meetings.suite';
import { messagesContract } from './unit-of-work/messages.suite';
import { candidatesContract, sessionsContract, socialSignInsContract } from './unit-of-work/people.suite';
import { positionsContract } from './unit-of-work/positions.suite';
import { screeningContract } from './unit-of-work/screening.suite';
import { recordedAnswersContract } from './unit-of-work/recorded-answers.suite';
import { recorderVisitorsContract } from './unit-of-work/recorder-visitors.suite';
import { remindersContract } from './unit-of-work/reminders.suite';
import { resumesContract } from './unit-of-work/resumes.suite';
import { operatorTokensContract } from './unit-of-work/operator-tokens.suite';
import { slotsContract } from './unit-of-work/slots.suite';
import { usedFilesContract } from './unit-of-work/used-files.suite';
import { webhooksContract } from './unit-of-work/webhooks.suite';
import type { Open } from './unit-of-work/subject';

/**
 * The contract of the port `UnitOfWork`, for the fake and for every real store: they can't drift apart while this passes on each. `open` returns a
 * migrated, empty store; it is called before each test.
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
    allApplicationsContract(open);
    appointmentsContract(open);
    idempotencyKeysContract(open);
    eventsContract(open);
    importsContract(open);
    interviewersContract(open);
    meetingsContract(open);
    messagesContract(open);
    operatorTokensContract(open);
    chatContract(open);
    remindersContract(open);
    resumesContract(open);
    usedFilesContract(open);
    recorderVisitorsContract(open);
    recordedAnswersContract(open);
    screeningContract(open);
    webhooksContract(open);
    deliveriesContract(open);
  });
};
