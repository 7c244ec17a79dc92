import type {
  NewOperatorToken,
  OperatorTokenOnFile,
  OperatorTokens,
} from '../../../application/operator/operator-tokens.store';
import { answer, found, written } from '../store/answers';
import type { Draft, Memory } from '../store/memory';

interface OperatorTokenRow extends NewOperatorToken, OperatorTokenOnFile {}

declare module '../store/memory' {
  interface Memory {
    /** In the order of their ids. */
    readonly operatorTokens: readonly OperatorTokenRow[];
  }
}

/** Nothing is stored yet. */
export const operatorTokensBegin = { operatorTokens: [] } satisfies Partial<Memory>;

const isLiving = ({ revokedAt }: OperatorTokenRow): boolean => revokedAt === undefined;

export const operatorTokensIn = (draft: Draft): OperatorTokens => ({
  add: (token) =>
    answer(() => {
      const { operatorTokens } = draft.read();
      if (operatorTokens.some(({ name }) => name === token.name)) return false;
      const row = { ...token, id: operatorTokens.length + 1, lastUsedAt: undefined, revokedAt: undefined };
      draft.write({ operatorTokens: [...operatorTokens, row] });
      return true;
    }),
  withSeal: (seal) =>
    found(() => {
      const row = draft.read().operatorTokens.find((one) => isLiving(one) && one.seal === seal);
      return row && { name: row.name, rights: row.rights, lastUsedAt: row.lastUsedAt };
    }),
  used: (seal, at, unlessSince) =>
    written(() => {
      draft.write({
        operatorTokens: draft
          .read()
          .operatorTokens.map((row) =>
            row.seal === seal && (row.lastUsedAt === undefined || row.lastUsedAt <= unlessSince)
              ? { ...row, lastUsedAt: at }
              : row,
          ),
      });
    }),
  page: (after = 0, limit) =>
    answer(() =>
      draft
        .read()
        .operatorTokens.filter(({ id }) => id > after)
        .slice(0, limit)
        .map(({ seal: _, ...row }) => row),
    ),
  revoke: (name, at) =>
    answer(() => {
      const { operatorTokens } = draft.read();
      const revoked = operatorTokens.find((row) => isLiving(row) && row.name === name);
      if (revoked === undefined) return false;
      draft.write({
        operatorTokens: operatorTokens.map((row) => (row === revoked ? { ...row, revokedAt: at } : row)),
      });
      return true;
    }),
});
