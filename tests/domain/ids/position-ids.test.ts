import * as E from 'fp-ts/Either';
import { longestPlainId, parseCommunityId, parsePositionId } from '../../../domain/ids/position-ids';
import { cases } from '../../support/cases/cases';
import { number } from '../../../adapters/rules/cases/columns';

describe('The id of a position or a community', () => {
  it('has at most 10 characters [spec 1 §9]', () => {
    expect(longestPlainId).toBe(10);
  });

  it.each(cases('ids/position-ids-plain', { id: number }))('$title', ({ id }) => {
    expect(parsePositionId(id)).toEqual(E.right(id));
    expect(parseCommunityId(id)).toEqual(E.right(id));
  });

  it.each(cases('ids/position-ids-never', { id: number }))('$title', ({ id }) => {
    expect(parsePositionId(id)).toEqual(E.left('NotAPositionId'));
    expect(parseCommunityId(id)).toEqual(E.left('NotACommunityId'));
  });
});
