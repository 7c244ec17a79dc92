import * as O from 'fp-ts/Option';
import * as fc from 'fast-check';
import { joinedJob, joinId, joinPath, withJoinIds } from '../../../application/navigation/join-link';
import { fromPath } from '../../../application/navigation/path';
import { communityId, positionId } from '../../support/builders/applications';

/** Maria's video interview, by its link. */
const query = '?community_id=42&position_id=4711';

describe('The link to join a video interview [spec 2 §2.1]', () => {
  it.each([
    [query, { communityId: 42, positionId: 4711 }],
    ['?position_id=4711&from=mail&community_id=42', { communityId: 42, positionId: 4711 }],
    ['?position_id=4711', undefined],
    ['?community_id=42', undefined],
    ['?my_position_id=4711&community_id=42', undefined],
    ['?community_id=0&position_id=4711', undefined],
    ['?community_id=aZ3xQ9&position_id=4711', undefined],
    ['', undefined],
  ])('%s names %j', (given, job) => {
    expect(O.toUndefined(joinedJob(given))).toEqual(job);
  });

  it('names its job, whatever the ids, and is an address of ours', () => {
    const id = fc.integer({ min: 1, max: 2_147_483_647 });
    fc.assert(
      fc.property(id, id, (community, position) => {
        const found = joinedJob(`?community_id=${community}&position_id=${position}`);
        if (O.isNone(found)) throw new Error('No job');
        expect(found.value).toEqual({ communityId: community, positionId: position });
        expect(joinPath(found.value)).toBe(`/join?community_id=${community}&position_id=${position}`);
        expect(fromPath('/join')).toEqual(O.some({ _tag: 'Join' }));
      }),
    );
  });

  it('gets plain ids in place of encoded ones, and keeps the rest; an id that could not be resolved stays', () => {
    const ids = { communityId: communityId(42), positionId: positionId(4711) };
    const address = '/join?position_id=aaaa&from=mail&community_id=bbbb';
    expect(joinId(address, 'communityId')).toBe('bbbb');
    expect(withJoinIds(address, ids)).toBe('/join?position_id=4711&from=mail&community_id=42');
    expect(withJoinIds(address, { ...ids, positionId: undefined })).toBe(
      '/join?position_id=aaaa&from=mail&community_id=42',
    );
  });
});
