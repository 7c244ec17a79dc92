import type { UsedFiles } from '../../../application/files/used-files.store';
import { answer } from '../store/answers';
import type { Draft } from '../store/memory';

export const usedFilesIn = (draft: Draft): UsedFiles => ({
  among: (files) =>
    answer(() => {
      const { resumes, recordedAnswers, chatAttachments } = draft.read();
      const used = new Set([
        ...resumes.map(({ file }) => file),
        ...recordedAnswers.flatMap(({ take }) => [take?.file, take?.playable]),
        ...chatAttachments.keys(),
      ]);
      return files.filter((file) => used.has(file));
    }),
});
