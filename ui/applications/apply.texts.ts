/* /apply, a job's advert. Exact where a section is named. */
export const applyTexts = {
  /** spec 1 §2 */
  jobDetails: 'Job Details',
  /** spec 1 §2 */
  moreDetails: 'More Details',
  /** spec 1 §2 */
  start: 'Start',
  /** spec 1 §2 */
  bookmarkHint: 'Press Ctrl + D to bookmark current page',
  /** spec 1 §2, dialogs */
  confirmTitle: 'Application Confirmation',
  /** spec 1 §2, dialogs */
  clickHere: 'Click Here',
  /** spec 1 §8 */
  noDetails: 'No details found',
  /** ours, from here on */
  tabs: 'About this job',
  startDetail: (position: string): string => `Apply for ${position}`,
  startElsewhere: (client: string): string =>
    client === '' ? "On the employer's own site" : `On the site of ${client}`,
  over: 'You applied for this job before',
  starting: 'Opening your application',
  bookmark: 'Bookmark this page',
  bookmarkDone: 'OK',
  keyDetails: 'At a glance',
  employment: 'Employment',
  shifts: 'Shifts',
  pay: 'Pay',
  payNotStated: 'Not listed. You can ask in your interview.',
  benefits: 'Benefits',
  description: 'About the job',
  notAvailable: 'Not Available',
  where: 'Location',
  instructions: 'Good to know before your interview',
  about: (client: string): string => (client === '' ? 'About the company' : `About ${client}`),
  video: 'A short video about the company',
  otherJobs: (community: string): string => `Other open jobs at ${community}`,
  previousJobs: 'Previous jobs',
  nextJobs: 'Next jobs',
  seeJob: 'See this job',
  moreJobs: (count: number): string => (count === 1 ? 'And 1 more job' : `And ${count} more jobs`),
  showAllJobs: 'Show them all',
  loading: 'Loading the job',
  couldNotLoad: 'We could not load this job',
  couldNotApply: 'We could not start your application',
  closedHeading: 'This job is closed',
  noSuchJob: 'We found no job under this link',
  closedNext: 'Sign in to see the jobs that are open for you.',
  confirmQuestion: 'The application for this job is on another site, in a new tab. Have you finished it there?',
  confirmOpen: 'No new tab, or not finished yet?',
  confirmFill: 'to fill it out.',
  confirmYes: 'Yes, I have applied',
  confirmNo: 'Not yet',
  confirming: 'Saving',
  resolving: 'Opening the link',
  linkHeading: 'We could not open this link',
  toMyJobs: 'Go to My Jobs',
} as const;
