import type { FileRef } from '../../../application/ports/file-ref';
import { aStoredResume } from '../../support/builders/resume-files';
import { parseSha256 } from '../../../domain/recording/sha256';
import { decoded } from '../../support/builders/decoded';
import { fileRef } from '../../support/builders/identity';
import { questionId } from '../../support/builders/recording';
import { applicant, job, nineStarts } from './fixtures';
import { subjectOf, type Open } from './subject';

export const usedFilesContract = (open: Open): void => {
  describe('the files that something uses', () => {
    const subject = subjectOf(open);
    const { act } = subject;

    it('are those of a resume, a recorded answer, its seekable copy and a message, among those asked for [R20, R34, R40]', async () => {
      const candidateId = await applicant(subject);
      const [resume, take, copy, sent, unused] = [fileRef(1), fileRef(2), fileRef(3), fileRef(4), fileRef(5)];
      const sha256 = decoded(parseSha256('a'.repeat(64)), 'a hash');
      await act(({ resumes }) => resumes.add(candidateId, job, aStoredResume({ file: resume })));
      await act(({ recordedAnswers }) =>
        recordedAnswers.put(candidateId, job, {
          questionId: questionId(1),
          take: {
            ...{ file: take, playable: copy, kind: 'webm', bytes: 9, sha256 },
            ...{ length: undefined, receivedAt: nineStarts },
          },
          replaced: [],
        }),
      );
      await act(({ chat }) =>
        chat.addAttachment({
          ...{ file: sent, name: 'a.pdf', kind: 'pdf', bytes: 9, by: 'candidate', candidateId },
          ...{ conversation: undefined, uploadedAt: nineStarts },
        }),
      );
      const among = async (...files: readonly FileRef[]) =>
        [...(await act(({ usedFiles }) => usedFiles.among(files)))].sort();
      expect(await among(resume, take, copy, sent, unused)).toEqual([resume, take, copy, sent].sort());
      expect(await among(take, unused)).toEqual([take]);
      expect(await among(unused)).toEqual([]);
      expect(await among()).toEqual([]);
    });
  });
};
