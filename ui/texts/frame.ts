/* The texts around every screen: header, menu, logout. */
export const frameTexts = {
  /** spec 1 §2, header menu */
  myJobs: 'My Jobs',
  /** ours: the conversations (spec 2 §2.17) */
  chat: 'Chat',
  /** spec 1 §2, header menu */
  myProfile: 'My Profile',
  /** spec 1 §2, header menu */
  contactUs: 'Contact Us',
  /** spec 1 §2, header menu */
  logout: 'Logout',
  /** spec 1 §2, header menu; the number follows */
  version: (version: string): string => `Version ${version}`,
  /** spec 1 §2, dialogs */
  logoutQuestion: 'Are you sure you want to logout?',
  /** spec 1 §2, dialogs */
  yes: 'Yes',
  /** spec 1 §2, dialogs */
  no: 'No',
  /** ours; spec 1 §1 asks for the provider's credit at the foot, and for a copyright line for 2020 */
  credit: 'Powered by Candidate portal',
  copyright: '© 2020 Candidate portal. All rights reserved.',
  /** spec 1 §2, as on the sign-in page */
  signIn: 'Sign In',
  /** spec 1 §2, as on the sign-in page */
  signUp: 'Sign Up',
  /** ours: the link on public pages to the landing page */
  howItWorks: 'How it works',
  /** ours */
  skip: 'Skip to the content',
  /** ours: the menu's label when the candidate's name is unknown */
  menu: 'Menu',
  /** ours: what a screen reader adds to the candidate's name */
  menuOf: 'menu',
  /** ours: while the device is offline, and for a while after */
  offline: 'You are offline. We will update this page when you are back.',
  back: 'You are back online.',
  /** ours: opens the speed dialog */
  checkConnection: 'Check my connection',
  /** ours: dismisses a snackbar message */
  close: 'OK',
  /** The link to the answers and the resume of a job, wherever it appears. */
  whatYouSent: 'See what you sent',
  /** The link to the history of an application (R69). */
  whatHappened: 'See what happened',
} as const;
