import type { ContactCode, ContactCodes } from '../../../application/identity/people.store';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { answer, found, written } from '../store/answers';
import type { Draft, Memory } from '../store/memory';

interface ContactCodeRow extends ContactCode {
  readonly candidateId: CandidateId;
  readonly open: boolean;
}

declare module '../store/memory' {
  interface Memory {
    readonly contactCodes: readonly ContactCodeRow[];
  }
}

/** Nothing is stored yet. */
export const contactCodesBegin = { contactCodes: [] } satisfies Partial<Memory>;

export const contactCodesIn = (draft: Draft): ContactCodes => {
  const change = (candidate: CandidateId, changed: (code: ContactCodeRow) => ContactCodeRow): void => {
    draft.write({
      contactCodes: draft
        .read()
        .contactCodes.map((code) => (code.candidateId === candidate && code.open ? changed(code) : code)),
    });
  };
  const closed = (code: ContactCodeRow): ContactCodeRow => ({ ...code, open: false });
  return {
    askedSince: (candidate, since) =>
      answer(() =>
        draft
          .read()
          .contactCodes.filter((code) => code.candidateId === candidate && code.issuedAt >= since)
          .map(({ issuedAt }) => issuedAt),
      ),
    sentTo: (email, since) =>
      answer(() =>
        draft
          .read()
          .contactCodes.filter((code) => code.email === email && code.issuedAt >= since)
          .map(({ issuedAt }) => issuedAt),
      ),
    add: (candidateId, email, sealed, issuedAt) =>
      written(() => {
        change(candidateId, closed);
        const code: ContactCodeRow = { candidateId, email, sealed, issuedAt, triesUsed: 0, open: true };
        draft.write({ contactCodes: [...draft.read().contactCodes, code] });
      }),
    newest: (candidate) =>
      found(() => {
        const code = draft.read().contactCodes.find((one) => one.candidateId === candidate && one.open);
        return code && { email: code.email, sealed: code.sealed, issuedAt: code.issuedAt, triesUsed: code.triesUsed };
      }),
    countTry: (candidate) =>
      written(() => {
        change(candidate, (code) => ({ ...code, triesUsed: code.triesUsed + 1 }));
      }),
    useUp: (candidate) =>
      written(() => {
        change(candidate, closed);
      }),
  };
};
