import type { Declinable } from '../../domain/applications/turns';

/* /declineOffer and /declineOnsiteOffer. Exact where a section is named; what was recorded is said in application/words/interviews. */

interface DeclineTexts {
  readonly heading: string;
  /** What happens, in the order in which a candidate asks. */
  readonly means: (position: string, community: string) => readonly string[];
  /** For somebody who only can't come at that time. */
  readonly otherwise: string;
  readonly keep: string;
  readonly last: string;
}

export const declineTexts = {
  /** spec 2 §2.13 */
  submit: 'Submit',
  /** spec 2 §4.8, §8 */
  wentWrong: 'Something went wrong',
  /** ours, from here on */
  of: {
    offer: {
      heading: 'Decline this offer?',
      means: (position, community) => [
        `${community} is told that you say no to ${position}, and why.`,
        'Your application for this job ends. Your other jobs stay as they are.',
        'You can’t undo this.',
      ],
      otherwise: 'Is it only the time? Keep the offer and choose another time.',
      keep: 'No, keep my offer',
      last: 'Submit declines the offer for good.',
    },
    invitation: {
      heading: 'Decline this invitation?',
      means: (position, community) => [
        `${community} is told that you won’t come to meet them about ${position}, and why.`,
        'Your application for this job ends. Your other jobs stay as they are.',
        'You can’t undo this.',
      ],
      otherwise: 'Is it only the time? Keep the invitation and choose another time.',
      keep: 'No, keep my invitation',
      last: 'Submit declines the invitation for good.',
    },
  } satisfies Readonly<Record<Declinable, DeclineTexts>>,
  kindly: 'It is fine to say no. This is what it means:',
  reason: 'Why do you say no?',
  reasonNote: 'A few words are enough. They help the employer.',
  busy: 'Sending',
  kept: 'Your reason is kept.',
  notDone: 'Nothing was declined.',
  offlineTitle: 'You are offline',
  offline: 'Nothing is declined yet.',
  sentWhenBack: 'Your reason is kept. We send it when the line is back. Keep this page open.',
  lineDroppedTitle: 'The line dropped',
  lineDropped: 'We did not hear back, so we can’t say yet if your answer was recorded.',
  sentAgainWhenBack: 'Your reason is kept. We ask again when the line is back; it counts once. Keep this page open.',
  sendNow: 'Try now',
  doneHeading: 'Your answer is recorded',
  toList: 'You will be taken to My Job Applications.',
  movedOn: 'There is nothing to decline for this job right now. Here is where it stands.',
} as const;
