/* Adding an appointment to a calendar. Ours. */
export const calendarTexts = {
  heading: 'Add to your calendar',
  file: 'Calendar file',
  google: 'Google Calendar',
  outlook: 'Outlook',
  opensElsewhere: 'opens in a new tab',
  saving: 'Preparing the file',
  saved: 'The file is in your downloads. Open it to put the time into your calendar.',
  notThere: 'The file could not be prepared. Check your connection, then try again.',
} as const;
