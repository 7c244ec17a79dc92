/* The Terms & Conditions that a sign-up accepts. Ours: the specification names them without giving their text. */
export const termsTexts = {
  read: 'Read the Terms & Conditions',
  hide: 'Hide the Terms & Conditions',
  points: [
    {
      title: 'What this portal is for',
      text: 'You use it to look for work in senior living: to apply, to answer an employer’s questions and to book interviews. It costs you nothing.',
    },
    {
      title: 'What you tell us',
      text: 'Tell the truth about yourself, and use an email address and a phone number that are your own.',
    },
    {
      title: 'Who sees it',
      text: 'The employers you apply to and the people who arrange your interviews. Nobody else does, and we do not sell it.',
    },
    {
      title: 'How we reach you',
      text: 'We write and call you about your applications and your interviews, and about nothing else.',
    },
    {
      title: 'When you want to leave',
      text: 'Write to us, and we close your account and delete what you gave us, as far as the law lets us.',
    },
  ],
} as const;
