import type { FileRef } from '../../../application/ports/file-ref';
import { permitted } from '../../../domain/decision';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { inPieces, pdfFile } from '../builders/resume-files';
import { answerOf } from './answers';
import type { World } from './world';

/** A stored file, whose upload is gone. */
export const storedFile = async (
  { dependencies: { files }, clock }: World,
  owner: CandidateId,
  ref: FileRef,
): Promise<FileRef> => {
  const upload = { ref, owner, lineage: undefined, name: 'answer.webm', bytes: pdfFile.length };
  await answerOf(files.begin<never>({ ...upload, begunAt: clock.now() }, () => permitted));
  await answerOf(files.append(ref, 0, inPieces(pdfFile)));
  await answerOf(files.keep(ref));
  await answerOf(files.discard(ref));
  return ref;
};
