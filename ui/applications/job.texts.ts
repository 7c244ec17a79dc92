/* The job of a screen. The labels are ours, the values are from spec 1 §2. */
export const jobTexts = {
  about: 'About this job',
  role: 'Role',
  community: 'Community',
  address: 'Address',
  /** Beside the place of a visit or an onboarding, which may be elsewhere. */
  jobAddress: 'Where you will work',
  jobTypes: 'Job types',
  shifts: 'Shifts',
  pay: 'Pay',
  duration: 'Duration',
  instructions: 'Instructions',
  directions: 'Directions',
  opensMaps: 'opens your maps',
  where: 'Where',
  /** tells this job's buttons from another's, for screen readers */
  subject: (position: string, community: string): string => ` of ${position} at ${community}`,
  loading: 'Loading the job',
  movedOn: 'There is no time to choose for this job right now. Here is its current status.',
} as const;
