/* The panel beside the list on a wide screen. Ours. */
export const nextUpTexts = {
  nextAppointment: 'Your next appointment',
  appointmentNow: 'Happening now',
  nextToDo: 'What to do next',
  onVideo: 'On a video call',
  seeAppointment: 'See your appointment',
  allSetTitle: 'Nothing to do right now',
  allSet: 'The employers have it. You will hear from them by email.',
  hiredTitle: 'Welcome to the team!',
  hired: (community: string): string => `${community} is glad to have you.`,
  allOver: 'None of your applications is open at the moment.',
} as const;
