import * as O from 'fp-ts/Option';
import { minutes } from '../../../domain/time/duration';
import { minus, plus } from '../../../domain/time/instant';
import { aStoredResume } from '../../support/builders/resume-files';
import { fileRef, sealed } from '../../support/builders/identity';
import { applicant, applicants, job, nineStarts, numbered } from './fixtures';
import { subjectOf, type Open } from './subject';

const later = plus(nineStarts, minutes(5));

export const resumesContract = (open: Open): void => {
  describe('resumes', () => {
    const subject = subjectOf(open);
    const { act } = subject;

    it('are read whole, the newest first, with the position they were given for [R27]', async () => {
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
    });

    it('belong to one candidate, and so does going on without one [R3a, spec 2 §2.5]', async () => {
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

    it('are found by their sealed code alone, and used up together [R3c]', async () => {
      const id = await applicant(subject);
      for (const n of [1, 2]) await act(({ resumeLinks }) => resumeLinks.add(sealed(n), id, job, nineStarts));
      const fresh = { candidateId: id, positionId: job, issuedAt: nineStarts, usedAt: undefined };
      expect(await act(({ resumeLinks }) => resumeLinks.find(sealed(1)))).toEqual(O.some(fresh));
      expect(await act(({ resumeLinks }) => resumeLinks.find(sealed(3)))).toEqual(O.none);
      for (const at of [later, plus(later, 1)]) await act(({ resumeLinks }) => resumeLinks.useUp(id, job, at));
      expect(await act(({ resumeLinks }) => resumeLinks.find(sealed(2)))).toEqual(O.some({ ...fresh, usedAt: later }));
    });

    it('are counted from an instant on, that instant included [R3c]', async () => {
      const ids = await applicants(subject, 2);
      const [one, other] = [numbered(ids, 0), numbered(ids, 1)];
      await act(({ resumeLinks }) => resumeLinks.add(sealed(1), one, job, minus(nineStarts, 1)));
      await act(({ resumeLinks }) => resumeLinks.add(sealed(2), one, job, nineStarts));
      await act(({ resumeLinks }) => resumeLinks.add(sealed(3), other, job, nineStarts));
      expect(await act(({ resumeLinks }) => resumeLinks.issuedSince(one, nineStarts))).toEqual([nineStarts]);
    });
  });
};
