/** A page that is measured. */
export interface Visit {
  readonly name: string;
  readonly path: string;
  /** What shows that the page is there. */
  readonly heading: string;
  readonly signedIn: boolean;
}

export const signInPage: Visit = {
  name: 'sign-in',
  path: '/candidateslogin',
  heading: 'Sign in',
  signedIn: false,
};

export const landingPage: Visit = {
  name: 'landing',
  path: '/how-it-works',
  heading: 'Find a job that matters with people who care.',
  signedIn: false,
};

export const listPage: Visit = {
  name: 'list, signed in',
  path: '/candidateportal',
  heading: 'My Job Applications',
  signedIn: true,
};

export const advertPage: Visit = {
  name: "a job's advert",
  path: '/apply/101',
  heading: 'Caregiver',
  signedIn: false,
};
