/* The job that a screen is about. The labels are ours, the values are spec 1 §2. */
export const jobTexts = {
  about: 'About this job',
  role: 'Role',
  community: 'Community',
  address: 'Address',
  jobTypes: 'Job types',
  shifts: 'Shifts',
  pay: 'Pay',
  loading: 'Loading the job',
} as const;
