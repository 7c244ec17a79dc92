import * as E from 'fp-ts/Either';
import type { Store, UnitOfWork } from '../../application/ports/unit-of-work';
import { applicationsBegin, applicationsIn, positionsIn } from './applications/applications.memory';
import { chatBegin, chatIn } from './chat/chat.memory';
import { codesBegin, codesIn } from './identity/codes.memory';
import { contactCodesBegin, contactCodesIn } from './profile/contact-codes.memory';
import { draftOf, type Draft, type Memory } from './store/memory';
import { messagesBegin, messagesIn } from './mails/messages.memory';
import { eventsBegin, eventsIn } from './applications/events.memory';
import { peopleBegin, candidatesIn, sessionsIn, socialSignInsIn } from './profile/people.memory';
import { provisioningIn } from './import/provisioning.memory';
import { interviewersBegin, interviewersIn } from './live-interview/interviewers.memory';
import { meetingsBegin, meetingsIn } from './live-interview/meetings.memory';
import {
  recordedAnswersBegin,
  recordedAnswersIn,
  recordingConsentsIn,
  recordingMailsIn,
} from './recording/recorded-answers.memory';
import { usedFilesIn } from './files/used-files.memory';
import { recorderVisitorsBegin, recorderVisitorsIn } from './applications/recorder-visitors.memory';
import { importsBegin, importsIn } from './import/imports.memory';
import { operatorTokensBegin, operatorTokensIn } from './operator/operator-tokens.memory';
import { deliveriesIn, webhooksBegin, webhooksIn } from './webhooks/webhooks.memory';
import { screeningBegin, questionnairesIn, screeningAnswersIn } from './screening/screening.memory';
import { resumesBegin, resumeLinksIn, resumesIn } from './resumes/resumes.memory';
import {
  slotsBegin,
  appointmentsIn,
  idempotencyKeysIn,
  newAccountTimesIn,
  remindersIn,
  slotsIn,
} from './scheduling/slots.memory';

/** Nothing is stored yet. */
const nothingYet: Memory = {
  ...peopleBegin,
  ...codesBegin,
  ...contactCodesBegin,
  ...applicationsBegin,
  ...screeningBegin,
  ...slotsBegin,
  ...eventsBegin,
  ...recorderVisitorsBegin,
  ...recordedAnswersBegin,
  ...meetingsBegin,
  ...interviewersBegin,
  ...messagesBegin,
  ...chatBegin,
  ...resumesBegin,
  ...importsBegin,
  ...operatorTokensBegin,
  ...webhooksBegin,
};

const storeOver = (draft: Draft): Store => ({
  candidates: candidatesIn(draft),
  codes: codesIn(draft),
  contactCodes: contactCodesIn(draft),
  sessions: sessionsIn(draft),
  socialSignIns: socialSignInsIn(draft),
  positions: positionsIn(draft),
  applications: applicationsIn(draft),
  questionnaires: questionnairesIn(draft),
  screeningAnswers: screeningAnswersIn(draft),
  slots: slotsIn(draft),
  appointments: appointmentsIn(draft),
  reminders: remindersIn(draft),
  newAccountTimes: newAccountTimesIn(draft),
  idempotencyKeys: idempotencyKeysIn(draft),
  events: eventsIn(draft),
  recorderVisitors: recorderVisitorsIn(draft),
  recordedAnswers: recordedAnswersIn(draft),
  recordingConsents: recordingConsentsIn(draft),
  recordingMails: recordingMailsIn(draft),
  meetings: meetingsIn(draft),
  interviewers: interviewersIn(draft),
  messages: messagesIn(draft),
  chat: chatIn(draft),
  resumes: resumesIn(draft),
  resumeLinks: resumeLinksIn(draft),
  usedFiles: usedFilesIn(draft),
  provisioning: provisioningIn(draft),
  imports: importsIn(draft),
  operatorTokens: operatorTokensIn(draft),
  webhooks: webhooksIn(draft),
  deliveries: deliveriesIn(draft),
});

/**
 * A store in memory that fulfils the port's contract (tests/contracts/unit-of-work.suite.ts checks it): one unit of work at a time, on a draft that
 * replaces the current state only if the work answers Right. If work throws, the promise rejects, so that nobody mistakes a defect for an answer, and
 * nothing is written. Work must not run another unit of work and wait for it.
 */
export const inMemoryUnitOfWork = (): UnitOfWork => {
  let standing = nothingYet;
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (work) => () => {
      const turn = last.then(async () => {
        const draft = draftOf(standing);
        const answer = await work(storeOver(draft))();
        if (E.isRight(answer)) standing = draft.read();
        return answer;
      });
      // The next in the queue waits for the end of this one, whether it succeeds or fails; this one's caller gets the result.
      last = turn.then(E.isRight, () => false);
      return turn;
    },
  };
};
