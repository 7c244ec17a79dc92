/* /inpersonInterview, the details of an interview in person. Exact where a section is named. */
export const inPersonTexts = {
  /** spec 1 §2, spec 2 §2.11 */
  heading: 'In person interview details',
  /** spec 2 §2.11 */
  role: 'Role',
  client: 'Employer',
  address: 'Address',
  /** ours, from here on */
  back: 'Back to My Job Applications',
  when: 'Date and time',
  slot: (day: string, from: string, to: string, zone: string): string => `${day} at ${from} - ${to} ${zone}`,
  loading: 'Loading your interview',
  nothingBookedTitle: 'No interview in person is booked for this job',
  nothingBooked: 'See My Job Applications for what you can do now.',
} as const;
