import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';
import {
  apply,
  educationEntry,
  educationList,
  experienceEntry,
  experienceList,
  myJobs,
  newEducation,
  newExperience,
  noPosts,
  positionClosed,
  profile,
  schedule,
  scheduleLater,
  screeningFail,
  screeningRepeated,
  screeningSuccess,
  skillFilter,
  scheduleAgain,
  scheduled,
  signIn,
  signInByLink,
  socialSignIn,
  signInLink,
  thankYou,
  timeSlot,
  type Destination,
} from '../../../application/navigation/destination';
import { fromPath, jobFromPath, properPath, toPath } from '../../../application/navigation/path';
import { rowOf } from '../../../application/navigation/routes';
import { destinations, destinationsOf } from '../../support/arbitraries/destinations';
import { email, linkCode } from '../../support/builders/identity';
import { communityId, positionId } from '../../support/builders/applications';

const job = { communityId: communityId(42), positionId: positionId(4711) };

describe('A destination', () => {
  it.each<[Destination, string]>([
    [signIn, '/candidateslogin'],
    [myJobs, '/candidateportal'],
    [signInLink(email('maria@example.org'), linkCode(1)), `/candidateportal/maria@example.org/${linkCode(1)}`],
    [signInByLink, '/candidateslogin/link'],
    [socialSignIn, '/candidateslogin/social'],
    [timeSlot, '/timeslot'],
    [schedule(job), '/schedule/42/4711'],
    [scheduleAgain(job), '/schedule/42/4711/reschedule'],
    [scheduled(job), '/success/42/4711'],
    [{ _tag: 'InPersonInterview', ...job }, '/inpersonInterview/42/4711'],
    [thankYou, '/thankyou'],
    [profile, '/profile'],
    [experienceList, '/profile/experience'],
    [newExperience, '/profile/experience/add'],
    [experienceEntry(0), '/profile/experience/0'],
    [educationList, '/profile/education'],
    [newEducation, '/profile/education/add'],
    [educationEntry(12), '/profile/education/12'],
    [skillFilter, '/skillfilter'],
    [screeningSuccess(job), '/skillfilter/success/4711'],
    [screeningFail, '/skillfilter/fail'],
    [noPosts, '/skillfilter/noPosts'],
    [screeningRepeated, '/skillfilter/reapply'],
    [scheduleLater, '/skillfilter/scheduleLatter'],
    [apply(positionId(4711)), '/apply/4711'],
    [apply(positionId(4711), true), '/apply/4711/more'],
    [positionClosed('2'), '/positionClosed/2'],
    [positionClosed('partialSubmit'), '/positionClosed/partialSubmit'],
  ])('%j has the path %s [spec 1 §2, spec 2 §2.1]', (destination, path) => {
    expect(toPath(destination)).toBe(path);
  });

  it('may have ids of up to ten digits [R1]', () => {
    expect(jobFromPath('9999999999', '1')).toEqual(
      O.some({ communityId: communityId(9_999_999_999), positionId: positionId(1) }),
    );
  });

  it.each([
    '/candidateportal/techcheckElse/success',
    '/candidateportal/maria',
    '/candidateportal/maria@example.org',
    '/candidateportal/maria/code',
    '/candidateportal/%/code',
    '/candidateportal/%ff@/code',
    '/candidateportal/.well',
  ])('%s is the list: a sign-in link has an address and a code [R10a]', (path) => {
    expect(fromPath(path)).toEqual(O.some(myJobs));
  });

  it.each([
    ['/candidateportal/maria%40example.org/code', 'maria@example.org', 'code'],
    ['/candidateportal/@/0000', '@', '0000'],
    ['/candidateportal/a@b/c%2Fd?x=1', 'a@b', 'c/d'],
  ])('%s is a sign-in link, right or wrong [R10a, spec 1 §2]', (path, address, code) => {
    expect(fromPath(path)).toEqual(O.some({ _tag: 'SignInLink', email: address, code }));
  });

  it('of an advert may end in the name of its link, which makes no difference [spec 1 §2]', () => {
    expect(fromPath('/apply/4711/poster')).toEqual(O.some(apply(positionId(4711))));
  });

  it.each(['-1', '01', '1.5', '1e3', '10000', 'Added', '__proto__'])(
    'of an entry does not exist for the index %j [R21]',
    (place) => {
      expect(fromPath(`/profile/experience/${place}`)).toEqual(O.none);
      expect(fromPath(`/profile/education/${place}`)).toEqual(O.none);
    },
  );

  it.each(['techcheckOps', 'techcheckMan', 'techcheckDialog'] as const)(
    '/candidateportal/%s/success is the list with a notice [R10a, spec 2 §2.1]',
    (techCheckDone) => {
      const path = `/candidateportal/${techCheckDone}/success`;
      expect(fromPath(path)).toEqual(O.some({ _tag: 'TechCheckDone', techCheckDone }));
    },
  );

  it.each([
    ['/', '/candidateslogin'],
    ['/candidatePortal', '/candidateportal'],
    ['/CANDIDATEPORTAL/', '/candidateportal'],
    ['/candidateportal/techcheckElse/success', '/candidateportal'],
    ['/Schedule/42/4711', '/schedule/42/4711'],
    ['/UPLOAD_RESUME/42/4711', '/upload_resume/42/4711'],
    ['/dailyco', '/join'],
  ])('%s is another name, or another spelling, of %s [R30, spec 2 §2.1]', (path, proper) => {
    expect(properPath(path)).toBe(proper);
    expect(fromPath(path)).toEqual(fromPath(proper));
  });

  it.each(['/nowhere', '//candidateportal'])('%s has no other name [R30]', (path) => {
    expect(properPath(path)).toBeUndefined();
  });

  it('is found only under its own path: nothing is redirected twice [R30]', () => {
    fc.assert(
      fc.property(destinations, (destination) => {
        expect(properPath(toPath(destination))).toBeUndefined();
        expect(properPath(`${toPath(destination)}?from=mail`)).toBeUndefined();
      }),
    );
  });

  it('is also found in upper case, and redirected to its own path [R30]', () => {
    const words = destinations.filter(({ _tag }) => !rowOf(_tag).path.includes(':'));
    fc.assert(
      fc.property(words, (destination) => {
        expect(fromPath(toPath(destination).toUpperCase())).toEqual(O.some(destination));
        expect(properPath(toPath(destination).toUpperCase())).toBe(toPath(destination));
      }),
    );
  });

  it.each(['3', '0', '5', 'x', 'FullSubmit', '__proto__'])(
    'of a closed position with the value %s is that with 4 [R7]',
    (value) => {
      expect(fromPath(`/positionClosed/${value}`)).toEqual(O.some(positionClosed('4')));
    },
  );

  it.each(Object.entries(destinationsOf))('%s is found again from its path [spec 2 §2.1]', (_, its) => {
    fc.assert(
      fc.property(its, (destination) => {
        expect(fromPath(toPath(destination))).toEqual(O.some(destination));
      }),
    );
  });

  it('is found with a trailing slash, a query and a fragment too [R1]', () => {
    const queries = fc.constantFrom('?', '?a=1&b=2', '?next=//evil.example', '#', '#top', '?a#b', '?line\nbreak');
    fc.assert(
      fc.property(destinations, fc.constantFrom('', '/'), queries, (destination, slash, query) => {
        const path = toPath(destination);
        expect(fromPath(`${path === '/' ? '' : path}${path === '/' ? '/' : slash}${query}`)).toEqual(
          O.some(destination),
        );
      }),
    );
  });

  it('fits the pattern that the router uses for it [spec 2 §2.1]', () => {
    fc.assert(
      fc.property(destinations, (destination) => {
        const parts = rowOf(destination._tag).path.split('/');
        const given = toPath(destination).split('/');
        expect(given.length).toBeLessThanOrEqual(parts.length);
        parts.forEach((part, n) => {
          const text = given[n];
          if (text === undefined) expect(part).toMatch(/\?$/);
          else if (/Id$/.test(part)) expect(text).toMatch(/^[1-9]\d{0,9}$/);
          else if (!part.startsWith(':')) expect(text).toBe(part);
        });
      }),
    );
  });

  it('of any text is none, or one whose path the text begins with: nothing leads out of this app [R2]', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '//',
      'schedule',
      'success',
      'candidateportal',
      '42',
      '4711',
      '?',
      '#',
      '%2f',
      ':',
      '@',
      'evil.example',
      '..',
      ' ',
      '\n',
    );
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const found = fromPath(text);
        if (O.isNone(found)) return;
        const path = toPath(found.value);
        // An alias redirects to the route's own path; otherwise the text is that path, with at most a slash, query or fragment after it.
        const proper = properPath(text);
        if (proper === undefined) {
          expect(text.startsWith(path)).toBe(true);
          expect(text.slice(path.length)).toMatch(/^\/?([?#].*)?$/s);
        } else expect(proper).toBe(path);
        expect(path).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 2_000, examples: [['/candidateportal/:'], ['/candidateportal/a/b?c']] },
    );
  });
});
