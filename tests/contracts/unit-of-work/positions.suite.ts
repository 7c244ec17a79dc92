import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';
import type { PositionsFilter } from '../../../application/positions/positions.store';
import type { Neighbor } from '../../../domain/positions/advert';
import type { Position } from '../../../domain/positions/position';
import type { Instant } from '../../../domain/time/instant';
import { positions } from '../../support/arbitraries/positions';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { hiringManagerId } from '../../support/builders/chat';
import { aCandidate, email } from '../../support/builders/identity';
import { aPosition, colour, externalUrl } from '../../support/builders/positions';
import { aQuestion, aQuestionnaire, aSection, onFile, questionnaireId } from '../../support/builders/screening';
import { at, date, zone } from '../../support/builders/time';
import { subjectOf, type Open } from './subject';

const changed = aPosition({
  positionName: 'Nurse – "nights" 🌙; DROP TABLE positions',
  zone: zone('Asia/Kathmandu'),
  published: false,
  interviewKind: undefined,
  pay: undefined,
  jobTypes: [],
  shifts: [],
  logoUrl: 'https://example.org/logo.svg?a=1&b=%20',
  primary: colour('#123456'),
  introVideoUrl: 'https://example.org/intro.mp4',
  aboutCompany: 'We are “family” – since 1987',
  videoUrl: 'https://example.org/company.mp4',
  hrisUrl: 'https://hris.example.org/welcome',
  externalApplicationUrl: externalUrl('https://ats.example.org/apply?job=7'),
  moveLimits: { video: 0, 'in-person': undefined, onboarding: 1, onsite: undefined },
  latitude: '27.7172',
  longitude: '85.3240',
  onboardingPlace: { address: '1 “Oak” St', instructions: 'Línea 1\nLínea 2', latitude: '27.7', longitude: '85.3' },
  onsitePlace: { address: '', instructions: 'Ask for Dana.', latitude: undefined, longitude: undefined },
  hiringManager: { id: hiringManagerId(900), name: 'Dana Whitfield' },
  videoPreference: 'dailyco',
  meeting: 'https://example.daily.co/nurses',
  thresholdValue: 2.5,
  rerecordLimit: 0,
  mayRecordLater: false,
  recordUntil: date('2026-12-31'),
  pixelUrl: 'https://example.org/pixel.gif',
});

export const positionsContract = (open: Open): void => {
  describe('positions', () => {
    const { act } = subjectOf(open);

    it('are read as they were stored, whatever their texts and numbers', async () => {
      await fc.assert(
        fc.asyncProperty(positions, async (position) => {
          await act(({ provisioning }) => provisioning.putPosition(position));
          expect(await act((store) => store.positions.withId(position.positionId))).toEqual(O.some(position));
        }),
        { numRuns: 60 },
      );
    }, 60_000);

    it('are updated to the latest version', async () => {
      await act(({ provisioning }) => provisioning.putPosition(aPosition()));
      await act(({ provisioning }) => provisioning.putPosition(changed));
      expect(await act((store) => store.positions.withId(changed.positionId))).toEqual(O.some(changed));
    });

    it("are kept apart, and don't exist unless stored", async () => {
      const other = aPosition({ positionId: positionId(9_999_999_999), positionName: 'Cook' });
      await act(({ provisioning }) => provisioning.putPosition(aPosition()));
      await act(({ provisioning }) => provisioning.putPosition(other));
      expect(await act((store) => store.positions.withId(other.positionId))).toEqual(O.some(other));
      expect(await act((store) => store.positions.withId(positionId(1)))).toEqual(O.none);
    });

    it('can be read several at once, ordered by id, without missing ones', async () => {
      const [one, other] = [aPosition(), aPosition({ positionId: positionId(3), published: false })];
      for (const each of [one, other]) await act(({ provisioning }) => provisioning.putPosition(each));
      const wanted = [one.positionId, positionId(9), other.positionId];
      expect(await act((store) => store.positions.withIds(wanted))).toEqual([other, one]);
      expect(await act((store) => store.positions.withIds([]))).toEqual([]);
    });

    it('are posted when they first open, and again when they reopen [H 7]', async () => {
      const [first, later, again] = [
        at('2026-11-01T15:00:00Z'),
        at('2026-11-05T15:00:00Z'),
        at('2026-11-09T15:00:00Z'),
      ];
      const postedAt = async () => {
        const [found] = await act((store) => store.positions.withIds([positionId(4711)]));
        return found?.postedAt;
      };
      const put = (published: boolean, when?: Instant) =>
        act(({ provisioning }) => provisioning.putPosition(aPosition({ published }), when));
      await put(true);
      expect(await postedAt()).toBeUndefined();
      await put(true, first);
      await put(true, later);
      expect(await postedAt()).toBe(first);
      await put(false, later);
      expect(await postedAt()).toBe(first);
      await put(true, again);
      expect(await postedAt()).toBe(again);
    });

    it('report the number of questions of each existing questionnaire [H 3]', async () => {
      const three = onFile(aQuestionnaire(aSection(1, aQuestion(1), aQuestion(2)), aSection(2, aQuestion(3))));
      await act(({ provisioning }) => provisioning.putQuestionnaire(three));
      const { id } = three.questionnaire;
      expect(await act((store) => store.questionnaires.counts([id, questionnaireId(999)]))).toEqual(new Map([[id, 3]]));
      expect(await act((store) => store.questionnaires.counts([]))).toEqual(new Map());
    });

    it('of a community are listed completely and exclusively, ordered by id [spec 1 §3]', async () => {
      const near = aPosition({ positionId: positionId(9_999_999_999), published: false });
      const far = aPosition({ positionId: positionId(3), communityId: communityId(43) });
      for (const one of [near, far, aPosition()]) await act(({ provisioning }) => provisioning.putPosition(one));
      const asNeighbor = ({ positionId, positionName, communityId, published }: Position): Neighbor => ({
        positionId,
        positionName,
        communityId,
        published,
      });
      expect(await act((store) => store.positions.ofCommunity(near.communityId))).toEqual(
        [aPosition(), near].map(asNeighbor),
      );
      expect(await act((store) => store.positions.ofCommunity(communityId(44)))).toEqual([]);
    });

    it('to which somebody applied are listed once each by id, in pages, with their zone', async () => {
      const house = { positionId: positionId(71), communityId: communityId(7), zone: zone('Asia/Kathmandu') };
      const garden = { positionId: positionId(72), communityId: communityId(7), zone: zone('America/Denver') };
      const elsewhere = { positionId: positionId(3), communityId: communityId(8), zone: zone('America/Chicago') };
      const empty = { positionId: positionId(4), communityId: communityId(7), zone: zone('America/Chicago') };
      for (const one of [house, garden, elsewhere, empty])
        await act(({ provisioning }) => provisioning.putPosition(aPosition(one)));
      for (const name of ['ann', 'ben'])
        for (const one of [garden, house, elsewhere]) {
          const person = aCandidate({ email: email(`${name}@example.org`) });
          const id = await act(({ provisioning }) => provisioning.putCandidate(person));
          await act(({ applications }) => applications.add(id, anApplication({ positionId: one.positionId })));
        }
      const any: PositionsFilter = { positionId: undefined, communityId: undefined };
      const listed = (after: number | undefined, limit: number, only: Partial<PositionsFilter> = {}) =>
        act((store) => store.positions.withApplications(after, limit, { ...any, ...only }));
      expect(await listed(undefined, 10)).toEqual([elsewhere, house, garden]);
      expect(await listed(undefined, 2)).toEqual([elsewhere, house]);
      expect(await listed(71, 2)).toEqual([garden]);
      expect(await listed(72, 2)).toEqual([]);
      expect(await listed(undefined, 10, { communityId: communityId(7) })).toEqual([house, garden]);
      expect(await listed(71, 10, { communityId: communityId(7) })).toEqual([garden]);
      expect(await listed(undefined, 10, { positionId: positionId(71) })).toEqual([house]);
      expect(await listed(undefined, 10, { positionId: positionId(4) })).toEqual([]);
      expect(await listed(undefined, 10, { positionId: positionId(3), communityId: communityId(7) })).toEqual([]);
    });
  });

  describe('a store', () => {
    const { act } = subjectOf(open);

    it('is empty until it holds a position', async () => {
      expect(await act(({ provisioning }) => provisioning.isEmpty())).toBe(true);
      await act(({ provisioning }) => provisioning.putPosition(aPosition()));
      expect(await act(({ provisioning }) => provisioning.isEmpty())).toBe(false);
    });

    it('is not empty if it holds a candidate', async () => {
      await act(({ provisioning }) => provisioning.putCandidate(aCandidate()));
      expect(await act(({ provisioning }) => provisioning.isEmpty())).toBe(false);
    });
  });
};
