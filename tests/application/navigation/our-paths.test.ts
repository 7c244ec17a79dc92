import { isOurPath } from '../../../application/navigation/path';
import { destinationTags, rowOf } from '../../../application/navigation/routes';

describe('A path of this app [R2, spec 1 §2, spec 2 §2.1]', () => {
  it('is every route in the table, under each of its names', () => {
    for (const { path, also = [] } of destinationTags.map(rowOf))
      for (const name of [path, ...also])
        expect([name, isOurPath(name.replace(/:\w+|\*/g, '7'))]).toEqual([name, true]);
  });

  it.each([
    '/',
    '/candidateportal',
    '/candidatePortal',
    '/candidateportal/ann@example.com/0042',
    '/profile/experience/add',
    '/skillfilter/selfRecordSuccess/11/101',
    '/apply/101/more',
    '/apply/c29tZS1lbmNvZGVkLWlk',
    '/schedule/',
    '/schedule/11/101/reschedule',
    '/join?position_id=101&community_id=11',
    '/tech-check/11/101/practiceRecordNow',
    '/selfRecordEnd/11/101/skip#end',
    '/candidateChat/11/101/900/',
  ])('is %s', (path) => {
    expect(isOurPath(path)).toBe(true);
  });

  it.each([
    '',
    '//',
    'profile',
    '/profile/11/101',
    '/schedule/11',
    '/schedule//101',
    '/selfRecordEnd/11/101',
    '/candidateChat/11/101',
    '/apply/..//evil.example',
    '/apply/..',
    '/apply/%2e%2E',
    '/apply/.%2e/7',
    '/apply/./7',
    '/api/candidate/get_jobs_list',
    'https://evil.example/profile',
    '/profile//',
  ])('is not %j', (path) => {
    expect(isOurPath(path)).toBe(false);
  });
});
