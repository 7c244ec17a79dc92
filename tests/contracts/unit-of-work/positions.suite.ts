import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';
import type { Neighbor } from '../../../domain/positions/advert';
import type { Position } from '../../../domain/positions/position';
import { positions } from '../../support/arbitraries/positions';
import { communityId, positionId } from '../../support/builders/applications';
import { aCandidate } from '../../support/builders/identity';
import { aPosition, colour, externalUrl } from '../../support/builders/positions';
import { zone } from '../../support/builders/time';
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
  videoPreference: 'dailyco',
  meeting: 'https://example.daily.co/nurses',
  thresholdValue: 2.5,
  rerecordLimit: 0,
  mayRecordLater: false,
  pixelUrl: 'https://example.org/pixel.gif',
});

export const positionsContract = (open: Open): void => {
  describe('positions', () => {
    const { act } = subjectOf(open);

    it('are read as they were put, whatever is in their texts and numbers', async () => {
      await fc.assert(
        fc.asyncProperty(positions, async (position) => {
          await act(({ provisioning }) => provisioning.putPosition(position));
          expect(await act((store) => store.positions.withId(position.positionId))).toEqual(O.some(position));
        }),
        { numRuns: 60 },
      );
    }, 60_000);

    it('are brought up to what is given last', async () => {
      await act(({ provisioning }) => provisioning.putPosition(aPosition()));
      await act(({ provisioning }) => provisioning.putPosition(changed));
      expect(await act((store) => store.positions.withId(changed.positionId))).toEqual(O.some(changed));
    });

    it('are told apart, and are none where none was put', async () => {
      const other = aPosition({ positionId: positionId(9_999_999_999), positionName: 'Cook' });
      await act(({ provisioning }) => provisioning.putPosition(aPosition()));
      await act(({ provisioning }) => provisioning.putPosition(other));
      expect(await act((store) => store.positions.withId(other.positionId))).toEqual(O.some(other));
      expect(await act((store) => store.positions.withId(positionId(1)))).toEqual(O.none);
    });

    it('are read several at once, in the order of their ids, without those that are not there', async () => {
      const [one, other] = [aPosition(), aPosition({ positionId: positionId(3), published: false })];
      for (const each of [one, other]) await act(({ provisioning }) => provisioning.putPosition(each));
      const wanted = [one.positionId, positionId(9), other.positionId];
      expect(await act((store) => store.positions.withIds(wanted))).toEqual([other, one]);
      expect(await act((store) => store.positions.withIds([]))).toEqual([]);
    });

    it('of a community are all of them and nobody else, in the order of their ids [spec 1 §3]', async () => {
      const near = aPosition({ positionId: positionId(9_999_999_999), published: false });
      const far = aPosition({ positionId: positionId(3), communityId: communityId(43) });
      for (const one of [near, far, aPosition()]) await act(({ provisioning }) => provisioning.putPosition(one));
      const asNeighbor = ({ positionId, positionName, communityId, published }: Position): Neighbor => ({
        ...{ positionId, positionName, communityId, published },
      });
      expect(await act((store) => store.positions.ofCommunity(near.communityId))).toEqual(
        [aPosition(), near].map(asNeighbor),
      );
      expect(await act((store) => store.positions.ofCommunity(communityId(44)))).toEqual([]);
    });
  });

  describe('a store', () => {
    const { act } = subjectOf(open);

    it('is empty until it holds a position', async () => {
      expect(await act(({ provisioning }) => provisioning.isEmpty())).toBe(true);
      await act(({ provisioning }) => provisioning.putPosition(aPosition()));
      expect(await act(({ provisioning }) => provisioning.isEmpty())).toBe(false);
    });

    it('is not empty when it holds a candidate', async () => {
      await act(({ provisioning }) => provisioning.putCandidate(aCandidate()));
      expect(await act(({ provisioning }) => provisioning.isEmpty())).toBe(false);
    });
  });
};
