import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import type { ResumesApi } from '../../../application/ports/candidate-api/resumes';
import type { SavedState } from './upload-resume.view';

/** The resumes that were sent before. Without them the page still works, so their failure is a note and no more (spec 1 §8). */
export const useSaved = ({ listResumes }: Pick<ResumesApi, 'listResumes'>): SavedState => {
  const [saved, setSaved] = useState<SavedState>('loading');
  useEffect(() => {
    const gone = new AbortController();
    void listResumes(undefined, { signal: gone.signal })().then((answer) => {
      if (!gone.signal.aborted) setSaved(E.isRight(answer) ? answer.right : 'failed');
    });
    return () => gone.abort();
  }, [listResumes]);
  return saved;
};
