/* /how-it-works. Exact where a section is named; the promises are from spec 1 §1, the sentences around them are ours. */
export const landingTexts = {
  /** spec 1 §1 */
  banner: 'Offer-to-Hire',
  /** spec 1 §2: the promise and the tagline of the portal */
  heading: 'Find a job that matters with people who care.',
  tagline: 'Do You Have Heart & Hustle?',
  /** spec 1 §1, the headings of its sections */
  howItWorks: 'How it works',
  login: 'Login and Verification',
  jobs: 'Job Applications',
  schedule: 'Schedule Interview',
  contact: 'Contact Us',
  /** ours, from here on */
  lead: 'See the jobs that are waiting for you, choose your interview time, and follow each step from the offer to your first day.',
  promises: [
    {
      name: 'jobs',
      title: 'Check your jobs',
      text: 'See every job that was scheduled for you, and what comes next.',
    },
    {
      name: 'details',
      title: 'Know the details',
      text: 'Community name and location, position, position type, shift type, job description and instructions.',
    },
    {
      name: 'slot',
      title: 'Pick an interview slot',
      text: 'Choose the day and the time that fit you.',
    },
    {
      name: 'coach',
      title: 'Reach a care coach at any time',
      text: 'A real person is there to help you.',
    },
  ],
  loginText: [
    'Type the email address that you shared with us. We send you a 4-digit code.',
    'Type the code, or press the button in the email. You don’t need a password.',
  ],
  jobsText: [
    'My Jobs lists your job applications. Open a card to read everything about the job.',
    'Each card tells you where you stand, who acts next and what you can do now.',
  ],
  scheduleText: [
    'We show you the nearest days first. Show More opens further dates.',
    'Confirm your time, and it is yours. You can move it later if something comes up.',
  ],
  privacy: 'How we use your information',
  privacyText: [
    'Your name, email, phone number, answers and resume go to the employers you apply to and to the people who arrange your interviews. Nobody else gets them, and we do not sell them.',
    'We use your phone number to call or text you about your applications and interviews. You can change it on your profile.',
    'Want to close your account? Write to us. We will delete your information, except what the law requires us to keep.',
  ],
  contactText: 'Do you have a question, or are you stuck? Write to a care coach at any time. We are glad to help.',
} as const;
