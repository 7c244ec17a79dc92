import * as E from 'fp-ts/Either';
import { dateSearch } from '../../../../adapters/contract/scheduling/date-search.wire';
import type { KeptDateSearch } from '../../../../application/ports/session-store';
import { communityId, positionId } from '../../../support/builders/applications';
import { date } from '../../../support/builders/time';

const search: KeptDateSearch = {
  job: { communityId: communityId(42), positionId: positionId(4711) },
  stage: 'onboarding',
  reach: 30,
  act: 'apply',
  applied: { start: date('2026-12-05'), end: undefined },
  filter: { open: true, start: '2026-12-05', end: '' },
  calendar: { open: true, at: date('2026-12-07') },
};

describe('A date search stored on a device', () => {
  it.each([search, { ...search, applied: undefined, calendar: { open: false, at: undefined } }])(
    'is read back exactly as it was written',
    (kept) => {
      expect(dateSearch.type.decode(JSON.parse(JSON.stringify(dateSearch.type.encode(kept))))).toEqual(E.right(kept));
    },
  );

  it('that cannot be read counts as none', () => {
    expect(E.isLeft(dateSearch.type.decode({ days: 8 }))).toBe(true);
  });
});
