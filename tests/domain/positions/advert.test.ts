import * as fc from 'fast-check';
import { advertOf, otherJobs } from '../../../domain/positions/advert';
import { positions } from '../../support/arbitraries/positions';
import { communityId, positionId } from '../../support/builders/applications';
import { aPosition } from '../../support/builders/positions';

const cook = aPosition({ positionId: positionId(2), positionName: 'Cook' });
const driver = aPosition({ positionId: positionId(3), positionName: 'Driver' });

describe('The other open jobs at the location [spec 1 §2] [spec 1 §3]', () => {
  it('are the published positions of the same community, by name, without the job itself', () => {
    const elsewhere = aPosition({ positionId: positionId(4), communityId: communityId(43) });
    const closed = aPosition({ positionId: positionId(5), published: false });
    expect(otherJobs(aPosition(), [driver, closed, aPosition(), elsewhere, cook])).toEqual([
      { positionId: 2, positionName: 'Cook' },
      { positionId: 3, positionName: 'Driver' },
    ]);
  });

  it('are sorted by name, whatever their ids and their original order', () => {
    const actor = { ...driver, positionId: positionId(8), positionName: 'Actor' };
    for (const around of [
      [actor, cook, driver],
      [driver, cook, actor],
      [cook, driver, actor],
    ])
      expect(otherJobs(aPosition(), around).map((job) => job.positionName)).toEqual(['Actor', 'Cook', 'Driver']);
  });

  it('with the same name are sorted by id, whatever their original order', () => {
    const second = { ...cook, positionId: positionId(9) };
    expect(otherJobs(aPosition(), [second, cook]).map((job) => job.positionId)).toEqual([2, 9]);
    expect(otherJobs(aPosition(), [cook, second]).map((job) => job.positionId)).toEqual([2, 9]);
  });

  it('are each shown or left out depending on their own fields', () => {
    const neighbours = fc
      .tuple(fc.array(positions, { maxLength: 8 }), fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }))
      .map(([all, near]) => all.map((one, n) => (near[n] === true ? { ...one, communityId: communityId(42) } : one)));
    fc.assert(
      fc.property(neighbours, (around) => {
        const shown = otherJobs(aPosition(), around).map((job) => job.positionId);
        for (const one of around) {
          const fits = one.published && one.communityId === 42 && one.positionId !== 4711;
          expect(shown.includes(one.positionId)).toBe(
            fits ||
              around.some(
                (twin) => twin !== one && twin.positionId === one.positionId && shown.includes(one.positionId),
              ),
          );
        }
        expect(shown).toHaveLength(
          around.filter((one) => one.published && one.communityId === 42 && one.positionId !== 4711).length,
        );
      }),
    );
  });
});

describe('The posting of a position', () => {
  it('includes everything except where the employer holds interviews [R3b]', () => {
    const position = aPosition({ meeting: 'https://example.daily.co/linden', aboutCompany: 'We are a family.' });
    const { meeting, ...rest } = position;
    expect(meeting).toBeDefined();
    expect(advertOf(position, [cook])).toEqual({
      _tag: 'Allowed',
      value: { ...rest, otherJobs: [{ positionId: 2, positionName: 'Cook' }] },
    });
  });

  it('is unavailable while the position is not published [spec 2 §5]', () => {
    expect(advertOf(aPosition({ published: false }), [])).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'PositionClosed' },
    });
  });
});
