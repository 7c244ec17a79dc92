import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { aCandidate, email, sealed, sealedMail } from '../../support/builders/identity';
import { at, atMs } from '../../support/builders/time';
import { subjectOf, type Open } from './subject';

const maria = aCandidate().email;
const noon = at('2026-12-04T12:00:00.001Z');
const after = (ms: number) => atMs(noon + ms);

export const codesContract = (open: Open): void => {
  describe('codes', () => {
    const { act, race } = subjectOf(open);
    beforeEach(() => act(({ provisioning }) => provisioning.putCandidate(aCandidate())));

    it('are stored sealed, with the instant and no try used [R3c]', async () => {
      await act(({ codes }) => codes.add(maria, sealedMail(1), noon));
      expect(await act(({ codes }) => codes.newest(maria))).toEqual(
        O.some({ ...sealedMail(1), issuedAt: noon, triesUsed: 0 }),
      );
    });

    it('are stored with the seal of their link, which is different [R3c]', async () => {
      await act(({ codes }) => codes.add(maria, { sealed: sealed(1), link: sealed(2) }, noon));
      const newest = await act(({ codes }) => codes.newest(maria));
      expect(O.toUndefined(newest)).toMatchObject({ sealed: sealed(1), link: sealed(2) });
    });

    it('belong to one address', async () => {
      const other = aCandidate({ email: email('other@example.org') });
      await act(({ provisioning }) => provisioning.putCandidate(other));
      await act(({ codes }) => codes.add(maria, sealedMail(1), noon));
      expect(await act(({ codes }) => codes.newest(other.email))).toEqual(O.none);
      expect(await act(({ codes }) => codes.issuedSince(other.email, noon))).toEqual([]);
    });

    it('are replaced by the newest, whose tries start from zero [R3c]', async () => {
      await act(({ codes }) => codes.add(maria, sealedMail(1), noon));
      await act(({ codes }) => codes.countTry(maria));
      await act(({ codes }) => codes.add(maria, sealedMail(2), after(60_000)));
      await act(({ codes }) => codes.countTry(maria));
      await act(({ codes }) => codes.countTry(maria));
      expect(await act(({ codes }) => codes.newest(maria))).toEqual(
        O.some({ ...sealedMail(2), issuedAt: after(60_000), triesUsed: 2 }),
      );
    });

    it('of the same millisecond are replaced by the one added last', async () => {
      await act(({ codes }) => codes.add(maria, sealedMail(2), noon));
      await act(({ codes }) => codes.add(maria, sealedMail(1), noon));
      expect(await act(({ codes }) => codes.newest(maria))).toEqual(
        O.some({ ...sealedMail(1), issuedAt: noon, triesUsed: 0 }),
      );
    });

    it('that signed someone in are used up, and earlier ones do not become valid again [R3c]', async () => {
      await act(({ codes }) => codes.add(maria, sealedMail(1), noon));
      await act(({ codes }) => codes.add(maria, sealedMail(2), after(60_000)));
      await act(({ codes }) => codes.useUp(maria));
      expect(await act(({ codes }) => codes.newest(maria))).toEqual(O.none);
    });

    it('count as issued since an instant, that instant included, even if replaced or used up [R3c]', async () => {
      await act(({ codes }) => codes.add(maria, sealedMail(1), noon));
      await act(({ codes }) => codes.add(maria, sealedMail(2), after(1)));
      await act(({ codes }) => codes.useUp(maria));
      await act(({ codes }) => codes.add(maria, sealedMail(3), after(1_000)));
      const since = async (ms: number) =>
        [...(await act(({ codes }) => codes.issuedSince(maria, after(ms))))].sort((a, b) => a - b);
      expect(await since(-86_400_000)).toEqual([noon, after(1), after(1_000)]);
      expect(await since(0)).toEqual([noon, after(1), after(1_000)]);
      expect(await since(1)).toEqual([after(1), after(1_000)]);
      expect(await since(1_001)).toEqual([]);
    });

    it("that don't exist are tried and used up without effect", async () => {
      await act(({ codes }) => codes.countTry(maria));
      await act(({ codes }) => codes.useUp(maria));
      expect(await act(({ codes }) => codes.newest(maria))).toEqual(O.none);
    });

    it('allow ten concurrent callers five tries in all [R3c]', async () => {
      await act(({ codes }) => codes.add(maria, sealedMail(1), noon));
      const tried = await race(10, ({ codes }) =>
        pipe(
          codes.newest(maria),
          TE.flatMap((newest) =>
            O.isSome(newest) && newest.value.triesUsed < 5
              ? pipe(
                  codes.countTry(maria),
                  TE.map(() => true),
                )
              : TE.right(false),
          ),
        ),
      );
      expect(tried.filter((counted) => counted)).toHaveLength(5);
      expect(await act(({ codes }) => codes.newest(maria))).toEqual(
        O.some({ ...sealedMail(1), issuedAt: noon, triesUsed: 5 }),
      );
    });

    it('sign in one of ten callers who enter the right one at once', async () => {
      await act(({ codes }) => codes.add(maria, sealedMail(1), noon));
      const letIn = await race(10, ({ codes }) =>
        pipe(
          codes.newest(maria),
          TE.tap((newest) => (O.isSome(newest) ? codes.useUp(maria) : TE.right(undefined))),
          TE.map(O.isSome),
        ),
      );
      expect(letIn.filter((one) => one)).toHaveLength(1);
    });

    it('are sent five times if ten are requested at once, even the first ones of an address [R3c]', async () => {
      const sent = await race(10, ({ codes }, runner) =>
        pipe(
          codes.issuedSince(maria, noon),
          TE.flatMap((issued) =>
            issued.length < 5
              ? pipe(
                  codes.add(maria, sealedMail(runner), after(runner)),
                  TE.map(() => true),
                )
              : TE.right(false),
          ),
        ),
      );
      expect(sent.filter((one) => one)).toHaveLength(5);
      expect(await act(({ codes }) => codes.issuedSince(maria, noon))).toHaveLength(5);
    });
  });
};
