import type { StoredCode, Codes } from '../../../application/identity/people.store';
import type { Email } from '../../../domain/text/email';
import { answer, found, written } from '../store/answers';
import type { Draft, Memory } from '../store/memory';

/** A code that was sent; `open` while it is valid: until another replaces it, or it is used up. */
interface CodeRow extends StoredCode {
  readonly email: Email;
  readonly open: boolean;
}

declare module '../store/memory' {
  interface Memory {
    readonly codes: readonly CodeRow[];
  }
}

/** Nothing is stored yet. */
export const codesBegin = { codes: [] } satisfies Partial<Memory>;

export const codesIn = (draft: Draft): Codes => {
  /** The one code of an address that is still valid, if any. */
  const change = (email: Email, changed: (code: CodeRow) => CodeRow): void => {
    draft.write({
      codes: draft.read().codes.map((code) => (code.email === email && code.open ? changed(code) : code)),
    });
  };
  const closed = (code: CodeRow): CodeRow => ({ ...code, open: false });
  return {
    issuedSince: (email, since) =>
      answer(() =>
        draft
          .read()
          .codes.filter((code) => code.email === email && code.issuedAt >= since)
          .map(({ issuedAt }) => issuedAt),
      ),
    add: (email, mailed, issuedAt) =>
      written(() => {
        change(email, closed);
        draft.write({ codes: [...draft.read().codes, { ...mailed, email, issuedAt, triesUsed: 0, open: true }] });
      }),
    newest: (email) =>
      found(() => {
        const code = draft.read().codes.find((one) => one.email === email && one.open);
        return code && { sealed: code.sealed, link: code.link, issuedAt: code.issuedAt, triesUsed: code.triesUsed };
      }),
    countTry: (email) =>
      written(() => {
        change(email, (code) => ({ ...code, triesUsed: code.triesUsed + 1 }));
      }),
    useUp: (email) =>
      written(() => {
        change(email, closed);
      }),
  };
};
