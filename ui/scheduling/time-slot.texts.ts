/* /timeslot, Choose time slot and confirm. Exact where a section is named. */
export const timeSlotTexts = {
  /** spec 1 §2 */
  heading: 'Choose time slot',
  /** spec 1 §2 */
  confirm: 'Confirm',
  /** spec 1 §2 */
  preference: 'Interview Preference',
  /** spec 1 §2 */
  videoCall: 'Video call',
  /** spec 2 §2.14 */
  range: (from: string, to: string): string => `${from} - ${to}`,
  /** ours, from here on */
  loading: 'Loading the times of this day',
  oneZone: (zone: string): string => `All times are ${zone}.`,
  twoZones: (zone: string, ownZone: string): string =>
    `Times are ${zone}, where the job is. Your own times, ${ownZone}, are below them.`,
  forYou: (time: string): string => `${time} for you`,
  forYouOtherDay: (weekday: string, time: string): string => `${weekday} ${time} for you`,
  chooseFirst: 'Choose a time first',
  dayBefore: (day: string): string => `Day before with times: ${day}`,
  dayAfter: (day: string): string => `Next day with times: ${day}`,
  noDayBefore: 'No earlier day with times found so far',
  noDayAfter: 'No later day with times found so far',
  book: (weekday: string, time: string): string => `Book ${weekday} ${time}`,
  booking: (weekday: string, time: string): string => `Booking ${weekday} ${time}`,
  move: (weekday: string, time: string): string => `Move to ${weekday} ${time}`,
  moving: (weekday: string, time: string): string => `Moving to ${weekday} ${time}`,
  noTimes: 'There are no free times left on this day.',
  otherDay: 'Choose another day',
  notBookedTitle: 'This time was not booked',
  notMovedTitle: 'Your time was not moved',
  takenTitle: 'This time has just been taken',
  seeAppointment: 'See your appointment',
  nearest: 'The nearest free times:',
  alternative: (day: string, time: string): string => `${day} at ${time}`,
  connectionDroppedTitle: 'Connection lost',
  connectionDropped: 'We did not hear back, so we can’t say yet if your time is booked.',
  sentAgainWhenBack: (choice: string): string =>
    `Your choice is kept: ${choice}. We will try again when you are back online; it won’t book twice. Keep this page open.`,
  offlineTitle: 'You are offline',
  offline: 'Nothing is booked yet.',
  sentWhenBack: (choice: string): string =>
    `Your choice is kept: ${choice}. We will send it when you are back online. Keep this page open.`,
  sendNow: 'Try now',
  choiceKept: (choice: string): string => `Your choice is kept: ${choice}.`,
  couldNotLoad: 'We could not load the times of this day',
} as const;
