import * as E from 'fp-ts/Either';
import type { Store, UnitOfWork } from '../../application/ports/unit-of-work';
import { applicationsIn, positionsIn } from './store/applications';
import { codesIn } from './store/codes';
import { contactCodesIn } from './store/contact-codes';
import { draftOf, nothingYet, type Draft } from './store/memory';
import { messagesIn } from './store/messages';
import { actRecordsIn } from './store/records';
import { candidatesIn, sessionsIn, socialSignInsIn } from './store/people';
import { provisioningIn } from './store/provisioning';
import { recorderVisitorsIn } from './store/recorder-visitors';
import { importsIn } from './store/imports';
import { questionnairesIn, screeningAnswersIn } from './store/screening';
import { resumeLinksIn, resumesIn } from './store/resumes';
import { appointmentsIn, idempotencyKeysIn, newAccountTimesIn, slotsIn } from './store/slots';

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
  newAccountTimes: newAccountTimesIn(draft),
  idempotencyKeys: idempotencyKeysIn(draft),
  actRecords: actRecordsIn(draft),
  recorderVisitors: recorderVisitorsIn(draft),
  messages: messagesIn(draft),
  resumes: resumesIn(draft),
  resumeLinks: resumeLinksIn(draft),
  provisioning: provisioningIn(draft),
  imports: importsIn(draft),
});

/**
 * A store in memory that keeps the promises of the port (tests/contracts/unit-of-work.suite.ts holds it to them): one unit of work
 * at a time, on a draft that replaces what stood only when the work answers Right. A fault of the program (work that throws)
 * rejects, so that nobody takes it for an answer; nothing is written then either. Work must not run another unit of work and wait for it.
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
      // The next in the queue waits for the end of this one, however it ends; the caller of this one hears how.
      last = turn.then(E.isRight, () => false);
      return turn;
    },
  };
};
