/* The words around every screen: header, menu, log out. */
export const frameTexts = {
  /** spec 1 §2, header menu */
  myJobs: 'My Jobs',
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
  /** ours: where a page for everybody tells what the portal does */
  howItWorks: 'How it works',
  /** ours */
  skip: 'Skip to the content',
  /** ours: the menu's name where a candidate's is not known */
  menu: 'Menu',
  /** ours: what a screen reader adds to the candidate's name */
  menuOf: 'menu',
  /** ours: while the device has no line, and for a while after */
  offline: 'You are offline. This page stays as it is.',
  back: 'You are back online.',
  /** ours: asks for the speed dialog */
  checkConnection: 'Check my connection',
  /** ours: closes a passing message */
  close: 'OK',
} as const;
