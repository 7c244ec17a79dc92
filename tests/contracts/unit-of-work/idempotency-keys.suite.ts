import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { FromStore, StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import { key } from '../../support/builders/identity';
import { applicant, applicants, job, nine, nineStarts, once } from './fixtures';
import { subjectOf, type Open } from './subject';

const first = 'Book the first';

export const idempotencyKeysContract = (open: Open): void => {
  describe('idempotency keys', () => {
    const subject = subjectOf(open);
    const { act, race } = subject;

    it('are found again with their request [R17]', async () => {
      const id = await applicant(subject);
      await act(({ idempotencyKeys }) => idempotencyKeys.keep(id, key('one'), first, nineStarts));
      const other = 'Book another';
      await act(({ idempotencyKeys }) => idempotencyKeys.keep(id, key('two'), other, nineStarts));
      expect(await act(({ idempotencyKeys }) => idempotencyKeys.find(id, key('one')))).toEqual(O.some(first));
      expect(await act(({ idempotencyKeys }) => idempotencyKeys.find(id, key('two')))).toEqual(O.some(other));
      expect(await act(({ idempotencyKeys }) => idempotencyKeys.find(id, key('three')))).toEqual(O.none);
    });

    it('belong to one candidate: the same key from another candidate is a different key [R17]', async () => {
      const [one, other] = await applicants(subject, 2);
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      await act(({ idempotencyKeys }) => idempotencyKeys.keep(one, key('one'), first, nineStarts));
      expect(await act(({ idempotencyKeys }) => idempotencyKeys.find(other, key('one')))).toEqual(O.none);
      const others = 'Book another';
      await act(({ idempotencyKeys }) => idempotencyKeys.keep(other, key('one'), others, nineStarts));
      expect(await act(({ idempotencyKeys }) => idempotencyKeys.find(one, key('one')))).toEqual(O.some(first));
    });

    it('book once if ten arrive at once, under the lock of their application [R17]', async () => {
      const id = await applicant(subject, { slots: once(nine) });
      const answers = await race(10, (store) =>
        pipe(
          store.applications.lock(id, job),
          TE.flatMap(() => store.idempotencyKeys.find(id, key('one'))),
          TE.flatMap((kept): FromStore<string> => {
            if (O.isSome(kept)) return TE.right('repeated');
            return pipe(
              store.appointments.hold(id, job, 'interview', 'video', nine, nineStarts),
              TE.tap((): TE.TaskEither<StoreUnavailable, undefined> =>
                store.idempotencyKeys.keep(id, key('one'), first, nineStarts),
              ),
            );
          }),
        ),
      );
      expect([...answers].sort()).toEqual(['held', ...Array.from({ length: 9 }, () => 'repeated')]);
    });
  });
};
