import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Store } from '../../../application/ports/unit-of-work';
import type { FromStore, StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { anApplication, positionId } from '../../support/builders/applications';
import { aCandidate, email, key, sealed, sealedMail } from '../../support/builders/identity';
import { aMail } from '../../support/builders/mails';
import { aPosition } from '../../support/builders/positions';
import { applicant, applicants, job, listed, nine, nineStarts, once, tenThirty } from './fixtures';
import { subjectOf, type Open } from './subject';
import { anEvent } from '../../support/builders/events';

const known = email('candidate-0@example.org');
const newcomer = aCandidate({ email: email('newcomer@example.org') });
const newJob = positionId(77);

/** Writes to every table of the store. */
const writeEverywhere =
  (id: CandidateId) =>
  (store: Store): FromStore<unknown> =>
    pipe(
      store.provisioning.putPosition(aPosition({ positionId: newJob })),
      TE.flatMap(() => store.provisioning.putPosition(aPosition({ positionName: 'Renamed' }))),
      TE.flatMap(() => store.provisioning.putSlots(job, 'video', once(tenThirty))),
      TE.flatMap(() => store.provisioning.putCandidate(newcomer)),
      TE.flatMap((other) => store.provisioning.addApplication(other, anApplication(), undefined)),
      TE.flatMap(() => store.codes.countTry(known)),
      TE.flatMap(() => store.codes.add(known, sealedMail(2), nineStarts)),
      TE.flatMap(() => store.sessions.open(sealed(3), id, nineStarts)),
      TE.flatMap(() => store.sessions.close(sealed(4))),
      TE.flatMap(() => store.applications.save(id, anApplication({ blocked: true }))),
      TE.flatMap(() => store.appointments.hold(id, job, 'interview', 'video', nine, nineStarts)),
      TE.flatMap(() => store.idempotencyKeys.keep(id, key('a choice'), 'a request', nineStarts)),
      TE.flatMap(() => store.events.add(id, job, anEvent())),
      TE.flatMap(() => store.messages.add(aMail('a mail'), nineStarts)),
      TE.flatMap(() => store.messages.beat('another portal')),
      TE.flatMap(() => store.appointments.nextRevision(id, job, 'interview')),
    );

/** Everything in the store that `writeEverywhere` touches. */
const readEverything =
  (id: CandidateId) =>
  (store: Store): FromStore<readonly unknown[]> =>
    TE.sequenceSeqArray<unknown, StoreUnavailable>([
      store.positions.withId(newJob),
      store.positions.withId(job),
      store.slots.free(job, 'video', { start: nine.date, end: nine.date }),
      store.candidates.withEmail(newcomer.email),
      store.codes.newest(known),
      store.events.of(id, job),
      store.messages.waiting(),
      store.messages.beat('a portal'),
      store.codes.issuedSince(known, nineStarts),
      store.sessions.find(sealed(3)),
      store.sessions.find(sealed(4)),
      store.applications.of(id),
      store.idempotencyKeys.find(id, key('a choice')),
    ]);

export const allOrNothingContract = (open: Open): void => {
  describe('a unit of work', () => {
    const subject = subjectOf(open);
    const { act } = subject;

    /** A candidate with a code and a session: the content of the store before a unit of work that fails. */
    const before = async () => {
      const id = await applicant(subject, { slots: once(nine) });
      await act(({ codes }) => codes.add(known, sealedMail(1), nineStarts));
      await act(({ sessions }) => sessions.open(sealed(4), id, nineStarts));
      return { id, stood: await act(readEverything(id)) };
    };

    it('reads its own writes', async () => {
      const { id, stood } = await before();
      const seen = await act((store) =>
        pipe(
          writeEverywhere(id)(store),
          TE.flatMap(() => readEverything(id)(store)),
        ),
      );
      seen.forEach((one, n) => {
        expect(one).not.toEqual(stood[n]);
      });
      expect(await act(readEverything(id))).toEqual(seen);
    });

    it('leaves nothing half written if it returns Left, and returns that Left', async () => {
      const { id, stood } = await before();
      const answer = await subject.unitOfWork().run((store) =>
        pipe(
          writeEverywhere(id)(store),
          TE.flatMap(() => TE.left({ _tag: 'Planted', number: 7 } as const)),
        ),
      )();
      expect(answer).toEqual(E.left({ _tag: 'Planted', number: 7 }));
      expect(await act(readEverything(id))).toEqual(stood);
    });

    it.each([
      [
        'throws',
        (): never => {
          throw new Error('planted');
        },
      ],
      ['makes a promise that is rejected', () => Promise.reject(new Error('planted'))],
    ])('leaves nothing half written if its work %s', async (_, fail) => {
      const { id, stood } = await before();
      const answer = subject.unitOfWork().run((store) =>
        pipe(
          writeEverywhere(id)(store),
          TE.flatMap((): TE.TaskEither<never, undefined> => fail),
        ),
      )();
      // The adapter may report a program error as a rejection or as StoreUnavailable, but never as a Right.
      const stands = await answer.then(E.isRight, () => false);
      expect(stands).toBe(false);
      expect(await act(readEverything(id))).toEqual(stood);
    });

    it('leaves nothing behind if it throws before it begins', async () => {
      const answer = async () =>
        subject.unitOfWork().run((): FromStore<undefined> => {
          throw new Error('planted');
        })();
      expect(await answer().then(E.isRight, () => false)).toBe(false);
      expect(await act(({ provisioning }) => provisioning.isEmpty())).toBe(true);
    });

    it('keeps its writes if it returns a refusal as Right: a wrong code counts [R3c]', async () => {
      await act(({ provisioning }) => provisioning.putCandidate(aCandidate()));
      await act(({ codes }) => codes.add(aCandidate().email, sealedMail(1), nineStarts));
      const refused = await act(({ codes }) =>
        pipe(
          codes.countTry(aCandidate().email),
          TE.map(() => 'refused'),
        ),
      );
      expect(refused).toBe('refused');
      expect(await act(({ codes }) => codes.newest(aCandidate().email))).toMatchObject({ value: { triesUsed: 1 } });
    });

    it('that fails releases the place it held [R17]', async () => {
      const [one, other] = await applicants(subject, 2, { slots: once(nine) });
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      await subject.unitOfWork().run((store) =>
        pipe(
          store.appointments.hold(one, job, 'interview', 'video', nine, nineStarts),
          TE.flatMap(() => TE.left({ _tag: 'Planted' } as const)),
        ),
      )();
      const outcome = await act(({ appointments }) =>
        appointments.hold(other, job, 'interview', 'video', nine, nineStarts),
      );
      expect(outcome).toBe('held');
    });

    it('is committed even if others fail at the same time', async () => {
      const ids = await applicants(subject, 10);
      const answers = await Promise.all(
        ids.map((id, runner) =>
          subject.unitOfWork().run((store) =>
            pipe(
              store.applications.save(id, anApplication({ blocked: true })),
              TE.flatMap(() => (runner % 2 === 0 ? TE.right(runner) : TE.left({ _tag: 'Planted' } as const))),
            ),
          )(),
        ),
      );
      expect(answers.map(E.isRight)).toEqual(ids.map((_, runner) => runner % 2 === 0));
      const blocked = await Promise.all(ids.map(async (id) => (await listed(subject, id)).blocked));
      expect(blocked).toEqual(ids.map((_, runner) => runner % 2 === 0));
    });

    it('does nothing until it is run, and repeats its work if run again', async () => {
      await applicant(subject);
      await act(({ codes }) => codes.add(known, sealedMail(1), nineStarts));
      const trying = subject.unitOfWork().run(({ codes }) => codes.countTry(known));
      const tries = async () => {
        const newest = await act(({ codes }) => codes.newest(known));
        return O.isSome(newest) ? newest.value.triesUsed : undefined;
      };
      expect(await tries()).toBe(0);
      await trying();
      await trying();
      expect(await tries()).toBe(2);
    });
  });
};
