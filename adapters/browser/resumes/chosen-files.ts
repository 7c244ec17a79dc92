import * as O from 'fp-ts/Option';
import type { FileNotTaken } from '../../../application/resumes/resumes.api';
import type { FileRef } from '../../../application/ports/file-ref';
import type { BegunResume } from '../../../application/resumes/file-uploads.port';
import type { Kept } from '../../../application/ports/session-store';
import { known } from '../../../domain/brand';
import type { Job } from '../../../domain/ids/job';
import type { ResumeRef } from '../../../domain/resumes/upload';
import { resumeUpload } from '../../contract/resumes/resumes.calls';
import type { SendableFiles } from './resumable-uploads';

/** Files chosen on this page, under the names by which the core refers to them. */
export interface ChosenFiles {
  readonly add: (file: File, job: Job) => ResumeRef;
  readonly toSend: SendableFiles<ResumeRef, FileNotTaken>;
  /** So much of a file is sent: the page's next load goes on from there. */
  readonly reached: (ref: ResumeRef, percent: number) => void;
}

/** A page can't keep a file itself, but it recognizes one by its name, length and time when it is chosen again. */
const isSame = (begun: BegunResume, file: File, { communityId, positionId }: Job): boolean =>
  begun.job.communityId === communityId &&
  begun.job.positionId === positionId &&
  begun.name === file.name &&
  begun.bytes === file.size &&
  begun.changedAt === file.lastModified;

/** `kept`: the upload that this tab began before a reload. */
export const chosenFiles = (kept: Kept<BegunResume>): ChosenFiles => {
  const files = new Map<ResumeRef, { readonly file: File; readonly job: Job }>();
  /** Where this page's files are on the server, so that a second try resumes. */
  const begun = new Map<ResumeRef, FileRef>();
  return {
    add: (file, job) => {
      const ref = known<ResumeRef>(`file ${files.size + 1}`);
      files.set(ref, { file, job });
      const before = O.toUndefined(kept.read());
      if (before !== undefined && isSame(before, file, job)) begun.set(ref, before.place);
      return ref;
    },
    toSend: {
      kind: resumeUpload,
      find: (ref) => {
        const file = files.get(ref)?.file;
        return Promise.resolve(file && { name: file.name, bytes: file });
      },
      placeOf: (ref) => Promise.resolve(begun.get(ref)),
      setPlace: (ref, place) => begun.set(ref, place),
    },
    reached: (ref, percent) => {
      const chosen = files.get(ref);
      const place = begun.get(ref);
      if (chosen === undefined || place === undefined) return;
      const { file, job } = chosen;
      const { name, size: bytes, lastModified: changedAt } = file;
      kept.write({ job, place, name, bytes, changedAt, percent: Math.floor(percent) });
    },
  };
};
