import * as O from 'fp-ts/Option';
import type { NewOperatorToken } from '../../../application/operator/operator-tokens.store';
import { minutes } from '../../../domain/time/duration';
import { plus } from '../../../domain/time/instant';
import { sealed } from '../../support/builders/identity';
import { operatorTokenName } from '../../support/builders/operator';
import { at } from '../../support/builders/time';
import { subjectOf, type Open } from './subject';

const since = at('2026-12-04T15:00:00Z');
const later = plus(since, minutes(5));

const aToken = (changes: Partial<NewOperatorToken> = {}): NewOperatorToken => ({
  name: operatorTokenName('dashboard'),
  rights: ['read', 'chat'],
  seal: sealed(1),
  since,
  ...changes,
});

export const operatorTokensContract = (open: Open): void => {
  describe("the employer's named tokens", () => {
    const subject = subjectOf(open);
    const { act, race } = subject;
    const page = (after?: number, limit = 10) => act(({ operatorTokens }) => operatorTokens.page(after, limit));

    it('are found by their seal alone, as they were added [R27]', async () => {
      expect(await act(({ operatorTokens }) => operatorTokens.add(aToken()))).toBe(true);
      expect(await act(({ operatorTokens }) => operatorTokens.withSeal(sealed(1)))).toEqual(
        O.some({ name: 'dashboard', rights: ['read', 'chat'], lastUsedAt: undefined }),
      );
      expect(await act(({ operatorTokens }) => operatorTokens.withSeal(sealed(2)))).toEqual(O.none);
    });

    it('are listed oldest first, page by page, without their seals [R27]', async () => {
      const names = ['first', 'second', 'third'].map(operatorTokenName);
      for (const [n, name] of names.entries())
        await act(({ operatorTokens }) => operatorTokens.add(aToken({ name, seal: sealed(n), rights: ['all'] })));
      const [one, two, ...rest] = await page(undefined, 2);
      expect([one, two, rest]).toEqual([
        ...['first', 'second'].map((name) => ({
          id: expect.any(Number),
          name,
          rights: ['all'],
          since,
          lastUsedAt: undefined,
          revokedAt: undefined,
        })),
        [],
      ]);
      expect((await page(two?.id)).map(({ name }) => name)).toEqual(['third']);
    });

    it('get a name once: of several at once one gets it, and none after it was revoked [R27]', async () => {
      const added = await race(5, ({ operatorTokens }, n) => operatorTokens.add(aToken({ seal: sealed(n) })));
      expect(added.filter(Boolean)).toHaveLength(1);
      expect(await page()).toHaveLength(1);
      expect(await act(({ operatorTokens }) => operatorTokens.revoke(aToken().name, later))).toBe(true);
      expect(await act(({ operatorTokens }) => operatorTokens.add(aToken({ seal: sealed(9) })))).toBe(false);
      expect(await act(({ operatorTokens }) => operatorTokens.withSeal(sealed(9)))).toEqual(O.none);
    });

    it('are found no more once they are revoked, and can be revoked once [R27]', async () => {
      const other = aToken({ name: operatorTokenName('other'), seal: sealed(2) });
      for (const one of [aToken(), other]) await act(({ operatorTokens }) => operatorTokens.add(one));
      const revoke = (name: string) =>
        act(({ operatorTokens }) => operatorTokens.revoke(operatorTokenName(name), later));
      expect(await revoke('nobody')).toBe(false);
      expect(await revoke('dashboard')).toBe(true);
      expect(await revoke('dashboard')).toBe(false);
      expect(await act(({ operatorTokens }) => operatorTokens.withSeal(sealed(1)))).toEqual(O.none);
      expect(O.isSome(await act(({ operatorTokens }) => operatorTokens.withSeal(sealed(2))))).toBe(true);
      expect((await page()).map(({ revokedAt }) => revokedAt)).toEqual([later, undefined]);
    });

    it('know their last use, unless one was noted shortly before [R27]', async () => {
      await act(({ operatorTokens }) => operatorTokens.add(aToken()));
      const use = (used: typeof since, unlessSince: typeof since) =>
        act(({ operatorTokens }) => operatorTokens.used(sealed(1), used, unlessSince));
      const lastUse = async () => (await page())[0]?.lastUsedAt;
      await act(({ operatorTokens }) => operatorTokens.used(sealed(2), later, since));
      expect(await lastUse()).toBeUndefined();
      await use(since, since);
      expect(await lastUse()).toBe(since);
      await use(later, plus(since, -1));
      expect(await lastUse()).toBe(since);
      await use(later, since);
      expect(await lastUse()).toBe(later);
    });
  });
};
