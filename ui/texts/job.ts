/* The job that a screen is about. The labels are ours, the values are spec 1 §2. */
export const jobTexts = {
  about: 'About this job',
  role: 'Role',
  community: 'Community',
  address: 'Address',
  jobTypes: 'Job types',
  shifts: 'Shifts',
  pay: 'Pay',
  /** what tells this job's buttons from another's, for those who hear a button alone */
  subject: (position: string, community: string): string => ` of ${position} at ${community}`,
  loading: 'Loading the job',
} as const;
