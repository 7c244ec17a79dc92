import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { landingStates } from '../../../ui/positions/landing-states';
import { myJobsStates } from '../../../ui/applications/my-jobs-states';
import { NoScript } from '../../../ui/app/early/early-notices';
import { unsaid } from '../../support/read-states';

const landing = [landingStates['landing-for-everybody']];

describe('The landing page [spec 1 §1]', () => {
  it('has the sections of the specification', () => {
    expect(
      unsaid(landing, [
        'Offer-to-Hire',
        'How it works',
        'Login and Verification',
        'Job Applications',
        'Schedule Interview',
        'Contact Us',
      ]),
    ).toEqual([]);
  });

  it('makes the four promises', () => {
    expect(
      unsaid(landing, [
        'See every job that was scheduled for you, and what comes next.',
        'Community name and location, position, position type, shift type, job description and instructions.',
        'Pick an interview slot',
        'Reach a care coach at any time',
      ]),
    ).toEqual([]);
  });

  it('greets with the tagline and the promise of the portal', () => {
    expect(unsaid(landing, ['Do You Have Heart & Hustle?', 'Find a job that matters with people who care.'])).toEqual(
      [],
    );
  });

  it('leads to sign-in, next to it to sign-up, and signed-in candidates to their jobs', () => {
    expect(unsaid(landing, ['Sign In', 'Sign Up'])).toEqual([]);
    expect(unsaid([landingStates['landing-signed-in']], ['My Jobs', 'Sign In', 'Sign Up'])).toEqual([
      'Sign In',
      'Sign Up',
    ]);
  });
});

describe('The header and footer of every page [spec 1 §1, spec 1 §2]', () => {
  it('name the provider, the year of the copyright and the version', () => {
    expect(
      unsaid(landing, [
        '© 2020 Candidate portal. All rights reserved.',
        'Powered by Candidate portal',
        'Version 1.0.106',
      ]),
    ).toEqual([]);
  });

  it('hold the candidate’s menu, with an email link, Contact Us', () => {
    expect(
      unsaid([myJobsStates['menu-open']], ['My Jobs', 'My Profile', 'Contact Us', 'Logout', 'Version 1.0.106']),
    ).toEqual([]);
    const menu = renderToStaticMarkup(<MemoryRouter>{myJobsStates['menu-open']()}</MemoryRouter>);
    expect(menu).toContain('href="mailto:support@example.com"');
  });
});

describe('A page whose script has not loaded yet', () => {
  it('says what it is waiting for, and what to do', () => {
    expect(
      unsaid(
        [landingStates['early-notices'], () => <NoScript />],
        ['This page did not load completely. Check your connection and load it again.', 'Load again'],
      ),
    ).toEqual([]);
  });
});
