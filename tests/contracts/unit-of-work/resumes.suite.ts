import * as O from 'fp-ts/Option';
import type { MailedResumeLink } from '../../../application/resumes/resumes.store';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { minutes } from '../../../domain/time/duration';
import { minus, plus } from '../../../domain/time/instant';
import { aStoredResume } from '../../support/builders/resume-files';
import { email, fileRef, sealed } from '../../support/builders/identity';
import { applicant, applicants, job, nineStarts, numbered } from './fixtures';
import { subjectOf, type Open } from './subject';

const later = plus(nineStarts, minutes(5));

const aLink = (candidateId: CandidateId, changes: Partial<MailedResumeLink> = {}): MailedResumeLink => ({
  candidateId,
  positionId: job,
  issuedAt: nineStarts,
  sentTo: email('nora@home.example'),
  proven: true,
  ...changes,
});

export const resumesContract = (open: Open): void => {
  describe('resumes', () => {
    const subject = subjectOf(open);
    const { act } = subject;

    it('are read in full, newest first, with the position they were uploaded for [R27]', async () => {
      const id = await applicant(subject);
      const first = aStoredResume({ file: fileRef(1), name: 'Lebenslauf 🌷.pdf' });
      const second = aStoredResume({ file: fileRef(2), kind: 'docx', bytes: 10_485_760, receivedAt: later });
      for (const one of [first, second, first]) await act(({ resumes }) => resumes.add(id, job, one));
      const of = { positionId: job, positionName: 'Caregiver' };
      expect(await act(({ resumes }) => resumes.of(id))).toEqual([
        { ...first, ...of },
        { ...second, ...of },
        { ...first, ...of },
      ]);
      expect(await act(({ resumes }) => resumes.isGiven(fileRef(2)))).toBe(true);
      expect(await act(({ resumes }) => resumes.isGiven(fileRef(3)))).toBe(false);
      await act(({ resumes }) => resumes.forget(id, job, fileRef(2)));
      expect(await act(({ resumes }) => resumes.isGiven(fileRef(2)))).toBe(false);
    });

    it('belong to one candidate, and so does continuing without one [R3a, spec 2 §2.5]', async () => {
      const ids = await applicants(subject, 2);
      const [one, other] = [numbered(ids, 0), numbered(ids, 1)];
      await act(({ resumes }) => resumes.add(one, job, aStoredResume()));
      for (const at of [nineStarts, later]) await act(({ resumes }) => resumes.proceedWithout(one, job, at));
      expect(await act(({ resumes }) => resumes.of(other))).toEqual([]);
      expect(await act(({ resumes }) => resumes.proceedsWithout(one, job))).toBe(true);
      expect(await act(({ resumes }) => resumes.proceedsWithout(other, job))).toBe(false);
    });
  });

  describe('links for uploading later', () => {
    const subject = subjectOf(open);
    const { act } = subject;

    it('can be found only by their sealed code, and are all used up at once [R3c]', async () => {
      const id = await applicant(subject);
      for (const n of [1, 2]) await act(({ resumeLinks }) => resumeLinks.add(sealed(n), aLink(id)));
      const fresh = { candidateId: id, positionId: job, issuedAt: nineStarts, usedAt: undefined };
      expect(await act(({ resumeLinks }) => resumeLinks.find(sealed(1)))).toMatchObject(O.some(fresh));
      expect(await act(({ resumeLinks }) => resumeLinks.find(sealed(3)))).toEqual(O.none);
      for (const at of [later, plus(later, 1)]) await act(({ resumeLinks }) => resumeLinks.useUp(id, job, at));
      expect(await act(({ resumeLinks }) => resumeLinks.find(sealed(2)))).toMatchObject(
        O.some({ ...fresh, usedAt: later }),
      );
    });

    it('are counted from an instant on, that instant included [R3c]', async () => {
      const ids = await applicants(subject, 2);
      const [one, other] = [numbered(ids, 0), numbered(ids, 1)];
      await act(({ resumeLinks }) => resumeLinks.add(sealed(1), aLink(one, { issuedAt: minus(nineStarts, 1) })));
      await act(({ resumeLinks }) => resumeLinks.add(sealed(2), aLink(one)));
      await act(({ resumeLinks }) => resumeLinks.add(sealed(3), aLink(other)));
      expect(await act(({ resumeLinks }) => resumeLinks.issuedSince(one, nineStarts))).toEqual([nineStarts]);
    });

    it("are counted for an address if others had them sent there; its owner’s own don't count [R41]", async () => {
      const ids = await applicants(subject, 2);
      const [one, other] = [numbered(ids, 0), numbered(ids, 1)];
      const theirs = email('candidate-1@example.org');
      const mailed = [
        aLink(one, { sentTo: theirs, issuedAt: minus(nineStarts, 1) }),
        aLink(one, { sentTo: theirs }),
        aLink(one),
        aLink(other, { sentTo: theirs }),
      ];
      for (const [n, link] of mailed.entries()) await act(({ resumeLinks }) => resumeLinks.add(sealed(n + 1), link));
      expect(await act(({ resumeLinks }) => resumeLinks.sentByOthers(theirs, nineStarts))).toEqual([nineStarts]);
      expect(await act(({ resumeLinks }) => resumeLinks.sentByOthers(email('no@example.org'), nineStarts))).toEqual([]);
    });

    it('of candidates without a proven address end with their session; others are kept [R41]', async () => {
      const ids = await applicants(subject, 2);
      const [one, other] = [numbered(ids, 0), numbered(ids, 1)];
      const mailed = [aLink(one, { proven: false }), aLink(one), aLink(other, { proven: false })];
      for (const [n, link] of mailed.entries()) await act(({ resumeLinks }) => resumeLinks.add(sealed(n + 1), link));
      await act(({ sessions }) => sessions.closeUnproven(one));
      const open = ['find', 'keepOpen'] as const;
      for (const how of open)
        expect(
          await Promise.all(
            [1, 2, 3].map(async (n) => O.isSome(await act(({ resumeLinks }) => resumeLinks[how](sealed(n))))),
          ),
        ).toEqual([false, true, true]);
    });
  });
};
