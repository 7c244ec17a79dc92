import * as O from 'fp-ts/Option';
import { landingFrom, landingPath } from '../../../application/navigation/landing';

describe('A page to come back to', () => {
  it.each([
    ['/schedule/42/4711?from=mail', '/schedule/42/4711?from=mail'],
    ['/profile', '/profile'],
    ['/profile/', '/profile'],
    ['/apply/101/more?x=1&y=%2F', '/apply/101/more?x=1&y=%2F'],
    ['/timeslot?#a', '/timeslot?'],
    ['/profile#?token', '/profile'],
  ])('%s is %s: its query is kept, its fragment is not [spec 1 §6]', (path, kept) => {
    const landing = O.toUndefined(landingFrom(path));
    expect(landing === undefined ? undefined : landingPath(landing)).toBe(kept);
  });

  it.each(['/nowhere', '//evil.example?x', ''])('%j is not one of ours [R2]', (path) => {
    expect(landingFrom(path)).toEqual(O.none);
  });
});
