import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { encodedLink } from '../../../application/navigation/encoded-links';
import { communityId, positionId } from '../../support/builders/applications';

const [position, community] = ['posCodePosCodePosCode23', 'comCodeComCodeComCode23'];
const ids = { positionId: positionId(101), communityId: communityId(11) };

const resolved = (path: string) =>
  O.toUndefined(encodedLink(path)) && {
    asked: O.toUndefined(encodedLink(path))?.ids,
    path: O.toUndefined(encodedLink(path))?.withIds(ids),
  };

describe('A link with encoded ids [R1]', () => {
  it.each([
    [`/apply/${position}`, { position, community: undefined }, '/apply/101'],
    [`/apply/${position}/`, { position, community: undefined }, '/apply/101'],
    [`/apply/${position}/more`, { position, community: undefined }, '/apply/101/more'],
    [`/apply/${position}/more?source=poster`, { position, community: undefined }, '/apply/101/more?source=poster'],
    [`/schedule/${community}/${position}`, { position, community }, '/schedule/11/101'],
    [`/schedule/11/${position}`, { position, community: '11' }, '/schedule/11/101'],
    [`/success/${community}/101`, { position: '101', community }, '/success/11/101'],
    [
      `/join?position_id=${position}&community_id=${community}&from=mail`,
      { position, community },
      '/join?position_id=101&community_id=11&from=mail',
    ],
    [
      `/dailyco?community_id=11&position_id=${position}`,
      { position, community: '11' },
      '/dailyco?community_id=11&position_id=101',
    ],
    [`/skillfilter/success/${position}`, { position, community: undefined }, '/skillfilter/success/101'],
  ])('%s is resolved and leads to the same page with plain ids', (path, asked, plain) => {
    expect(resolved(path)).toEqual({ asked, path: plain });
  });

  it.each([
    '/apply/101',
    '/apply/9999999999/more',
    '/schedule/11/101',
    '/join?position_id=101&community_id=11',
    '/join',
    `/join-screen?position_id=${position}`,
    `/schedule/11/101?position_id=${position}`,
    '/positionClosed/fullSubmitAndMore',
    '/candidateslogin',
    `/nowhere/${position}`,
    `/apply/${position}/more/and/more`,
    '/',
    '',
  ])('%s has nothing to resolve', (path) => {
    expect(encodedLink(path)).toEqual(O.none);
  });

  it('is recognized by its length alone: 10 characters are plain, 11 are encoded', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'Z', '7', '-', '_'), minLength: 1, maxLength: 24 }),
        (text) => {
          expect(O.isSome(encodedLink(`/apply/${text}`))).toBe(text.length > 10);
        },
      ),
    );
  });
});
