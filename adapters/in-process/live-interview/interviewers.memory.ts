import type { InterviewerPass, Interviewers } from '../../../application/live-interview/interviewers.store';
import type { Sealed } from '../../../application/ports/secrets';
import type { ApplicationRow } from '../applications/applications.memory';
import { found, written } from '../store/answers';
import type { Draft, Memory } from '../store/memory';

/** `session` undefined: the link has not been used. */
interface InterviewerLinkRow extends InterviewerPass {
  readonly link: Sealed;
  readonly session: Sealed | undefined;
}

declare module '../store/memory' {
  interface Memory {
    readonly interviewerLinks: readonly InterviewerLinkRow[];
  }
}

/** Nothing is stored yet. */
export const interviewersBegin = { interviewerLinks: [] } satisfies Partial<Memory>;

const passOf = (row: InterviewerLinkRow | undefined) =>
  row && { candidateId: row.candidateId, positionId: row.positionId, name: row.name, until: row.until };

export const interviewersIn = (draft: Draft): Interviewers => ({
  addLink: (link, pass) =>
    written(() => {
      const { applications, interviewerLinks } = draft.read();
      const isTheirs = ({ candidateId, application }: ApplicationRow): boolean =>
        candidateId === pass.candidateId && application.positionId === pass.positionId;
      if (!applications.some(isTheirs)) return;
      draft.write({ interviewerLinks: [...interviewerLinks, { ...pass, link, session: undefined }] });
    }),
  useLink: (link, session) =>
    found(() => {
      const { interviewerLinks } = draft.read();
      const unused = interviewerLinks.find((row) => row.link === link && row.session === undefined);
      if (unused === undefined) return undefined;
      draft.write({ interviewerLinks: interviewerLinks.map((row) => (row === unused ? { ...row, session } : row)) });
      return passOf(unused);
    }),
  withSession: (session) => found(() => passOf(draft.read().interviewerLinks.find((row) => row.session === session))),
});
