/** A measured page. */
export interface Visit {
  readonly name: string;
  readonly path: string;
  /** The built page that the server responds with. */
  readonly page: string;
  /** The element that shows the page is ready. */
  readonly heading: string;
  readonly signedIn: boolean;
}

export const signInPage: Visit = {
  name: 'sign-in',
  path: '/candidateslogin',
  page: 'SignIn',
  heading: 'Sign in',
  signedIn: false,
};

export const landingPage: Visit = {
  name: 'landing',
  path: '/how-it-works',
  page: 'Landing',
  heading: 'Find a job that matters with people who care.',
  signedIn: false,
};

export const listPage: Visit = {
  name: 'list, signed in',
  path: '/candidateportal',
  page: 'MyJobs',
  heading: 'My Job Applications',
  signedIn: true,
};

export const advertPage: Visit = {
  name: "a job's advert",
  path: '/apply/101',
  page: 'Apply',
  heading: 'Caregiver',
  signedIn: false,
};
