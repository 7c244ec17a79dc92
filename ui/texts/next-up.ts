/* The panel beside the list on a wide screen. Ours. */
export const nextUpTexts = {
  nextAppointment: 'Your next appointment',
  nextToDo: 'What to do next',
  onVideo: 'On a video call',
  seeAppointment: 'See your appointment',
  allSetTitle: 'Nothing to do right now',
  allSet: 'The employers have it. You will hear from them by email.',
  allOver: 'None of your applications is open at the moment.',
} as const;
