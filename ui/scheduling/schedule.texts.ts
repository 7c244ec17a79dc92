import { lastReach, type Reach } from '../../domain/scheduling/search-window';

/* The pages on which a date is chosen; their headings and back links are in stages.ts. Exact where a section is named. */
export const scheduleTexts = {
  /** spec 1 §2 */
  filter: 'Filter',
  /** spec 1 §2 */
  clear: 'Clear',
  /** spec 1 §2 */
  apply: 'Apply',
  /** spec 1 §2 */
  showMore: 'Show More',
  /** spec 1 §2 */
  showLess: 'Show Less',
  /** spec 1 §2 */
  viewTime: 'View Time',
  /** spec 1 §8; 'view more' follows as a button, and OK after 60 days leads to My Job Applications */
  noSlots: (reach: Reach): string =>
    reach < lastReach
      ? `There are no slots available for the next ${reach} days...`
      : `There are no slots available for the next ${reach} days`,
  /** spec 1 §8 */
  viewMore: 'view more',
  /** spec 1 §8 */
  ok: 'OK',
  /** spec 1 §8 */
  noSlotsInRange: 'There are no slots available for the selected date range. Please try with other date ranges',
  /** spec 2 §4.7 */
  recordingUnavailable: 'Unfortunately the self recorded video functionality is unavailable at this time',
  /** ours, from here on; spec 2 §4.7 asks for such a prompt */
  chooseFaceToFace: 'Choose a time to meet face to face instead.',
  startDate: 'Start date',
  endDate: 'End date',
  filterHint: 'You can look at up to 30 days at once.',
  cut: (end: string): string => `You can look at up to 30 days at once, so this search ends on ${end}.`,
  loading: 'Looking for interview dates',
  lookingLater: 'Looking for later dates',
  laterDates: 'Later dates',
  /** Where both buttons stand: what each of them adds. */
  moreOrLater: (hidden: number, end: string): string =>
    `Show More adds ${hidden === 1 ? 'the day' : `the ${hidden} days`} found up to ${end}. Later dates looks beyond that.`,
  noLaterDates: 'These are all the dates that are open, 60 days ahead.',
  calendar: 'Calendar',
  calendarName: 'Month calendar',
  monthBefore: 'Previous month',
  monthAfter: 'Next month',
  calendarHint: 'Marked days have free times.',
  noTimes: 'no times',
  notLookedAt: 'look for times',
  days: 'Days with free times',
  count: (n: number): string => (n === 1 ? '1 time' : `${n} times`),
  zone: (zone: string): string => `Times are ${zone}, where the job is.`,
  shown: (shown: number, found: number): string =>
    shown === found
      ? found === 1
        ? '1 day with free times'
        : `${found} days with free times`
      : `Showing ${shown} of ${found} days with free times`,
  couldNotLoad: 'We could not load the interview dates',
} as const;
