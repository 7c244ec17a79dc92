import type { ApplicationsFilter } from '../../../application/applications/applications.store';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { anEvent } from '../../support/builders/events';
import { aCandidate, email } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';
import { applicants, nine, once } from './fixtures';
import { subjectOf, type Open } from './subject';

const house = { positionId: positionId(71), communityId: communityId(7) };
const garden = { positionId: positionId(72), communityId: communityId(7) };
const elsewhere = { positionId: positionId(81), communityId: communityId(8) };
const noon = at('2026-12-01T12:00:00Z');
const later = at('2026-12-01T12:00:00.001Z');

/** In the order in which they are made: whose, where, in which status, and when something happened to it. */
const made = [
  ['ann', house, 0, noon],
  ['ann', elsewhere, 14, later],
  ['ben', garden, 14, later],
  ['ben', house, 14, noon],
  ['cem', house, 1, later],
  ['cem', garden, 0, undefined],
] as const;

export const allApplicationsContract = (open: Open): void => {
  describe('the applications of all candidates', () => {
    const subject = subjectOf(open);
    const { act } = subject;

    const read = async (only: Partial<ApplicationsFilter>, limit: number): Promise<readonly string[]> => {
      const lines: string[] = [];
      let after: number | undefined;
      do {
        const page = await act(({ applications }) => applications.page(after, limit, only));
        for (const { candidate, application } of page.applications)
          lines.push(`${candidate.firstName} ${application.positionId}`);
        after = page.next;
      } while (after !== undefined);
      return lines;
    };

    const make = async (): Promise<void> => {
      for (const place of [house, garden, elsewhere])
        await act(({ provisioning }) => provisioning.putPosition(aPosition(place)));
      for (const [name, place, status, happened] of made) {
        const person = aCandidate({ email: email(`${name}@example.org`), firstName: name });
        const id = await act(({ provisioning }) => provisioning.putCandidate(person));
        const application = anApplication({ ...place, status: statusOf(status) });
        await act(({ applications }) => applications.add(id, application));
        for (const instant of happened === undefined ? [] : [at('2026-11-01T12:00:00Z'), happened])
          await act(({ events }) => events.add(id, place.positionId, anEvent({ at: instant })));
      }
    };

    it('are read page by page, each once, while others arrive [R9]', async () => {
      await applicants(subject, 3, { slots: once(nine, slot('2026-12-04', '11:00')) });
      const page = (after: number | undefined) => act((store) => store.applications.page(after, 2));
      const first = await page(undefined);
      await applicants(subject, 4);
      const second = await page(first.next);
      const third = await page(second.next);
      expect([first, second, third].map((one) => one.applications.length)).toEqual([2, 2, 0]);
      expect(third.next).toBeUndefined();
    });

    it('are read with whose they are, and as each of them is read by itself', async () => {
      await make();
      const { applications: all } = await act(({ applications }) => applications.page(undefined, 10));
      expect(all).toHaveLength(made.length);
      for (const { candidate, ...own } of all) {
        const { positionId: of } = own.application;
        expect(await act(({ applications }) => applications.find(candidate.id, of))).toMatchObject({ value: own });
        expect(await act(({ candidates }) => candidates.withId(candidate.id))).toMatchObject({ value: candidate });
      }
    });

    it.each<[string, Partial<ApplicationsFilter>, readonly string[]]>([
      ['all', {}, ['ann 71', 'ann 81', 'ben 72', 'ben 71', 'cem 71', 'cem 72']],
      ['of a position', { positionId: house.positionId }, ['ann 71', 'ben 71', 'cem 71']],
      ['of a community', { communityId: house.communityId }, ['ann 71', 'ben 72', 'ben 71', 'cem 71', 'cem 72']],
      ['of a position of another community', { ...elsewhere, communityId: house.communityId }, []],
      ['of a position that nobody knows', { positionId: positionId(9) }, []],
      ['in a status', { status: statusOf(14) }, ['ann 81', 'ben 72', 'ben 71']],
      ['in a status, of a position', { ...house, status: statusOf(14) }, ['ben 71']],
      ['in a status, of a community', { communityId: communityId(7), status: statusOf(14) }, ['ben 72', 'ben 71']],
      ['changed since', { changedAfter: noon }, ['ann 81', 'ben 72', 'cem 71']],
      ['changed since, of a position', { positionId: house.positionId, changedAfter: noon }, ['cem 71']],
      ['changed since, of a community', { communityId: communityId(7), changedAfter: noon }, ['ben 72', 'cem 71']],
      ['changed since, in a status', { status: statusOf(14), changedAfter: noon }, ['ann 81', 'ben 72']],
      ['changed since, all at once', { ...garden, status: statusOf(14), changedAfter: noon }, ['ben 72']],
      ['changed since the last change', { changedAfter: later }, []],
      [
        'changed since the year before',
        { changedAfter: at('2025-12-01T12:00:00Z') },
        ['ann 71', 'ann 81', 'ben 72', 'ben 71', 'cem 71'],
      ],
    ])('are read in the order in which they were made, in pages of any length: %s', async (_, only, lines) => {
      await make();
      for (const limit of [1, 2, 50]) expect(await read(only, limit)).toEqual(lines);
    });

    it('that came from another portal have changed when they came, however old their history is', async () => {
      await make();
      const id = await act(({ provisioning }) =>
        provisioning.putCandidate(aCandidate({ email: email('dan@example.org') })),
      );
      await act(({ applications }) => applications.add(id, anApplication(garden)));
      const history = [anEvent({ at: at('2026-10-01T12:00:00Z') }), anEvent({ at: at('2026-10-02T12:00:00Z') })];
      await act(({ events }) => events.carryOver(id, garden.positionId, history, later));
      const theirs = { positionId: garden.positionId };
      const dans = `${aCandidate().firstName} ${garden.positionId}`;
      expect(await read({ ...theirs, changedAfter: noon }, 50)).toEqual(['ben 72', dans]);
      expect(await read({ changedAfter: noon }, 50)).toEqual(['ann 81', 'ben 72', 'cem 71', dans]);
      expect(await read({ ...theirs, changedAfter: later }, 50)).toEqual([]);
    });
  });
};
