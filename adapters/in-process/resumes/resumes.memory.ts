import type {
  MailedResumeLink,
  ResumeLink,
  StoredResume,
  ResumeLinks,
  Resumes,
} from '../../../application/resumes/resumes.store';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { PositionId } from '../../../domain/ids/position-ids';
import type { Sealed } from '../../../application/ports/secrets';
import { answer, found, withEntry, written } from '../store/answers';
import type { Draft, Memory } from '../store/memory';

interface ResumeRow extends StoredResume {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
}

/** A mailed link, and its state. */
type ResumeLinkRow = MailedResumeLink & ResumeLink;

interface WaiverRow {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
}

declare module '../store/memory' {
  interface Memory {
    /** Newest first. */
    readonly resumes: readonly ResumeRow[];
    readonly waivers: readonly WaiverRow[];
    readonly resumeLinks: ReadonlyMap<Sealed, ResumeLinkRow>;
  }
}

/** Nothing is stored yet. */
export const resumesBegin = {
  resumes: [],
  waivers: [],
  resumeLinks: new Map(),
} satisfies Partial<Memory>;

export const resumesIn = (draft: Draft): Resumes => {
  const waived: Resumes['proceedsWithout'] = (candidateId, positionId) =>
    answer(() => draft.read().waivers.some((row) => row.candidateId === candidateId && row.positionId === positionId));
  return {
    add: (candidateId, positionId, resume) =>
      written(() => {
        draft.write({ resumes: [{ candidateId, positionId, ...resume }, ...draft.read().resumes] });
      }),
    forget: (candidateId, positionId, file) =>
      written(() => {
        const isIt = (row: { candidateId: number; positionId: number; file: string }): boolean =>
          row.candidateId === candidateId && row.positionId === positionId && row.file === file;
        draft.write({ resumes: draft.read().resumes.filter((row) => !isIt(row)) });
      }),
    of: (candidate) =>
      answer(() =>
        draft
          .read()
          .resumes.filter((row) => row.candidateId === candidate)
          .map(({ candidateId: _, ...row }) => ({
            ...row,
            positionName: draft.read().positions.get(row.positionId)?.positionName ?? '',
          })),
      ),
    isGiven: (file) => answer(() => draft.read().resumes.some((row) => row.file === file)),
    proceedWithout: (candidateId, positionId) =>
      written(() => {
        draft.write({ waivers: [...draft.read().waivers, { candidateId, positionId }] });
      }),
    proceedsWithout: waived,
  };
};

export const resumeLinksIn = (draft: Draft): ResumeLinks => ({
  add: (code, link) =>
    written(() => {
      draft.write({ resumeLinks: withEntry(draft.read().resumeLinks, code, { ...link, usedAt: undefined }) });
    }),
  issuedSince: (candidateId, since) =>
    answer(() =>
      [...draft.read().resumeLinks.values()]
        .filter((link) => link.candidateId === candidateId && link.issuedAt >= since)
        .map(({ issuedAt }) => issuedAt),
    ),
  sentByOthers: (to, since) =>
    answer(() => {
      const { resumeLinks, candidates } = draft.read();
      const own = candidates.find(({ email }) => email === to)?.id;
      return [...resumeLinks.values()]
        .filter((link) => link.sentTo === to && link.issuedAt >= since && link.candidateId !== own)
        .map(({ issuedAt }) => issuedAt);
    }),
  find: (code) => found(() => draft.read().resumeLinks.get(code)),
  keepOpen: (code) => found(() => draft.read().resumeLinks.get(code)),
  useUp: (candidateId, positionId, at) =>
    written(() => {
      const links = [...draft.read().resumeLinks].map(([code, link]) => {
        const own = link.candidateId === candidateId && link.positionId === positionId;
        return [code, own ? { ...link, usedAt: link.usedAt ?? at } : link] as const;
      });
      draft.write({ resumeLinks: new Map(links) });
    }),
});
