import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { aCandidate, email, sealed, sealedMail } from '../../support/builders/identity';
import { phone } from '../../support/builders/profile';
import { at, atMs } from '../../support/builders/time';
import { subjectOf, type Open } from './subject';

const noon = at('2026-12-04T12:00:00.001Z');
const after = (ms: number) => atMs(noon + ms);
const moved = email('maria.lopez@example.org');
const daniel = aCandidate({ email: email('daniel@example.org') });

export const contactContract = (open: Open): void => {
  describe('changing email and phone', () => {
    const { act, race } = subjectOf(open);
    const putMaria = () => act(({ provisioning }) => provisioning.putCandidate(aCandidate()));
    const putDaniel = () => act(({ provisioning }) => provisioning.putCandidate(daniel));

    it('writes both, for that candidate only [R28]', async () => {
      const [id, other] = [await putMaria(), await putDaniel()];
      await act(({ candidates }) => candidates.changeContact(id, { email: moved, phone: phone('+919876543210') }));
      expect(await act(({ candidates }) => candidates.withEmail(moved))).toEqual(
        O.some({ id, ...aCandidate(), email: moved, phone: '+919876543210' }),
      );
      expect(await act(({ candidates }) => candidates.withEmail(aCandidate().email))).toEqual(O.none);
      expect(await act(({ candidates }) => candidates.withId(other))).toEqual(O.some({ id: other, ...daniel }));
    });

    it('stores a sealed code with its address, per candidate; the newest replaces earlier ones [R3c]', async () => {
      const [id, other] = [await putMaria(), await putDaniel()];
      await act(({ contactCodes }) => contactCodes.add(id, moved, sealed(1), noon));
      await act(({ contactCodes }) => contactCodes.countTry(id));
      expect(await act(({ contactCodes }) => contactCodes.newest(id))).toEqual(
        O.some({ email: moved, sealed: sealed(1), issuedAt: noon, triesUsed: 1 }),
      );
      expect(await act(({ contactCodes }) => contactCodes.newest(other))).toEqual(O.none);
      await act(({ contactCodes }) => contactCodes.add(id, daniel.email, sealed(2), noon));
      expect(await act(({ contactCodes }) => contactCodes.newest(id))).toEqual(
        O.some({ email: daniel.email, sealed: sealed(2), issuedAt: noon, triesUsed: 0 }),
      );
      await act(({ contactCodes }) => contactCodes.useUp(id));
      expect(await act(({ contactCodes }) => contactCodes.newest(id))).toEqual(O.none);
    });

    it('counts a code for its address and its requester, not as a sign-in code, the first instant included [R3c]', async () => {
      const [id, other] = [await putMaria(), await putDaniel()];
      await act(({ codes }) => codes.add(daniel.email, sealedMail(1), noon));
      await act(({ contactCodes }) => contactCodes.add(id, daniel.email, sealed(2), after(1)));
      await act(({ contactCodes }) => contactCodes.add(id, moved, sealed(3), after(2)));
      await act(({ contactCodes }) => contactCodes.add(other, moved, sealed(4), after(3)));
      expect(await act(({ codes }) => codes.issuedSince(daniel.email, noon))).toEqual([noon]);
      expect(await act(({ contactCodes }) => contactCodes.sentTo(daniel.email, after(1)))).toEqual([after(1)]);
      expect(await act(({ contactCodes }) => contactCodes.sentTo(daniel.email, after(2)))).toEqual([]);
      expect(await act(({ contactCodes }) => contactCodes.sentTo(moved, noon))).toEqual([after(2), after(3)]);
      expect(await act(({ contactCodes }) => contactCodes.askedSince(id, after(1)))).toEqual([after(1), after(2)]);
      expect(await act(({ contactCodes }) => contactCodes.askedSince(id, after(2)))).toEqual([after(2)]);
      expect(await act(({ contactCodes }) => contactCodes.askedSince(other, noon))).toEqual([after(3)]);
    });

    it('sends five to one address if ten are requested at once, whoever requests them [R3c]', async () => {
      const ids = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          act(({ provisioning }) => provisioning.putCandidate(aCandidate({ email: email(`n${n}@example.org`) }))),
        ),
      );
      const sent = await race(10, ({ codes, contactCodes }, runner) => {
        const [id] = ids.slice(runner);
        return pipe(
          codes.issuedSince(moved, noon),
          TE.flatMap(() => contactCodes.sentTo(moved, noon)),
          TE.flatMap((already) =>
            id !== undefined && already.length < 5
              ? pipe(
                  contactCodes.add(id, moved, sealed(runner), after(runner)),
                  TE.map(() => true),
                )
              : TE.right(false),
          ),
        );
      });
      expect(sent.filter((one) => one)).toHaveLength(5);
    });

    it('does not affect the sign-in code of an address', async () => {
      const id = await putMaria();
      await act(({ codes }) => codes.add(daniel.email, sealedMail(1), noon));
      await act(({ contactCodes }) => contactCodes.add(id, daniel.email, sealed(2), after(1)));
      expect(O.toUndefined(await act(({ codes }) => codes.newest(daniel.email)))).toMatchObject(sealedMail(1));
    });

    it('allows ten concurrent callers five tries in all [R3c]', async () => {
      const id = await putMaria();
      await act(({ contactCodes }) => contactCodes.add(id, moved, sealed(1), noon));
      const tried = await race(10, ({ contactCodes }) =>
        pipe(
          contactCodes.newest(id),
          TE.flatMap((newest) =>
            O.isSome(newest) && newest.value.triesUsed < 5
              ? pipe(
                  contactCodes.countTry(id),
                  TE.map(() => true),
                )
              : TE.right(false),
          ),
        ),
      );
      expect(tried.filter((counted) => counted)).toHaveLength(5);
    });

    it('opens a session linked to an existing one, equally proven; without an existing one, opens none [R28]', async () => {
      const id = await putMaria();
      await act(({ sessions }) => sessions.openUnproven(sealed(1), id, noon));
      await act(({ sessions }) => sessions.open(sealed(2), id, noon));
      await act(({ sessions }) => sessions.endAt(sealed(2), after(5)));
      await act(({ sessions }) => sessions.openLike(sealed(1), sealed(3), after(1)));
      await act(({ sessions }) => sessions.openLike(sealed(2), sealed(4), after(1)));
      await act(({ sessions }) => sessions.openLike(sealed(9), sealed(5), after(1)));
      await act(({ sessions }) => sessions.closeUnproven(id));
      expect(await act(({ sessions }) => sessions.find(sealed(3)))).toEqual(O.none);
      expect(await act(({ sessions }) => sessions.find(sealed(5)))).toEqual(O.none);
      expect(await act(({ sessions }) => sessions.find(sealed(4)))).toEqual(
        O.some({ candidateId: id, lastUsedAt: after(1), endsAt: undefined, proven: true, lineage: sealed(2) }),
      );
    });

    it('ends sessions at an instant: one, or all of a candidate; one that ends earlier still does [R28]', async () => {
      const [id, other] = [await putMaria(), await putDaniel()];
      for (const [seal, owner] of [
        [1, id],
        [2, id],
        [3, other],
      ] as const)
        await act(({ sessions }) => sessions.open(sealed(seal), owner, noon));
      const ends = async () => {
        const found = [1, 2, 3].map((seal) => act(({ sessions }) => sessions.find(sealed(seal))));
        return (await Promise.all(found)).map((session) => O.toUndefined(session)?.endsAt);
      };
      expect(await ends()).toEqual([undefined, undefined, undefined]);
      await act(({ sessions }) => sessions.endAt(sealed(1), after(5)));
      await act(({ sessions }) => sessions.endAllAt(id, after(9)));
      expect(await ends()).toEqual([after(5), after(9), undefined]);
      await act(({ sessions }) => sessions.endAllAt(id, after(1)));
      await act(({ sessions }) => sessions.endAt(sealed(1), after(120_000)));
      expect(await ends()).toEqual([after(120_000), after(1), undefined]);
    });
  });
};
