import type { Declinable } from '../../domain/applications/turns';

/* /declineOffer and /declineOnsiteOffer. Exact where a section is named; what was recorded is said in application/applications/canceling.words. */

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
        `We will let ${community} know that you are declining ${position}, and why.`,
        'Your application for this job ends. Your other jobs stay as they are.',
        'You can’t undo this.',
      ],
      otherwise: 'Is it only the time? Keep the offer and choose another time.',
      keep: 'No, keep my offer',
      last: 'Once you submit, the offer is declined for good.',
    },
    invitation: {
      heading: 'Decline this invitation?',
      means: (position, community) => [
        `We will let ${community} know that you won’t be coming to meet them about ${position}, and why.`,
        'Your application for this job ends. Your other jobs stay as they are.',
        'You can’t undo this.',
      ],
      otherwise: 'Is it only the time? Keep the invitation and choose another time.',
      keep: 'No, keep my invitation',
      last: 'Once you submit, the invitation is declined for good.',
    },
  } satisfies Readonly<Record<Declinable, DeclineTexts>>,
  kindly: 'It is fine to say no. This is what it means:',
  reason: 'Why are you saying no?',
  reasonNote: 'A few words are enough. They help the employer.',
  busy: 'Sending',
  kept: 'Your reason is saved.',
  notDone: 'Nothing was declined.',
  offlineTitle: 'You are offline',
  offline: 'Nothing is declined yet.',
  sentWhenBack: 'Your reason is saved. We will send it when you are back online. Keep this page open.',
  connectionDroppedTitle: 'Connection lost',
  connectionDropped: 'We did not hear back, so we can’t say yet if your answer was recorded.',
  sentAgainWhenBack:
    'Your reason is saved. We will try again when you are back online; it will only count once. Keep this page open.',
  sendNow: 'Try now',
  doneHeading: 'Your answer is recorded',
  toList: 'You will be taken to My Job Applications.',
  movedOn: 'There is nothing to decline for this job right now. Here is its current status.',
} as const;
