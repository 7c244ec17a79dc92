import * as O from 'fp-ts/Option';
import type { InterviewerPass } from '../../../application/live-interview/interviewers.store';
import { hours } from '../../../domain/time/duration';
import { plus } from '../../../domain/time/instant';
import { positionId } from '../../support/builders/applications';
import { sealed } from '../../support/builders/identity';
import { applicant, job, nineStarts } from './fixtures';
import { subjectOf, type Open } from './subject';

const [link, otherLink, session, otherSession] = [sealed(1), sealed(2), sealed(3), sealed(4)];

export const interviewersContract = (open: Open): void => {
  describe('interviewers of live interviews', () => {
    const subject = subjectOf(open);
    const { act, race } = subject;

    const aPass = async (changes: Partial<InterviewerPass> = {}): Promise<InterviewerPass> => ({
      candidateId: await applicant(subject),
      positionId: job,
      name: 'Dana Reyes',
      until: plus(nineStarts, hours(24)),
      ...changes,
    });

    it('get a session from a link, once [R3c, R26]', async () => {
      const pass = await aPass();
      await act(({ interviewers }) => interviewers.addLink(link, pass));
      expect(await act(({ interviewers }) => interviewers.useLink(link, session, nineStarts))).toEqual(O.some(pass));
      expect(await act(({ interviewers }) => interviewers.useLink(link, otherSession, nineStarts))).toEqual(O.none);
      expect(await act(({ interviewers }) => interviewers.withSession(session))).toEqual(O.some(pass));
      expect(await act(({ interviewers }) => interviewers.withSession(otherSession))).toEqual(O.none);
    });

    it("can't share a link: if several press it at once, one gets the session [R26]", async () => {
      const pass = await aPass();
      await act(({ interviewers }) => interviewers.addLink(link, pass));
      const presses = await race(5, ({ interviewers }, runner) =>
        interviewers.useLink(link, sealed(10 + runner), nineStarts),
      );
      expect(presses.filter(O.isSome)).toEqual([O.some(pass)]);
      const sessions = await race(5, ({ interviewers }, runner) => interviewers.withSession(sealed(10 + runner)));
      expect(sessions).toEqual(presses);
    });

    it('have their own names and sessions, even with two links to one interview [R26]', async () => {
      const pass = await aPass();
      const other = { ...pass, name: 'Sam Ortiz', until: plus(pass.until, hours(1)) };
      await act(({ interviewers }) => interviewers.addLink(link, pass));
      await act(({ interviewers }) => interviewers.addLink(otherLink, other));
      await act(({ interviewers }) => interviewers.useLink(link, session, nineStarts));
      expect(await act(({ interviewers }) => interviewers.useLink(otherLink, otherSession, nineStarts))).toEqual(
        O.some(other),
      );
      expect(await act(({ interviewers }) => interviewers.withSession(session))).toEqual(O.some(pass));
    });

    it('find nothing with a link that was never created, or with a link in place of a session [R3c]', async () => {
      await act(({ interviewers }) => interviewers.useLink(link, session, nineStarts));
      const pass = await aPass();
      await act(({ interviewers }) => interviewers.addLink(link, pass));
      expect(await act(({ interviewers }) => interviewers.withSession(link))).toEqual(O.none);
      expect(await act(({ interviewers }) => interviewers.withSession(session))).toEqual(O.none);
      expect(await act(({ interviewers }) => interviewers.useLink(otherLink, session, nineStarts))).toEqual(O.none);
    });

    it('are not admitted to an interview without an application [R3c]', async () => {
      const pass = await aPass({ positionId: positionId(9_999) });
      await act(({ interviewers }) => interviewers.addLink(link, pass));
      expect(await act(({ interviewers }) => interviewers.useLink(link, session, nineStarts))).toEqual(O.none);
    });
  });
};
