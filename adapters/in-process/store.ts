import * as E from 'fp-ts/Either';
import type { Store, UnitOfWork } from '../../application/ports/unit-of-work';
import { applicationsIn, positionsIn } from './applications/applications.memory';
import { chatIn } from './chat/chat.memory';
import { codesIn } from './identity/codes.memory';
import { contactCodesIn } from './profile/contact-codes.memory';
import { draftOf, nothingYet, type Draft } from './store/memory';
import { messagesIn } from './mails/messages.memory';
import { actRecordsIn } from './store/records';
import { candidatesIn, sessionsIn, socialSignInsIn } from './profile/people.memory';
import { provisioningIn } from './import/provisioning.memory';
import { interviewersIn } from './live-interview/interviewers.memory';
import { meetingsIn } from './live-interview/meetings.memory';
import { recordedAnswersIn, recordingConsentsIn, recordingMailsIn } from './recording/recorded-answers.memory';
import { recorderVisitorsIn } from './applications/recorder-visitors.memory';
import { importsIn } from './import/imports.memory';
import { questionnairesIn, screeningAnswersIn } from './screening/screening.memory';
import { resumeLinksIn, resumesIn } from './resumes/resumes.memory';
import { appointmentsIn, idempotencyKeysIn, newAccountTimesIn, remindersIn, slotsIn } from './scheduling/slots.memory';

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
  actRecords: actRecordsIn(draft),
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
  provisioning: provisioningIn(draft),
  imports: importsIn(draft),
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
