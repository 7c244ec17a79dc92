import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Application } from '../../../domain/applications/application';
import type { Particulars } from '../../../domain/applications/particulars';
import { codeOf, statusOf } from '../../../domain/applications/status-catalogue';
import { applications } from '../../support/arbitraries/applications';
import { allowances, anApplication, positionId } from '../../support/builders/applications';
import { aCandidate, email } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { applicant, applicants, job, listed, nine, nineStarts, once } from './fixtures';
import { subjectOf, type Open } from './subject';

/** Excludes Infinity and minus zero, which no provider can send as a status: JSON has neither. */
const sendable = ({ status, ...rest }: Application): Application => ({
  ...rest,
  status: Number.isFinite(codeOf(status)) && !Object.is(codeOf(status), -0) ? status : statusOf(-4.5),
});

/** The application's own fields: the slot and its instant belong to the appointment. */
const own = (application: Application): Application => ({ ...application, slot: undefined, scheduledAt: undefined });

const neverChanged = { interview: 0, onboarding: 0, onsite: 0 };
export const applicationsContract = (open: Open): void => {
  describe('applications', () => {
    const subject = subjectOf(open);
    const { act, race } = subject;

    it('are read as they were added, except for the slot, which only an appointment sets [R9]', async () => {
      await act(({ provisioning }) => provisioning.putPosition(aPosition()));
      let run = 0;
      await fc.assert(
        fc.asyncProperty(applications.map(sendable), async (application) => {
          run += 1;
          const newcomer = aCandidate({ email: email(`run-${run}@example.org`) });
          const id = await act(({ provisioning }) => provisioning.putCandidate(newcomer));
          const claimed = { ...application, slot: nine, scheduledAt: nineStarts };
          await act(({ provisioning }) => provisioning.addApplication(id, claimed, undefined));
          expect(await listed(subject, id)).toEqual(own(application));
        }),
        { numRuns: 60 },
      );
    }, 60_000);

    it('are written as they were saved, except for the slot [R27]', async () => {
      const id = await applicant(subject);
      await fc.assert(
        fc.asyncProperty(applications.map(sendable), async (application) => {
          await act((store) => store.applications.save(id, { ...application, slot: nine, scheduledAt: nineStarts }));
          expect(await listed(subject, id)).toEqual(own(application));
        }),
        { numRuns: 60 },
      );
    }, 60_000);

    it('are added once: an existing one is unchanged, even if two are added at the same time [R6a]', async () => {
      await act(({ provisioning }) => provisioning.putPosition(aPosition()));
      const id = await act(({ provisioning }) => provisioning.putCandidate(aCandidate()));
      const [first, second] = [anApplication({ applied: 'not-submitted' }), anApplication({ blocked: true })];
      await act((store) => store.applications.add(id, first));
      await act((store) => store.applications.add(id, second));
      expect(await listed(subject, id)).toEqual(first);
      const other = await act(({ provisioning }) =>
        provisioning.putCandidate(aCandidate({ email: email('other@example.org') })),
      );
      await race(3, (store) => store.applications.add(other, first));
      expect(await act((store) => store.applications.of(other))).toHaveLength(1);
    });

    it("that don't exist are saved without effect", async () => {
      const id = await applicant(subject);
      const stranger = await act(({ provisioning }) =>
        provisioning.putCandidate(aCandidate({ email: email('stranger@example.org') })),
      );
      await act((store) => store.applications.save(stranger, anApplication({ blocked: true })));
      expect(await act((store) => store.applications.of(stranger))).toEqual([]);
      expect(await listed(subject, id)).toEqual(anApplication());
    });

    it('are unchanged when added again, including their appointment', async () => {
      const id = await applicant(subject, { slots: once(nine) });
      const again = anApplication({ status: statusOf(20), blocked: true });
      const appointment = { stage: 'interview', kind: 'video', slot: nine, startsAt: nineStarts } as const;
      await act(({ provisioning }) => provisioning.addApplication(id, again, appointment));
      expect(await listed(subject, id)).toEqual(anApplication());
      expect(await act(({ slots }) => slots.free(job, 'video', { start: nine.date, end: nine.date }))).toEqual([nine]);
    });

    it('keep the particulars of their first import, even when they are saved [R59]', async () => {
      const id = await applicant(subject);
      const said = (joinCode: string): Particulars => ({
        interviewPreference: 'audio',
        room: 'https://rooms.example.org/7',
        voiceApp: 'AP1',
        joinCode,
        resumeUploaded: true,
        wentOnWithoutResume: undefined,
        eta: 'delayed',
        delayReason: '“10” min',
      });
      const kept = () => act(({ applications }) => applications.particularsOf(id, job));
      expect(await kept()).toEqual(O.none);
      await act(({ provisioning }) => provisioning.addParticulars(id, job, said('1')));
      await act(({ provisioning }) => provisioning.addParticulars(id, job, said('2')));
      await act((store) => store.applications.save(id, anApplication({ blocked: true })));
      expect(await kept()).toEqual(O.some(said('1')));
      expect(await act(({ applications }) => applications.particularsOf(id, positionId(5)))).toEqual(O.none);
    });

    it('are listed with their positions, in order of creation [R13]', async () => {
      const id = await act(({ provisioning }) => provisioning.putCandidate(aCandidate()));
      const made = [900, 5, 70].map((n) => aPosition({ positionId: positionId(n), positionName: `Job ${n}` }));
      for (const position of made) {
        await act(({ provisioning }) => provisioning.putPosition(position));
        const application = anApplication({ positionId: position.positionId });
        await act(({ provisioning }) => provisioning.addApplication(id, application, undefined));
      }
      const first = anApplication({ positionId: positionId(900), blocked: true });
      await act((store) => store.applications.save(id, first));
      expect(await act((store) => store.applications.of(id))).toEqual(
        made.map((position) => ({
          application: anApplication({ positionId: position.positionId, blocked: position.positionId === 900 }),
          position,
          revisions: neverChanged,
        })),
      );
    });

    it('belong to one candidate [R3a]', async () => {
      const [one, other] = await applicants(subject, 2);
      const stranger = await act(({ provisioning }) => provisioning.putCandidate(aCandidate()));
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      await act((store) => store.applications.save(one, anApplication({ blocked: true })));
      expect(await listed(subject, other)).toEqual(anApplication());
      expect(await act((store) => store.applications.of(stranger))).toEqual([]);
      expect(await act((store) => store.applications.lock(stranger, job))).toEqual(O.none);
      expect(await act((store) => store.applications.find(stranger, job))).toEqual(O.none);
    });

    it('can be found with and without a lock, with their position, and not for another position', async () => {
      const id = await applicant(subject);
      expect(await act((store) => store.applications.lock(id, job))).toEqual(
        O.some({ application: anApplication(), position: aPosition(), revisions: neverChanged }),
      );
      expect(await act((store) => store.applications.lock(id, positionId(1)))).toEqual(O.none);
      expect(await act((store) => store.applications.find(id, job))).toEqual(
        O.some({ application: anApplication(), position: aPosition(), revisions: neverChanged }),
      );
      expect(await act((store) => store.applications.find(id, positionId(1)))).toEqual(O.none);
    });

    it('lose no write if ten callers change the same locked one [R27]', async () => {
      const left = (n: number) => anApplication({ allowances: allowances({ video: { flag: true, left: n } }) });
      const id = await applicant(subject, { application: left(10) });
      await race(10, (store) =>
        pipe(
          store.applications.lock(id, job),
          TE.flatMap((found) =>
            O.isSome(found)
              ? store.applications.save(id, left((found.value.application.allowances.video.left ?? 0) - 1))
              : TE.right(undefined),
          ),
        ),
      );
      expect(await listed(subject, id)).toEqual(left(0));
    });
  });
};
